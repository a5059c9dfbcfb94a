import { style } from "@vanilla-extract/css";
import { fieldButtonInReach } from "../internal/Field/field-button.css.ts";

export const opener = style([
  fieldButtonInReach,
  { "@media": { "(pointer: coarse)": { minInlineSize: "44px", minBlockSize: "44px" } } },
]);
