import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export { part } from "../../../runtime/frame/form.css.ts";

export const secret = style({
  display: "grid",
  gap: vars.space[5],
  justifyItems: "center",
  "@media": { [media.sm]: { gridTemplateColumns: "auto 1fr", alignItems: "center" } },
});

/** Black on white in every theme: phones do not read other colours reliably. */
export const picture = style({
  inlineSize: "12.5rem",
  blockSize: "12.5rem",
  color: "#000",
  backgroundColor: "#fff",
  forcedColorAdjust: "none",
});

export const key = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[2],
  inlineSize: "100%",
});

export const term = style({ margin: 0, fontWeight: vars.fontWeight.medium });

/** Four letters stay together. The gaps are only visual: a copy of the text has no spaces. */
export const groups = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[3],
  margin: 0,
  fontSize: vars.fontSize.md,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "0.06em",
});

export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(10rem, 1fr))",
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[4],
  listStyle: "none",
  background: vars.color.canvas,
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize.md,
  fontVariantNumeric: "tabular-nums",
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });

export const said = style({ margin: 0, color: vars.color.textMuted });
