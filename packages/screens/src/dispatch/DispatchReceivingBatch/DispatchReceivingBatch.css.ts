import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const progress = style({ marginBlockEnd: vars.space[3] });

export const notices = style({ display: "grid", gap: vars.space[3], marginBlockEnd: vars.space[5] });

/** As high as the questions about a packet, which come a moment after the page. */
export const packet = style({
  marginBlockEnd: vars.space[5],
  "@media": { [media.md]: { minBlockSize: "11.5rem" } },
});
