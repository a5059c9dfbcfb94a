import { type FakeHandlers, refuse, reply } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { createExampleApplications, serveApplications } from "../../testing/example-applications.ts";
import { ListPage, type ListStory, waitForAnswer } from "../../testing/list-story.tsx";
import { Biometrics } from "./Biometrics.tsx";

const [waitsForSupervisor, ...others] = createExampleApplications(40, "pending_biometrics");
const biometrics = {
  photo: "captured",
  fingerprints: "excepted",
  signature: "captured",
  waits_for_supervisor: true,
} as const;
const applications = [...(waitsForSupervisor ? [{ ...waitsForSupervisor, biometrics }] : []), ...others];

const usual: FakeHandlers = {
  listCenterApplications: serveApplications(applications, { extensions: ["find"] }),
  getSettings: () => reply(200, { configs: {} }),
};

function List({ handlers, query, readOnly, hideHeader, ...look }: ListStory) {
  return (
    <ListPage {...look} handlers={{ ...usual, ...handlers }}>
      <Biometrics defaultQuery={query} readOnly={readOnly} hideHeader={hideHeader} />
    </ListPage>
  );
}

const meta = {
  title: "Screens/Biometrics",
  component: List,
  parameters: { frame: "page" },
  play: waitForAnswer,
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const LastPage: Story = { args: { query: { page: 2 } } };
export const One: Story = {
  args: { handlers: { listCenterApplications: serveApplications(applications.slice(0, 1)) } },
};
export const NoMatches: Story = {
  play: async (context) => {
    await meta.play(context);
    await userEvent.type(within(context.canvasElement).getByRole("searchbox"), "nobody{Enter}");
    await within(context.canvasElement).findByText("No one who waits for biometrics matches this search.");
  },
};
export const Empty: Story = { args: { handlers: { listCenterApplications: serveApplications([]) } } };
export const Loading: Story = {
  args: { handlers: { listCenterApplications: () => new Promise(() => undefined) } },
  play: async () => undefined,
};
export const Failed: Story = {
  args: { handlers: { listCenterApplications: () => refuse("database is away", { status: 500 }) } },
};
export const Forbidden: Story = {
  args: {
    handlers: {
      listCenterApplications: () => refuse("You do not have access to this area.", { status: 403 }),
    },
  },
};
export const Dark: Story = { args: { colorScheme: "dark" } };
export const RightToLeft: Story = { args: { direction: "rtl" } };
