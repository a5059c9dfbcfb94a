import { createBatch, islandCenter } from "@id-desk/core/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createBatchPage, findLastScan } from "../../testing/batch-page.ts";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch } from "./DispatchReceivingBatch.tsx";

test.each([
  ["disputed", "warning", "It was disputed. If that still holds, dispute it again."],
  ["missing", "success", "Mohamed Naseer"],
] as const)(
  "A card that was %s is received by its scan, with the tone of a %s",
  async (line_status, tone, says) => {
    const cards = [
      ...createCards(1, { line_status }),
      ...createCards(3, { line_status: "in_transit" }).slice(1),
    ];
    const server = createBatchServer(createBatch({ status: "receiving", cards }));
    render(
      <Stage stage={createTestRegistry({ session: { center: islandCenter }, handlers: server.handlers })}>
        <DispatchReceivingBatch batchId={12} autoFocusScan />
      </Stage>,
    );
    await screen.findByRole("textbox", { name: /^Scan/ });
    createBatchPage("receiving").scan(serialOf(1));
    const { result } = await findLastScan("Received");
    expect(result.dataset.tone).toBe(tone);
    expect(result.textContent).toContain(says);
  },
);
