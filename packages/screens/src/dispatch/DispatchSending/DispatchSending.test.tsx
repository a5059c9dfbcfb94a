import { createBatchSummary, refuse, reply } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ListQuery } from "../../runtime/frame/destination.ts";
import type { ErrorSlotProps } from "../../runtime/frame/screen-props.ts";
import { daysAgo, serveBatches } from "../../testing/example-batches.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { findRow, getTab, getTable, sentBatches, showSending } from "../../testing/stage-sending.tsx";
import { DispatchSending } from "./DispatchSending.tsx";

beforeEach(() => page.viewport(1366, 768));

/** A host that keeps what the list shows. */
function AddressKeeper({
  first,
  onTold,
}: {
  readonly first: ListQuery;
  readonly onTold: (query: ListQuery) => void;
}) {
  const [query, setQuery] = useState(first);
  const follow = (next: ListQuery) => {
    onTold(next);
    setQuery(next);
  };
  return <DispatchSending query={query} onQueryChange={follow} />;
}

describe("The list of sent batches", () => {
  test("opens on the open batches, from the first page on [CALL-07] [LOOK-07]", async () => {
    const { queries } = showSending();
    const row = await findRow("DB-2026-000903");
    expect(row.getByRole("rowheader").textContent).toContain("Kulhudhuffushi 1");
    expect(row.getByText("HDh. Kulhudhuffushi City Centre")).toBeTruthy();
    expect(row.getByText("Aishath Shareef")).toBeTruthy();
    expect(row.getByText("Open")).toBeTruthy();
    expect(within(getTable()).getAllByRole("row")).toHaveLength(4);
    expect(screen.getByText("3 batches").closest("[role=status]")).toBeTruthy();
    expect(queries()).toEqual([{ page: "1", per_page: "25", status: "open" }]);
  });

  test("leads to a batch by its number, which is a link of its own", async () => {
    const { destinations } = showSending();
    const row = await findRow("DB-2026-000902");
    await userEvent.click(row.getByRole("link", { name: "DB-2026-000902" }));
    expect(destinations).toEqual([{ screen: "DispatchSendingBatch", params: { batchId: 902 } }]);
    expect(row.getAllByRole("link")).toHaveLength(1);
  });

  test("asks anew on every visit and shows nothing of the visit before [SESS-05]", async () => {
    const { server, rerender, queries, ...stage } = showSending();
    await findRow("DB-2026-000903");
    rerender(<button type="button">Another page</button>);
    await userEvent.click(screen.getByRole("button", { name: "Another page" }));
    const answered = Promise.withResolvers<undefined>();
    server.on("listSendingBatches", async () => {
      await answered.promise;
      return reply(200, { batches: [], meta: { page: 1, per_page: 25, total: 0, last_page: 1 } });
    });
    rerender(
      <Stage stage={{ server, ...stage }}>
        <DispatchSending />
      </Stage>,
    );
    expect(getTable().getAttribute("aria-busy")).toBe("true");
    expect(screen.queryByText("DB-2026-000903")).toBeNull();
    answered.resolve(undefined);
    expect(await screen.findByText("No open batches.")).toBeTruthy();
    expect(screen.getByText("Create one when you have cards to send.")).toBeTruthy();
    expect(queries()).toHaveLength(2);
  });

  test("keeps what is shown in its host's hands, and a tab begins on the first page", async () => {
    const told: ListQuery[] = [];
    const stage = createTestRegistry({ handlers: { listSendingBatches: serveBatches(sentBatches) } });
    render(
      <Stage stage={stage}>
        <AddressKeeper first={{ status: "dispatched", page: 2 }} onTold={(query) => told.push(query)} />
      </Stage>,
    );
    await findRow("DB-2026-000805");
    expect(stage.server.callsOf("listSendingBatches")[0]?.query).toEqual({
      page: "2",
      per_page: "25",
      status: "dispatched",
    });
    await userEvent.click(getTab("Received"));
    await findRow("DB-2026-000704");
    await userEvent.click(getTab("Open"));
    await findRow("DB-2026-000903");
    expect(told).toEqual([{ status: "received" }, {}]);
  });

  test("takes no page, size, tab or centre that there cannot be from an old address", async () => {
    const { queries } = showSending({ query: { page: -1, perPage: 7, status: "lost", center: 0 } });
    await findRow("DB-2026-000903");
    expect(queries()).toEqual([{ page: "1", per_page: "25", status: "open" }]);
  });

  test("turns its page with the rows before in sight, and puts the focus on the table's name", async () => {
    const { server, queries } = showSending({ defaultQuery: { status: "dispatched" } });
    await findRow("DB-2026-000830");
    const answered = Promise.withResolvers<undefined>();
    const serve = serveBatches(sentBatches);
    server.on("listSendingBatches", async (call) => {
      await answered.promise;
      return serve(call);
    });
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    expect(document.activeElement?.textContent).toBe("Batches sent from DNR Head Office");
    expect(screen.getByText("DB-2026-000830")).toBeTruthy();
    expect(getTable().getAttribute("aria-busy")).toBe("true");
    answered.resolve(undefined);
    await findRow("DB-2026-000805");
    expect(screen.queryByText("DB-2026-000830")).toBeNull();
    expect(screen.getByText("26–30 of 30")).toBeTruthy();
    expect(queries().at(-1)).toMatchObject({ page: "2" });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Rows per page" }), "10");
    await findRow("DB-2026-000830");
    expect(queries().at(-1)).toMatchObject({ page: "1", per_page: "10" });
  });

  test("never shows the rows of one tab or one centre under another", async () => {
    const { server, registry } = showSending();
    await findRow("DB-2026-000903");
    server.on("listSendingBatches", () => new Promise(() => undefined));
    await userEvent.click(getTab("Dispatched"));
    expect(screen.queryByText("DB-2026-000903")).toBeNull();
    server.on("listSendingBatches", serveBatches(sentBatches));
    await userEvent.click(getTab("Open"));
    await findRow("DB-2026-000903");
    server.on("listSendingBatches", () => new Promise(() => undefined));
    registry.session.setCenter({ id: 6, name: "HDh. Kulhudhuffushi City Centre" });
    await screen.findByRole("table", { name: "Batches sent from HDh. Kulhudhuffushi City Centre" });
    expect(screen.queryByText("DB-2026-000903")).toBeNull();
  });

  test("says of each batch what became of its cards, and for how long it has been on its way", async () => {
    showSending(
      { defaultQuery: { status: "all" } },
      {
        listSendingBatches: serveBatches([
          createBatchSummary({ id: 1, batch_no: "DB-2026-000001", created_at: "2026-11-18T19:30:00Z" }),
          createBatchSummary({
            id: 2,
            batch_no: "DB-2026-000002",
            status: "dispatched",
            cards_count: 1204,
            dispatched_at: daysAgo(9),
          }),
          createBatchSummary({
            id: 3,
            batch_no: "DB-2026-000003",
            status: "received",
            dispatched_at: "2026-11-01T06:00:00Z",
            received_at: "2026-11-04T06:00:00Z",
            cards_count: 44,
            received_count: 37,
            missing_count: 2,
            disputed_count: 5,
            has_discrepancy: true,
          }),
          createBatchSummary({ id: 4, batch_no: "DB-2026-000004", status: "held_by_customs" as "open" }),
        ]),
      },
    );
    const open = await findRow("DB-2026-000001");
    // The registry's day, not that of UTC.
    expect(open.getByText("Nov 19, 2026")).toBeTruthy();
    const [, , cards, received] = open.getAllByRole("cell");
    expect([cards?.textContent, received?.textContent]).toEqual(["0", ""]);
    const late = await findRow("DB-2026-000002");
    expect(late.getByText("1,204")).toBeTruthy();
    expect(late.getByText("9 days").closest("[data-tone]")?.getAttribute("data-tone")).toBe("warning");
    const checked = await findRow("DB-2026-000003");
    expect(checked.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(["37 of 442 missing · 5 disputed", "With discrepancy"]),
    );
    // It is not in transit any more.
    expect(checked.queryByText("3 days")).toBeNull();
    expect((await findRow("DB-2026-000004")).getByText("held_by_customs")).toBeTruthy();
  });

  test("says of batches that have arrived how long they took", async () => {
    showSending(
      { defaultQuery: { status: "received" } },
      {
        listSendingBatches: serveBatches([
          createBatchSummary({
            id: 3,
            batch_no: "DB-2026-000003",
            status: "received",
            dispatched_at: "2026-11-01T06:00:00Z",
            received_at: "2026-11-04T06:00:00Z",
          }),
        ]),
      },
    );
    expect((await findRow("DB-2026-000003")).getByText("3 days")).toBeTruthy();
    expect(screen.getByRole("columnheader", { name: "Took" })).toBeTruthy();
    expect(screen.queryByRole("columnheader", { name: "In transit" })).toBeNull();
  });

  test("returns the focus to the row of the batch that staff come back from", async () => {
    showSending({ returnedFrom: 902 });
    await waitFor(() => expect(document.activeElement?.textContent).toBe("DB-2026-000902"));
  });

  test("sets a name in Thaana in its own direction and language", async () => {
    showSending(
      {},
      {
        listSendingBatches: serveBatches([createBatchSummary({ name: "ނޮވެންބަރު" })]),
      },
    );
    const name = await screen.findByText("ނޮވެންބަރު");
    expect([name.lang, getComputedStyle(name).direction]).toEqual(["dv", "rtl"]);
  });
});

describe("When there is nothing to show", () => {
  test("and filters are set, the list says so and takes them away", async () => {
    const { queries } = showSending({ defaultQuery: { status: "received", center: 77 } });
    expect(await screen.findByText("No batches match these filters.")).toBeTruthy();
    expect(await screen.findByDisplayValue("Centre 77")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    await findRow("DB-2026-000704");
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Batch no." }));
    expect(queries().map(({ center }) => center)).toEqual(["77", undefined]);
  });

  test("on a page that is gone, the list leads to the last one", async () => {
    const { queries } = showSending({ defaultQuery: { status: "dispatched", page: 9 } });
    expect(await screen.findByText("There is no page 9 any more.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Show the last page" }));
    await findRow("DB-2026-000805");
    expect(document.activeElement?.textContent).toBe("Batches sent from DNR Head Office");
    expect(queries().at(-1)).toMatchObject({ page: "2" });
  });

  test("though the server counts some, it is not said that there are none, and another try shows them", async () => {
    const { server } = showSending(
      {},
      {
        listSendingBatches: () =>
          reply(200, { batches: [], meta: { page: 1, per_page: 25, total: 3, last_page: 1 } }),
      },
    );
    expect(await screen.findByText("This page could not be loaded.")).toBeTruthy();
    expect(screen.queryByText(/^No /)).toBeNull();
    server.on("listSendingBatches", serveBatches(sentBatches));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await findRow("DB-2026-000903");
  });

  test("because it failed, the reason stands on the page and another try shows the rows", async () => {
    const { server } = showSending(
      {},
      { listSendingBatches: () => refuse("database is away", { status: 500 }) },
    );
    const failure = await screen.findByText("Could not load batches.");
    expect(failure.closest("[role=alert]")?.textContent).toContain("Database is away.");
    server.on("listSendingBatches", serveBatches(sentBatches));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await findRow("DB-2026-000903");
    expect(screen.queryByText("Could not load batches.")).toBeNull();
    expect(document.activeElement?.textContent).toBe("Batches sent from DNR Head Office");
  });

  test.each([
    ["the page", {}],
    [
      "the page, in a card of the host's,",
      { slots: { error: ({ children }: ErrorSlotProps) => <>{children}</> } },
    ],
  ])("because the user may not, %s says so and offers nothing that would be refused", async (_, props) => {
    const { destinations } = showSending(props, {
      listSendingBatches: () => refuse("You do not have access to this area.", { status: 403 }),
    });
    await userEvent.click(await screen.findByRole("link", { name: "Go to the dashboard" }));
    expect(destinations).toEqual([{ screen: "Dashboard" }]);
    expect(screen.queryByRole("button", { name: "New batch" })).toBeNull();
  });
});
