import type { Page, Route } from "playwright";
import type { catchPrints, Print, ReadPage } from "../../../apps/reference-host/e2e/print.ts";
import { hasLetters, listWords, longName, longThaana, readText } from "./names.ts";

/** Slips of applications that are printed in one run: how many, on what, and which print of each it is. */
export interface SlipCase {
  readonly slips: 1 | 3;
  readonly paper: keyof typeof papers;
  readonly copy: 1 | 2;
  readonly names: "short" | "long";
  readonly direction: "ltr" | "rtl";
}

/** Each paper by its words in the window, with its width and, where it has one, its height in millimetres. */
const papers = {
  roll: { title: "80 mm roll", width: 80, height: undefined, edge: 3 },
  A5: { title: "A5", width: 148, height: 210, edge: 8.5 },
} as const;

/** One slip and three at once on each paper, with short and long names, in both directions; one is a copy as well. */
export const slipCases: readonly SlipCase[] = (["ltr", "rtl"] as const).flatMap((direction) =>
  (["roll", "A5"] as const).flatMap((paper) =>
    (["short", "long"] as const).flatMap((names) =>
      (
        [
          [1, 1],
          [1, 2],
          [3, 1],
        ] as const
      ).map(([slips, copy]) => ({ slips, paper, copy, names, direction })),
    ),
  ),
);

/** What slips are called among the printouts. */
export function nameSlips({ slips, paper, copy, names, direction }: SlipCase): string {
  return ["Application slip", slips, paper, copy === 1 ? "original" : "copy", names, direction].join(" ");
}

/** Slips as the printer got them, with the applications that the server told, in their order. */
interface PrintedSlips {
  readonly print: Print;
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the contract, of which all but what the case wants stays
  readonly applications: readonly any[];
}

/** Of the demonstration: it waits for the registry. */
const single = "C-2026-005455";

/** Prints slips from the list of applications. */
export async function printSlips(
  page: Page,
  wanted: SlipCase,
  prints: Awaited<ReturnType<typeof catchPrints>>,
): Promise<PrintedSlips> {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const applications: any[] = [];
  await page.route(/\/api\/applications\/center\/\d+\/printed$/, async (route: Route) => {
    const response = await route.fetch();
    const body = await response.json();
    const { applicant } = body.application;
    const isLong = wanted.names === "long";
    const application = {
      ...body.application,
      applicant: { ...applicant, ...(isLong && { name_en: longName, name_dv: longThaana }) },
    };
    applications.push(application);
    await route.fulfill({ response, json: { ...body, copies: wanted.copy, application } });
  });
  await page.goto("/applications/center");
  const main = page.getByRole("main");
  const before = prints.length;
  if (wanted.slips === 1) {
    await main.getByRole("row").filter({ hasText: single }).getByRole("button").last().click();
    await page.getByRole("menuitem", { name: "Print slip" }).click();
  } else {
    await main.getByRole("button", { name: "Select applications" }).click();
    const boxes = main.getByRole("table").getByRole("checkbox");
    // The first selects all of them.
    for (let index = 1; index <= wanted.slips; index += 1) await boxes.nth(index).check({ force: true });
    await main.getByRole("button", { name: `Print ${wanted.slips} slips` }).click();
  }
  const dialog = page.locator('[data-idd-part="dialog"]');
  await dialog.getByRole("radio", { name: papers[wanted.paper].title, exact: true }).check({ force: true });
  await dialog.getByRole("button", { name: /^Print (slip|\d slips)$/ }).click();
  await dialog.waitFor({ state: "hidden" });
  const print = prints.at(before);
  if (!print || prints.length !== before + 1) throw new Error("They were not printed once.");
  await page.unrouteAll({ behavior: "wait" });
  return { print, applications };
}

/** What is wrong with slips that were read back. */
export function complainOfSlips(
  pages: readonly ReadPage[],
  wanted: SlipCase,
  { applications }: PrintedSlips,
): string[] {
  const complaints: string[] = [];
  const expect = (isSo: boolean, otherwise: string) => {
    if (!isSo) complaints.push(otherwise);
  };
  const { width, height, edge } = papers[wanted.paper];
  expect(applications.length === wanted.slips, `${applications.length} applications`);
  // Each on one page, so that nothing of it goes on after a page.
  expect(pages.length === wanted.slips, `${pages.length} pages`);
  for (const [index, page] of pages.entries()) {
    const place = `page ${index + 1}`;
    const length = height ?? page.height;
    const isSize = Math.abs(page.width - width) < 0.5 && Math.abs(page.height - length) < 0.5;
    expect(isSize, `${place} is ${page.width} × ${page.height} mm`);
    for (const { text, top, bottom } of page.lines)
      expect(top > edge && bottom < length - edge, `"${text}" is not whole on ${place}`);
    const application = applications[index];
    if (application)
      complaints.push(...complainOfSlip(page, wanted, application).map((text) => `${place}: ${text}`));
  }
  // A roll is as long as what is on it.
  const rests = pages.map((page) => page.height - Math.max(...page.lines.map(({ bottom }) => bottom)));
  if (!height) expect(Math.min(...rests) < 12, `the roll is ${Math.min(...rests)} mm longer than its slips`);
  return complaints;
}

const writeDay = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

// biome-ignore lint/suspicious/noExplicitAny: as above
function complainOfSlip(page: ReadPage, { copy }: SlipCase, application: any): string[] {
  const complaints: string[] = [];
  const expect = (isSo: boolean, otherwise: string) => {
    if (!isSo) complaints.push(otherwise);
  };
  const { application_no: number, applicant, collection_center, expected_on } = application;
  const all = readText([page]);
  const words = new Set(listWords(all));
  expect(page.barcodes.join() === number, `the barcode says ${page.barcodes.join() || "nothing"}`);
  expect(words.has(number), "it does not say its number");
  const said = [
    applicant.name_en,
    collection_center.name,
    "Application slip",
    "This slip",
    "Someone else needs their ID card and your letter",
    "Printed by",
  ];
  for (const word of said.flatMap(listWords)) expect(words.has(word), `the word ${word} is not read`);
  expect(
    all.includes(writeDay.format(new Date(expected_on))),
    "the day on which the card is expected is not read",
  );
  expect(hasLetters(all, applicant.name_dv), "the name in Thaana is not whole");
  expect(all.replaceAll(/\s/g, "").includes(applicant.id_number), "the ID number is not read");
  expect(all.includes("COPY") === copy > 1, copy > 1 ? "it is no copy" : "it is a copy");
  return complaints;
}
