import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const lead = style({ margin: 0 });

export const facts = style({
  display: "grid",
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontVariantNumeric: "tabular-nums",
});
