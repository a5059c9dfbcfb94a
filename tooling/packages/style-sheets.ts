import { type Selector, type SelectorComponent, transform } from "lightningcss";

const rootClass = "idd-root";

/** Puts a style sheet into the cascade layer `idd`: whatever a portal writes outside of layers wins. */
export function putInLayer(css: string): string {
  return minify(`@layer idd;@layer idd{${css}}`);
}

/**
 * The style sheet for a portal whose own CSS is in no layer and would win over one that is. Every selector
 * weighs one class more, and matches below the root and on it only. Tokens weigh nothing: a portal's own
 * `.idd-root { --idd-…: … }` replaces them wherever it stands.
 */
export function holdWithoutLayer(css: string): string {
  return minify(css, {
    Selector: (selector) => (isTokenHolder(selector) ? weighNothing(selector) : weighMore(selector)),
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
  return code.toString();
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

function weighMore(selector: Selector): Selector {
  const root: SelectorComponent = { type: "class", name: rootClass };
  const inRoot: SelectorComponent = {
    type: "pseudo-class",
    kind: "is",
    selectors: [[root], [root, { type: "combinator", value: "descendant" }, { type: "universal" }]],
  };
  const start = selector.findLastIndex((part) => part.type === "combinator") + 1;
  const pseudoElement = selector.findIndex((part, index) => index >= start && part.type === "pseudo-element");
  const at = pseudoElement === -1 ? selector.length : pseudoElement;
  return [...selector.slice(0, at), inRoot, ...selector.slice(at)];
}
