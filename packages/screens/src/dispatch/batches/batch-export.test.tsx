import { refuse } from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createExampleBatches, serveBatches } from "../../testing/example-batches.ts";
import { findRow, getTab, showSending } from "../../testing/stage-sending.tsx";
// What a page asks for later is here from the start: none of these tests is about how long it takes.
import "./download-batches.ts";

const many = createExampleBatches(230, "dispatched", { firstId: 1000 });
let files: { readonly name: string; readonly file: Blob }[] = [];

beforeEach(async () => {
  await page.viewport(1366, 768);
  files = [];
  let made: Blob | undefined;
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    made = file as Blob;
    return "#file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    if (made) files.push({ name: this.download, file: made });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const readRows = async () => ((await files[0]?.file.text()) ?? "").trim().split("\r\n");

describe("The export of a list", () => {
  test("reads every page of what is shown, and names its file after tab and day", async () => {
    const { queries } = showSending(
      { defaultQuery: { status: "dispatched", center: 6 } },
      { listSendingBatches: serveBatches(many) },
    );
    await findRow("DB-2026-001230");
    await press("Export CSV");
    expect(await screen.findByText("Exported 77 batches.")).toBeTruthy();
    expect(queries().at(-1)).toEqual({ page: "1", per_page: "100", status: "dispatched", center: "6" });
    expect(files[0]?.name).toMatch(/^sending-dispatched-\d{4}-\d\d-\d\d\.csv$/);
    const rows = await readRows();
    expect(rows).toHaveLength(78);
    expect(rows[0]).toMatch(/^Batch no\.,Name,Status,Destination,Cards,/);
    expect(rows[1]).toContain("DB-2026-001230");
    expect(rows.join()).not.toMatch(/phone/i);
  });

  test("goes on where it has stopped, reads nothing twice and loses nothing", async () => {
    const serve = serveBatches(many);
    let isDown = true;
    const { queries } = showSending(
      { defaultQuery: { status: "dispatched" } },
      {
        listSendingBatches: (call) =>
          isDown && call.query.page === "2" ? refuse("Out of order.", { status: 503 }) : serve(call),
      },
    );
    await findRow("DB-2026-001230");
    await press("Export CSV");
    expect(await screen.findByText("The export stopped after 100 of 230.")).toBeTruthy();
    expect(files).toEqual([]);
    isDown = false;
    await press("Go on with the export");
    expect(await screen.findByText("Exported 230 batches.")).toBeTruthy();
    const pages = queries().filter(({ per_page }) => per_page === "100");
    expect(pages.map((query) => query.page)).toEqual(["1", "2", "2", "3"]);
    const numbers = (await readRows()).slice(1).map((row) => row.split(",")[0]);
    expect(new Set(numbers).size).toBe(230);
  });

  test("can be cancelled half-way, says how far it is, and keeps the focus on its button", async () => {
    const serve = serveBatches(many);
    const answered = Promise.withResolvers<undefined>();
    showSending(
      { defaultQuery: { status: "dispatched" } },
      {
        listSendingBatches: async (call) => {
          if (call.query.page === "2") await answered.promise;
          return serve(call);
        },
      },
    );
    await findRow("DB-2026-001230");
    await press("Export CSV");
    expect(await screen.findByText("Exported 100 of 230")).toBeTruthy();
    const button = screen.getByRole("button", { name: "Cancel export" });
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    answered.resolve(undefined);
    await waitFor(() => expect(screen.queryByText(/Exported/)).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Export CSV" }));
    expect(files).toEqual([]);
  });

  test("ends with the list that it was begun for", async () => {
    const serve = serveBatches(many);
    showSending(
      { defaultQuery: { status: "dispatched" } },
      {
        listSendingBatches: (call) =>
          call.query.page === "2" && call.query.per_page === "100"
            ? new Promise(() => undefined)
            : serve(call),
      },
    );
    await findRow("DB-2026-001230");
    await press("Export CSV");
    await screen.findByText("Exported 100 of 230");
    await userEvent.click(getTab("All"));
    await waitFor(() => expect(screen.queryByText("Exported 100 of 230")).toBeNull());
    expect(await screen.findByRole("button", { name: "Export CSV" })).toBeTruthy();
  });

  test("stops at 5,000 batches and says so", async () => {
    const some = createExampleBatches(100, "dispatched");
    const { queries } = showSending(
      { defaultQuery: { status: "dispatched" } },
      {
        listSendingBatches: ({ query }) => {
          const page = Number(query.page);
          // The page behind the export has one row, which costs nothing to draw.
          const rows = query.per_page === "100" ? some : some.slice(0, 1);
          const batches = rows.map((batch) => ({ ...batch, id: page * 1000 + batch.id }));
          const meta = { page, per_page: 100, total: 7000, last_page: 70 };
          return { status: 200, body: { batches, meta } } as never;
        },
      },
    );
    await findRow("DB-2026-000200");
    await press("Export CSV");
    expect(
      await screen.findByText(
        "Exported 5,000 batches. Only the first 5,000 batches are exported.",
        {},
        // Fifty pages, one after the other.
        { timeout: 30_000 },
      ),
    ).toBeTruthy();
    expect(queries().filter(({ per_page }) => per_page === "100")).toHaveLength(50);
    expect(await readRows()).toHaveLength(5001);
  }, 60_000);
});
