import {
  createBatch,
  createNetworkFailure,
  type FakeHandlers,
  islandCenter,
  refuse,
} from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { createBatchPage } from "../../testing/batch-page.ts";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch } from "./DispatchReceivingBatch.tsx";

type Batch = NonNullable<Parameters<typeof createBatch>[0]>;

interface ReceivingStory {
  /** What the registry has; a batch of five cards on its way by default. */
  readonly batch?: Batch;
  readonly handlers?: FakeHandlers;
  readonly readOnly?: boolean;
  readonly hideHeader?: boolean;
  readonly scanAnywhere?: boolean;
}

const sender = { username: "clerk.male", fullname: "Aishath Shareef" };
const checker = { username: "clerk.hdh", fullname: "Hassan Manik" };

const onItsWay: Batch = {
  status: "dispatched",
  dispatched_by: sender,
  dispatched_at: "2026-11-19T11:00:00Z",
  cards: createCards(5, { line_status: "in_transit" }),
};

const checked = (count: number) =>
  createCards(count, {
    line_status: "received",
    resolved_by: checker,
    resolved_at: "2026-11-22T04:30:00Z",
    resolution: { method: "scan" },
  });

const withDiscrepancies = [
  ...checked(6).map((card, index) => {
    if (index === 0) {
      const notes = "Packet opened in front of the courier, card not inside";
      return { ...card, line_status: "missing" as const, resolution: { method: "manual" as const, notes } };
    }
    if (index !== 1) return card;
    const resolution = {
      method: "manual" as const,
      reason: "damaged" as const,
      notes: "The chip is broken",
    };
    return { ...card, line_status: "disputed" as const, resolution };
  }),
];

function Receiving({ batch, handlers, ...props }: ReceivingStory) {
  const [stage] = useState(() => {
    const server = createBatchServer(createBatch({ ...onItsWay, ...batch }));
    return createTestRegistry({
      session: { center: islandCenter },
      handlers: { ...server.handlers, ...handlers },
    });
  });
  return (
    <Stage stage={stage}>
      <DispatchReceivingBatch batchId={12} {...props} />
    </Stage>
  );
}

const meta = {
  title: "Screens/DispatchReceivingBatch",
  component: Receiving,
} satisfies Meta<typeof Receiving>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const scan =
  (...codes: readonly string[]): Play =>
  async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole("textbox", { name: /^Scan/ });
    for (const code of codes) await userEvent.type(field, `${code}{Enter}`);
  };

const press =
  (...names: readonly string[]): Play =>
  async ({ canvasElement }) => {
    for (const name of names) {
      await userEvent.click(await within(canvasElement).findByRole("button", { name }));
    }
  };
/** Chooses from the menu of a card, and presses the dialog's button. */
const choose =
  (action: string, serial: string, confirm: string): Play =>
  async (context) => {
    await createBatchPage("receiving", context.canvasElement).chooseForCard(action, serial);
    await press(confirm)(context);
  };

export const Arrived: Story = {};
export const Scanning: Story = { play: scan(serialOf(1), serialOf(2)) };
export const Waiting: Story = {
  args: { handlers: { receiveCard: () => new Promise(() => undefined) } },
  play: scan(serialOf(1), serialOf(2)),
};
export const ReceivedByAnotherDesk: Story = {
  args: {
    handlers: {
      receiveCard: () =>
        refuse("Card has already been received", {
          code: "already_received",
          context: { by: "Hassan Manik", at: "2026-11-22T04:30:00Z" },
        }),
    },
  },
  play: scan(serialOf(1)),
};
export const ExtraCard: Story = { play: scan("SN0009999") };
export const Offline: Story = {
  args: {
    handlers: {
      receiveCard: () => {
        throw createNetworkFailure();
      },
    },
  },
  play: scan(serialOf(1), serialOf(2)),
};
export const NothingLeft: Story = { args: { batch: { status: "receiving", cards: withDiscrepancies } } };
export const ReceivingByHand: Story = { play: press(`Receive ${serialOf(1)}`, "Receive card") };
export const MarkingMissing: Story = { play: choose("Mark as missing", serialOf(1), "Mark as missing") };
export const MarkingAllMissing: Story = {
  play: async (context) => {
    await press("Mark 5 as missing")(context);
    const dialog = within(await within(context.canvasElement).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Mark 5 cards as missing" }));
  },
};
export const ReceivingMany: Story = {
  play: async (context) => {
    await press("Select cards")(context);
    const page = within(context.canvasElement);
    await userEvent.click(page.getByRole("checkbox", { name: "Select every card in the list" }));
    await press("Receive 5 cards")(context);
    await userEvent.click(within(page.getByRole("dialog")).getByRole("button", { name: "Receive 5 cards" }));
  },
};
export const Disputing: Story = { play: choose("Dispute", serialOf(1), "Dispute card") };
export const ReceivingTheBatch: Story = {
  args: { batch: { status: "receiving", cards: withDiscrepancies } },
  play: press("Receive batch"),
};
const received: Batch = {
  status: "received",
  received_by: checker,
  received_at: "2026-11-22T05:00:00Z",
};
export const Received: Story = { args: { batch: { ...received, cards: checked(5) } } };
export const WithDiscrepancies: Story = { args: { batch: { ...received, cards: withDiscrepancies } } };
export const ReadySmsSent: Story = {
  args: {
    batch: {
      ...received,
      cards: checked(5),
      ready_sms_sent_at: "2026-11-22T05:05:00Z",
      ready_sms_count: 4,
      ready_sms_skipped: [{ serial_number: "SN0000105", reason: "no_phone" }],
    },
  },
};
export const ManyCards: Story = {
  args: { batch: { cards: createCards(1000, { line_status: "in_transit" }) } },
};
export const Empty: Story = { args: { batch: { cards: [] } } };
export const Loading: Story = {
  args: { handlers: { getReceivingBatch: () => new Promise(() => undefined) } },
};
export const Forbidden: Story = {
  args: {
    handlers: {
      getReceivingBatch: () =>
        refuse("This batch is for Hulhumalé Phase 1.", { status: 403, code: "other_center" }),
    },
  },
};
export const NotFound: Story = {
  args: {
    handlers: { getReceivingBatch: () => refuse("Batch not found.", { status: 404, code: "not_found" }) },
  },
};
export const NotDispatched: Story = {
  args: {
    handlers: {
      getReceivingBatch: () =>
        refuse("This batch has not been dispatched yet.", { status: 409, code: "batch_not_dispatched" }),
    },
  },
};
export const Failed: Story = {
  args: { handlers: { getReceivingBatch: () => refuse("Database is busy", { status: 503 }) } },
};
export const Dark: Story = { ...NothingLeft, globals: { colorScheme: "dark" } };
export const RightToLeft: Story = { ...Scanning, globals: { direction: "rtl" } };
