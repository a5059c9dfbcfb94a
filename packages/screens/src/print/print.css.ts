import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[4] });

export const note = style({ margin: 0, color: vars.color.textMuted });

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
