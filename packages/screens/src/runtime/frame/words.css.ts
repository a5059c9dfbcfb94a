import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

/** Less important words. */
export const muted = style({ color: vars.color.textMuted });

/** A quiet sentence. */
export const note = style({ margin: 0, color: vars.color.textMuted, overflowWrap: "anywhere" });

/** A quiet sentence in small letters. */
export const smallNote = style({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.textMuted });

/** What has gone well. */
export const good = style({ color: vars.color.tone.success.text });

/** What is still to be done. */
export const outstanding = style({
  color: vars.color.tone.warning.text,
  fontWeight: vars.fontWeight.medium,
});
