import type { Batch } from "@id-desk/core";
import { createBatch, islandCenter } from "@id-desk/core/testing";
import { render, screen } from "@testing-library/react";
import { DispatchReceivingBatch } from "../dispatch/DispatchReceivingBatch/DispatchReceivingBatch.tsx";
import { DispatchSendingBatch } from "../dispatch/DispatchSendingBatch/DispatchSendingBatch.tsx";
import { createBatchServer } from "./batch-server.ts";
import { createTestRegistry, Stage } from "./stage.tsx";

/** Opens the page of a batch that is packed or checked, on a server that can undo a check, ready for the first scan. */
export async function openPacket(side: "sending" | "receiving", batch: Partial<Batch>) {
  const isReceiving = side === "receiving";
  const server = createBatchServer(createBatch(batch), { extensions: ["undo"] });
  const stage = createTestRegistry({
    handlers: server.handlers,
    session: isReceiving ? { center: islandCenter } : {},
  });
  const Page = isReceiving ? DispatchReceivingBatch : DispatchSendingBatch;
  render(
    <Stage stage={stage}>
      <main>
        <Page batchId={12} autoFocusScan scanAnywhere />
      </main>
    </Stage>,
  );
  await screen.findByRole("textbox", { name: /^Scan/ });
  return stage;
}
