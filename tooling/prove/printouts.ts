/**
 * Every paper of a batch with 1, 52 and 500 cards, and the receipt of a hand-over to every kind of collector, with short,
 * long and Thaana names, left to right and right to left, slips of applications and of interactions, status sheets and the population, printed from the built host on a real server in Chromium, made into a PDF and read back: words by pdfjs, barcodes by
 * zxing. `npm run prove printouts "Bag label"` takes what is so called at its beginning; `-- --keep` keeps the PDFs in
 * .reports/printouts.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { chromium, type Page } from "playwright";
import { buildHost } from "../../apps/reference-host/e2e/build-host.ts";
import {
  catchPrints,
  type Print,
  type ReadPage,
  readPdf,
  toPdf,
} from "../../apps/reference-host/e2e/print.ts";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { browserArguments, findBrowser } from "../find-browser.ts";
import { type Clerk, signIn } from "./faults/sign-in.ts";
import {
  complainOfInteractionSlip,
  interactionSlipCases,
  nameInteractionSlip,
  printInteractionSlip,
} from "./printouts/interaction-slips.ts";
import {
  complainOfPopulation,
  namePopulation,
  populationCases,
  printPopulation,
} from "./printouts/population-papers.ts";
import { complainOfReceipt, nameReceipt, printReceipt, receiptCases, turn } from "./printouts/receipts.ts";
import { complainOfSlips, nameSlips, printSlips, slipCases } from "./printouts/slips.ts";
import { complainOfSheet, nameSheet, printSheet, sheetCases } from "./printouts/status-sheets.ts";

const folder = ".reports/printouts";
const keeps = process.argv.includes("--keep");
/** What is wanted, by the beginning of its name; everything without. */
const wantedNames = process.argv.slice(2).filter((word) => !word.startsWith("--"));
/** Ends a long name, and stands nowhere else. */
const lastWord = "Thakurufaanu";
const longName = `Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi, daughter of Aminath Sheereen Abdulla ${lastWord}`;
const thaana = "މުޙައްމަދު ނަޞީރު ޢަބްދުއްރަޙްމާން ޢިބްރާހީމް ދީދީ";

interface Case {
  readonly document: "Card batch manifest" | "Bag label" | "Receipt note" | "Missing cards";
  readonly cards: number;
  readonly names: "short" | "long";
  readonly direction: "ltr" | "rtl";
  readonly hidesNames?: boolean;
}

const documents = ["Card batch manifest", "Bag label", "Receipt note", "Missing cards"] as const;
const cases: readonly Case[] = [
  ...documents.flatMap((document) =>
    [1, 52, 500].flatMap((cards) =>
      (["short", "long"] as const).flatMap((names) =>
        (["ltr", "rtl"] as const).map((direction) => ({ document, cards, names, direction })),
      ),
    ),
  ),
  ...(["Card batch manifest", "Receipt note", "Missing cards"] as const).map((document) => ({
    document,
    cards: 52,
    names: "long" as const,
    direction: "ltr" as const,
    hidesNames: true,
  })),
];

const serialOf = (index: number) => `SN${String(4_000_001 + index).padStart(7, "0")}`;

/** The batch as its server has it, with as many cards and such names as the case wants. */
// biome-ignore lint/suspicious/noExplicitAny: an answer of the contract, of which all but the cards stays as it is
function fill(answer: any, { cards, names, document }: Case): unknown {
  const [sample] = answer.batch.cards;
  const isMissing = document === "Missing cards";
  const list = Array.from({ length: cards }, (_, index) => ({
    ...sample,
    id: 900_000 + index,
    serial_number: serialOf(index),
    id_number: `A${String(300_000 + index)}`,
    ...(names === "long" && { name_en: longName, name_dv: thaana }),
    sequence: index + 1,
    ...(document === "Receipt note" && { line_status: index % 7 === 3 ? "missing" : "received" }),
    ...(isMissing && { line_status: "missing", resolved_at: answer.batch.dispatched_at }),
  }));
  const missing = list.filter(({ line_status }) => line_status === "missing").length;
  const batch = { ...answer.batch, cards: list, cards_count: cards, missing_count: missing };
  return { ...answer, batch };
}

/** Prints what a case wants on the page that is open; gives the document as the printer got it. */
async function print(
  page: Page,
  path: string,
  wanted: Case,
  prints: Awaited<ReturnType<typeof catchPrints>>,
) {
  await page.unroute("**/api/dispatch/batches/*/*");
  await page.route(/\/api\/dispatch\/batches\/(sending|receiving)\/\d+$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: fill(await answer.json(), wanted) });
  });
  await page.goto(path);
  const before = prints.length;
  await page.getByRole("main").getByRole("button", { name: "Print" }).click();
  const dialog = page.locator('[data-idd-part="dialog"]');
  await dialog.getByRole("radio", { name: wanted.document }).check({ force: true });
  if (wanted.hidesNames) await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Print", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  const caught = prints.at(before);
  if (!caught || prints.length !== before + 1) throw new Error("It was not printed once.");
  await page.unrouteAll({ behavior: "wait" });
  return caught;
}

/** What is wrong with a paper that was read back. */
function complain(pages: readonly ReadPage[], wanted: Case, batchNo: string): string[] {
  const complaints: string[] = [];
  const expect = (isSo: boolean, otherwise: string) => {
    if (!isSo) complaints.push(otherwise);
  };
  const isLabel = wanted.document === "Bag label";
  const textOf = ({ lines }: ReadPage) => lines.map(({ text }) => text).join("\n");
  const [first] = pages;
  expect(first?.barcodes.join() === batchNo, `the barcode says ${first?.barcodes.join() || "nothing"}`);
  for (const [index, page] of pages.entries()) {
    const [width, height] = isLabel ? [100, 50] : [210, 297];
    const isSize = Math.abs(page.width - width) < 0.5 && Math.abs(page.height - height) < 0.5;
    expect(isSize, `page ${index + 1} is ${page.width} × ${page.height} mm`);
    expect(textOf(page).includes(batchNo), `page ${index + 1} does not say its number`);
    if (isLabel) continue;
    // Numbers and words of a page that is read from right to left come in the order in which they are drawn.
    const says = new RegExp(`Page\\s+${index + 1}\\s+of\\s+${pages.length}`);
    expect(says.test(textOf(page)), `page ${index + 1} does not say which of ${pages.length} it is`);
    for (const { text, top, bottom } of page.lines.filter((line) => /SN4\d{6}/.test(line.text)))
      expect(top > 12 && bottom < 278, `${text} is not whole on page ${index + 1}`);
    if (wanted.names === "long" && !wanted.hidesNames) {
      const [serials, ends] = [/SN4\d{6}/g, new RegExp(lastWord, "g")].map(
        (each) => textOf(page).match(each)?.length ?? 0,
      );
      expect(serials === ends, `a name goes on after page ${index + 1}`);
    }
  }
  if (isLabel) expect(pages.length === 1, `${pages.length} labels`);
  else {
    // What is missing stands in a list of its own on a receipt note as well.
    const lines = pages.flatMap((page) => page.lines.map(({ text }) => text));
    for (let index = 0; index < wanted.cards; index += 1) {
      const found = lines.filter((line) => line.includes(serialOf(index))).length;
      const times = wanted.document === "Receipt note" && index % 7 === 3 ? 2 : 1;
      expect(found === times, `${serialOf(index)} stands on ${found} lines`);
    }
  }
  if (wanted.hidesNames) {
    const all = pages.map(textOf).join("\n");
    expect(!/Fathimath|A300\d{3}/.test(all), "a name or an ID number is read");
    expect(/(…|\.{3})\s*051/.test(all), "the last digits are not read");
  }
  return complaints;
}

/** One paper: who prints it, how, and what is wrong with it when it was read back. */
interface Job {
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  readonly clerk: Clerk;
  readonly print: (page: Page, prints: Awaited<ReturnType<typeof catchPrints>>) => Promise<Caught>;
  /** It is several papers, each with a barcode. */
  readonly isRun?: boolean;
}
interface Caught {
  readonly print: Print;
  readonly complain: (pages: readonly ReadPage[]) => string[];
}

const headOffice: Clerk = { username: "clerk.male", center: 1 };
const kulhudhuffushi: Clerk = { username: "clerk.hdh", center: 6 };
const officer: Clerk = { username: "xpat.male", center: 1 };

const jobs: readonly Job[] = [
  ...cases.map((wanted): Job => {
    const { document, cards, names, direction, hidesNames } = wanted;
    const isSent = document === "Card batch manifest" || document === "Bag label";
    const batch = isSent ? 3 : 2;
    const path = `/dispatch/${isSent ? "sending" : "receiving"}/${batch}`;
    return {
      name: [document, cards, names, direction, hidesNames && "without names"].filter(Boolean).join(" "),
      direction,
      clerk: isSent ? headOffice : kulhudhuffushi,
      print: async (page, prints) => ({
        print: await print(page, path, wanted, prints),
        complain: (pages) => complain(pages, wanted, `DB-2026-00000${batch}`),
      }),
    };
  }),
  ...receiptCases.map(
    (wanted): Job => ({
      name: nameReceipt(wanted),
      direction: wanted.direction,
      clerk: headOffice,
      async print(page, prints) {
        const printed = await printReceipt(page, wanted, prints);
        return { print: printed.print, complain: (pages) => complainOfReceipt(pages, wanted, printed) };
      },
    }),
  ),
  ...slipCases.map(
    (wanted): Job => ({
      name: nameSlips(wanted),
      direction: wanted.direction,
      clerk: headOffice,
      isRun: true,
      async print(page, prints) {
        const printed = await printSlips(page, wanted, prints);
        return { print: printed.print, complain: (pages) => complainOfSlips(pages, wanted, printed) };
      },
    }),
  ),
  ...sheetCases.map(
    (wanted): Job => ({
      name: nameSheet(wanted),
      direction: wanted.direction,
      clerk: headOffice,
      async print(page, prints) {
        const printed = await printSheet(page, wanted, prints);
        return { print: printed.print, complain: (pages) => complainOfSheet(pages, wanted, printed) };
      },
    }),
  ),
  ...interactionSlipCases.map(
    (wanted): Job => ({
      name: nameInteractionSlip(wanted),
      direction: wanted.direction,
      clerk: officer,
      async print(page, prints) {
        const printed = await printInteractionSlip(page, wanted, prints);
        return {
          print: printed.print,
          complain: (pages) => complainOfInteractionSlip(pages, wanted, printed),
        };
      },
    }),
  ),
  ...populationCases.map(
    (wanted): Job => ({
      name: namePopulation(wanted),
      direction: wanted.direction,
      clerk: headOffice,
      async print(page, prints) {
        const printed = await printPopulation(page, prints);
        return { print: printed.print, complain: (pages) => complainOfPopulation(pages, printed) };
      },
    }),
  ),
].filter(
  ({ name }) => wantedNames.length === 0 || wantedNames.some((beginning) => name.startsWith(beginning)),
);

const start = performance.now();
await buildHost();
const server = await startServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
let passed = 0;
let failed = 0;
let pageCount = 0;
let barcodes = 0;

/** Prints a paper and reads it back. */
async function judge(
  { name, direction, isRun, print: start }: Job,
  { page, paper, prints }: { page: Page; paper: Page; prints: Awaited<ReturnType<typeof catchPrints>> },
): Promise<readonly string[]> {
  const { print: caught, complain: read } = await start(page, prints);
  const pdf = await toPdf(paper, caught);
  if (keeps) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${name.replaceAll(" ", "-")}.pdf`, pdf);
  }
  const pages = await readPdf(pdf, isRun ? "every page" : "first page");
  pageCount += pages.length;
  barcodes += pages.flatMap((each) => each.barcodes).length;
  const isTurned = / dir="rtl"/.test(caught.html.slice(0, 200));
  return [...read(pages), ...(isTurned === (direction === "rtl") ? [] : ["it runs in the other direction"])];
}

try {
  for (const direction of ["ltr", "rtl"] as const) {
    for (const clerk of [headOffice, kulhudhuffushi, officer]) {
      const wanted = jobs.filter((job) => job.direction === direction && job.clerk === clerk);
      if (wanted.length === 0) continue;
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1366, height: 768 },
      });
      await (await signIn(server.url, clerk)).takeTo(context);
      await turn(context, direction);
      const prints = await catchPrints(context);
      const page = await context.newPage();
      const paper = await context.newPage();
      await paper.goto("/login");
      for (const job of wanted) {
        const complaints = await judge(job, { page, paper, prints }).catch((error: unknown) => [
          String(error),
        ]);
        if (complaints.length === 0) passed += 1;
        else failed += 1;
        console.log(`${complaints.length === 0 ? "✓" : "✗"} ${job.name}`);
        for (const complaint of complaints.slice(0, 8)) console.log(`    ${complaint}`);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${pageCount} pages, ${barcodes} barcodes`);
console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
