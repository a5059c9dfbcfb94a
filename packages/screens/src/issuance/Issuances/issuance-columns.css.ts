import { focusRing, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const open = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: "24px",
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sm,
    background: "none",
    color: vars.color.accentText,
    fontWeight: vars.fontWeight.medium,
    cursor: "pointer",
    selectors: { "&:hover": { textDecorationLine: "underline", textUnderlineOffset: "0.2em" } },
  },
]);
