import { media } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export { none } from "../../lists/list.css.ts";
export { smallNote as note } from "../../runtime/frame/words.css.ts";

/** On a small window a line of its own, whose place is kept from the start. */
export const count = style({
  "@media": { [media.belowSm]: { display: "block", minBlockSize: "1lh" } },
});
