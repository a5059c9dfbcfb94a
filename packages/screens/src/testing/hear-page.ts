import { onTestFinished } from "vitest";

const regions = "[role=status], [role=alert]";

/**
 * Hears what the page itself tells a screen reader. Returns the sentences in the order in which they came; the list grows
 * while the page changes. Notices in the corner are left out: they have a list of their own.
 */
export function hearPage(): readonly string[] {
  const said: string[] = [];
  const known = new WeakMap<Element, string>();
  function listen(isHeard: boolean): void {
    for (const region of document.querySelectorAll(regions)) {
      if (region.closest("[data-idd-part=notices]")) continue;
      const text = region.textContent ?? "";
      const before = known.get(region) ?? "";
      known.set(region, text);
      if (!isHeard || text === before || text.trim() === "") continue;
      const isAddedTo = region.getAttribute("aria-atomic") === "false" && text.startsWith(before);
      said.push(isAddedTo ? text.slice(before.length) : text);
    }
  }
  listen(false);
  const observer = new MutationObserver(() => listen(true));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  return said;
}
