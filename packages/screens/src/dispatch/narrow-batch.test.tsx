import { createBatch, createBatchCard, islandCenter } from "@id-desk/core/testing";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchServer } from "../testing/batch-server.ts";
import { createExampleBatches, serveBatches } from "../testing/example-batches.ts";
import { createTestRegistry, Stage } from "../testing/stage.tsx";
import { findRow, showSending } from "../testing/stage-sending.tsx";
import { DispatchReceivingBatch } from "./DispatchReceivingBatch/DispatchReceivingBatch.tsx";
import { DispatchSendingBatch } from "./DispatchSendingBatch/DispatchSendingBatch.tsx";

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

async function receive(width: number, letters = "") {
  await page.viewport(width, 640);
  document.documentElement.style.fontSize = letters;
  const { handlers } = createBatchServer(
    createBatch({
      status: "receiving",
      name: "Weekly packet",
      cards: [expected, missing],
      dispatched_at: new Date().toISOString(),
    }),
  );
  render(
    <Stage stage={createTestRegistry({ session: { center: islandCenter }, handlers })}>
      <DispatchReceivingBatch batchId={12} />
    </Stage>,
  );
  await screen.findByRole("heading", { level: 1 });
}

async function openSent(width: number) {
  await page.viewport(width, 640);
  const { handlers } = createBatchServer(
    createBatch({ status: "received", has_discrepancy: true, cards: [expected, missing] }),
  );
  render(
    <Stage stage={createTestRegistry({ handlers })}>
      <DispatchSendingBatch batchId={12} />
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

test("A name in two scripts stands in the middle of a row that is as high as every other", async () => {
  await openSent(1366);
  const heights = screen.getAllByRole("rowheader").map((cell) => boxOf(cell).height);
  expect(heights).toEqual([40, 40]);
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
  expect(boxOf(words.closest("tr")).height).toBeLessThanOrEqual(41);
});

test("How long a batch is under way stands before what happened to it", async () => {
  await receive(1366);
  const facts = screen.getByText("Left today").closest("ul");
  expect([...(facts?.children ?? [])].map(({ textContent }) => textContent?.split(" ")[0])).toEqual([
    "Weekly",
    "Left",
    "Created",
  ]);
});

const result = () => boxOf(document.querySelector('[data-idd-part="scan-result"]'));

test.each([320, 768])("The figure stands above a scan's result and in sight at %i px", async (width) => {
  await receive(width);
  const figure = boxOf(screen.getByText("of 2"));
  expect(figure.bottom).toBeLessThanOrEqual(result().top);
  expect(figure.bottom).toBeLessThan(640);
  // Without an empty line for what there is nothing to count of.
  expect(boxOf(screen.getByText("Nothing scanned yet.")).top - result().bottom).toBeLessThan(24);
});

test("Between a scan's result and the progress of the batch is no hole", async () => {
  await receive(1366);
  expect(boxOf(document.querySelector('[data-idd-part="progress"]')).top - result().bottom).toBeLessThan(32);
});
