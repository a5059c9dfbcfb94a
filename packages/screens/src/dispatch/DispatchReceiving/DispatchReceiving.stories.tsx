import { createBatch, type FakeHandlers, refuse, reply } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { ListQuery } from "../../runtime/frame/destination.ts";
import { createCards } from "../../testing/batch-server.ts";
import { createExampleBatches, exampleCenters, serveBatches } from "../../testing/example-batches.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceiving } from "./DispatchReceiving.tsx";

interface ReceivingStory {
  readonly handlers?: FakeHandlers;
  readonly query?: ListQuery;
  /** The tab that the list begins with. */
  readonly status?: "all" | "dispatched" | "receiving" | "received";
  readonly readOnly?: boolean;
  readonly hideHeader?: boolean;
  readonly colorScheme?: "light" | "dark";
  readonly direction?: "ltr" | "rtl";
}

const side = "receiving";
const batches = [
  ...createExampleBatches(6, "dispatched", { firstId: 800, side }),
  ...createExampleBatches(3, "receiving", { firstId: 700, side }),
  ...createExampleBatches(130, "received", { firstId: 300, side }),
];

function ReceivingList({
  handlers,
  query,
  status,
  colorScheme = "light",
  direction = "ltr",
  ...props
}: ReceivingStory) {
  const [stage] = useState(() =>
    createTestRegistry({
      handlers: {
        listReceivingBatches: serveBatches(batches),
        listCenterHierarchy: () => reply(200, { centers: exampleCenters }),
        ...handlers,
      },
    }),
  );
  return (
    <Stage stage={stage} colorScheme={colorScheme} direction={direction}>
      <main style={{ padding: 24 }}>
        <DispatchReceiving key={status} defaultQuery={query} defaultStatus={status} {...props} />
      </main>
    </Stage>
  );
}

const meta = {
  title: "Screens/DispatchReceiving",
  component: ReceivingList,
  parameters: { frame: "page" },
  // What is checked is the answered page, not the moment before.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
} satisfies Meta<typeof ReceivingList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The batch of a row with its cards; of some collectors no phone is known. */
const readRow: FakeHandlers["getReceivingBatch"] = ({ path }) => {
  const row = batches.find(({ id }) => id === Number(path.id));
  const cards = createCards(row?.cards_count ?? 0, { line_status: "received" });
  return reply(200, {
    batch: createBatch({ ...row, cards: cards.map((card, index) => ({ ...card, has_phone: index > 1 })) }),
  });
};

const sendReadySms: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const body = within(document.body);
  const [, button] = await within(canvasElement).findAllByRole("button", { name: /^Actions of batch/ });
  if (button) await userEvent.click(button);
  await userEvent.click(await body.findByRole("menuitem", { name: "Send ready SMS" }));
  await within(await body.findByRole("dialog")).findByText(/no phone number/);
};

export const ToReceive: Story = {};
export const OneToReceive: Story = {
  args: {
    handlers: { listReceivingBatches: serveBatches(createExampleBatches(1, "dispatched", { side })) },
  },
};
export const InProgress: Story = { args: { query: { status: "receiving" } } };
export const Received: Story = { args: { query: { status: "received", perPage: 10 } } };
export const ReadySmsFromRow: Story = {
  args: { query: { status: "received", perPage: 10 }, handlers: { getReceivingBatch: readRow } },
  play: sendReadySms,
};
export const WithDiscrepancy: Story = { args: { query: { status: "discrepancy", perPage: 10 } } };
export const ManyPages: Story = { args: { query: { status: "all", page: 3 } } };
export const Loading: Story = {
  args: { handlers: { listReceivingBatches: () => new Promise(() => undefined) } },
  play: async () => undefined,
};
export const Empty: Story = { args: { handlers: { listReceivingBatches: serveBatches([]) } } };
export const NoMatches: Story = { args: { query: { center: 77 } } };
export const Failed: Story = {
  args: { handlers: { listReceivingBatches: () => refuse("database is away", { status: 500 }) } },
};
export const Forbidden: Story = {
  args: {
    handlers: {
      listReceivingBatches: () => refuse("You do not have access to this area.", { status: 403 }),
    },
  },
};
export const Dark: Story = { args: { colorScheme: "dark", query: { status: "all" } } };
export const RightToLeft: Story = { args: { direction: "rtl", query: { status: "all" } } };
