import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { actions } from "../../../runtime/frame/form.css.ts";
import { quietEdge, row } from "../../../runtime/frame/looks.ts";

export { actions, fields, note as summary } from "../../../runtime/frame/form.css.ts";

/** The last press stays in sight on the screens of counters, which are low. */
export const last = style([
  actions,
  {
    "@media": {
      [media.md]: {
        position: "sticky",
        insetBlockEnd: 0,
        paddingBlock: vars.space[2],
        backgroundColor: vars.color.surface,
      },
    },
  },
]);

const line = { ...row, alignItems: "baseline" } as const;

/** A value with its button behind it; on narrow windows below it, at the edge of the others. */
export const changeable = style({
  ...line,
  columnGap: vars.space[2],
  "@media": { [media.belowSm]: { flexDirection: "column", alignItems: "start" } },
});

/** As high as a line, so that the rows of a list stay as they are. */
export const change = style({
  marginBlock: "-6px",
  "@media": { [media.belowSm]: { ...quietEdge, marginBlock: 0 } },
});

/** Sentences one under the other, in what tells why something is not done. */
export const reasons = style({ margin: 0, paddingInlineStart: vars.space[4] });

/** Who was looked up: their photograph, and beside it whether they may. */
export const found = style({
  display: "flex",
  alignItems: "start",
  gap: vars.space[4],
  "@media": { [media.belowSm]: { flexDirection: "column" } },
});

export const words = style({ flex: 1, minInlineSize: 0, inlineSize: "100%" });

export const facts = style({
  ...row,
  columnGap: vars.space[4],
  margin: 0,
  marginBlockStart: vars.space[2],
  fontVariantNumeric: "tabular-nums",
  color: vars.color.textMuted,
});
