import { vars } from "@id-desk/ui/theme";
import { globalStyle } from "@vanilla-extract/css";
import { range } from "./list.css.ts";

export { range };

globalStyle(`${range} input`, { paddingInlineEnd: 0 });
globalStyle(`${range} input + button`, {
  minInlineSize: "32px",
  "@media": { "(pointer: coarse)": { minInlineSize: "44px" } },
});
// A day runs left to right in every language, so that the button is before it on a page from right to left.
globalStyle(`.idd-root[dir="rtl"] ${range} input`, {
  paddingInlineStart: 0,
  paddingInlineEnd: vars.space[3],
});
