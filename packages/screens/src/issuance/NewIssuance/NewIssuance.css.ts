import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { inSight, quietEdge } from "../../runtime/frame/looks.ts";
import { box, sides } from "../../runtime/frame/sheet.css.ts";

export { shortFacts } from "../../records/short-facts.css.ts";

/** The steps, and beside them the card; one column where the window has no room for both. */
export const page = style([
  sides,
  { "@media": { [media.md]: { gridTemplateColumns: "minmax(0, 48rem) minmax(18rem, 22rem)" } } },
]);

export const notices = style({
  display: "grid",
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  selectors: { "&:empty": { display: "none" } },
});

export const steps = style({ gridColumn: 1, "@media": { [media.md]: { gridRow: 1 } } });

/** The card beside the steps and always in sight; above them where there is one column. */
export const panel = style([box, { "@media": { [media.md]: inSight } }]);

export const heading = style({
  margin: 0,
  fontSize: vars.fontSize.sm,
  marginBlockEnd: vars.space[1],
  fontWeight: vars.fontWeight.semibold,
});

/** What opens the passed checks, where the failed ones begin. */
export const passed = style(quietEdge);

export const checks = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  display: "grid",
  gap: vars.space[1],
  fontSize: vars.fontSize.sm,
});

export const check = style({
  display: "flex",
  gap: vars.space[2],
  selectors: {
    '&[data-ok="false"]': { color: vars.color.tone.danger.text, fontWeight: vars.fontWeight.semibold },
  },
});

export const mark = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  blockSize: "1lh",
  selectors: { '[data-ok="true"] > &': { color: vars.color.tone.success.text } },
});
