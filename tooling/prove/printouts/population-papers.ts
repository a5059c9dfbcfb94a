import type { Page } from "playwright";
import type { catchPrints, Print, ReadPage } from "../../../apps/reference-host/e2e/print.ts";
import { readText } from "./names.ts";

/** The paper with the population, in one direction. */
export interface PopulationCase {
  readonly direction: "ltr" | "rtl";
}

/** Both directions. */
export const populationCases: readonly PopulationCase[] = [{ direction: "ltr" }, { direction: "rtl" }];

/** What the paper is called among the printouts. */
export const namePopulation = ({ direction }: PopulationCase) => `Population ${direction}`;

interface People {
  readonly male: number;
  readonly female: number;
}

/** A paper as the printer got it, with the numbers that the server told. */
interface PrintedPopulation {
  readonly print: Print;
  readonly totals: People & { readonly total: number };
  readonly atolls: readonly (People & { readonly atoll: string | null })[];
  readonly groups: readonly (People & { readonly label: string })[];
}

/** Prints the population from the dashboard. */
export async function printPopulation(
  page: Page,
  prints: Awaited<ReturnType<typeof catchPrints>>,
): Promise<PrintedPopulation> {
  await page.goto("/");
  const before = prints.length;
  await page.getByRole("main").getByRole("button", { name: "Print", exact: true }).click();
  for (let tries = 0; prints.length === before && tries < 200; tries += 1) await page.waitForTimeout(50);
  const print = prints.at(before);
  if (!print || prints.length !== before + 1) throw new Error("It was not printed once.");
  const read = async (path: string) => (await page.request.get(`/api/statistics/${path}`)).json();
  const { population } = await read("population");
  const { age_groups: groups } = await read("population/age_group");
  return { print, totals: population, atolls: population.by_atoll, groups };
}

const write = (count: number) => count.toLocaleString("en-US");

/** What is wrong with a paper that was read back. */
export function complainOfPopulation(
  pages: readonly ReadPage[],
  { totals, atolls, groups }: PrintedPopulation,
): string[] {
  const complaints: string[] = [];
  const expect = (isSo: boolean, otherwise: string) => {
    if (!isSo) complaints.push(otherwise);
  };
  const linesOf = pages.flatMap(({ lines }) => lines.map(({ text }) => text.replaceAll(/\s+/g, " ")));
  for (const [index, page] of pages.entries()) {
    const { width, height, lines, barcodes } = page;
    const isSize = Math.abs(width - 210) < 0.5 && Math.abs(height - 297) < 0.5;
    expect(isSize, `page ${index + 1} is ${width} × ${height} mm`);
    expect(barcodes.length === 0, `page ${index + 1} has a barcode`);
    const says = new RegExp(`Page\\s+${index + 1}\\s+of\\s+${pages.length}`);
    expect(says.test(readText([page])), `page ${index + 1} does not say which of ${pages.length} it is`);
    for (const { text, top, bottom } of lines)
      expect(top > 7 && bottom < 290, `"${text}" is not whole on page ${index + 1}`);
  }
  /** A row of a table: its name and its three numbers on one line, in whichever direction. */
  function expectRow(label: string, { male, female }: People, times: number): void {
    const numbers = [male, female, male + female].map(write);
    const found = linesOf.filter(
      (line) => line.includes(label) && numbers.every((number) => ` ${line} `.includes(` ${number} `)),
    );
    expect(found.length >= times, `${label} stands on ${found.length} lines with its numbers`);
  }
  for (const { atoll, ...people } of atolls) expectRow(atoll ?? "Atoll not known", people, 1);
  for (const { label, ...people } of groups) expectRow(label, people, 1);
  expectRow("Total", totals, 2);
  for (const word of ["Population by atoll", "Population by age group", "Printed by"])
    expect(readText(pages).includes(word), `"${word}" is not read`);
  return complaints;
}
