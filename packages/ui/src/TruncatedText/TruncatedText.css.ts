import { style } from "@vanilla-extract/css";
import { focusRing, vars } from "../theme/index.ts";

export const text = style([
  focusRing,
  {
    display: "block",
    maxInlineSize: "100%",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    borderRadius: vars.radius.sm,
    // Inside its box: a table's cell cuts off what stands out.
    outlineOffset: "-2px",
  },
]);
