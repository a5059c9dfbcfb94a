import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export { fieldButtonInReach as toggle } from "../internal/Field/field-button.css.ts";

export const warning = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.tone.warning.text,
});
