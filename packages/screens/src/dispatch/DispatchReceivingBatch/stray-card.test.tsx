import { createBatch, islandCenter, reply } from "@id-desk/core/testing";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { createBatchPage } from "../../testing/batch-page.ts";
import { createBatchServer, createCards } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch } from "./DispatchReceivingBatch.tsx";

test("A card of another batch for the same centre is said to belong here, and can be recorded [CALL-16]", async () => {
  const cards = createCards(2, { line_status: "in_transit" });
  const server = createBatchServer(createBatch({ status: "dispatched", cards }), { extensions: ["locate"] });
  const { id, name } = islandCenter;
  const locateCard = () =>
    reply(200, {
      batch: {
        batch_no: "DB-2026-000031",
        status: "dispatched" as const,
        destination_center: { id, name },
      },
    });
  render(
    <Stage
      stage={createTestRegistry({
        session: { center: islandCenter },
        handlers: { ...server.handlers, locateCard },
      })}
    >
      <DispatchReceivingBatch batchId={12} autoFocusScan />
    </Stage>,
  );
  await screen.findByRole("textbox", { name: /^Scan/ });
  createBatchPage("receiving").scan("SN0009999");
  const log = within(await screen.findByRole("list", { name: "Last scans" }));
  expect(
    await log.findByText(
      "This card belongs to this centre. It is in batch DB-2026-000031. Record it as an extra card.",
    ),
  ).toBeVisible();
  expect(await screen.findByRole("button", { name: "Record as an extra card: SN0009999" })).toBeVisible();
});
