import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { selectionBar } from "../../lists/list.css.ts";
import { row } from "../../runtime/frame/looks.ts";

export const found = style({
  alignSelf: "center",
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&:empty": { display: "none" } },
});

export const outcome = style({ marginBlockEnd: vars.space[4] });

/** Directly over the boxes. */
export const bar = style([selectionBar, { marginBlockEnd: vars.space[3] }]);

export const serials = style({
  ...row,
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  fontSize: vars.fontSize.sm,
});

export const progress = style({
  ...row,
  alignItems: "center",
  gap: vars.space[3],
  fontVariantNumeric: "tabular-nums",
});
