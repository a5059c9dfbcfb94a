import { media, vars } from "@id-desk/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import { searchFilters } from "../../lists/list.css.ts";

export { beside, besideCount, none, range } from "../../lists/list.css.ts";
export { good as sentSign } from "../../runtime/frame/words.css.ts";

export const filters = style([searchFilters, { rowGap: vars.space[4] }]);

/** A row of its own where there are tabs; the select that stands for them takes a place among the fields. */
export const tabs = style({
  flex: "1 1 168px",
  maxInlineSize: "320px",
  minInlineSize: 0,
  "@media": { [media.lg]: { flexBasis: "100%", maxInlineSize: "none" } },
});

// So wide that days, a button to clear and the count stand in one row with them on a screen of 1366 px.
export const numberField = style({
  flex: "1 1 216px",
  "@media": { [media.sm]: { flex: "0 1 216px" } },
});

export const clearNumber = style({ alignSelf: "center", marginInlineEnd: vars.space[1] });

export const center = style({
  inlineSize: "100%",
  "@media": { [media.sm]: { flex: "1 1 224px", maxInlineSize: "320px" } },
});

/** Cards that are not as they should be, in the tones of their badges. */
export const problem = styleVariants({ missing: "danger", disputed: "warning" } as const, (tone) => ({
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.tone[tone].text,
}));

export const sent = style({ display: "inline-flex", alignItems: "center", gap: vars.space[1] });

/** Never cut: where a row goes, or comes from, is read whole. Two lines make no row higher. */
export const centerName = style({
  display: "block",
  whiteSpace: "normal",
  textWrap: "balance",
});
