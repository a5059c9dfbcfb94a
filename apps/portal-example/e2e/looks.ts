import type { Page } from "playwright/test";

/** What an element of the page looks like: everything that the browser computed, and its place. */
export type Look = Readonly<Record<string, string>>;

/** Reads the looks of elements and of what stands before and after them, with nothing moving. */
export async function readLooks(page: Page, selector: string): Promise<Look[]> {
  // As one text, which travels faster than a hundred thousand values.
  const text = await page.locator(selector).evaluateAll((elements) => {
    for (const animation of document.getAnimations()) animation.cancel();
    const names = [...getComputedStyle(document.body)];
    const looks = elements.flatMap((element, index) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isDrawn = element.getClientRects().length > 0;
      const box = isDrawn
        ? [x, y + scrollY, width, height].map((length) => length.toFixed(1)).join(" ")
        : "none";
      return ["", "::before", "::after"].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo !== "" && /^(none|normal)$/.test(style.content)) return [];
        const name = `${index} ${element.tagName}${pseudo}.${element.classList[0] ?? ""}`;
        return [[name, box, ...names.map((property) => style.getPropertyValue(property))]];
      });
    });
    return JSON.stringify({ names: ["element", "box", ...names], looks });
  });
  const { names, looks } = JSON.parse(text) as { names: string[]; looks: string[][] };
  return looks.map((values) => Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""])));
}

/** The elements that one list of looks has more of than another, each as its name without its place. */
function listExtra(one: readonly Look[], other: readonly Look[], verb: string): string[] {
  const rest = other.map(nameOf);
  return one.map(nameOf).flatMap((name) => {
    const index = rest.indexOf(name);
    if (index === -1) return [`${name} ${verb}`];
    rest.splice(index, 1);
    return [];
  });
}

const nameOf = (look: Look) => (look.element ?? "").replace(/^\d+ /, "");

/** How two lists of looks differ, a line for each property of each element. */
export function compareLooks(one: readonly Look[], other: readonly Look[]): string[] {
  if (one.length !== other.length) {
    return [
      `${one.length} elements became ${other.length}`,
      ...listExtra(one, other, "left"),
      ...listExtra(other, one, "came"),
    ];
  }
  return one.flatMap((look, index) =>
    Object.keys(look)
      .filter((name) => look[name] !== other[index]?.[name])
      .map((name) => `${look.element} ${name}: ${look[name]} became ${other[index]?.[name]}`),
  );
}

/** Lets the browser style elements as if the pointer were on all of them, which no pointer can be. */
export async function hoverAll(page: Page, selector: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  await Promise.all(
    nodeIds.map((nodeId) => session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] })),
  );
  return () => session.detach();
}
