import type { BatchSummary } from "@id-desk/core";
import { createBatchSummary } from "@id-desk/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { daysAgo, serveBatches } from "../../testing/example-batches.ts";
import { findRow, getTab, sentBatches, showSending } from "../../testing/stage-sending.tsx";
// What a page asks for later is here from the start: none of these tests is about how long it takes.
import "../../lists/CreatedBetween.tsx";

beforeEach(() => page.viewport(1366, 768));

const known = (batches: readonly BatchSummary[] = sentBatches) => ({
  listSendingBatches: serveBatches(batches, { extensions: ["created_range", "tab_counts"] }),
});
const openedOn = (id: number, created_at: string) =>
  createBatchSummary({ id, batch_no: `DB-2026-${String(id).padStart(6, "0")}`, created_at });

describe("Where the server counts its batches, a tab", () => {
  test("says how many it has, under the filter by centre too [CALL-07]", async () => {
    showSending({}, known());
    await findRow("DB-2026-000903");
    const names = screen.getAllByRole("radio").map((tab) => tab.closest("label")?.textContent);
    expect(names).toEqual([
      "Open3",
      "Dispatched30",
      "Being received0",
      "Received4",
      "With discrepancy1",
      "Cancelled0",
      "All37",
    ]);
    await userEvent.click(screen.getByRole("combobox", { name: "Destination" }));
    await userEvent.keyboard("hithadhoo{ArrowDown}{Enter}");
    await waitFor(() => expect(getTab("Dispatched").closest("label")?.textContent).toBe("Dispatched10"));
  });

  test("keeps its count while another tab is read, and loses it with the centre", async () => {
    const { server, registry } = showSending({}, known());
    await findRow("DB-2026-000903");
    server.on("listSendingBatches", () => new Promise(() => undefined));
    await userEvent.click(getTab("Dispatched"));
    expect(getTab("Open").closest("label")?.textContent).toBe("Open3");
    registry.session.setCenter({ id: 6, name: "HDh. Kulhudhuffushi City Centre" });
    await screen.findByRole("table", { name: "Batches sent from HDh. Kulhudhuffushi City Centre" });
    expect(getTab("Open").closest("label")?.textContent).toBe("Open");
  });
});

describe("The days between which batches were opened", () => {
  const from = () => screen.findByRole("textbox", { name: "Created from" });
  const to = () => screen.getByRole("textbox", { name: "Created to" });
  // Long ago: the other batches of the list are so many days old, whatever day it is.
  const batches = [
    openedOn(3, "2025-11-20T19:00:00Z"),
    openedOn(2, "2025-11-19T19:00:00Z"),
    openedOn(1, "2025-11-19T18:59:59Z"),
  ];

  test.each(["20251120", "2025/11/20", "2025 11 20"])(
    "narrow the list when they are typed as %s and the field is left [VAL-11]",
    async (typed) => {
      const { queries } = showSending({}, known([...sentBatches, ...batches]));
      await from();
      await userEvent.type(to(), typed);
      await userEvent.tab();
      expect(to()).toHaveValue("2025-11-20");
      expect(to()).not.toHaveAttribute("aria-invalid", "true");
      await waitFor(() => expect(queries().at(-1)).toMatchObject({ created_to: "2025-11-20" }));
    },
  );

  test("narrow the list from the first page on as soon as a day is whole [VAL-11]", async () => {
    const { queries } = showSending(
      { defaultQuery: { page: 2, perPage: 10 } },
      known([...sentBatches, ...batches]),
    );
    await userEvent.fill(await from(), "2025-11-2");
    expect(queries()).toHaveLength(1);
    await userEvent.keyboard("0");
    await findRow("DB-2026-000002");
    expect(queries().at(-1)).toMatchObject({ created_from: "2025-11-20", page: "1" });
    await userEvent.fill(to(), "2025-11-20");
    await waitFor(() => expect(screen.queryByText("DB-2026-000003")).toBeNull());
    expect(queries().at(-1)).toMatchObject({ created_from: "2025-11-20", created_to: "2025-11-20" });
    expect(getTab("Open").closest("label")?.textContent).toBe("Open1");
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    await findRow("DB-2026-000903");
    expect(await from()).toHaveProperty("value", "");
    expect(queries().at(-1)).not.toHaveProperty("created_from");
  });

  test.each(["2026-02-30", "20 November", "2026-1-1"])(
    "say of %j what is wrong when the field is left, and ask for nothing [VAL-11]",
    async (typed) => {
      const { queries } = showSending({}, known());
      await userEvent.fill(await from(), typed);
      expect(screen.queryByText("Required format: YYYY-MM-DD")).toBeNull();
      await userEvent.tab();
      expect(await screen.findByText("Required format: YYYY-MM-DD")).toBeTruthy();
      expect((await from()).getAttribute("aria-invalid")).toBe("true");
      expect(queries()).toHaveLength(1);
    },
  );

  test("say what is wrong at once when Enter is pressed in the field", async () => {
    showSending({}, known());
    await userEvent.fill(await from(), "2026-02-30");
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("Required format: YYYY-MM-DD")).toBeTruthy();
    expect(await from()).toHaveFocus();
  });

  test("say when the last is before the first, which then holds alone", async () => {
    const { queries } = showSending({}, known(batches));
    await userEvent.fill(await from(), "2025-11-20");
    await userEvent.fill(to(), "2025-11-19");
    expect(await screen.findByText("Must not be before “Created from”.")).toBeTruthy();
    await findRow("DB-2026-000002");
    expect(queries().at(-1)).toEqual({
      page: "1",
      per_page: "25",
      status: "open",
      created_from: "2025-11-20",
    });
  });
});

test("Without the words of its server a list has no counts and no days, and asks for none", async () => {
  const { queries } = showSending({}, { listSendingBatches: serveBatches(sentBatches) });
  await findRow("DB-2026-000903");
  expect(getTab("Open").closest("label")?.textContent).toBe("Open");
  // What would come on demand has come by then.
  await act(async () => void (await import("../../lists/CreatedBetween.tsx")));
  expect(screen.queryByRole("textbox", { name: /Created/ })).toBeNull();
  expect(queries()).toEqual([{ page: "1", per_page: "25", status: "open" }]);
});

describe("The tab of batches with a discrepancy", () => {
  const lost = (id: number, oldest_missing_at: string | null) =>
    createBatchSummary({
      id,
      batch_no: `DB-2026-${String(id).padStart(6, "0")}`,
      status: "received",
      missing_count: 1,
      has_discrepancy: true,
      dispatched_at: daysAgo(40),
      received_at: daysAgo(30),
      oldest_missing_at,
    });

  test("says for how many days a card has been missing, and marks what is long", async () => {
    const batches = [lost(3, daysAgo(15)), lost(2, daysAgo(14)), lost(1, daysAgo(1))];
    showSending({ defaultQuery: { status: "discrepancy" } }, { listSendingBatches: serveBatches(batches) });
    const long = (await findRow("DB-2026-000003")).getByText("15 days missing");
    expect(long.closest("[data-tone]")?.getAttribute("data-tone")).toBe("warning");
    const usual = (await findRow("DB-2026-000002")).getByText("14 days missing");
    expect(usual.closest("[data-tone]")).toBeNull();
    expect((await findRow("DB-2026-000001")).getByText("1 day missing")).toBeTruthy();
  });

  test("says how long a batch is on its way where the server does not tell since when", async () => {
    const batch = { ...lost(1, null), status: "receiving" as const, received_at: null };
    showSending({ defaultQuery: { status: "discrepancy" } }, { listSendingBatches: serveBatches([batch]) });
    expect((await findRow("DB-2026-000001")).getByText("40 days")).toBeTruthy();
    expect(screen.queryByRole("columnheader", { name: "Missing for" })).toBeNull();
  });
});
