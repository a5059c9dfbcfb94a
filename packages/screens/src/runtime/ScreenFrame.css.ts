import { style } from "@vanilla-extract/css";

export const frame = style({ minInlineSize: 0 });
