import { type FakeHandlers, refuse, reply } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createExampleBatches, exampleCenters, serveBatches } from "../../testing/example-batches.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceiving, type DispatchReceivingProps } from "./DispatchReceiving.tsx";

beforeEach(() => page.viewport(1366, 768));

const side = "receiving";
const batches = [
  ...createExampleBatches(5, "dispatched", { firstId: 800, side }),
  ...createExampleBatches(2, "receiving", { firstId: 700, side }),
  ...createExampleBatches(4, "received", { firstId: 600, side }),
];

function show(props: DispatchReceivingProps = {}, handlers: FakeHandlers = {}) {
  const stage = createTestRegistry({
    handlers: {
      listReceivingBatches: serveBatches(batches),
      listCenterHierarchy: () => reply(200, { centers: exampleCenters }),
      ...handlers,
    },
  });
  const shown = render(
    <Stage stage={stage}>
      <DispatchReceiving {...props} />
    </Stage>,
  );
  const queries = () => stage.server.callsOf("listReceivingBatches").map(({ query }) => query);
  return { ...stage, ...shown, queries };
}

const findRow = async (batchNo: string) =>
  within(await screen.findByRole("row", { name: new RegExp(batchNo) }));
const tab = (name: string) => screen.getByRole("radio", { name });
const onTheirWay = (count: number, days: number) =>
  serveBatches(
    createExampleBatches(count, "dispatched", { side }).map((batch) => ({
      ...batch,
      dispatched_at: new Date(Date.now() - days * 86_400_000).toISOString(),
    })),
  );

describe("The list of batches to receive", () => {
  test("opens on what is on its way here, from the first page on [CALL-08] [LOOK-07]", async () => {
    const { queries } = show();
    const row = await findRow("DB-2026-000804");
    expect(row.getByText("S. Hithadhoo City Centre")).toBeTruthy();
    expect(row.getByText("3 days")).toBeTruthy();
    expect(row.getByText("Dispatched")).toBeTruthy();
    const late = (await findRow("DB-2026-000801")).getByText("9 days");
    expect(late.closest("[data-tone]")?.getAttribute("data-tone")).toBe("warning");
    expect(queries()).toEqual([{ page: "1", per_page: "25", status: "dispatched" }]);
  });

  test("asks anew on every visit [SESS-05]", async () => {
    const { rerender, queries, ...stage } = show();
    await findRow("DB-2026-000804");
    rerender(<button type="button">Another page</button>);
    await userEvent.click(screen.getByRole("button", { name: "Another page" }));
    rerender(
      <Stage stage={stage}>
        <DispatchReceiving />
      </Stage>,
    );
    expect(screen.queryByText("DB-2026-000804")).toBeNull();
    await findRow("DB-2026-000804");
    expect(queries()).toHaveLength(2);
  });

  test("opens a batch, and goes on with one that is being checked", async () => {
    const { destinations, queries } = show();
    const expected = await findRow("DB-2026-000803");
    expect(expected.getAllByRole("link")).toHaveLength(1);
    await userEvent.click(expected.getByRole("link", { name: "DB-2026-000803" }));
    await userEvent.click(tab("In progress"));
    const row = await findRow("DB-2026-000702");
    expect(queries().at(-1)).toEqual({ page: "1", per_page: "25", status: "receiving" });
    await userEvent.click(row.getByRole("link", { name: "DB-2026-000702" }));
    expect(destinations).toEqual([
      { screen: "DispatchReceivingBatch", params: { batchId: 803 } },
      { screen: "DispatchReceivingBatch", params: { batchId: 702 } },
    ]);
    await page.viewport(1600, 900);
    expect(row.getAllByRole("link")).toHaveLength(1);
  });

  test("tells of received batches what was in them, and whether the message has gone out", async () => {
    show({ defaultQuery: { status: "received" } });
    const whole = await findRow("DB-2026-000604");
    expect(whole.getByText("Sent")).toBeTruthy();
    const [, , , , , received, missing, disputed] = (await findRow("DB-2026-000603"))
      .getAllByRole("cell")
      .map((cell) => cell.textContent);
    expect([received, missing, disputed]).toEqual(["26", "2", "1"]);
    expect((await findRow("DB-2026-000603")).queryByText("Sent")).toBeNull();
  });

  test("is narrowed to the centre that a batch comes from", async () => {
    const { queries } = show();
    await findRow("DB-2026-000804");
    await userEvent.click(screen.getByRole("combobox", { name: "Origin" }));
    await userEvent.keyboard("fona{ArrowDown}{Enter}");
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ center: "14" }));
    expect(await screen.findByText("1 batch")).toBeTruthy();
  });

  test("opens the packet whose barcode is scanned", async () => {
    const { destinations } = show();
    await findRow("DB-2026-000804");
    await userEvent.click(screen.getByRole("textbox", { name: "Batch no." }));
    await userEvent.keyboard("DB-2026-000602{Enter}");
    await waitFor(() =>
      expect(destinations).toEqual([{ screen: "DispatchReceivingBatch", params: { batchId: 602 } }]),
    );
    await userEvent.keyboard("DB-2026-000999{Enter}");
    expect(await screen.findByText(/^No batch for DNR Head Office has the number/)).toBeTruthy();
  });
});

describe("What is expected stands under the heading", () => {
  test.each([
    [3, 9, "3 packets expected, oldest 9 days."],
    [2, 1, "2 packets expected, oldest 1 day."],
    [1, 9, "1 packet expected, dispatched 9 days ago."],
    [2, 0, "2 packets expected, all dispatched today."],
  ])("for %i that are %i days on their way", async (count, days, sentence) => {
    show({}, { listReceivingBatches: onTheirWay(count, days) });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  test("with the oldest of all pages, not of the one that is shown", async () => {
    show(
      { defaultQuery: { perPage: 10 } },
      {
        listReceivingBatches: serveBatches(createExampleBatches(30, "dispatched", { side })),
      },
    );
    expect(await screen.findByText("30 packets expected, oldest 59 days.")).toBeTruthy();
  });

  test("and not under a tab or a filter that it would be wrong for", async () => {
    show({ defaultQuery: { center: 14 } });
    await findRow("DB-2026-000803");
    expect(screen.queryByText(/packets? expected/)).toBeNull();
    expect(screen.getByText("Batches for DNR Head Office", { selector: "p" })).toBeTruthy();
  });
});

describe("When nothing is to be received", () => {
  test("the list names the centre and says when that changes", async () => {
    show({}, { listReceivingBatches: serveBatches([]) });
    expect(await screen.findByText("No batches are on their way to DNR Head Office.")).toBeTruthy();
    expect(screen.getByText("Batches appear here when another centre dispatches them.")).toBeTruthy();
  });

  test("because the registry failed, it can be asked again", async () => {
    const { server } = show(
      {},
      {
        listReceivingBatches: () => refuse("database is away", { status: 500 }),
      },
    );
    expect(await screen.findByText("Could not load batches.")).toBeTruthy();
    server.on("listReceivingBatches", serveBatches(batches));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await findRow("DB-2026-000804");
  });
});
