import { globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { bar, track, value } from "../internal/chart/chart.css.ts";
import { vars } from "../theme/index.ts";

const axis = `1px solid ${vars.color.borderStrong}`;

type Rule = Omit<StyleRule, "selectors" | "@container" | "@media">;

/** Applies a rule where labels are beside their bars: where there is room, and everywhere if they are short. */
function besideBars(rule: Rule): StyleRule {
  return {
    selectors: { "[data-short] > &, &[data-short]": rule },
    "@container": { "(min-width: 26rem)": rule },
  };
}

/** Each label above its bars, or beside them. */
export const plot = style([
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto" },
  besideBars({ gridTemplateColumns: "fit-content(40%) minmax(0, 1fr) auto" }),
]);

export const longest = style({ gridColumn: -2, gridRow: 1 });

export const label = style([
  {
    gridColumn: "1 / -1",
    alignSelf: "center",
    overflowWrap: "anywhere",
    lineHeight: vars.lineHeight.tight,
    paddingBlock: vars.space[1],
  },
  besideBars({ gridColumn: 1, paddingInlineEnd: vars.space[3] }),
]);

export const tracks = style({
  gridColumnEnd: -2,
  display: "grid",
  alignContent: "center",
  gap: "2px",
  minBlockSize: "2rem",
  paddingBlock: vars.space[1],
  borderInlineStart: axis,
});

/** Applies a rule where the container has room for columns. In rem, so that larger text needs more. */
function inColumns(part: string, rule: Rule) {
  const inside = (columns: string) => `[data-columns="${columns}"]${part}`;
  globalStyle(inside("few"), { "@container": { "(min-width: 40rem)": rule } });
  globalStyle(inside("several"), { "@container": { "(min-width: 60rem)": rule } });
}

inColumns(`${plot}`, {
  gridAutoFlow: "column dense",
  gridTemplate: "12rem auto / none",
  gridAutoColumns: "minmax(0, 1fr)",
});
inColumns(` > ${longest}`, { display: "none" });
inColumns(` > ${label}`, {
  gridArea: "2 / auto",
  justifySelf: "center",
  fontSize: vars.fontSize.xs,
  textAlign: "center",
  paddingInline: vars.space[1],
});
inColumns(` > ${tracks}`, {
  gridArea: "1 / auto",
  display: "flex",
  justifyContent: "center",
  paddingBlock: "1.25rem 0",
  border: 0,
  borderBlockEnd: axis,
});
inColumns(` ${track}`, {
  flex: "0 1 2rem",
  flexDirection: "column-reverse",
  blockSize: "auto",
});
inColumns(` ${bar}`, { minInlineSize: "100%", minBlockSize: "2px" });
inColumns(` ${value}`, { inlineSize: "auto", padding: "4px 0" });
