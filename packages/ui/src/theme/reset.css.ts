import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";

// `:where` keeps the reset weaker than every class, in a layer or out of one.
const inside = ":where(.idd-root)";

globalStyle(`${inside}, ${inside} *, ${inside} *::before, ${inside} *::after`, { boxSizing: "border-box" });

globalStyle(inside, {
  fontFamily: vars.fontFamily,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.body,
  color: vars.color.text,
  textAlign: "start",
  WebkitFontSmoothing: "antialiased",
  MozOsxFontSmoothing: "grayscale",
  textSizeAdjust: "100%",
});

globalStyle(
  `${inside} :is(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, table, pre)`,
  {
    margin: 0,
    padding: 0,
  },
);

globalStyle(`${inside} :is(h1, h2, h3, h4, h5, h6)`, { fontSize: "inherit", fontWeight: "inherit" });

globalStyle(`${inside} :is(ul, ol)`, { listStyle: "none" });

globalStyle(`${inside} fieldset`, { border: 0, minInlineSize: 0 });

globalStyle(`${inside} :is(button, input, textarea, select)`, {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
  margin: 0,
});

globalStyle(`${inside} :is(svg, img, canvas, video)`, { display: "block", maxInlineSize: "100%" });

// React Aria writes this rule into the page at run time; where a content policy forbids that, ours stands.
globalStyle(`${inside} [data-react-aria-pressable]`, { touchAction: "pan-x pan-y pinch-zoom" });
