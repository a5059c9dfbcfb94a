import { style } from "@vanilla-extract/css";
import { focusRing, vars } from "../theme/index.ts";

export const toggle = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flex: "none",
    minInlineSize: vars.size.field,
    border: 0,
    borderRadius: vars.radius.md,
    backgroundColor: "transparent",
    fontSize: vars.fontSize.md,
    color: vars.color.textMuted,
    cursor: "pointer",
    selectors: {
      "&:hover:not(:disabled)": { color: vars.color.text },
      "&:disabled": { cursor: "not-allowed" },
      "&:focus-visible": { outlineOffset: "-4px" },
    },
  },
]);

export const warning = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.tone.warning.text,
});
