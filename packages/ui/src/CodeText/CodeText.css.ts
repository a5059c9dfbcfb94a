import { style } from "@vanilla-extract/css";

export const code = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });

export const group = style({ marginInlineStart: "0.22em" });
