const named = ["aria-label", "placeholder", "title", "alt"];
const isLatin = /\p{Script=Latin}{2}/u;
const isOther = /(?!\p{Script=Latin})\p{L}/u;

/**
 * Marks the language of words within roots whose page is in another script: Latin letters are English, as in texts that
 * nobody has translated yet. Follows every change. Returns what ends that. An element with a `lang` of its own keeps it.
 */
export function markLanguages(roots: readonly Element[], language: string): () => void {
  const marked = new WeakSet<Element>();

  function mark(element: Element): void {
    if (element.hasAttribute("lang") && !marked.has(element)) return;
    const words = readWords(element);
    const is = isOther.test(words) ? language : isLatin.test(words) ? "en" : undefined;
    const around = element.parentElement?.closest("[lang]")?.getAttribute("lang");
    if (is === undefined || is === around) {
      if (marked.delete(element)) element.removeAttribute("lang");
    } else if (element.getAttribute("lang") !== is) {
      marked.add(element);
      element.setAttribute("lang", is);
    }
  }
  function markAll(element: Element): void {
    mark(element);
    // In the order of the page: an element follows the one around it.
    for (const inner of element.querySelectorAll("*")) mark(inner);
  }
  const observer = new MutationObserver((changes) => {
    const changed = new Set(
      changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)),
    );
    for (const element of changed) if (element?.isConnected) markAll(element);
  });
  for (const root of roots) {
    for (const part of root.children) markAll(part);
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: named });
  }
  return () => {
    observer.disconnect();
    for (const root of roots) {
      for (const element of root.querySelectorAll("[lang]"))
        if (marked.has(element)) element.removeAttribute("lang");
    }
  };
}

/** The words of an element itself. Where it adds only a full stop to the words in it, those count. */
function readWords(element: Element): string {
  const texts = [...element.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE ? node.nodeValue : [],
  );
  const own = [...texts, ...named.map((name) => element.getAttribute(name))].join(" ");
  return own.trim() !== "" && !/\p{L}/u.test(own) ? (element.textContent ?? "") : own;
}
