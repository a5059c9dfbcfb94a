import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { row } from "../../runtime/frame/looks.ts";
import { outstanding as words } from "../../runtime/frame/words.css.ts";

/** Below the table: how many proofs of the page are late. */
export const outstanding = style([words, { margin: 0 }]);

/** The signs and their words: below each other in their column, on one line where the column has no room. */
export const proof = style({ ...row, alignItems: "center", columnGap: vars.space[2], rowGap: "2px" });

export const proofWords = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.tight,
});
