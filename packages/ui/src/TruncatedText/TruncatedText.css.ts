import { style } from "@vanilla-extract/css";
import { focusRing, vars } from "../theme/index.ts";

export const text = style([
  focusRing,
  {
    // As wide as its words, so that it begins where the page's lines begin, though it may run the other way.
    display: "inline-block",
    verticalAlign: "bottom",
    maxInlineSize: "100%",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    borderRadius: vars.radius.sm,
    // Inside its box: a table's cell cuts off what stands out.
    outlineOffset: "-2px",
  },
]);
