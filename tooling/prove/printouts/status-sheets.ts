import type { Page, Route } from "playwright";
import type { catchPrints, Print, ReadPage } from "../../../apps/reference-host/e2e/print.ts";
import { hasLetters, listWords, longName, longThaana, readText } from "./names.ts";

/** One sheet that tells a person where their card is. */
export interface SheetCase {
  readonly state: keyof typeof people;
  readonly names: "short" | "long";
  readonly direction: "ltr" | "rtl";
}

/** Of the demonstration, by where their card is. */
const people = {
  returned: "A106021",
  "in transit": "A101301",
  ready: "A105001",
  collected: "A105204",
} as const;

/** Each state with short and long names, in both directions. */
export const sheetCases: readonly SheetCase[] = (["ltr", "rtl"] as const).flatMap((direction) =>
  (Object.keys(people) as SheetCase["state"][]).flatMap((state) =>
    (["short", "long"] as const).map((names) => ({ state, names, direction })),
  ),
);

/** What a sheet is called among the printouts. */
export function nameSheet({ state, names, direction }: SheetCase): string {
  return ["Status sheet", state, names, direction].join(" ");
}

/** A sheet as the printer got it, with what the page and its server told. */
interface PrintedSheet {
  readonly print: Print;
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the contract, of which all but what the case wants stays
  readonly status: any;
  /** What staff read aloud. */
  readonly sentence: string;
}

/** Prints the sheet from the page of a person. */
export async function printSheet(
  page: Page,
  wanted: SheetCase,
  prints: Awaited<ReturnType<typeof catchPrints>>,
): Promise<PrintedSheet> {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  let status: any;
  await page.route(/\/api\/applications\/dnr\/status\/A\d+$/, async (route: Route) => {
    const response = await route.fetch();
    const body = await response.json();
    const long = wanted.names === "long" && { name_en: longName, name_dv: longThaana };
    status = { ...body.status, person: { ...body.status.person, ...long } };
    await route.fulfill({ response, json: { ...body, status } });
  });
  await page.goto(`/applications/status/${people[wanted.state]}`);
  const before = prints.length;
  await page.getByRole("main").getByRole("button", { name: "Print status sheet" }).click();
  const dialog = page.locator('[data-idd-part="dialog"]');
  await dialog.getByRole("button", { name: "Print status sheet" }).click();
  await dialog.waitFor({ state: "hidden" });
  const print = prints.at(before);
  if (!print || prints.length !== before + 1) throw new Error("It was not printed once.");
  const answer = page.getByRole("region", { name: "Answer" }).getByRole("status");
  const sentence = (await answer.first().textContent()) ?? "";
  await page.unrouteAll({ behavior: "wait" });
  return { print, status, sentence };
}

/** What is wrong with a sheet that was read back. */
export function complainOfSheet(
  pages: readonly ReadPage[],
  { direction }: SheetCase,
  { print, status, sentence }: PrintedSheet,
): string[] {
  const complaints: string[] = [];
  const expect = (isSo: boolean, otherwise: string) => {
    if (!isSo) complaints.push(otherwise);
  };
  const { person, applications } = status;
  const number = applications[0].application_no;
  const all = readText(pages);
  const words = new Set(listWords(all));
  // On one page, so that no step goes on after it.
  expect(pages.length === 1, `${pages.length} pages`);
  for (const page of pages) {
    const isSize = Math.abs(page.width - 148) < 0.5 && Math.abs(page.height - 210) < 0.5;
    expect(isSize, `it is ${page.width} × ${page.height} mm`);
    expect(page.barcodes.join() === number, `the barcode says ${page.barcodes.join() || "nothing"}`);
    for (const { text, top, bottom } of page.lines) expect(top > 4 && bottom < 206, `"${text}" is not whole`);
  }
  for (const word of [number, ...listWords(person.name_en), ...listWords("Status sheet Printed by")])
    expect(words.has(word), `the word ${word} is not read`);
  expect(hasLetters(all, person.name_dv), "the name in Thaana is not whole");
  expect(all.replaceAll(/\s/g, "").includes(person.id_number), "the ID number is not read");
  expect(!all.includes("COPY"), "it is a copy");

  // The sentence is in the language of the page.
  expect(sentence.length > 20, "the page has no sentence");
  if (direction === "rtl") expect(hasLetters(all, sentence), "the sentence is not whole");
  else for (const word of listWords(sentence)) expect(words.has(word), `the sentence lacks ${word}`);

  const steps = [...print.html.matchAll(/class="what">([^<]+)/g)].map(([, label = ""]) => label);
  expect(steps.length >= 4, `${steps.length} steps`);
  for (const label of steps) {
    expect(hasLetters(all, label), `the step ${label} is not whole`);
    for (const word of listWords(label.replaceAll(/[\u0780-\u07bf]/g, " ")))
      expect(words.has(word), `the step ${label} lacks ${word}`);
  }
  return complaints;
}
