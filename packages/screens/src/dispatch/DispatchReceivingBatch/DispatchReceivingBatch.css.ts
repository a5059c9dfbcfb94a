import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const progress = style({ marginBlock: `calc(${vars.space[2]} * -1) ${vars.space[2]}` });

export const notices = style({ display: "grid", gap: vars.space[3], marginBlockEnd: vars.space[5] });

/** As high as the questions about a packet, which come a moment after the page. */
export const packet = style({
  marginBlockEnd: vars.space[5],
  minBlockSize: "15.8rem",
  "@media": {
    [media.md]: { minBlockSize: "11.5rem" },
    // The question is longer than a line there.
    "(max-width: 359.98px)": { minBlockSize: "20.5rem" },
  },
});
