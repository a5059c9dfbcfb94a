import type { Locator, Page } from "@playwright/test";
import { listAxeViolations } from "./axe.ts";
import { expect } from "./journey.ts";

/**
 * Nothing of a page as it stands is out of somebody's reach: axe finds nothing, the size of what is pressed among it;
 * nothing scrolls sideways but a table in its box; and what has the focus is in sight, with nothing over it.
 */
export async function expectWithinReach(page: Page): Promise<void> {
  expect(await listAxeViolations(page)).toEqual([]);
  expect(await page.evaluate(findWider)).toEqual([]);
  // The page may still be on its way to what has the focus.
  await expect.poll(() => page.evaluate(findHiddenFocus)).toBe("");
}

/** In the page: what is wider than its window, or scrolls sideways without being a table. */
function findWider(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : [];
  const boxes = [...document.querySelectorAll("body *")].filter((element) => {
    const { overflowX } = getComputedStyle(element);
    const mayScroll = (overflowX === "auto" || overflowX === "scroll") && !element.matches("input, textarea");
    return mayScroll && element.scrollWidth > element.clientWidth + 1 && !element.querySelector("table");
  });
  return [...page, ...boxes.map((element) => `${element.localName} “${element.textContent?.slice(0, 40)}”`)];
}

/** In the page: what has the focus without being seen, or what lies over it; nothing when all is well. */
function findHiddenFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "nothing has the focus";
  // Who looks at a box for a tick or a choice looks at its label.
  const seen = (focused instanceof HTMLInputElement && focused.labels?.[0]) || focused;
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  const x = (left + right) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const [over] = document.elementsFromPoint(x, y).filter((each) => !each.matches("[aria-hidden]"));
  const isSeen = over && (seen.contains(over) || over.contains(seen) || focused.contains(over));
  return isSeen
    ? ""
    : `${focused.localName} “${focused.textContent?.slice(0, 40)}” is below ${over?.className}`;
}

/**
 * The codes within a part of a page that are not read from left to right, by where their first and last letters stand.
 */
export async function listTurnedCodes(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const code = /[A-Z]{1,2}[\d-]{6,}|\*{3} \*{2}\d\d|[A-Z][a-z]{2} \d{1,2}, \d{4}|\d{1,2}:\d\d/g;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const letters: { readonly node: Node; readonly offset: number }[] = [];
    let text = "";
    let around: Element | null | undefined;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The groups of a code are one word; what stands in elements of their own are several.
      const isNext = around === (node.parentElement?.closest("bdi") ?? node.parentElement);
      around = node.parentElement?.closest("bdi") ?? node.parentElement;
      if (!isNext) letters.push({ node, offset: 0 });
      const words = node.textContent ?? "";
      for (let offset = 0; offset < words.length; offset += 1) letters.push({ node, offset });
      text += isNext ? words : ` ${words}`;
    }
    const place = (index: number) => {
      const letter = letters[index];
      const range = document.createRange();
      if (letter) {
        range.setStart(letter.node, letter.offset);
        range.setEnd(letter.node, letter.offset + 1);
      }
      return range.getBoundingClientRect();
    };
    return [...text.matchAll(code)].flatMap(({ 0: found, index }) => {
      const [first, last] = [place(index), place(index + found.length - 1)];
      const isOneLine = Math.abs(first.top - last.top) < first.height / 2;
      return first.width > 0 && isOneLine && first.left >= last.left ? [found] : [];
    });
  });
}
