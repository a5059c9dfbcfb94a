import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { row } from "./looks.ts";

export const frame = style({ minInlineSize: 0 });

export const commands = style({
  ...row,
  justifyContent: "flex-end",
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
});
