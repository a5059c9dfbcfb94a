import type { Batch, Extension } from "@id-desk/core";
import { createBatch, headOffice, islandCenter, refuse, reply } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchSendingBatch } from "../DispatchSendingBatch/DispatchSendingBatch.tsx";

beforeEach(() => page.viewport(1366, 768));

const actor = { username: "clerk.hdh", fullname: "Hassan Manik" };
const longNote =
  `One missing, two disputed.\n${"The packet was wet on one side and had been opened. ".repeat(8)}`.trim();

function createEvents(count: number, change: Partial<Batch["events"][number]> = {}): Batch["events"] {
  return Array.from({ length: count }, (_, index) => ({
    id: count - index,
    at: new Date(Date.UTC(2026, 10, 19, 9, count - index)).toISOString(),
    action: "add_note",
    actor,
    center: headOffice,
    notes: `Note ${count - index}`,
    ...change,
  }));
}

async function open(
  events: Batch["events"],
  extensions: readonly Extension[] = [],
  handlers: NonNullable<Parameters<typeof createTestRegistry>[0]>["handlers"] = {},
) {
  const server = createBatchServer(createBatch({ cards: createCards(2), events }), { extensions });
  const stage = createTestRegistry({ handlers: { ...server.handlers, ...handlers } });
  render(
    <Stage stage={stage}>
      <DispatchSendingBatch batchId={12} autoFocusScan />
    </Stage>,
  );
  await screen.findByRole("heading", { level: 1, name: /DB-2026-000012/ });
  return { server, stage };
}

const section = () => within(screen.getByRole("region", { name: "History" }));
const toggle = () => userEvent.click(section().getByRole("button", { name: "Whole history" }));
const findTable = () => section().findByRole("table", { name: "History of batch DB-2026-000012" });
const readRows = async () =>
  within(await findTable())
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell").at(-1)?.textContent);

describe("The history of a batch", () => {
  test("tells what happened last, and on demand who did what where and when, ten a page", async () => {
    await open(createEvents(12));
    expect(section().getByText("Note added")).toBeVisible();
    expect(section().getByText("Hassan Manik, DNR Head Office")).toBeVisible();
    expect(section().queryByRole("table")).toBeNull();
    await toggle();
    const table = within(await findTable());
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Action",
      "By",
      "Centre",
      "Date",
      "Notes",
    ]);
    expect(await readRows()).toEqual(Array.from({ length: 10 }, (_, index) => `Note ${12 - index}`));
    expect(section().getByText("1–10 of 12")).toBeVisible();
    await userEvent.click(section().getByRole("button", { name: "Next page" }));
    expect(await readRows()).toEqual(["Note 2", "Note 1"]);
    await waitFor(() => expect(document.activeElement?.tagName).toBe("CAPTION"));
    await toggle();
    expect(section().queryByRole("table")).toBeNull();
  });

  test.each([1366, 320])("has a note whole, however long, at %i px", async (width) => {
    await page.viewport(width, 768);
    await open(createEvents(1, { notes: longNote }));
    await toggle();
    await findTable();
    const words = section().getByText((text) => text.startsWith("One missing"));
    const { left, right } = words.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    for (let box: Element | null = words; box && box.tagName !== "TR"; box = box.parentElement) {
      expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight + 1 || Number.POSITIVE_INFINITY);
    }
    expect(words.getBoundingClientRect().height).toBeGreaterThan(60);
  });

  test("needs no pages where it is short, and an action that is not known stands as the server calls it", async () => {
    await open(createEvents(1, { action: "seal_checked", center: islandCenter }));
    await toggle();
    await findTable();
    expect(section().getByRole("rowheader", { name: "seal_checked" })).toBeVisible();
    expect(section().queryByRole("navigation")).toBeNull();
    expect(section().queryByRole("checkbox")).toBeNull();
  });

  test("is not there where its server keeps none", async () => {
    await open([]);
    expect(screen.queryByRole("region", { name: "History" })).toBeNull();
  });
});

describe("What happened to single cards", () => {
  const page1 = createEvents(10, { action: "add_card", serial_number: serialOf(1), notes: null });
  const meta = (current: number) => ({ page: current, per_page: 10, total: 11, last_page: 2 });
  const listAudit = ({ query }: { readonly query: Readonly<Record<string, string>> }) =>
    query.page === "2"
      ? reply(200, { events: [{ ...createEvents(1)[0], id: 99 }] as Batch["events"], meta: meta(2) })
      : reply(200, { events: page1, meta: meta(1) });

  test("is read page by page where the server tells it, and only once somebody wants it", async () => {
    const { stage } = await open(createEvents(2), ["audit"], { listAudit: listAudit as never });
    await toggle();
    expect(await readRows()).toHaveLength(2);
    expect(stage.server.callsOf("listAudit")).toEqual([]);
    await userEvent.click(section().getByRole("checkbox", { name: "With what happened to single cards" }));
    await waitFor(async () => expect(await readRows()).toHaveLength(10));
    expect(section().getAllByRole("rowheader", { name: `Card added ${serialOf(1)}` })).toHaveLength(10);
    await userEvent.click(section().getByRole("button", { name: "Next page" }));
    await waitFor(async () => expect(await readRows()).toHaveLength(1));
    expect(stage.server.callsOf("listAudit").map(({ path, query }) => ({ ...path, ...query }))).toEqual([
      { type: "batch", id: "12", page: "1" },
      { type: "batch", id: "12", page: "2" },
    ]);
  });

  test("is read again once a scan has changed the batch", async () => {
    const { stage } = await open(createEvents(2), ["audit"], { listAudit: listAudit as never });
    await toggle();
    await userEvent.click(await section().findByRole("checkbox"));
    await waitFor(async () => expect(await readRows()).toHaveLength(10));
    screen.getByRole("textbox", { name: /^Scan/ }).focus();
    await userEvent.keyboard(`${serialOf(7)}{Enter}${serialOf(8)}{Enter}`);
    await waitFor(() => expect(stage.server.callsOf("listAudit")).toHaveLength(2), { timeout: 5000 });
    expect(screen.getByRole("textbox", { name: /^Scan/ })).toHaveFocus();
  });

  test("that could not be read can be asked for again", async () => {
    const { stage } = await open(createEvents(2), ["audit"], {
      listAudit: () => refuse("the registry is being updated", { status: 500 }),
    });
    await toggle();
    await userEvent.click(await section().findByRole("checkbox"));
    expect(await section().findByText("Could not load the history.")).toBeVisible();
    stage.server.on("listAudit", listAudit as never);
    await userEvent.click(section().getByRole("button", { name: "Try again" }));
    await waitFor(async () => expect(await readRows()).toHaveLength(10));
  });
});
