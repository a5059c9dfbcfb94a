import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

/** The card beside the steps, or between the first and the second where there is one column. */
export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[4],
  minInlineSize: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
});

/** Short facts, two beside each other. */
export const facts = style({
  gridTemplateColumns: "repeat(auto-fill, minmax(7.5rem, 1fr))",
  columnGap: vars.space[4],
  rowGap: vars.space[2],
});

export const heading = style({
  margin: 0,
  marginBlockEnd: vars.space[1],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

export const checks = style({
  display: "grid",
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: "none",
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
