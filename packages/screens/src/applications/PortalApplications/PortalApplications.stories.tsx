import { type FakeHandlers, refuse, reply } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { createExampleApplications, serveApplications } from "../../testing/example-applications.ts";
import { ListPage, type ListStory, waitForAnswer } from "../../testing/list-story.tsx";
import { PortalApplications } from "./PortalApplications.tsx";

const channel = "portal";
const applications = [
  ...createExampleApplications(4, "submitted", { firstId: 900, channel }),
  ...createExampleApplications(3, "returned", { firstId: 800, channel }),
  ...createExampleApplications(2, "pending_biometrics", { firstId: 700, channel }),
  ...createExampleApplications(40, "ready", { firstId: 500, channel }),
];

const usual: FakeHandlers = {
  listPortalApplications: serveApplications(applications, { extensions: ["tab_counts", "find"] }),
  getSettings: () => reply(200, { configs: {} }),
};

function List({ handlers, query, readOnly, hideHeader, ...look }: ListStory) {
  return (
    <ListPage {...look} handlers={{ ...usual, ...handlers }}>
      <PortalApplications defaultQuery={query} readOnly={readOnly} hideHeader={hideHeader} />
    </ListPage>
  );
}

const meta = {
  title: "Screens/PortalApplications",
  component: List,
  parameters: { frame: "page" },
  play: waitForAnswer,
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Ready: Story = { args: { query: { status: "ready", page: 2 } } };
export const RowMenu: Story = {
  args: { query: { status: "ready" } },
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole("button", {
      name: /^Actions of application/,
    });
    if (button) await userEvent.click(button);
    await within(document.body).findByRole("menu");
  },
};
export const NoMatches: Story = {
  play: async (context) => {
    await meta.play(context);
    await userEvent.type(within(context.canvasElement).getByRole("searchbox"), "nobody{Enter}");
    await within(context.canvasElement).findByText("No online applications match.");
  },
};
export const Empty: Story = { args: { handlers: { listPortalApplications: serveApplications([]) } } };
export const EmptyStatus: Story = {
  args: { handlers: { listPortalApplications: serveApplications([]) }, query: { status: "returned" } },
};
export const Loading: Story = {
  args: { handlers: { listPortalApplications: () => new Promise(() => undefined) } },
  play: async () => undefined,
};
export const Failed: Story = {
  args: { handlers: { listPortalApplications: () => refuse("database is away", { status: 500 }) } },
};
export const Forbidden: Story = {
  args: {
    handlers: {
      listPortalApplications: () => refuse("You do not have access to this area.", { status: 403 }),
    },
  },
};
export const Dark: Story = { args: { colorScheme: "dark" } };
export const RightToLeft: Story = { args: { direction: "rtl" } };
