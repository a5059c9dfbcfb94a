import { createBatch, islandCenter, reply } from "@id-desk/core/testing";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DispatchReceiving } from "../../dispatch/DispatchReceiving/DispatchReceiving.tsx";
import { DispatchReceivingBatch } from "../../dispatch/DispatchReceivingBatch/DispatchReceivingBatch.tsx";
import { Dashboard } from "../../home/Dashboard/Dashboard.tsx";
import { createCards } from "../../testing/batch-server.ts";
import { createExampleBatches, serveBatches } from "../../testing/example-batches.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

beforeEach(() => page.viewport(1366, 768));

/** The server's clock, years away from that of any computer that runs this. */
const headers = { Date: "Mon, 14 Jan 2036 22:30:00 GMT" };
const dispatched_at = "2036-01-12T09:00:00Z";

test("The dashboard greets and dates its figures by the server's clock and not by the computer's", async () => {
  const answer = serveBatches(createExampleBatches(5, "dispatched", { side: "receiving" }));
  renderScreen(<Dashboard />, {
    handlers: {
      listReceivingBatches: (call) => ({ ...answer(call), headers }),
      listSendingBatches: (call) => ({ ...answer(call), headers }),
    },
  });
  expect(await screen.findByText("As of Jan 15, 2036, 03:30")).toBeVisible();
  expect(screen.getByText(/^Good morning/)).toBeVisible();
});

test("A list counts the days in transit up to the server's day", async () => {
  const [batch] = createExampleBatches(1, "dispatched", { side: "receiving" });
  const answer = serveBatches(batch ? [{ ...batch, dispatched_at }] : []);
  renderScreen(<DispatchReceiving />, {
    handlers: { listReceivingBatches: (call) => ({ ...answer(call), headers }) },
  });
  expect(await screen.findByText("3 days", { selector: "td *" })).toBeVisible();
  expect(screen.getByText(/^1 packet expected.*3 days/)).toBeVisible();
});

test("A batch counts its days, and proposes the day of its receipt, by the server's clock", async () => {
  const cards = createCards(1, { line_status: "received" });
  const batch = createBatch({ status: "receiving", cards, dispatched_at });
  renderScreen(<DispatchReceivingBatch batchId={12} />, {
    session: { center: islandCenter },
    handlers: { getReceivingBatch: () => reply(200, { batch }, headers) },
  });
  expect(await screen.findByText("3 days in transit")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Receive batch" }));
  expect(await screen.findByLabelText(/^Received on/)).toHaveValue("2036-01-15");
});
