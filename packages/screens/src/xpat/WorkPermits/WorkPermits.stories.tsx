import { createNetworkFailure, refuse } from "@id-desk/core/testing";
import type { Expat } from "@id-desk/core/xpat";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { ListPage, type ListStory, waitForAnswer } from "../../testing/list-story.tsx";
import { createExampleInteractions, createExampleWorkers } from "../../testing/xpat/example-xpat.ts";
import { createXpatServer } from "../../testing/xpat/xpat-server.ts";
import { WorkPermits } from "./WorkPermits.tsx";

const interactions = createExampleInteractions(12);
const people = createExampleWorkers(40).map((worker, index): Expat => {
  const last = interactions[index];
  if (!last || index % 2 === 1) return worker;
  const captured = { captured_at: last.at, parts: [...last.parts] };
  return { ...worker, captured, last_interaction: last };
});

function Permits({ handlers, readOnly, hideHeader, ...look }: ListStory) {
  return (
    <ListPage {...look} handlers={{ ...createXpatServer({ people }).handlers, ...handlers }}>
      <WorkPermits readOnly={readOnly} hideHeader={hideHeader} />
    </ListPage>
  );
}

const search =
  (field: "Employer name" | "Work permit number", text: string): NonNullable<Story["play"]> =>
  async (context) => {
    const page = within(context.canvasElement);
    await userEvent.type(await page.findByRole("textbox", { name: field }), `${text}{Enter}`);
    await waitForAnswer(context);
  };

const meta = {
  title: "Screens/WorkPermits",
  component: Permits,
  parameters: { frame: "page" },
} satisfies Meta<typeof Permits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheSearch: Story = {};
export const ByEmployer: Story = { play: search("Employer name", "blue") };
export const ByNumber: Story = { play: search("Work permit number", "WP00412345") };
export const NothingTyped: Story = { play: search("Employer name", "") };
export const TooShort: Story = { play: search("Work permit number", "W") };
export const NoEmployer: Story = { play: search("Employer name", "nobody") };
export const NoNumber: Story = { play: search("Work permit number", "WP99") };
export const NoneOfBoth: Story = {
  play: async (context) => {
    const page = within(context.canvasElement);
    await userEvent.type(await page.findByRole("textbox", { name: "Employer name" }), "nobody");
    await search("Work permit number", "WP99")(context);
  },
};
export const Loading: Story = {
  args: { handlers: { listWorkPermits: () => new Promise(() => undefined) } },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole("textbox", { name: "Employer name" });
    await userEvent.type(field, "blue{Enter}");
  },
};
export const Failing: Story = {
  args: { handlers: { listWorkPermits: () => Promise.reject(createNetworkFailure()) } },
  play: search("Employer name", "blue"),
};
export const ForbiddenPage: Story = {
  args: { handlers: { listWorkPermits: () => refuse("You do not have access.", { status: 403 }) } },
  play: search("Employer name", "blue"),
};
export const UnknownWords: Story = {
  args: {
    handlers: createXpatServer({
      people: people.flatMap((person) =>
        person.permit ? [{ ...person, permit: { ...person.permit, status: "on_leave" as never } }] : [],
      ),
    }).handlers,
  },
  play: search("Employer name", "blue"),
};
export const Dark: Story = { args: { colorScheme: "dark" }, play: search("Employer name", "blue") };
export const RightToLeft: Story = { args: { direction: "rtl" }, play: search("Employer name", "blue") };
