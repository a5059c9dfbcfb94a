import { media, vars } from "@id-desk/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { bordered, row } from "../../runtime/frame/looks.ts";

export { outstanding as missing } from "../../runtime/frame/words.css.ts";

/** What the page says first, one below the other. */
export const notices = style({
  display: "grid",
  gap: vars.space[3],
  marginBlockEnd: vars.space[5],
  ":empty": { display: "none" },
});

export const subtitle = style({ ...row, columnGap: vars.space[4] });

export const type = style({ color: vars.color.text, fontWeight: vars.fontWeight.medium });

export const reasons = style({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** Reasons that lead somewhere and those that do not are of one height. */
export const reason = style({
  ...row,
  alignItems: "center",
  columnGap: vars.space[1],
  minBlockSize: vars.size.rowCompact,
});

export const sections = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[5],
  "@media": { [media.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

// The history has a table, with a border of its own.
globalStyle(`${sections} > section:not(:last-child)`, {
  ...bordered,
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}`,
});

/** The person at the start, what is asked for beside them where there is room. */
export const details = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[5],
  "@media": { [media.lg]: { gridTemplateColumns: "18rem minmax(0, 1fr)" } },
});

/** As many facts beside each other as there is room for. */
export const facts = style({ gridTemplateColumns: "repeat(auto-fill, minmax(min(11rem, 100%), 1fr))" });

export const loading = style({ display: "grid", gap: vars.space[5] });

/** At the end of the page, where nobody presses it in place of what goes on. */
export const end = style({ marginBlockStart: vars.space[8] });
