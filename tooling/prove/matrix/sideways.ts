import type { Page } from "playwright";

/**
 * What makes a reader scroll sideways, or is out of sight beside the window, in words that lead to it. A data table
 * may be wider than the window, in a box of its own.
 */
export async function listSideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : [];
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const describe = (element: Element) =>
      `${element.localName}.${element.className.toString().split(" ")[0]} “${(element.textContent ?? "").trim().slice(0, 40)}”`;
    const hasTable = (element: Element) => element.querySelector("table, [role=table], [role=grid]") !== null;
    const scrollers: Element[] = [];
    for (const element of document.querySelectorAll("body *")) {
      if (!(element instanceof HTMLElement) || element.matches("input, textarea")) continue;
      const { overflowX } = getComputedStyle(element);
      if (overflowX !== "auto" && overflowX !== "scroll") continue;
      scrollers.push(element);
      if (element.scrollWidth > element.clientWidth + 1 && isShown(element) && !hasTable(element))
        found.push(`${describe(element)} scrolls sideways`);
    }
    for (const element of document.querySelectorAll("body *")) {
      const hasOwnText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? ""),
      );
      if (!hasOwnText || !isShown(element) || element.closest("[inert], [aria-hidden=true], option"))
        continue;
      if (scrollers.some((scroller) => scroller.contains(element))) continue;
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 || right > clientWidth + 1) found.push(`${describe(element)} stands beyond the window`);
    }
    return found;
  });
}
