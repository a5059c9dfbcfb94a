import { style } from "@vanilla-extract/css";
import { focusRing, vars } from "../../theme/index.ts";

/** A button at the end of a field: it opens a list or shows what was typed. */
export const fieldButton = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.md,
  backgroundColor: "transparent",
  fontSize: vars.fontSize.md,
  color: vars.color.textMuted,
  cursor: "pointer",
  selectors: {
    "&:hover:not(:disabled)": { color: vars.color.text },
    "&:disabled": { cursor: "not-allowed" },
  },
});

/** The same, where the keyboard reaches it. */
export const fieldButtonInReach = style([
  focusRing,
  fieldButton,
  { minInlineSize: vars.size.field, selectors: { "&:focus-visible": { outlineOffset: "-4px" } } },
]);
