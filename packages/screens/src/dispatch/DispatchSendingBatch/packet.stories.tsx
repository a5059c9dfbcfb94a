import type { Extension } from "@id-desk/core";
import { createBatch, refuse } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { createBatchServer, createCards } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage, type TestRegistryOptions } from "../../testing/stage.tsx";
import { DispatchSendingBatch } from "./DispatchSendingBatch.tsx";

interface PacketStory {
  readonly batch?: Parameters<typeof createBatch>[0];
  readonly extensions?: readonly Extension[];
  readonly handlers?: TestRegistryOptions["handlers"];
}

function Packet({ batch, extensions = ["packing", "printed", "audit"], handlers }: PacketStory) {
  const [stage] = useState(() => {
    const server = createBatchServer(createBatch({ cards: createCards(8), expected_count: 10, ...batch }), {
      extensions,
    });
    return createTestRegistry({ handlers: { ...server.handlers, ...handlers } });
  });
  return (
    <Stage stage={stage}>
      <DispatchSendingBatch batchId={12} />
    </Stage>
  );
}

const meta = { title: "Screens/DispatchSendingBatch/Packet", component: Packet } satisfies Meta<
  typeof Packet
>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const open: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Dispatch" }));
  await within(document.body).findByRole("dialog");
};

/** Fills the dialog and asks for the dispatch. */
const dispatch =
  (fields: Readonly<Record<string, string>>): Play =>
  async (context) => {
    await open(context);
    const dialog = within(within(document.body).getByRole("dialog"));
    for (const [label, text] of Object.entries(fields)) {
      await userEvent.type(dialog.getByRole("textbox", { name: new RegExp(`^${label}`) }), text);
    }
    await userEvent.click(dialog.getByRole("button", { name: "Dispatch batch" }));
  };

const openHistory: Play = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: "Whole history" }));
  await page.findByRole("table", { name: /^History/ });
};

const sealed = {
  status: "dispatched" as const,
  dispatched_by: { username: "clerk.male", fullname: "Aishath Shareef" },
  dispatched_at: "2026-11-19T11:00:00Z",
  cards: createCards(3, { line_status: "in_transit" }),
  expected_on: "2026-11-24",
  seal_no: "HDK-204817",
  courier: { name: "Northern Ferry Line", contact: "7771402", reference: "NFL-88231" },
};

const events = Array.from({ length: 23 }, (_, index) => ({
  id: 100 - index,
  at: new Date(Date.UTC(2026, 10, 19, 9, 59 - index)).toISOString(),
  action: ["add_note", "dispatch", "reopen", "remove_card"][index % 4] ?? "",
  actor: { username: "clerk.male", fullname: "Aishath Shareef" },
  center: { id: 1, name: "DNR Head Office" },
  serial_number: index % 4 === 3 ? "SN0000101" : null,
  notes:
    index === 0
      ? "The packet was wet on one side and had been opened. The courier was told, and the cards were counted again in front of two witnesses."
      : index === 2
        ? "ކާޑުތައް ގުނާފައި"
        : null,
}));

export const Packing: Story = {};
export const MoreThanExpected: Story = { args: { batch: { expected_count: 7 } } };
export const AsExpected: Story = {
  args: { batch: { expected_count: 8, printed: { copies: 1, at: "2026-11-19T09:05:00Z", version: 1 } } },
  play: open,
};
export const NotAsExpectedAndNotPrinted: Story = { args: { batch: { printed: null } }, play: open };
export const ProblemsAtFields: Story = {
  play: dispatch({
    "Seal number": "HDK-204817-HDK-204817-HDK-204817-HDK-204817",
    "Expected on": "tomorrow",
    "Courier phone": "1234567",
  }),
};
export const RefusedByTheRegistry: Story = {
  args: {
    handlers: {
      dispatchBatch: () => refuse("x", { errors: { seal_no: ["this seal was used before"] } }),
    },
  },
  play: dispatch({ "Seal number": "HDK-204817" }),
};
export const WithoutExtensions: Story = { args: { extensions: [] }, play: open };
export const Sealed: Story = { args: { batch: sealed } };
export const SealedWithLongWords: Story = {
  args: {
    batch: {
      ...sealed,
      seal_no: "HDK204817HDK204817HDK204817HDK204817HDK2",
      courier: {
        name: "އުތުރު ފެރީ ލައިން",
        contact: "00941234567890123456",
        reference: "N".repeat(60),
      },
    },
  },
};
export const History: Story = { args: { batch: { ...sealed, events } }, play: openHistory };
export const HistoryFailed: Story = {
  args: {
    batch: { ...sealed, events },
    handlers: { listAudit: () => refuse("the registry is being updated", { status: 500 }) },
  },
  play: async (context) => {
    await openHistory(context);
    const page = within(context.canvasElement);
    await userEvent.click(page.getByRole("checkbox"));
    await page.findByText("Could not load the history.");
  },
};
export const Dark: Story = { ...NotAsExpectedAndNotPrinted, globals: { colorScheme: "dark" } };
export const RightToLeft: Story = { ...ProblemsAtFields, globals: { direction: "rtl" } };
