const read = (names: readonly string[]) => names.join(", ").split(", ");

/** What an element has from the one around it: said once, so that nothing comes in from the portal's page. */
const inherited = read([
  "letter-spacing, word-spacing, text-transform, text-indent, text-shadow, text-wrap, text-align-last",
  "white-space, word-break, overflow-wrap, line-break, hyphens, tab-size, quotes, cursor, font-style",
  "font-variant, font-stretch, font-kerning, font-feature-settings, list-style, caption-side",
  "border-collapse, border-spacing, empty-cells, user-select, -webkit-tap-highlight-color",
]);

/** What portals say of elements for all their pages. */
const reverted = read([
  "appearance, background, border, border-radius, outline, box-shadow, color, opacity, filter",
  "display, float, position, inset, transform, overflow, font, letter-spacing, word-spacing, line-height",
  "inline-size, block-size, min-inline-size, min-block-size, max-inline-size, max-block-size",
  "margin, padding, list-style, text-align, text-decoration, text-indent, text-shadow, text-transform",
  "text-wrap, white-space, word-break, overflow-wrap, hyphens, tab-size, quotes, vertical-align",
  "caption-side, border-collapse, border-spacing, cursor, transition, animation, resize",
]);

/** What is taken back of drawings and pictures, none of which an attribute of theirs says. */
const revertedOfDrawings = read([
  "border, border-radius, background, box-shadow, margin, padding, letter-spacing, word-spacing",
  "line-height, vertical-align, transition",
]);

/** Drawings and pictures say their sizes in attributes, which a style that is taken back would take along. */
const subjects = ":where(:not(svg, svg *, img, canvas, video, iframe))";
const drawings = ":where(svg, svg *, img, canvas, video, iframe)";

const say = (properties: readonly string[], value: string) =>
  properties.map((property) => `${property}:${value}`).join(";");

/**
 * The ground that the style sheets stand on: below the root, what a portal says of elements and of its whole
 * page is taken back to the browser's own, also where it stands in a layer below ours. Weaker than every rule of
 * ours. A cell's own padding and `hidden` are no rules of the browser's that could be gone back to.
 */
export const ground = [
  `:where(.idd-root){${say(reverted, "revert")};${say(inherited, "initial")}}`,
  ...["", "::before", "::after"].map(
    (pseudo) => `:where(.idd-root) ${subjects}${pseudo}{${say(reverted, "revert")}}`,
  ),
  `:where(.idd-root) ${drawings}{${say(revertedOfDrawings, "revert")}}`,
  ":where(.idd-root) :where(th, td){padding:1px}",
  ":where(.idd-root) :where([hidden]){display:none}",
].join("");
