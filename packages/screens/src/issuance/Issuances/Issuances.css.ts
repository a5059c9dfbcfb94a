import { style } from "@vanilla-extract/css";
import { outstanding as words } from "../../runtime/frame/words.css.ts";

/** Below the table: how many proofs of the page are late. */
export const outstanding = style([words, { margin: 0 }]);

/** Keeps the place of what may come with the first answer. */
export const awaited = style({ visibility: "hidden" });
