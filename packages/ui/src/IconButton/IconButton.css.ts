import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

const base = style({ flex: "none", padding: 0 });

export const size = styleVariants({
  md: [base, { inlineSize: vars.size.field, minBlockSize: vars.size.field }],
  sm: [base, { inlineSize: vars.size.rowCompact, minBlockSize: vars.size.rowCompact }],
});

export const quiet = style({
  color: vars.color.textMuted,
  selectors: { "&:hover:not(:disabled)": { color: vars.color.text } },
});

export const icon = style({ display: "inline-flex", fontSize: "1.25em" });
