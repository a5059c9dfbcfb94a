import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

/** Larger than a hint: it is read once more before the batch goes there. */
export const chosen = style({ fontSize: vars.fontSize.md, overflowWrap: "anywhere" });

export const name = style({ fontWeight: vars.fontWeight.semibold, color: vars.color.text });
