import { headOffice, refuse, reply } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { serveBatches } from "../../testing/example-batches.ts";
import { findRow, getTab, getTable, sentBatches, showSending } from "../../testing/stage-sending.tsx";

beforeEach(() => page.viewport(1366, 768));

const numberBox = () => screen.getByRole("textbox", { name: "Batch no." });
const destinationFilter = () => screen.getByRole("combobox", { name: "Destination" });

describe("The filter by destination", () => {
  test("offers every other centre under its atoll, and begins on the first page [CALL-10]", async () => {
    const { queries } = showSending({ defaultQuery: { status: "dispatched", page: 2 } });
    await findRow("DB-2026-000805");
    await userEvent.click(destinationFilter());
    const groups = await screen.findAllByRole("group");
    expect(groups.map((group) => group.getAttribute("aria-labelledby")).every(Boolean)).toBe(true);
    expect(screen.getByText("Haa Dhaalu")).toBeTruthy();
    expect(screen.queryByRole("option", { name: headOffice.name })).toBeNull();
    await userEvent.keyboard("hithadhoo");
    await userEvent.click(await screen.findByRole("option", { name: /^S. Hithadhoo City Centre/ }));
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ center: "9", page: "1" }));
    expect(await screen.findByText("10 batches")).toBeTruthy();
  });

  test("takes the flat list of centres where the registry cannot tell their order [CALL-09]", async () => {
    const { server, registry } = showSending(
      {},
      {
        listCenterHierarchy: () => refuse("not now", { status: 503 }),
      },
    );
    const notices: string[] = [];
    registry.onNotice(({ message }) => notices.push(message));
    await waitFor(() => expect(destinationFilter()).toHaveProperty("disabled", false));
    await userEvent.click(destinationFilter());
    expect(await screen.findByRole("option", { name: /^HDh. Kulhudhuffushi City Centre/ })).toBeTruthy();
    expect(server.callsOf("listCenters")).toHaveLength(1);
    expect(notices).toEqual([]);
  });

  test("says when no centre can be loaded, and tries again", async () => {
    const { server } = showSending(
      {},
      {
        listCenterHierarchy: () => refuse("not now", { status: 503 }),
        listCenters: () => refuse("not now", { status: 503 }),
      },
    );
    expect(await screen.findByText("Could not load the centres.")).toBeTruthy();
    server.on("listCenters", () => reply(200, { centers: [headOffice] }));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(destinationFilter()).toHaveProperty("disabled", false));
    await waitFor(() => expect(document.activeElement).toBe(destinationFilter()));
  });
});

describe("The box for a batch number", () => {
  test("opens the batch whose barcode is scanned, whatever its tab [CALL-07]", async () => {
    const { destinations, queries } = showSending();
    await findRow("DB-2026-000903");
    await userEvent.click(numberBox());
    await userEvent.keyboard("DB-2026-000704{Enter}");
    await waitFor(() => expect(destinations).toHaveLength(1));
    expect(destinations).toEqual([{ screen: "DispatchSendingBatch", params: { batchId: 704 } }]);
    expect(queries().at(-1)).toEqual({ batch_no: "DB-2026-000704", status: "all", per_page: "10" });
  });

  test("narrows the page while it is typed, says so, and Enter opens the only batch left", async () => {
    const { destinations, queries } = showSending();
    await findRow("DB-2026-000903");
    await userEvent.click(numberBox());
    await userEvent.keyboard("902");
    expect(screen.getByText("1 of 3 batches on this page")).toBeTruthy();
    await userEvent.keyboard("{Enter}");
    expect(destinations).toEqual([{ screen: "DispatchSendingBatch", params: { batchId: 902 } }]);
    expect(queries()).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Clear batch number" }));
    expect(within(getTable()).getAllByRole("row")).toHaveLength(4);
    expect(document.activeElement).toBe(numberBox());
  });

  test("says of a number that nothing has, and the next scan takes its place", async () => {
    const { destinations } = showSending();
    await findRow("DB-2026-000903");
    await userEvent.click(numberBox());
    await userEvent.keyboard("DB-2026-999999");
    expect(screen.getByText(/Press Enter to search all batches/)).toBeTruthy();
    await userEvent.keyboard("{Enter}");
    expect(
      await screen.findByText("No batch from DNR Head Office has the number DB-2026-999999."),
    ).toBeTruthy();
    // What the page says below asks no longer for what has just been done.
    expect(screen.getByText("No batches match these filters.")).toBeTruthy();
    expect(screen.queryByText(/Press Enter/)).toBeNull();
    await userEvent.keyboard("db-2026-000901{Enter}");
    expect(numberBox()).toHaveProperty("value", "db-2026-000901");
    expect(destinations).toEqual([{ screen: "DispatchSendingBatch", params: { batchId: 901 } }]);
  });

  test("asks for the whole number where a part of it leads nowhere", async () => {
    const { queries } = showSending();
    await findRow("DB-2026-000903");
    await userEvent.click(numberBox());
    await userEvent.keyboard("DB-2026{Enter}");
    expect(await screen.findByText(/Type the whole number/)).toBeTruthy();
    expect(queries()).toHaveLength(1);
  });

  test("says when the registry's server cannot look for a number", async () => {
    showSending(
      {},
      {
        listSendingBatches: serveBatchesWithoutExtensions(sentBatches),
      },
    );
    await findRow("DB-2026-000903");
    await userEvent.click(numberBox());
    await userEvent.keyboard("DB-2026-999999{Enter}");
    expect(await screen.findByText(/server cannot look for it/)).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Batch no. on this page" })).toBeTruthy();
  });

  test("says so where the server refuses to look, and does not ask it again", async () => {
    const serve = serveBatches(sentBatches);
    const { queries } = showSending(
      {},
      { listSendingBatches: (call) => (call.query.batch_no ? refuse("unknown parameter") : serve(call)) },
    );
    await findRow("DB-2026-000903");
    await userEvent.click(numberBox());
    await userEvent.keyboard("DB-2026-999999{Enter}");
    const onPage = await screen.findByRole("textbox", { name: "Batch no. on this page" });
    expect(screen.getByText(/server cannot look for it/)).toBeTruthy();
    await userEvent.fill(onPage, "DB-2026-999998");
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText(/DB-2026-999998 is not on this page/)).toBeTruthy();
    expect(queries().filter(({ batch_no }) => batch_no)).toHaveLength(1);
  });
});

/** A registry that knows nothing beyond the specification. */
function serveBatchesWithoutExtensions(
  known: Parameters<typeof serveBatches>[0],
): ReturnType<typeof serveBatches> {
  const serve = serveBatches(known);
  return (call) => {
    const { batch_no: _, has_discrepancy: __, ...query } = call.query;
    return serve({ ...call, query });
  };
}

describe("The tab of batches with a discrepancy", () => {
  test("asks the registry for them", async () => {
    const { queries } = showSending();
    await userEvent.click(getTab("With discrepancy"));
    await findRow("DB-2026-000703");
    expect(queries().at(-1)).toEqual({
      page: "1",
      per_page: "25",
      status: "all",
      has_discrepancy: "true",
    });
    expect(screen.queryByText("DB-2026-000704")).toBeNull();
  });

  test.each([
    ["does not know the word", serveBatchesWithoutExtensions(sentBatches)],
    [
      "refuses the word",
      (call: Parameters<ReturnType<typeof serveBatches>>[0]) =>
        call.query.has_discrepancy ? refuse("unknown parameter") : serveBatches(sentBatches)(call),
    ],
  ])("goes where the registry %s, which is said once", async (_, listSendingBatches) => {
    const { registry } = showSending({}, { listSendingBatches });
    const notices: string[] = [];
    registry.onNotice(({ message }) => notices.push(message));
    await findRow("DB-2026-000903");
    await userEvent.click(getTab("With discrepancy"));
    expect(await screen.findByText("The server cannot tell which batches have a discrepancy.")).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "With discrepancy" })).toBeNull();
    expect(getTab("Open")).toHaveProperty("checked", true);
    await findRow("DB-2026-000903");
    // The tab that was pressed is gone, and the focus is not lost.
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe("Batches sent from DNR Head Office"),
    );
    expect(notices).toEqual([]);
  });

  test("stays where it cannot be filled for another reason, and that is told twice", async () => {
    const serve = serveBatches(sentBatches);
    const { registry } = showSending(
      {},
      {
        listSendingBatches: (call) =>
          call.query.has_discrepancy ? refuse("Out of order.", { status: 503 }) : serve(call),
      },
    );
    const notices: string[] = [];
    registry.onNotice(({ message }) => notices.push(message));
    await findRow("DB-2026-000903");
    await userEvent.click(getTab("With discrepancy"));
    expect(await screen.findByText("Could not load batches.")).toBeTruthy();
    expect(getTab("With discrepancy")).toHaveProperty("checked", true);
    expect(notices).toHaveLength(1);
  });
});
