import { type FakeHandler, refuse } from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createExampleBatches, daysAgo, serveBatches } from "../../testing/example-batches.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { DispatchReceiving } from "./DispatchReceiving.tsx";

beforeEach(() => page.viewport(1366, 768));

const side = "receiving";
const late = createExampleBatches(1, "dispatched", { side, firstId: 800 }).map((batch) => ({
  ...batch,
  dispatched_at: daysAgo(9),
}));
const received = createExampleBatches(2, "received", { side, firstId: 700 });
const others = createExampleBatches(2, "dispatched", { side, firstId: 900 });
const all = [...others, ...late, ...received];
const concerns: Readonly<Record<string, typeof all>> = {
  overdue: late,
  missing: received.filter(({ missing_count }) => missing_count > 0),
  disputed: received.filter(({ disputed_count }) => disputed_count > 0),
};

function show(
  status: string,
  listReceivingBatches: FakeHandler<"listReceivingBatches"> = (call) =>
    serveBatches(call.query.concern ? (concerns[call.query.concern] ?? []) : all)(call),
) {
  const shown = renderScreen(<DispatchReceiving defaultQuery={{ status }} />, {
    handlers: { listReceivingBatches },
  });
  const queries = () => shown.server.callsOf("listReceivingBatches").map(({ query }) => query);
  return { ...shown, queries };
}
const readTabs = () => screen.getAllByRole("radio").map((tab) => tab.parentElement?.textContent);
const findRow = (batchNo: string) => screen.findByRole("row", { name: new RegExp(batchNo) });
const quietNames = ["Late", "With missing cards", "With disputed cards"];

describe("A tab to which a figure leads", () => {
  test.each([
    ["overdue", "Late", "DB-2026-000801"],
    ["missing", "With missing cards", "DB-2026-000701"],
    ["disputed", "With disputed cards", "DB-2026-000701"],
  ])("lists the batches of the concern %s, and goes with the next tab", async (concern, name, batchNo) => {
    const { queries, notices } = show(concern);
    await findRow(batchNo);
    expect(screen.getAllByRole("row")).toHaveLength(2);
    expect(screen.getByRole("radio", { name })).toHaveProperty("checked", true);
    expect(readTabs().filter((tab) => quietNames.includes(tab ?? ""))).toEqual([name]);
    expect(queries()).toEqual([{ status: "all", concern, page: "1", per_page: "25" }]);
    await userEvent.click(screen.getByRole("radio", { name: "Received" }));
    await findRow("DB-2026-000702");
    expect(screen.queryByRole("radio", { name })).toBeNull();
    expect(queries().at(-1)).toEqual({ status: "received", page: "1", per_page: "25" });
    expect(notices).toEqual([]);
  });

  test("is not among the tabs of a list that staff open themselves", async () => {
    show("dispatched");
    await findRow("DB-2026-000902");
    expect(readTabs().filter((tab) => quietNames.includes(tab ?? ""))).toEqual([]);
  });

  test.each([
    ["overdue", "No batch is late."],
    ["missing", "No batch has a missing card."],
    ["disputed", "No batch has a disputed card."],
  ])("says that the concern %s has no batch", async (concern, sentence) => {
    show(concern, serveBatches([]));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  test.each([
    ["ignores", serveBatches(all)],
    [
      "refuses",
      (call: Parameters<ReturnType<typeof serveBatches>>[0]) =>
        call.query.concern ? refuse("unknown parameter") : serveBatches(all)(call),
    ],
  ])("is withdrawn where the server %s what it asks for", async (_, listReceivingBatches) => {
    const { queries, notices } = show("overdue", listReceivingBatches);
    expect(await screen.findByText("The server cannot list these batches.")).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "Late" })).toBeNull();
    await findRow("DB-2026-000902");
    await waitFor(() => expect(queries().at(-1)).not.toHaveProperty("concern"));
    expect(notices).toEqual([]);
  });
});
