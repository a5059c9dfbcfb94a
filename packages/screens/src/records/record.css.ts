import { vars } from "@id-desk/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import { between, headingOf, row } from "../runtime/frame/looks.ts";

export { smallNote as empty } from "../runtime/frame/words.css.ts";

const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  minInlineSize: 0,
  selectors: { "&[data-wide]": { gridColumn: "1 / -1" } },
});

/** By the level of its heading: 2 on a page, 3 in a window. */
export const section = styleVariants({
  2: [part, { gap: vars.space[3] }],
  3: [part, { gap: vars.space[2] }],
});

const bar = style({ ...between, gap: vars.space[2] });

/** Side by side on a page, headings with a button and without are of one height. */
export const header = styleVariants({ 2: [bar, { minBlockSize: vars.size.rowCompact }], 3: [bar] });

export const heading = style(headingOf("md"));

export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.fontSize.sm,
  overflowWrap: "anywhere",
});

export const line = style({ ...row, alignItems: "baseline", columnGap: vars.space[3] });

export const what = style({ fontWeight: vars.fontWeight.medium });

export const meta = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

/** Words that somebody typed, in the lines in which they were typed. */
export const words = style({ margin: 0, whiteSpace: "pre-line" });

/** What an entry is at its start, and what can be done with it at its end. */
export const entryLine = style({ ...between, alignItems: "start", columnGap: vars.space[3] });

/** The buttons of entries are as wide as each other. */
export const entryAction = style({ minInlineSize: "7rem" });

/** The name of an entry above what is known of it. */
export const entryWords = style({ display: "grid", gap: vars.space[1], minInlineSize: 0 });
