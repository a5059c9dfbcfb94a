import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { row } from "../runtime/frame/looks.ts";

export const signs = style({ display: "flex", gap: vars.space[1] });

/** The signs and their words: below each other in their column, on one line where the column has no room. */
export const summed = style({ ...row, alignItems: "center", columnGap: vars.space[2], rowGap: "2px" });

export const summary = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.tight,
});

/** A part that is missing is struck out, so that its colour alone need not say it. */
export const sign = style({
  position: "relative",
  display: "inline-flex",
  fontSize: vars.fontSize.md,
  color: vars.color.tone.success.text,
  selectors: {
    '&[data-state="missing"]': { color: vars.color.tone.danger.text },
    '&[data-state="missing"]::after': {
      content: "",
      position: "absolute",
      insetBlock: "-1px",
      insetInlineStart: "calc(50% - 1px)",
      inlineSize: "2px",
      backgroundColor: "currentColor",
      outline: `1px solid ${vars.color.surface}`,
      transform: "rotate(45deg)",
    },
  },
});
