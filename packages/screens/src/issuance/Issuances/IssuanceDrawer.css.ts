import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const under = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});

export const record = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

export const section = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] });

export const heading = style({
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
});

export const waiting = style({ display: "grid", justifyItems: "center", paddingBlock: vars.space[8] });

export const quiet = style({ color: vars.color.textMuted });

/** What takes the card back stands apart from what is done to go on. */
export const apart = style({ marginInlineEnd: "auto" });

export const pictures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
  gap: vars.space[4],
});

export const figure = style({ display: "grid", alignContent: "start", gap: vars.space[1], minInlineSize: 0 });

export const caption = style({ color: vars.color.textMuted });

/** On white in both modes: it is drawn in dark lines. */
export const picture = style({
  background: "#fff",
  inlineSize: "100%",
  blockSize: "9rem",
  padding: vars.space[1],
});

export const list = style({ display: "grid" });

export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: vars.space[2],
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[3],
});

export const what = style({ fontWeight: vars.fontWeight.medium });

export const meta = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

export const words = style({ whiteSpace: "pre-line" });
