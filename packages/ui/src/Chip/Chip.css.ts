import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../theme/index.ts";

const soft = createVar();
const border = createVar();

const base = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  maxInlineSize: "100%",
  border: "1px solid transparent",
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1,
  verticalAlign: "middle",
  "@media": { [media.forcedColors]: { borderColor: "currentcolor" } },
});

export const chip = styleVariants(vars.color.tone, (tone) => [
  base,
  { color: tone.text, vars: { [soft]: tone.soft, [border]: tone.border } },
]);

export const variant = styleVariants({
  filled: { background: soft },
  outlined: { borderColor: border },
});

export const size = styleVariants({
  sm: {
    // Higher only for a reader who asked for larger text.
    minBlockSize: vars.size.chip,
    paddingInline: "5px",
    borderRadius: vars.radius.sm,
    fontSize: vars.fontSize.xs,
  },
  md: {
    minBlockSize: "1.5rem",
    paddingInline: vars.space[2],
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize.xs,
  },
});

export const avatar = style({ display: "inline-flex", flex: "none" });

export const words = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
