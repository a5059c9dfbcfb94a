import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

/** What is read when there is time: below the cards, side by side where there is room. */
export const record = style({
  display: "grid",
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
  "@media": { [media.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const section = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[3],
  minInlineSize: 0,
});

export const sectionHeader = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  minBlockSize: vars.size.rowCompact,
});

export const heading = style({
  margin: 0,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
});

export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

export const entry = style({
  display: "grid",
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.fontSize.sm,
  overflowWrap: "anywhere",
});

export const entryLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[3],
});

export const what = style({ fontWeight: vars.fontWeight.medium });

export const meta = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

export const words = style({ margin: 0, whiteSpace: "pre-line" });

export const empty = style({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.textMuted });
