import type { Page, Route } from "playwright";
import type { catchPrints, Print, ReadPage } from "../../../apps/reference-host/e2e/print.ts";
import { listWords, longName, readText } from "./names.ts";

/** The slip of an interaction: which print of it this is, with whose name. */
export interface InteractionSlipCase {
  readonly copy: 1 | 2;
  readonly names: "short" | "long";
  readonly direction: "ltr" | "rtl";
}

/** Original and copy, with short and long names, in both directions. */
export const interactionSlipCases: readonly InteractionSlipCase[] = (["ltr", "rtl"] as const).flatMap(
  (direction) =>
    (["short", "long"] as const).flatMap((names) =>
      ([1, 2] as const).map((copy) => ({ copy, names, direction })),
    ),
);

/** What the slip of an interaction is called among the printouts. */
export function nameInteractionSlip({ copy, names, direction }: InteractionSlipCase): string {
  return ["Interaction slip", copy === 1 ? "original" : "copy", names, direction].join(" ");
}

/** A slip as the printer got it, with the row of the list that the server told. */
interface PrintedSlip {
  readonly print: Print;
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the contract, of which all but what the case wants stays
  readonly interaction: any;
}

/** Prints the slip of the newest interaction from the list. */
export async function printInteractionSlip(
  page: Page,
  wanted: InteractionSlipCase,
  prints: Awaited<ReturnType<typeof catchPrints>>,
): Promise<PrintedSlip> {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  let interaction: any;
  await page.route(/\/api\/xpat\/interactions\?/, async (route: Route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [first, ...others] = body.interactions;
    interaction = { ...first, ...(wanted.names === "long" && { name: longName }) };
    await route.fulfill({ response, json: { ...body, interactions: [interaction, ...others] } });
  });
  await page.route(/\/api\/xpat\/interactions\/\d+\/printed$/, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), copies: wanted.copy } });
  });
  await page.goto("/xpat/interactions");
  const before = prints.length;
  await page.getByRole("main").getByRole("row").nth(1).getByRole("button").last().click();
  await page.getByRole("menuitem", { name: "Print slip" }).click();
  const dialog = page.locator('[data-idd-part="dialog"]');
  await dialog.getByRole("button", { name: "Print slip" }).click();
  await dialog.waitFor({ state: "hidden" });
  const print = prints.at(before);
  if (!print || prints.length !== before + 1) throw new Error("It was not printed once.");
  await page.unrouteAll({ behavior: "wait" });
  return { print, interaction };
}

/** What is wrong with a slip that was read back. */
export function complainOfInteractionSlip(
  pages: readonly ReadPage[],
  { copy }: InteractionSlipCase,
  { interaction }: PrintedSlip,
): string[] {
  const complaints: string[] = [];
  const expect = (isSo: boolean, otherwise: string) => {
    if (!isSo) complaints.push(otherwise);
  };
  const { interaction_no: number, name, passport_last4: end, officer, island } = interaction;
  expect(pages.length === 1, `${pages.length} pages`);
  for (const { width, height, barcodes, lines } of pages) {
    const isSize = Math.abs(width - 105) < 0.5 && Math.abs(height - 148) < 0.5;
    expect(isSize, `it is ${width} × ${height} mm`);
    expect(barcodes.join() === number, `the barcode says ${barcodes.join() || "nothing"}`);
    for (const { text, top, bottom } of lines)
      expect(top > 7 && bottom < 141, `"${text}" is not whole on its page`);
  }
  const all = readText(pages);
  const words = new Set(listWords(all));
  const said = [number, name, officer.fullname, island.name, "Interaction slip", "Printed by"];
  for (const word of said.flatMap(listWords)) expect(words.has(word), `the word ${word} is not read`);
  if (end) expect(all.includes(end), "the end of the passport number is not read");
  expect(all.includes("COPY") === copy > 1, copy > 1 ? "it is no copy" : "it is a copy");
  return complaints;
}
