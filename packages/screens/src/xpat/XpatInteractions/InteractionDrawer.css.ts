import { vars } from "@id-desk/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export { record, under, waiting } from "../../records/drawer.css.ts";
export { muted as none } from "../../runtime/frame/words.css.ts";

export const checks = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))",
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: vars.fontSize.sm,
});

export const check = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  selectors: {
    '&[data-agrees="true"]': { color: vars.color.tone.success.text },
    '&[data-agrees="false"]': { color: vars.color.tone.danger.text },
  },
});

globalStyle(`${check} > span`, { color: vars.color.text });

export const answer = style({ fontWeight: vars.fontWeight.medium });

export const plain = style({ margin: 0, fontSize: vars.fontSize.sm });

/** What was found beside what the permit says, line by line. */
export const compared = style({
  inlineSize: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  fontSize: vars.fontSize.sm,
  overflowWrap: "anywhere",
});

// Also where a portal stripes or paints the rows and cells of all tables.
globalStyle(`${compared} :is(tr, th, td)`, { background: "none", color: "inherit" });

globalStyle(`${compared} :is(th, td)`, {
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: "start",
  verticalAlign: "top",
});

globalStyle(`${compared} th`, { color: vars.color.textMuted, fontWeight: vars.fontWeight.regular });

globalStyle(`${compared} thead th`, { fontWeight: vars.fontWeight.medium });
