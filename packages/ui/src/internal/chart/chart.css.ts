import { style } from "@vanilla-extract/css";
import { tabularFigures, vars } from "../../theme/index.ts";
import { figure } from "../legend.css.ts";
import { measuredBlock } from "../measured-block.css.ts";
import { toneText } from "../tones.css.ts";

export const chart = style([measuredBlock, figure]);

// An SVG is left out of forced colours otherwise.
const ink = style({ flex: "none", forcedColorAdjust: "auto" });

/** The colours of the first and of the other series. They are colours of words, which the block turns to black on paper. */
export const inks = {
  first: style([ink, { color: vars.color.accentText }]),
  others: style([ink, toneText.neutral]),
};

/** From where the bars of one series in one row start. */
export const track = style({ display: "flex", alignItems: "center", blockSize: "1.125rem" });

/** As long as its share; a bar of one in a million can still be seen. */
export const bar = style({ minInlineSize: "2px", minBlockSize: "100%" });

/** Letters of values and ages. */
export const small = style([
  tabularFigures,
  { fontSize: vars.fontSize.xs, lineHeight: 1, whiteSpace: "nowrap", paddingInline: "6px" },
]);

/** After the bar, without room of its own: the column of `room` has it. */
export const value = style([small, { display: "flex", flexDirection: "inherit", inlineSize: 0 }]);

/** The longest text, unseen: it keeps the room for all. */
export const room = style([small, { visibility: "hidden", blockSize: 0 }]);
