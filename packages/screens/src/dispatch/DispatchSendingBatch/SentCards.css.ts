import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const summary = style({
  display: "grid",
  gap: vars.space[4],
  alignItems: "end",
  marginBlockEnd: vars.space[5],
  "@media": { [media.sm]: { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: vars.space[8] } },
});

export const reason = style({ marginBlockEnd: vars.space[5] });

export const filter = style({ marginBlockEnd: vars.space[3] });
