import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { figures, value } from "../internal/chart/chart.css.ts";
import { vars } from "../theme/index.ts";

const zeroLine = `1px solid ${vars.color.borderStrong}`;

/** Where the letters are large and the place is narrow: the bars need the room of the values. */
const narrow = "(max-width: 15rem)";

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

const headBase = style({ overflowWrap: "anywhere", paddingBlockEnd: "6px" });

export const heads = styleVariants({
  0: [
    headBase,
    {
      gridArea: "1 / 1 / auto / 3",
      justifySelf: "end",
      "@container": { [narrow]: { gridColumn: "1 / -1", justifySelf: "start" } },
    },
  ],
  1: [
    headBase,
    {
      gridArea: "1 / 4 / auto / 6",
      justifySelf: "start",
      "@container": { [narrow]: { gridArea: "2 / 1 / auto / -1", justifySelf: "end" } },
    },
  ],
});

export const rooms = styleVariants({ 0: { gridArea: "1 / 1" }, 1: { gridArea: "1 / 5" } });

export const age = style([
  figures,
  { gridColumn: 3, alignSelf: "center", textAlign: "center", color: vars.color.textMuted },
]);

export const ageColumn = style([age, { position: "relative", alignSelf: "stretch" }]);

/** All rows of one side as one shape. */
export const shape = style({ blockSize: "28rem", overflow: "visible" });

/** Shapes start at the left. On the left side they are turned round; the hatching in them is turned back. */
export const mirror = style({
  transformOrigin: "center",
  selectors: {
    [`.idd-root:not([dir="rtl"]) ${sides[0]} &, .idd-root[dir="rtl"] ${sides[1]} &`]: {
      transform: "scaleX(-1)",
    },
  },
});

/** Half and the end of the scale. A thin shade of the ink, so that forced colours and paper have it too. */
export const guide = style({ stroke: "currentColor", strokeOpacity: 0.2 });

/** The ages beside the shapes. Their place follows the height; their letters do not. */
export const ages = style({ position: "absolute", inset: 0, overflow: "visible", fill: "currentColor" });

/** Zero, half and the end of the scale, where values are not shown. In a narrow place the end alone, which both share. */
export const scale = style([
  figures,
  {
    display: "none",
    flexDirection: "row",
    padding: "4px 0 0",
    border: 0,
    color: vars.color.textMuted,
    selectors: { "[data-dense] > &": { display: "flex" } },
    "@container": {
      [narrow]: { selectors: { [`${sides[1]}&`]: { display: "flex", gridColumn: "1 / -1" } } },
    },
  },
]);

export const mark = style({
  flex: "1 1 0",
  selectors: { "&:nth-child(2)": { textAlign: "center" }, "&:last-child": { textAlign: "end" } },
  "@container": {
    "(max-width: 26rem)": { selectors: { "&:nth-child(2)": { display: "none" } } },
    [narrow]: { selectors: { [`${sides[0]} &, &:first-child`]: { display: "none" } } },
  },
});

globalStyle(`${plot} > ${rooms[0]}, ${plot} > ${rooms[1]}, ${plot} ${value}`, {
  "@container": { [narrow]: { display: "none" } },
});
