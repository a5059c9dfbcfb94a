import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const logo = style({
  flex: "none",
  display: "grid",
  inlineSize: vars.size.logo,
  blockSize: vars.size.logo,
  color: vars.color.accent,
});

export const productName = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: vars.fontWeight.semibold,
});
