import type { Batch, BatchCard } from "@id-desk/core";
import { createBatch, headOffice, islandCenter } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { within } from "storybook/test";
import { type BatchServer, createBatchServer, createCards } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch } from "../DispatchReceivingBatch/index.ts";
import { DispatchSendingBatch } from "../DispatchSendingBatch/index.ts";

interface ColleaguesStory {
  readonly side: "sending" | "receiving";
  /** What happens at other desks once the page stands. */
  readonly happens: (server: BatchServer) => void;
}

/** The page of a batch on which others work too. */
function WorkedOnTogether({ side, happens }: ColleaguesStory) {
  const isSending = side === "sending";
  const [stage] = useState(() => {
    const cards = createCards(6, { line_status: isSending ? "packed" : "in_transit" });
    const batch = createBatch({ status: isSending ? "open" : "dispatched", version: 5, cards });
    const server = createBatchServer(batch, { extensions: ["changes"] });
    const { listBatchChanges } = server.handlers;
    let hasHappened = false;
    return createTestRegistry({
      session: { center: isSending ? headOffice : islandCenter },
      handlers: {
        ...server.handlers,
        ...(listBatchChanges && {
          listBatchChanges(call) {
            if (!hasHappened) happens(server);
            hasHappened = true;
            return listBatchChanges(call);
          },
        }),
      },
    });
  });
  const Screen = isSending ? DispatchSendingBatch : DispatchReceivingBatch;
  return (
    <Stage stage={stage}>
      <Screen batchId={12} />
    </Stage>
  );
}

const meta = {
  title: "Screens/Dispatch/Colleagues",
  component: WorkedOnTogether,
  // The page looks once a second.
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/at another desk\.|^This batch was/, undefined, {
      timeout: 5000,
    });
  },
} satisfies Meta<typeof WorkedOnTogether>;

export default meta;
type Story = StoryObj<typeof meta>;

const colleague = { username: "super", fullname: "Fathimath Naseema" };
const at = "2026-11-20T09:05:00Z";

const received = (by = colleague): Partial<BatchCard> => ({
  line_status: "received",
  resolved_by: by,
  resolved_at: at,
  resolution: { method: "scan" },
});
const add = (server: BatchServer, count: number): Partial<Batch> => ({
  cards: [...server.batch.cards, ...createCards(6 + count, { added_by: colleague, added_at: at }).slice(6)],
});

export const Packing: Story = {
  args: { side: "sending", happens: (server) => server.change(add(server, 3)) },
};
export const Checking: Story = {
  args: {
    side: "receiving",
    happens(server) {
      server.changeCard(1, received());
      server.changeCard(2, received());
    },
  },
};
export const SeveralAtOnce: Story = {
  args: {
    side: "receiving",
    happens(server) {
      const others = ["ފާތިމަތު ނަސީމާ", "Abdul Rahman Mohamed Ibrahim Didi Thakurufaanu", "Ibrahim Waheed"];
      for (const [index, fullname] of others.entries())
        server.changeCard(index + 1, received({ username: `clerk.${index}`, fullname }));
      server.changeCard(4, { ...received(), line_status: "missing" });
    },
  },
};
export const Dispatched: Story = {
  args: {
    side: "sending",
    happens: (server) => server.change({ status: "dispatched", dispatched_by: colleague, dispatched_at: at }),
  },
};
export const Cancelled: Story = {
  args: {
    side: "sending",
    happens: (server) => server.change({ status: "cancelled", cancelled_by: colleague, cancelled_at: at }),
  },
};
export const Closed: Story = {
  args: {
    side: "receiving",
    happens: (server) => server.change({ status: "received", received_by: colleague, received_at: at }),
  },
};
export const Dark: Story = { ...SeveralAtOnce, globals: { colorScheme: "dark" } };
export const RightToLeft: Story = { ...SeveralAtOnce, globals: { direction: "rtl" } };
