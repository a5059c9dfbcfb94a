import type { Page } from "@playwright/test";
import { choose } from "../choose.ts";
import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";
import { catchPrints, type Print, type ReadPage, readPdf, toPdf } from "../print.ts";

/** A desk whose printer is read back, and an empty sheet of paper. */
async function openPrinter(desk: Desk) {
  const context = desk.page.context();
  const prints = await catchPrints(context);
  const paper = await context.newPage();
  await paper.goto("/login");
  return { prints, paper };
}

/** Prints a document of the batch that is shown, and reads what comes out of the printer. */
async function print(
  desk: Desk,
  { prints, paper }: { readonly prints: readonly Print[]; readonly paper: Page },
  document: string,
  { hidesNames = false } = {},
): Promise<readonly ReadPage[]> {
  const before = prints.length;
  await desk.main.getByRole("button", { name: "Print" }).click();
  await choose(desk.dialog.getByRole("radio", { name: document }));
  if (hidesNames) await desk.dialog.getByRole("checkbox", { name: "Hide names" }).check();
  await desk.dialog.getByRole("button", { name: "Print", exact: true }).click();
  await expect.poll(() => prints.length).toBe(before + 1);
  await expect(desk.dialog).toBeHidden();
  const caught = prints.at(-1);
  if (!caught) throw new Error("Nothing was printed.");
  return readPdf(await toPdf(paper, caught));
}

const linesOf = (pages: readonly ReadPage[]) => pages.flatMap(({ lines }) => lines.map(({ text }) => text));

/** What every page of a document of A4 has. */
function expectPages(pages: readonly ReadPage[], batchNo: string): void {
  for (const [index, { lines, width, height }] of pages.entries()) {
    const text = lines.map((line) => line.text).join("\n");
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(text).toContain(batchNo);
    expect([Math.round(width), Math.round(height)]).toEqual([210, 297]);
  }
  expect(pages[0]?.barcodes).toEqual([batchNo]);
}

const serials = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `SN${String(from + index).padStart(7, "0")}`);

/** On how many lines each serial stands. */
const countLines = (pages: readonly ReadPage[], wanted: readonly string[]) =>
  wanted.map((serial) => linesOf(pages).filter((line) => line.includes(serial)).length);

test("A packet's papers are read back from the printer: every card once, every page numbered, every barcode its batch [DOM-03]", async ({
  desk,
}) => {
  const printer = await openPrinter(desk);
  await desk.startSession("clerk.male", /^DNR Head Office/);
  // 52 cards are on their way.
  await desk.open("/dispatch/sending/3");
  const cards = serials(1301, 52);
  const manifest = await print(desk, printer, "Card batch manifest");
  expectPages(manifest, "DB-2026-000003");
  expect(manifest.length).toBeGreaterThan(1);
  expect(countLines(manifest, cards)).toEqual(cards.map(() => 1));
  expect(linesOf(manifest)).toContain("52 cards (fifty-two)");
  expect(linesOf(manifest).join("\n")).toContain("Printed by Aishath Shareef at DNR Head Office");
  expect(linesOf(manifest).join("\n")).not.toContain("COPY");

  await expect(desk.main.getByText("Manifest printed").first()).toBeVisible();
  const copy = await print(desk, printer, "Card batch manifest", { hidesNames: true });
  expect(countLines(copy, cards)).toEqual(cards.map(() => 1));
  for (const { lines } of copy) expect(lines.map(({ text }) => text).join("\n")).toContain("COPY 2");
  const names = await desk.main.getByRole("row").locator("bdi").allTextContents();
  expect(names.length).toBeGreaterThan(52);
  for (const name of names.filter((text) => /^[A-Z][a-z]+ [A-Z]/.test(text) && text !== "Aishath Shareef"))
    expect(linesOf(copy).join("\n")).not.toContain(name);

  const [label, ...more] = await print(desk, printer, "Bag label");
  expect(more).toEqual([]);
  expect(label?.barcodes).toEqual(["DB-2026-000003"]);
  expect([label?.width ?? 0, label?.height ?? 0].map(Math.round)).toEqual([100, 50]);
  expect(label?.lines.map(({ text }) => text).join("\n")).toContain("52 cards");

  // One card, and a reload in between: the server counts, not the page.
  const { batchNo, id } = await desk.newBatch("HDh. Kulhudhuffushi");
  await expect(desk.main.getByRole("button", { name: "Print" })).toBeHidden();
  await desk.scanField.focus();
  await desk.scan("SN0000140");
  await expect(desk.row("SN0000140")).toBeVisible();
  const one = await print(desk, printer, "Card batch manifest");
  expectPages(one, batchNo);
  expect(countLines(one, ["SN0000140"])).toEqual([1]);
  expect(linesOf(one)).toContain("1 card (one)");
  await desk.open(`/dispatch/sending/${id}`);
  expect(linesOf(await print(desk, printer, "Card batch manifest")).join("\n")).toContain("COPY 2");
});

test("The destination prints what it found, and where the server counts nothing copies are known within the session [DOM-04]", async ({
  desk,
}) => {
  const printer = await openPrinter(desk);
  const refused: string[] = [];
  desk.page.on("request", (request) => {
    if (request.url().endsWith("/printed")) refused.push(request.url());
  });
  await desk.page.route("**/api/dispatch/batches/receiving/*", async (route) => {
    const answer = await route.fetch();
    const { extensions: _, ...body } = await answer.json();
    await route.fulfill({ response: answer, json: body });
  });
  await desk.startSession("clerk.hdh", /Kulhudhuffushi/);
  // 25 cards, of which 3 are missing and 1 is disputed.
  await desk.open("/dispatch/receiving/2");
  const note = await print(desk, printer, "Receipt note");
  expectPages(note, "DB-2026-000002");
  expect(linesOf(note)).toContain("25 21 3 1");
  const list = await print(desk, printer, "Missing cards");
  expectPages(list, "DB-2026-000002");
  expect(linesOf(list)).toContain("3 cards (three)");
  expect(linesOf(list).filter((line) => /^\d SN\d{7} /.test(line))).toHaveLength(3);
  expect(linesOf(await print(desk, printer, "Missing cards")).join("\n")).toContain("COPY 2");
  expect(refused).toEqual([]);
});
