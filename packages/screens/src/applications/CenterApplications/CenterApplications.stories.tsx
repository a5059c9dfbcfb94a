import { createNetworkFailure, type FakeHandlers, islandCenter, refuse, reply } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import {
  createExampleApplications,
  serveApplications,
  serveFoundApplications,
} from "../../testing/example-applications.ts";
import { ListPage, type ListStory, waitForAnswer } from "../../testing/list-story.tsx";
import { CenterApplications } from "./CenterApplications.tsx";

const applications = [
  ...createExampleApplications(9, "submitted", { firstId: 900 }),
  ...createExampleApplications(6, "returned", { firstId: 800 }),
  ...createExampleApplications(4, "pending_biometrics", { firstId: 700 }),
  ...createExampleApplications(3, "pending_payment", { firstId: 600 }),
  ...createExampleApplications(4, "ready", { firstId: 500 }),
  ...createExampleApplications(130, "collected", { firstId: 200 }),
  ...createExampleApplications(2, "rejected", { firstId: 100 }),
];
const elsewhere = createExampleApplications(1, "submitted", { firstId: 10 }).map((application) => ({
  ...application,
  created_center: islandCenter,
}));

const whole = serveApplications(applications, { extensions: ["tab_counts", "find", "printed"] });

const usual: FakeHandlers = {
  listCenterApplications: whole,
  findApplication: serveFoundApplications(elsewhere, () => false),
  getSettings: () => reply(200, { configs: {} }),
};

function List({ handlers, query, readOnly, hideHeader, ...look }: ListStory) {
  return (
    <ListPage {...look} handlers={{ ...usual, ...handlers }}>
      <CenterApplications defaultQuery={query} readOnly={readOnly} hideHeader={hideHeader} />
    </ListPage>
  );
}

const meta = {
  title: "Screens/CenterApplications",
  component: List,
  parameters: { frame: "page" },
  play: waitForAnswer,
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);

const search =
  (text: string): NonNullable<Story["play"]> =>
  async (context) => {
    await meta.play(context);
    await userEvent.type(within(context.canvasElement).getByRole("searchbox"), `${text}{Enter}`);
    await meta.play(context);
  };

const openMenu: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const [button] = await within(canvasElement).findAllByRole("button", { name: /^Actions of application/ });
  if (button) await userEvent.click(button);
  await body.findByRole("menu");
};

const choose =
  (action: string): NonNullable<Story["play"]> =>
  async (context) => {
    await openMenu(context);
    await userEvent.click(body.getByRole("menuitem", { name: action }));
    await body.findByRole("dialog");
  };

const select =
  (boxes: number): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.click(await list.findByRole("button", { name: "Select applications" }));
    for (const box of list.getAllByRole("checkbox").slice(1, boxes + 1)) await userEvent.click(box);
  };

export const Submitted: Story = {};
export const Returned: Story = { args: { query: { status: "returned" } } };
export const WaitingForBiometrics: Story = { args: { query: { status: "pending_biometrics" } } };
export const WaitingForPayment: Story = { args: { query: { status: "pending_payment" } } };
export const OtherStatus: Story = { args: { query: { status: "rejected" } } };
export const ManyPages: Story = { args: { query: { status: "all", page: 3 } } };
export const One: Story = {
  args: { handlers: { listCenterApplications: serveApplications(applications.slice(0, 1)) } },
};
export const WithoutExtensions: Story = {
  args: { handlers: { listCenterApplications: serveApplications(applications) } },
};
export const UnknownWords: Story = {
  args: {
    handlers: {
      listCenterApplications: (call) => {
        const { status, body } = whole(call);
        const words = { status: "at_the_printer", type: "replacement" };
        const unknown = applications.slice(0, 2).map((application) => ({ ...application, ...words }));
        return Response.json({ ...body, applications: unknown }, { status });
      },
    },
  },
};
export const Searched: Story = { play: search("aminath") };
export const NoMatches: Story = { play: search("nobody") };
export const TooShort: Story = { play: search("n") };
export const AtAnotherCentre: Story = { play: search("C-2026-000011") };
export const NotFound: Story = { play: search("C-2026-999999") };
export const SerialNumber: Story = { play: search("SN0000123") };
export const Selecting: Story = { play: select(3) };
export const PrintingSlips: Story = {
  play: async (context) => {
    await select(3)(context);
    await userEvent.click(within(context.canvasElement).getByRole("button", { name: "Print 3 slips" }));
    await body.findByRole("dialog");
  },
};
export const TooManySelected: Story = {
  args: { query: { status: "collected" } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.click(await list.findByRole("button", { name: "Select applications" }));
    await userEvent.click(list.getByRole("checkbox", { name: /all applications/ }));
  },
};
export const RowMenu: Story = { args: { query: { status: "pending_payment" } }, play: openMenu };
export const Cancelling: Story = { play: choose("Cancel application") };
export const SendingPaymentLink: Story = {
  args: { query: { status: "pending_payment" } },
  play: choose("Payment link"),
};
export const ReadOnly: Story = { args: { readOnly: true }, play: openMenu };
export const Exported: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.click(await list.findByRole("button", { name: "Export CSV" }));
    await list.findByText("Exported 9 applications.");
  },
};
export const Empty: Story = {
  args: { handlers: { listCenterApplications: serveApplications([]) } },
};
export const EmptyStatus: Story = {
  args: { handlers: { listCenterApplications: serveApplications([]) }, query: { status: "printing" } },
};
export const Loading: Story = {
  args: { handlers: { listCenterApplications: () => new Promise(() => undefined) } },
  play: async () => undefined,
};
export const Failed: Story = {
  args: { handlers: { listCenterApplications: () => refuse("database is away", { status: 500 }) } },
};
export const Offline: Story = {
  args: {
    handlers: {
      listCenterApplications: () => {
        throw createNetworkFailure();
      },
    },
  },
};
export const SettingsNotLoaded: Story = {
  args: { handlers: { getSettings: () => refuse("Database is away", { status: 503 }) } },
};
export const Forbidden: Story = {
  args: {
    handlers: {
      listCenterApplications: () => refuse("You do not have access to this area.", { status: 403 }),
    },
  },
};
export const Dark: Story = { args: { colorScheme: "dark", query: { status: "returned" } } };
export const RightToLeft: Story = { args: { direction: "rtl", query: { status: "returned" } } };
