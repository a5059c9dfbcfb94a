import { style } from "@vanilla-extract/css";

/** Out of sight and as large as nothing, but drawn: what is not drawn is not printed. */
export const hidden = style({
  position: "fixed",
  insetInlineStart: 0,
  insetBlockEnd: 0,
  inlineSize: 1,
  blockSize: 1,
  border: 0,
  opacity: 0,
  pointerEvents: "none",
});
