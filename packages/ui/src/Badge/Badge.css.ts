import { style, styleVariants } from "@vanilla-extract/css";
import { colorsByTone } from "../internal/tones.css.ts";
import { vars } from "../theme/index.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  maxInlineSize: "100%",
  minBlockSize: "24px",
  paddingInline: `6px ${vars.space[2]}`,
  verticalAlign: "middle",
  // Half as high as one line, and the same for two.
  borderRadius: "max(12px, 1em)",
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  // A state is told whole: on a second line where it has no room on one, also in a table's cell.
  whiteSpace: "normal",
  textAlign: "start",
});

export const tone = styleVariants(colorsByTone, ({ soft, text }) => [
  base,
  { backgroundColor: soft, color: text },
]);

export const sign = style({ display: "inline-flex", flex: "none", fontSize: "1.1em" });

export const words = style({
  minInlineSize: 0,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: "break-word",
});
