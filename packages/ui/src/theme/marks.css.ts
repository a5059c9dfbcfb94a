import { style } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";

/** The outline of what has the keyboard's focus, for selectors of your own. */
export const focusOutline = { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" } as const;

/** Shows the focus of the keyboard, the same everywhere: `style([focusRing, { … }])`. */
export const focusRing = style({
  outline: "none",
  selectors: { "&:focus-visible, &[data-focus-visible]": focusOutline },
});

/** Figures of one width, for serials, ID numbers, counts and times: `style([tabularFigures, { … }])`. */
export const tabularFigures = style({ fontVariantNumeric: "tabular-nums" });
