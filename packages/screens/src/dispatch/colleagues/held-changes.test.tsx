import { createBatch, islandCenter, refuse } from "@id-desk/core/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch } from "../DispatchReceivingBatch/DispatchReceivingBatch.tsx";

beforeEach(() => page.viewport(1366, 768));
afterEach(() => vi.restoreAllMocks());

const at = "2026-11-20T09:05:00Z";
const receivedByColleague = {
  line_status: "received",
  resolved_by: { username: "super", fullname: "Fathimath Naseema" },
  resolved_at: at,
  resolution: { method: "scan" },
} as const;

/** Opens a batch of a server that holds its answers until `answer` is called. */
async function openWatched() {
  const cards = createCards(3, { line_status: "in_transit" });
  const batch = createBatch({ status: "dispatched", version: 5, cards });
  const server = createBatchServer(batch, { extensions: ["changes", "held_changes"] });
  const { listBatchChanges = () => refuse("Not served."), ...handlers } = server.handlers;
  const holding: (() => void)[] = [];
  const stage = createTestRegistry({
    session: { center: islandCenter },
    handlers: {
      ...handlers,
      listBatchChanges: async (call) => {
        if (call.query.wait) await new Promise<void>((settle) => holding.push(settle));
        return listBatchChanges(call);
      },
    },
  });
  render(
    <Stage stage={stage}>
      <DispatchReceivingBatch batchId={12} autoFocusScan />
    </Stage>,
  );
  const looks = () => stage.server.callsOf("listBatchChanges");
  await waitFor(() => expect(looks()).toHaveLength(1), { timeout: 5000 });
  return { server, looks, answer: () => holding.shift()?.() };
}

test("A server that can is asked to hold its answer, and asked again from what it told", async () => {
  const { server, looks, answer } = await openWatched();
  expect(looks()[0]?.query).toEqual({ after: "5", wait: "25" });
  server.changeCard(1, receivedByColleague);
  answer();
  expect(await screen.findByText("Fathimath Naseema has received 1 card at another desk.")).toBeVisible();
  await waitFor(() => expect(looks()).toHaveLength(2), { timeout: 5000 });
  expect(looks()[1]?.query).toEqual({ after: "6", wait: "25" });
});

test("A card that is scanned twice is looked at now: the answer that is held is given up", async () => {
  const { looks } = await openWatched();
  await userEvent.keyboard(`${serialOf(2)}{Enter}`);
  await waitFor(() => expect(screen.queryByRole("rowheader", { name: serialOf(2) })).toBeNull());
  await userEvent.keyboard(`${serialOf(2)}{Enter}`);
  await waitFor(() => expect(looks().map(({ query }) => query.wait)).toContain(undefined));
});

test("A page that is not seen holds no answer, and asks again when it is seen", async () => {
  const { looks } = await openWatched();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(looks()[0]?.request.signal.aborted).toBe(true));
  expect(looks()).toHaveLength(1);
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(looks()).toHaveLength(2));
});
