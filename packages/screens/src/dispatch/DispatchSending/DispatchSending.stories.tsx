import { createBatch, createBatchSummary, type FakeHandlers, refuse, reply } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { ListQuery } from "../../runtime/frame/destination.ts";
import { createCards } from "../../testing/batch-server.ts";
import { createExampleBatches, exampleCenters, serveBatches } from "../../testing/example-batches.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchSending } from "./DispatchSending.tsx";

interface SendingStory {
  readonly handlers?: FakeHandlers;
  readonly query?: ListQuery;
  /** The tab that the list begins with. */
  readonly status?: "all" | "open" | "dispatched" | "receiving" | "received" | "cancelled";
  readonly readOnly?: boolean;
  readonly hideHeader?: boolean;
  readonly colorScheme?: "light" | "dark";
  readonly direction?: "ltr" | "rtl";
}

const batches = [
  ...createExampleBatches(7, "open", { firstId: 900 }),
  ...createExampleBatches(12, "dispatched", { firstId: 800 }),
  ...createExampleBatches(3, "receiving", { firstId: 700 }),
  ...createExampleBatches(130, "received", { firstId: 300 }),
  ...createExampleBatches(2, "cancelled", { firstId: 200 }),
];

function SendingList({
  handlers,
  query,
  status,
  colorScheme = "light",
  direction = "ltr",
  ...props
}: SendingStory) {
  const [stage] = useState(() =>
    createTestRegistry({
      handlers: {
        listSendingBatches: serveBatches(batches),
        listCenterHierarchy: () => reply(200, { centers: exampleCenters }),
        ...handlers,
      },
    }),
  );
  return (
    <Stage stage={stage} colorScheme={colorScheme} direction={direction}>
      <main style={{ padding: 24 }}>
        <DispatchSending key={status} defaultQuery={query} defaultStatus={status} {...props} />
      </main>
    </Stage>
  );
}

const meta = {
  title: "Screens/DispatchSending",
  component: SendingList,
  parameters: { frame: "page" },
  // What is checked is the answered page, not the moment before.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
} satisfies Meta<typeof SendingList>;

export default meta;
type Story = StoryObj<typeof meta>;

const none = serveBatches([]);

const openNewBatch: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "New batch" }));
  await within(document.body).findByRole("dialog");
};

const createWithoutDestination: NonNullable<Story["play"]> = async (context) => {
  await openNewBatch(context);
  const dialog = within(await within(document.body).findByRole("dialog"));
  await userEvent.type(dialog.getByRole("textbox", { name: /Notes/ }), "ok");
  await userEvent.click(dialog.getByRole("button", { name: "Create batch" }));
};

const pickCenter: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const field = within(canvasElement).getByRole("combobox", { name: "Destination" });
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.click(field);
  await within(document.body).findAllByRole("option");
};

const openRowMenu: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const [button] = await within(canvasElement).findAllByRole("button", { name: /^Actions of batch/ });
  if (button) await userEvent.click(button);
  await within(document.body).findByRole("menu");
};

const chooseInRow =
  (action: string, awaited?: RegExp): NonNullable<Story["play"]> =>
  async (context) => {
    await openRowMenu(context);
    await userEvent.click(within(document.body).getByRole("menuitem", { name: action }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    if (awaited) await dialog.findByText(awaited);
  };

/** The batch of a row with its cards, of which one was forgotten. */
const readRow: FakeHandlers["getSendingBatch"] = ({ path }) => {
  const row = batches.find(({ id }) => id === Number(path.id));
  const expected_count = (row?.cards_count ?? 0) + 1;
  return reply(200, {
    batch: createBatch({ ...row, cards: createCards(row?.cards_count ?? 0), expected_count, printed: null }),
  });
};
const packing = serveBatches(batches, { extensions: ["packing", "printed"] });

const typeDays: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const list = within(canvasElement);
  await userEvent.type(await list.findByRole("textbox", { name: "Created from" }), "2026-02-30");
  await userEvent.tab();
  await list.findByText("Required format: YYYY-MM-DD");
};

const exportUntil =
  (words: RegExp): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.click(await list.findByRole("button", { name: "Export CSV" }));
    await list.findByText(words);
  };

const whole = serveBatches(batches, { extensions: ["created_range", "tab_counts"] });
const withoutSecondPage =
  (
    answer: () => ReturnType<typeof whole> | Promise<never>,
  ): NonNullable<FakeHandlers["listSendingBatches"]> =>
  (call) =>
    call.query.per_page === "100" && call.query.page === "2" ? answer() : whole(call);

export const Few: Story = {};
export const CountsAndDays: Story = { args: { handlers: { listSendingBatches: whole } } };
export const DayThatIsNone: Story = {
  args: { handlers: { listSendingBatches: whole } },
  play: typeDays,
};
export const CentresInTwoScripts: Story = { play: pickCenter };
export const RowMenu: Story = { play: openRowMenu };
export const CancelFromRow: Story = { play: chooseInRow("Cancel batch") };
export const DispatchFromRow: Story = {
  args: { handlers: { listSendingBatches: packing, getSendingBatch: readRow } },
  play: chooseInRow("Dispatch batch", /cards were expected/),
};
export const DispatchFromRowUnread: Story = {
  args: {
    handlers: {
      listSendingBatches: packing,
      getSendingBatch: () => refuse("the registry is being updated", { status: 500 }),
    },
  },
  play: chooseInRow("Dispatch batch", /Could not load/),
};
export const PrintFromRow: Story = { play: chooseInRow("Print manifest", /travels with the packet/) };
export const Exporting: Story = {
  args: {
    query: { status: "received" },
    handlers: { listSendingBatches: withoutSecondPage(() => new Promise<never>(() => undefined)) },
  },
  play: exportUntil(/Exported 100 of 130/),
};
export const ExportStopped: Story = {
  args: {
    query: { status: "received" },
    handlers: { listSendingBatches: withoutSecondPage(() => refuse("not now", { status: 503 })) },
  },
  play: exportUntil(/The export stopped/),
};
export const WithoutDiscrepancyTab: Story = {
  args: {
    query: { status: "discrepancy" },
    handlers: {
      listSendingBatches: (call) =>
        call.query.has_discrepancy ? refuse("Unknown parameter", { status: 400 }) : whole(call),
    },
  },
};
export const Dispatched: Story = { args: { query: { status: "dispatched" } } };
export const Received: Story = { args: { query: { status: "received", perPage: 10 } } };
export const ManyPages: Story = { args: { query: { status: "all", page: 3 } } };
export const WithDiscrepancy: Story = { args: { query: { status: "discrepancy", perPage: 10 } } };
export const Cancelled: Story = { args: { query: { status: "cancelled" } } };
export const Loading: Story = {
  args: { handlers: { listSendingBatches: () => new Promise(() => undefined) } },
  play: async () => undefined,
};
export const Empty: Story = { args: { handlers: { listSendingBatches: none } } };
export const NoMatches: Story = { args: { query: { center: 14, status: "cancelled" } } };
export const PageThatIsGone: Story = { args: { query: { status: "received", page: 40 } } };
export const Failed: Story = {
  args: { handlers: { listSendingBatches: () => refuse("database is away", { status: 500 }) } },
};
export const Forbidden: Story = {
  args: {
    handlers: {
      listSendingBatches: () => refuse("You do not have access to this area.", { status: 403 }),
    },
  },
};
export const CentersFailed: Story = {
  args: {
    handlers: {
      listCenterHierarchy: () => refuse("not now", { status: 503 }),
      listCenters: () => refuse("not now", { status: 503 }),
    },
  },
};
export const LongNames: Story = {
  args: {
    query: { status: "all" },
    handlers: {
      listSendingBatches: serveBatches([
        createBatchSummary({
          id: 1,
          batch_no: "DB-2026-000001",
          name: "ދިވެހިރާއްޖޭގެ އައިޑީ ކާޑު ނޮވެންބަރު މަހުގެ ދެވަނަ ފޮށި",
          destination_center: {
            id: 77,
            name: "Th. Thimarafushi Island Council Secretariat Multipurpose Service and Collection Point",
          },
          cards_count: 12_345,
          created_by: { username: "x", fullname: "Aminath Fathimath Shaheeda Abdul Rahman Hassan Didi" },
        }),
        createBatchSummary({
          id: 2,
          batch_no: "DB-2026-000002",
          status: "held_by_customs" as "open",
          name: "Anextremelylongnamewithoutanyspaceatallthatsomebodypastedhere",
        }),
      ]),
    },
  },
};
export const NewBatch: Story = { play: openNewBatch };
export const NewBatchWithProblems: Story = { play: createWithoutDestination };
export const NewBatchOfExpectedCards: Story = {
  args: {
    handlers: {
      listSendingBatches: (call) =>
        reply(200, { ...serveBatches(batches)(call).body, extensions: ["packing"] } as never),
    },
  },
  play: async (context) => {
    await openNewBatch(context);
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "More" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /Expected cards/ }), "forty");
    await userEvent.type(dialog.getByRole("textbox", { name: /Expected on/ }), "2020-01-01{Tab}");
  },
};
export const Dark: Story = { args: { colorScheme: "dark", query: { status: "all" } } };
export const RightToLeft: Story = { args: { direction: "rtl", query: { status: "all" } } };
