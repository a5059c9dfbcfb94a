const named = ["aria-label", "placeholder", "title", "alt"];
const isLatin = /\p{Script=Latin}{2}/u;
const isOther = /(?!\p{Script=Latin})\p{L}/u;

let isStarted = false;

/**
 * Marks the language of words in the roots of the screens whose page is in this language of another script: Latin letters
 * are English there, as in texts that nobody has translated yet. Follows every change of the document. An element with a
 * `lang` of its own keeps it. Marked words also run the way of their script.
 */
export function markLanguages(language: string): void {
  if (isStarted || typeof document === "undefined") return;
  isStarted = true;
  const marked = new WeakSet<Element>();

  /** Those that were marked since the last turn. */
  let turned: Element[] = [];

  function mark(element: Element): void {
    const own = element.getAttribute("lang");
    if (own !== null && !marked.has(element)) return;
    const isOurs = element.closest(".idd-root")?.getAttribute("lang") === language;
    const words = isOurs ? readWords(element) : "";
    const is = isOther.test(words) ? language : isLatin.test(words) ? "en" : undefined;
    const around = element.parentElement?.closest("[lang]")?.getAttribute("lang");
    if (is === undefined || is === around) {
      if (!marked.delete(element)) return;
      element.removeAttribute("lang");
      turnBack(element);
    } else if (own !== is) {
      marked.add(element);
      element.setAttribute("lang", is);
      turned.push(element);
    }
  }
  function markAll(element: Element): void {
    if (!element.closest(".idd-root") && !element.querySelector(".idd-root")) return;
    mark(element);
    // In the order of the page: an element follows the one around it.
    for (const inner of element.querySelectorAll("*")) mark(inner);
    turn(turned);
    turned = [];
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

/**
 * Lets words run the way of their own script, so that a full stop stays at their end. They begin at the same side as before.
 * A field, or an element with a direction of its own, stays as it is.
 */
function turn(elements: readonly Element[]): void {
  const looks = elements
    .filter((element) => !element.matches("[dir], input, select, textarea"))
    .map((element) => {
      const { textAlign, direction } = getComputedStyle(element);
      return { element, isAtStart: textAlign === "start", isAtEnd: textAlign === "end", direction };
    });
  // All are read before the first is changed: the browser computes the look of the page once.
  for (const { element, isAtStart, isAtEnd, direction } of looks) {
    const { style } = element as HTMLElement;
    style.unicodeBidi = "plaintext";
    if (isAtStart || isAtEnd) style.textAlign = isAtStart === (direction === "rtl") ? "right" : "left";
  }
}

function turnBack(element: Element): void {
  const { style } = element as HTMLElement;
  style.unicodeBidi = "";
  style.textAlign = "";
}

/** The words of an element itself. Where it adds only a full stop to the words in it, those count. */
function readWords(element: Element): string {
  const texts = [...element.childNodes].map((node) =>
    node.nodeType === Node.TEXT_NODE ? node.nodeValue : "",
  );
  const own = [...texts, ...named.map((name) => element.getAttribute(name))].join(" ");
  return own.trim() !== "" && !/\p{L}/u.test(own) ? (element.textContent ?? "") : own;
}
