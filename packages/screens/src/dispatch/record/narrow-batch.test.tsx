import type { BatchCard } from "@id-desk/core";
import { createBatch, createBatchCard, islandCenter, reply } from "@id-desk/core/testing";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchServer } from "../../testing/batch-server.ts";
import { createExampleBatches, exampleCenters, serveBatches } from "../../testing/example-batches.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { findRow, showSending } from "../../testing/stage-sending.tsx";
import { DispatchReceivingBatch } from "../DispatchReceivingBatch/DispatchReceivingBatch.tsx";
import { DispatchSending } from "../DispatchSending/DispatchSending.tsx";
import { DispatchSendingBatch } from "../DispatchSendingBatch/DispatchSendingBatch.tsx";

afterEach(() => {
  cleanup();
  document.documentElement.style.fontSize = "";
});

const checker = { username: "clerk.hdh", fullname: "Hassan Manik" };
const notes = "Packet opened in front of the courier, card not inside the packet or beside it";
const name_dv = "މުޙައްމަދު ނަޞީރު";
const expected = createBatchCard(1, { line_status: "in_transit", name_dv });
const missing = createBatchCard(2, {
  line_status: "missing",
  resolved_by: checker,
  resolved_at: "2026-11-22T04:30:00Z",
  resolution: { notes },
});
const { name_en, id_number } = expected;

/** The room that a window of this width has beside the drawer and the edges of the page. */
function PageOf({ width, children }: { readonly width: number; readonly children: ReactNode }) {
  const drawer = width < 1024 ? 0 : 260;
  return (
    <div style={{ paddingInlineStart: 16 + drawer, paddingInlineEnd: width - drawer < 800 ? 16 : 32 }}>
      {children}
    </div>
  );
}

async function chooseAll() {
  const tab = screen.queryByRole("radio", { name: /^All/ });
  if (tab) return userEvent.click(tab);
  await userEvent.click(screen.getByRole("combobox", { name: "Cards" }));
  await userEvent.click(await screen.findByRole("option", { name: /^All/ }));
}

async function receive(width: number, letters = "", ...more: BatchCard[]) {
  await page.viewport(width, 640);
  document.documentElement.style.fontSize = letters;
  const { handlers } = createBatchServer(
    createBatch({
      status: "receiving",
      name: "Weekly packet",
      cards: [expected, missing, ...more],
      dispatched_at: new Date().toISOString(),
      dispatched_by: { username: "clerk.male", fullname: "Aishath Shareef" },
    }),
  );
  render(
    <Stage stage={createTestRegistry({ session: { center: islandCenter }, handlers })}>
      <PageOf width={width}>
        <DispatchReceivingBatch batchId={12} />
      </PageOf>
    </Stage>,
  );
  await screen.findByRole("heading", { level: 1 });
}

async function openSent(width: number, cards = [expected, missing]) {
  await page.viewport(width, 640);
  const { handlers } = createBatchServer(createBatch({ status: "received", has_discrepancy: true, cards }));
  render(
    <Stage stage={createTestRegistry({ handlers })}>
      <PageOf width={width}>
        <DispatchSendingBatch batchId={12} />
      </PageOf>
    </Stage>,
  );
  await screen.findByRole("heading", { level: 1 });
}

const boxOf = (element: Element | null | undefined) => (element as Element).getBoundingClientRect();

test.each([
  [320, ""],
  [768, ""],
  [320, "32px"],
])("Name and ID number of a card are read at %i px with letters of %s [LOOK-02]", async (width, letters) => {
  await receive(width, letters);
  for (const words of [name_en, name_dv]) {
    expect(boxOf(screen.getByText(words)).right).toBeLessThanOrEqual(width);
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByRole("table").textContent).toContain(id_number);
});

test("Reason and notes of a card are read whole on the smallest window", async () => {
  await openSent(320);
  const words = screen.getByText(notes);
  expect(words).toBeVisible();
  expect(boxOf(words).left).toBeGreaterThanOrEqual(0);
  expect(boxOf(words).right).toBeLessThanOrEqual(320);
});

test("Notes that are cut are read by whoever tabs to them", async () => {
  await openSent(1366);
  const words = screen.getByText(notes);
  expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
  await waitFor(() => expect(screen.getByText(notes)).toHaveAttribute("tabindex", "0"));
  // The browser takes the focus for the keyboard's when a key was what came last.
  await userEvent.keyboard("{Shift}");
  screen.getByText(notes).focus();
  await waitFor(() => expect(document.querySelector('[role="tooltip"]')).toHaveTextContent(notes));
});

test("A name in two scripts has a column each, or two lines where there is no room, and all rows are equally high", async () => {
  const heights = () => screen.getAllByRole("rowheader").map((cell) => boxOf(cell).height);
  await openSent(1366);
  expect(heights()).toEqual([52, 52]);
  expect(screen.getByText(name_dv).closest("td")?.textContent).toBe(name_dv);
  cleanup();
  await openSent(1024);
  expect(heights()).toEqual([52, 52]);
  const cell = boxOf(screen.getByText(name_dv).closest("td"));
  const above = boxOf(screen.getByText(name_en, { selector: "tr:has([lang=dv]) *" })).top - cell.top;
  const below = cell.bottom - boxOf(screen.getByText(name_dv)).bottom;
  expect(above).toBeGreaterThanOrEqual(0);
  expect(Math.abs(above - below)).toBeLessThanOrEqual(2);
});

test("A list tells centre and number of cards where their columns have no room", async () => {
  await page.viewport(320, 640);
  showSending(
    { defaultQuery: { status: "received" } },
    { listSendingBatches: serveBatches(createExampleBatches(1, "received", { firstId: 700 })) },
  );
  const row = await findRow("DB-2026-0007");
  expect(row.getByText("HDh. Kulhudhuffushi City Centre")).toBeVisible();
  expect(row.getByText("12 cards")).toBeVisible();
  expect(boxOf(row.getByText("12 cards")).right).toBeLessThanOrEqual(320);
});

test.each(["ltr", "rtl"] as const)(
  "A list is whole on the smallest window: number, name, status and what is not as it should be, %s",
  async (direction) => {
    await page.viewport(320, 640);
    const [batch] = createExampleBatches(1, "received", { firstId: 700 });
    const name = "Cards for the islands of the north, packed twice";
    const handlers = {
      listSendingBatches: serveBatches([
        { ...batch, batch_no: "DB-2026-000700", name, has_discrepancy: true, missing_count: 2 } as never,
      ]),
      listCenterHierarchy: () => reply(200, { centers: exampleCenters }),
    };
    render(
      <Stage stage={createTestRegistry({ handlers })} direction={direction}>
        <PageOf width={320}>
          <DispatchSending defaultQuery={{ status: "all" }} />
        </PageOf>
      </Stage>,
    );
    const row = await findRow("DB-2026-000700");
    const link = row.getByRole("link", { name: "DB-2026-000700" });
    for (const words of [
      link,
      row.getByText("With discrepancy"),
      row.getByText("2 missing"),
      row.getByText(name),
    ]) {
      expect(words).toBeVisible();
      expect(boxOf(words).left).toBeGreaterThanOrEqual(16);
      expect(boxOf(words).right).toBeLessThanOrEqual(304);
    }
    expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    const table = screen.getByRole("table");
    expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
);

test("Beside other columns a batch's number has the room that it needs", async () => {
  await page.viewport(1366, 768);
  showSending(
    { defaultQuery: { status: "all" } },
    { listSendingBatches: serveBatches(createExampleBatches(1, "open", { firstId: 700 })) },
  );
  const link = (await findRow("DB-2026-0007")).getByRole("link", { name: /^DB-/ });
  const cell = link.closest("th") as HTMLElement;
  const { paddingInlineEnd } = getComputedStyle(cell);
  expect(boxOf(link).right).toBeLessThanOrEqual(boxOf(cell).right - Number.parseFloat(paddingInlineEnd));
});

test("That a batch has a discrepancy is seen in words, and its row is no higher for it", async () => {
  await page.viewport(1366, 768);
  const [batch] = createExampleBatches(1, "received", { firstId: 700 });
  showSending(
    { defaultQuery: { status: "received" } },
    { listSendingBatches: serveBatches([{ ...batch, has_discrepancy: true } as never]) },
  );
  const row = await findRow("DB-2026-0007");
  const words = row.getByText("With discrepancy", { selector: "td *" });
  expect(boxOf(words).width).toBeGreaterThan(60);
  expect(boxOf(words.closest("tr")).height).toBeLessThanOrEqual(53);
});

test("On the smallest window every action of a card is in sight and can be pressed", async () => {
  await receive(320);
  const row = within(screen.getByRole("table").querySelector("tbody tr[data-key]") as HTMLElement);
  const buttons = ["Receive", "More for"].map((word) =>
    row.getByRole("button", { name: `${word} ${expected.serial_number}` }),
  );
  for (const [place, button] of buttons.entries()) {
    const { left, right, height } = boxOf(button);
    expect(left).toBeGreaterThanOrEqual(place === 0 ? 16 : boxOf(buttons[place - 1]).right);
    expect(right).toBeLessThanOrEqual(304);
    expect(height).toBeGreaterThanOrEqual(24);
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  }
  await userEvent.click(buttons[1] as HTMLElement);
  const items = await screen.findAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["Dispute", "Mark as missing"]);
  await userEvent.click(items[1] as HTMLElement);
  expect(await screen.findByRole("dialog")).toBeVisible();
});

test.each([320, 1366])("The menu is at the same place in every row at %i px", async (width) => {
  await receive(width, "", createBatchCard(3, { line_status: "received", resolved_by: checker }));
  await chooseAll();
  const places = screen.getAllByRole("button", { name: /^More for/ }).map((button) => boxOf(button).left);
  expect(places.length).toBeGreaterThan(1);
  expect(new Set(places).size).toBe(1);
});

test("What is compared with the card is as large as all else in the table", async () => {
  const sizeOf = (words: string) => getComputedStyle(screen.getByText(words)).fontSize;
  await receive(320);
  expect([sizeOf(name_en), sizeOf(name_dv)]).toEqual(["14px", "14px"]);
  cleanup();
  await receive(1366);
  expect(sizeOf(name_dv)).toBe("14px");
});

test("A batch that is closed says who checked a card and when, at the usual width", async () => {
  await openSent(1366);
  expect(screen.getByRole("columnheader", { name: "Checked" })).toBeVisible();
  const who = screen.getByText(checker.fullname);
  const when = screen.getByText(/^Nov 22, 2026/);
  expect(boxOf(when).bottom).toBeLessThanOrEqual(boxOf(who).top + 1);
  const { paddingInlineEnd } = getComputedStyle(when.closest("td") as Element);
  expect(boxOf(when).right).toBeLessThanOrEqual(
    boxOf(when.closest("td")).right - Number.parseFloat(paddingInlineEnd),
  );
});

test("As long as nothing is found of a batch, its cards tell what was packed and when", async () => {
  await openSent(1366, [expected]);
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Serial no.",
    "ID number",
    "Name",
    "Name in Dhivehi",
    "Date of birth",
    "Added",
    "Status",
  ]);
});

test("The name of a packet is on the line of its way, and what is known of it on one line below", async () => {
  await receive(1366);
  const way = screen.getAllByText("DNR Head Office").map(boxOf);
  const name = boxOf(screen.getByText("Weekly packet"));
  expect(way.some(({ top, bottom }) => top < name.bottom && name.top < bottom)).toBe(true);
  const facts = screen.getByText("Left today").closest("ul");
  expect([...(facts?.children ?? [])].map(({ textContent }) => textContent)).toEqual(["Left today"]);
});

const result = () => boxOf(document.querySelector('[data-idd-part="scan-result"]'));

test.each([320, 768])("The figure stands above a scan's result and in sight at %i px", async (width) => {
  await receive(width);
  const figure = boxOf(screen.getByText("of 2"));
  expect(figure.bottom).toBeLessThanOrEqual(result().top);
  expect(figure.bottom).toBeLessThan(640);
  // Without an empty line for what there is nothing to count of; a wider window keeps one, so that the cards do not move.
  const most = width < 768 ? 24 : 50;
  expect(boxOf(screen.getByText("Nothing scanned yet.")).top - result().bottom).toBeLessThan(most);
});

test("Between a scan's result and the progress of the batch is no hole", async () => {
  await receive(1366);
  expect(boxOf(document.querySelector('[data-idd-part="progress"]')).top - result().bottom).toBeLessThan(32);
});
