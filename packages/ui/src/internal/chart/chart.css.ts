import { style, styleVariants } from "@vanilla-extract/css";
import { tabularFigures, vars } from "../../theme/index.ts";
import { measuredBlock } from "../measured-block.css.ts";

/** A part under the other. */
export const drawing = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const chart = style([measuredBlock, drawing]);

export const title = style({ fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.semibold });

export const summary = style({ color: vars.color.textMuted });

/** The colour of each series. They are colours of words, which the block turns to black on paper. */
export const inks = styleVariants(
  { 0: vars.color.accentText, 1: vars.color.tone.neutral.text, 2: vars.color.tone.neutral.text },
  // An SVG is left out of forced colours otherwise.
  (color) => ({ flex: "none", color, forcedColorAdjust: "auto" }),
);

/** From where the bars of one series in one row start. */
export const track = style({ display: "flex", alignItems: "center", blockSize: "1.125rem" });

/** As long as its share; a bar of one in a million can still be seen. */
export const bar = style({ minInlineSize: "2px", minBlockSize: "100%" });

export const figures = style([
  tabularFigures,
  { fontSize: vars.fontSize.xs, lineHeight: 1, whiteSpace: "nowrap", paddingInline: "6px" },
]);

/** After the bar, without room of its own: the column of `room` has it. */
export const value = style([figures, { display: "flex", flexDirection: "inherit", inlineSize: 0 }]);

/** The longest value, unseen: it keeps room after the longest bar. */
export const room = style([figures, { visibility: "hidden", blockSize: 0 }]);
