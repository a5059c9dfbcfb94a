import { style, styleVariants } from "@vanilla-extract/css";
import { tones, vars } from "../theme/index.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  maxInlineSize: "100%",
  minBlockSize: "24px",
  paddingInline: `6px ${vars.space[2]}`,
  verticalAlign: "middle",
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: "nowrap",
});

export const tone = styleVariants(
  Object.fromEntries(tones.map((name) => [name, vars.color.tone[name]])) as typeof vars.color.tone,
  (colors) => [base, { backgroundColor: colors.soft, color: colors.text }],
);

export const sign = style({ display: "inline-flex", flex: "none", fontSize: "1.1em" });

export const words = style({ overflow: "hidden", textOverflow: "ellipsis" });
