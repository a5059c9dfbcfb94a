import { style } from "@vanilla-extract/css";
import { focusRing, vars } from "../theme/index.ts";

export const opener = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flex: "none",
    minInlineSize: vars.size.field,
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
      "&:focus-visible": { outlineOffset: "-4px" },
    },
    "@media": { "(pointer: coarse)": { minInlineSize: "44px", minBlockSize: "44px" } },
  },
]);
