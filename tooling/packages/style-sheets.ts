import { type Selector, type SelectorComponent, transform } from "lightningcss";

const rootClass = "idd-root";

/** Puts a style sheet into the cascade layer `idd`: whatever a portal writes outside of layers wins. */
export function putInLayer(css: string): string {
  return minify(`@layer idd;@layer idd{${css}}`);
}

/**
 * The style sheet for a portal whose own CSS is in no layer and would win over one that is. It matches below
 * the root and on it only, and weighs:
 *
 * - tokens nothing: a portal's own `.idd-root { --idd-…: … }` replaces them wherever it stands;
 * - resets of elements, and whatever is weak by design, eight elements more than they say: more than a portal's
 *   rules for elements, less than any class, so that what a portal puts into a screen keeps its own look;
 * - everything else one class more than it says.
 */
export function holdWithoutLayer(css: string): string {
  return minify(css, {
    Selector(selector) {
      if (isTokenHolder(selector)) return weighNothing(selector);
      return addToSubject(selector, hasWeight(selector) ? [inRoot] : [isWeighty]);
    },
  });
}

/**
 * Lets every length in rem follow the variable `--idd-rem`, which a portal sets whose root has another font size than
 * the reader's. Queries know no variables and stay.
 */
export function followRem(css: string): string {
  return css.replaceAll(/@[^{;]*|--idd-rem:[^;}]*|(?<![\w.#-])(-?[\d.]+)rem\b/g, (all, count?: string) => {
    if (count === undefined) return all;
    return count === "1" ? "var(--idd-rem)" : `calc(var(--idd-rem)*${count})`;
  });
}

/** The selectors of a style sheet that could match something outside of the root. */
export function findStraySelectors(css: string): string[] {
  const stray: string[] = [];
  minify(css, {
    Selector(selector) {
      const text = JSON.stringify(selector);
      if (!/"type":"class","name":"idd/.test(text)) stray.push(text);
      return undefined;
    },
  });
  return stray;
}

function minify(css: string, visitor: { Selector?: (selector: Selector) => Selector | undefined } = {}) {
  // No targets: what a portal's own build does for its browsers it does for these styles too.
  const { code } = transform({
    filename: "styles.css",
    code: Buffer.from(css),
    minify: true,
    visitor: visitor as never,
  });
  // In a value with a variable it leaves the spaces.
  return code.toString().replaceAll(/"[^"]*"|, /g, (text) => (text === ", " ? "," : text));
}

/** The root alone, with or without its attributes: there the tokens stand. */
function isTokenHolder(selector: Selector): boolean {
  return (
    selector.some((part) => part.type === "class" && part.name === rootClass) &&
    selector.every((part) => part.type === "class" || part.type === "attribute")
  );
}

function weighNothing(selector: Selector): Selector {
  return [{ type: "pseudo-class", kind: "where", selectors: [selector] }];
}

const root: SelectorComponent = { type: "class", name: rootClass };

const inRoot: SelectorComponent = {
  type: "pseudo-class",
  kind: "is",
  selectors: [[root], [root, { type: "combinator", value: "descendant" }, { type: "universal" }]],
};

/** True of everything, and weighs as much as eight elements, one inside the other. */
const isWeighty: SelectorComponent = {
  type: "pseudo-class",
  kind: "not",
  selectors: [
    Array.from({ length: 8 }, (_, index): Selector => {
      const element: SelectorComponent = { type: "type", name: "i" };
      return index === 0 ? [element] : [{ type: "combinator", value: "child" }, element];
    }).flat(),
  ],
};

/** It names a class, an attribute or a state of what it styles, beside what weighs nothing. */
function hasWeight(selector: Selector): boolean {
  return selector.some(
    (part) =>
      part.type === "class" ||
      part.type === "attribute" ||
      (part.type === "pseudo-class" && part.kind !== "where" && part.kind !== "is"),
  );
}

/** Adds conditions to what is styled, in front of its pseudo-element. */
function addToSubject(selector: Selector, conditions: readonly SelectorComponent[]): Selector {
  const start = selector.findLastIndex((part) => part.type === "combinator") + 1;
  const pseudoElement = selector.findIndex((part, index) => index >= start && part.type === "pseudo-element");
  const at = pseudoElement === -1 ? selector.length : pseudoElement;
  return [...selector.slice(0, at), ...conditions, ...selector.slice(at)];
}
