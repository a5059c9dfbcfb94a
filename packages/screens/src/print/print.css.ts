import { style } from "@vanilla-extract/css";

export { part as form } from "../runtime/frame/form.css.ts";

export { note } from "../runtime/frame/words.css.ts";

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
