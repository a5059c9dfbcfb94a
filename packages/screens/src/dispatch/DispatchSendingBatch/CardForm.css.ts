import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const panel = style({
  display: "grid",
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const heading = style({
  margin: 0,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
});

export const lead = style({ margin: 0, overflowWrap: "anywhere" });

export const fields = style({
  display: "grid",
  gap: vars.space[3],
  "@media": { [media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
