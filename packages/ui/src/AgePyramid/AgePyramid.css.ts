import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { room, value } from "../internal/chart/chart.css.ts";
import { legend } from "../internal/legend.css.ts";
import { toneText } from "../internal/tones.css.ts";
import { vars } from "../theme/index.ts";

const zeroLine = `1px solid ${vars.color.borderStrong}`;

/** What each side is, over its bars. */
export const heads = style([legend, { justifyContent: "space-around" }]);

/** Values, bars, ages, bars, values. */
export const plot = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto minmax(0, 1fr) auto",
  rowGap: "2px",
});

/** The bars of each side, which start in the middle. */
export const sides = styleVariants({
  0: { gridColumn: 2, flexDirection: "row-reverse", borderInlineEnd: zeroLine },
  1: { gridColumn: 4, borderInlineStart: zeroLine },
});

export const age = style([toneText.muted, { gridColumn: 3, justifyContent: "center" }]);

/** Turns round what is drawn from left to right, on the left side. */
export const mirror = style({
  selectors: {
    [`.idd-root:not([dir="rtl"]) ${sides[0]} &, .idd-root[dir="rtl"] ${sides[1]} &`]: {
      transform: "translateX(100%) scaleX(-1)",
    },
  },
});

export const scale = style({ borderColor: "transparent" });

/** Zero, half and the end of the scale. */
export const mark = style({
  flex: 1,
  selectors: {
    "&:nth-child(2)": { justifyContent: "center" },
    "&:last-child": { justifyContent: "flex-end" },
  },
  "@container": { "(max-width: 29.7em)": { selectors: { "&:nth-child(2)": { display: "none" } } } },
});

// Where the letters are large and the place is narrow, the bars need the room of the values.
globalStyle(`${plot} > ${room}, ${plot} ${value}`, {
  "@container": { "(max-width: 17.1em)": { display: "none" } },
});
