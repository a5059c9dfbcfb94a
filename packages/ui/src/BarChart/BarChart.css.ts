import { globalStyle, style } from "@vanilla-extract/css";
import { bar, track, value } from "../internal/chart/chart.css.ts";
import { vars } from "../theme/index.ts";

const axis = `1px solid ${vars.color.borderStrong}`;

/** From this width labels are beside their bars, otherwise above them. In em, so that larger letters need more. */
const beside = "(min-width: 18.3em)";

export const plot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  "@container": { [beside]: { gridTemplateColumns: "fit-content(40%) minmax(0, 1fr) auto" } },
});

export const longest = style({ gridColumn: -2, gridRow: 1 });

export const label = style({
  gridColumn: "1 / -1",
  alignSelf: "center",
  overflowWrap: "anywhere",
  lineHeight: vars.lineHeight.tight,
  paddingBlock: vars.space[1],
  "@container": { [beside]: { gridColumn: 1, paddingInlineEnd: vars.space[3] } },
});

export const tracks = style({
  gridColumnEnd: -2,
  display: "grid",
  gap: "2px",
  alignContent: "center",
  paddingBlock: vars.space[1],
  borderInlineStart: axis,
});

/** Applies a rule where there is room for columns. */
function inColumns(part: string, rule: object) {
  globalStyle(`[data-columns]${part}`, { "@container": { "(min-width: 68.6em)": rule } });
}

inColumns(`${plot}`, {
  gridTemplate: "12rem auto / none",
  gridAutoColumns: "minmax(0, 1fr)",
});
inColumns(` > ${longest}`, { display: "none" });
inColumns(` > ${label}`, {
  gridArea: "2 / auto",
  placeSelf: "start center",
  textAlign: "center",
  paddingInline: vars.space[1],
});
inColumns(` > ${tracks}`, {
  gridArea: "1 / auto",
  display: "flex",
  justifyContent: "center",
  padding: `1.25rem ${vars.space[2]} 0`,
  border: 0,
  borderBlockEnd: axis,
});
inColumns(` ${track}`, { flex: "0 1 2rem", flexDirection: "column-reverse", blockSize: "auto" });
inColumns(` ${bar}`, { minInlineSize: "100%", minBlockSize: "2px" });
inColumns(` ${value}`, { alignItems: "center", padding: "4px 0" });
