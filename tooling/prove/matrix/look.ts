import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { listAxeViolations } from "../../../apps/reference-host/e2e/axe.ts";
import { findDisorder, readOrder } from "./order.ts";
import { listSideways } from "./sideways.ts";
import { mostShift, readSteadiness, type Steadiness } from "./steadiness.ts";
import { countExcepted, findTooSmall, readTargets } from "./targets.ts";

/** What one look at a page in both modes has found. */
export interface Findings {
  /** How often the page was looked at: once for each mode. */
  readonly looks: number;
  /** How many places of it can be pressed. */
  readonly targets: number;
  /** How many of them are below 24 px and have room around them or stand in a text. */
  readonly excepted: number;
  readonly steadiness: Steadiness;
  /** What is wrong, in words that lead to it. */
  readonly faults: readonly string[];
}

/** Where pictures are put, for people who look. */
export const pictureFolder = ".reports/matrix";

/** A window over the page, or a record beside it. */
export const windows = '[data-idd-part="dialog"], [data-idd-part="drawer"]:has([role="dialog"])';

/**
 * Looks at a page as it stands, in light and dark: axe, the size of what can be pressed, whether the keyboard follows
 * what the eye sees, whether it is as wide as its window, and whether it kept still while it loaded.
 *
 * @param name of the pictures that are kept; without it none are.
 */
export async function lookAt(page: Page, name?: string): Promise<Findings> {
  const faults: string[] = [];
  const steadiness = await readSteadiness(page);
  if (steadiness.shift > mostShift)
    faults.push(`moves: by ${steadiness.shift.toFixed(3)} while it loads, most of all ${steadiness.moved}`);
  // What a page that was scrolled has under its header is there for whoever scrolls back.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  for (const mode of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: mode });
    faults.push(...(await listAxeViolations(page)).map((text) => `${mode}: axe: ${text}`));
    if (name === undefined) continue;
    mkdirSync(pictureFolder, { recursive: true });
    // A window is looked at where it stands: a picture of the whole page behind it would make it small.
    const fullPage = (await page.locator(windows).count()) === 0;
    await page.screenshot({ path: join(pictureFolder, `${name}-${mode}.png`), fullPage });
  }
  faults.push(...findDisorder(await readOrder(page)).map((text) => `order: ${text}`));
  const targets = await readTargets(page);
  for (const { name: what, width, height } of findTooSmall(targets))
    faults.push(`small: ${what} is ${width.toFixed(1)} × ${height.toFixed(1)} px`);
  faults.push(...(await listSideways(page)).map((text) => `sideways: ${text}`));
  return { looks: 2, targets: targets.length, excepted: countExcepted(targets), steadiness, faults };
}
