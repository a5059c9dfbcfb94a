import { media, vars } from "@id-desk/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Two days beside each other, each so wide that a whole day has room before the button of the calendar. */
export const range = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[3],
  inlineSize: "100%",
  "@media": {
    [media.sm]: { inlineSize: "284px" },
    [`${media.sm} and (pointer: coarse)`]: { inlineSize: "308px" },
  },
});

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
