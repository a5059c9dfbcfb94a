const named = ["aria-label", "placeholder", "title", "alt"];
const isLatin = /\p{Script=Latin}{2}/u;
const isOther = /(?!\p{Script=Latin})\p{L}/u;

let isStarted = false;

/**
 * Marks the language of words in the roots of the screens whose page is in this language of another script: Latin letters
 * are English there, as in texts that nobody has translated yet. Follows every change of the document. An element with a
 * `lang` of its own keeps it.
 */
export function markLanguages(language: string): void {
  if (isStarted || typeof document === "undefined") return;
  isStarted = true;
  const marked = new WeakSet<Element>();

  function mark(element: Element): void {
    const own = element.getAttribute("lang");
    if (own !== null && !marked.has(element)) return;
    const isOurs = element.closest(".idd-root")?.getAttribute("lang") === language;
    const words = isOurs ? readWords(element) : "";
    const is = isOther.test(words) ? language : isLatin.test(words) ? "en" : undefined;
    const around = element.parentElement?.closest("[lang]")?.getAttribute("lang");
    if (is === undefined || is === around) {
      if (marked.delete(element)) element.removeAttribute("lang");
    } else if (own !== is) {
      marked.add(element);
      element.setAttribute("lang", is);
    }
  }
  function markAll(element: Element): void {
    if (!element.closest(".idd-root") && !element.querySelector(".idd-root")) return;
    mark(element);
    // In the order of the page: an element follows the one around it.
    for (const inner of element.querySelectorAll("*")) mark(inner);
  }
  const observer = new MutationObserver((changes) => {
    const isRelevant = ({ target, attributeName }: MutationRecord) =>
      attributeName !== "lang" || (target as Element).matches(".idd-root");
    const targets = changes
      .filter(isRelevant)
      .map(({ target }) => (target instanceof Element ? target : target.parentElement));
    for (const element of new Set(targets)) if (element?.isConnected) markAll(element);
  });
  markAll(document.documentElement);
  const attributeFilter = [...named, "lang"];
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributeFilter });
}

/** The words of an element itself. Where it adds only a full stop to the words in it, those count. */
function readWords(element: Element): string {
  const texts = [...element.childNodes].map((node) =>
    node.nodeType === Node.TEXT_NODE ? node.nodeValue : "",
  );
  const own = [...texts, ...named.map((name) => element.getAttribute(name))].join(" ");
  return own.trim() !== "" && !/\p{L}/u.test(own) ? (element.textContent ?? "") : own;
}
