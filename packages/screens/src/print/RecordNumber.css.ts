import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { box } from "../runtime/frame/sheet.css.ts";

export { note } from "../runtime/frame/form.css.ts";

export const number = style([box, { justifyItems: "start", gap: vars.space[2], padding: vars.space[5] }]);

export const large = style({
  margin: 0,
  // The number is one word: it has to fit a narrow window.
  fontSize: `min(${vars.fontSize.figure}, 8vw)`,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: "tabular-nums",
});

/** Black on white in every theme, or no scanner reads it. */
export const barcode = style({
  inlineSize: "min(100%, 20rem)",
  blockSize: "4rem",
  color: "#000",
  backgroundColor: "#fff",
});
