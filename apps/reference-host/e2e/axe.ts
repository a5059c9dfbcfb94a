import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong on a page, in words that lead to the place; nothing when all is well. */
export async function listAxeViolations(page: Page): Promise<string[]> {
  // What is still fading in has not its colours yet.
  await page.evaluate(untilNothingMoves);
  // Evaluated by the debugger, so that the page's content policy stays as strict as it is.
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axeSource);
  const { violations } = (await page.evaluate(
    "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] })",
  )) as AxeResults;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
  );
}

/** In the page: waits for what fades or moves for a moment; what runs on, rests or follows a scroll is let be. */
async function untilNothingMoves(): Promise<void> {
  const longest = 1000;
  const moving = document.getAnimations().filter(({ effect, playState, timeline }) => {
    const duration = effect?.getComputedTiming().activeDuration;
    return playState === "running" && timeline === document.timeline && Number(duration) <= longest;
  });
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
