import { media, vars } from "@id-desk/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export { beside, besideCount, none, searchFilters } from "../../lists/list.css.ts";
export { good as sentSign } from "../../runtime/frame/words.css.ts";

// So wide that days, a button to clear and the count stand in one row with them on a screen of 1366 px.
export const numberField = style({ inlineSize: "100%", "@media": { [media.sm]: { inlineSize: "216px" } } });

export const clearNumber = style({ alignSelf: "center", marginInlineEnd: vars.space[1] });

export const center = style({ inlineSize: "100%", "@media": { [media.sm]: { inlineSize: "320px" } } });

export const secondary = style({ display: "block", fontSize: vars.fontSize.xs, color: vars.color.textMuted });

/** Cards that are not as they should be, in the tones of their badges. */
export const problem = styleVariants({ missing: "danger", disputed: "warning" } as const, (tone) => ({
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.tone[tone].text,
}));

export const sent = style({ display: "inline-flex", alignItems: "center", gap: vars.space[1] });
