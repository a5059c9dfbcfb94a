import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import * as form from "../../runtime/frame/form.css.ts";
import { row } from "../../runtime/frame/looks.ts";

export { note, part } from "../../capture/station/station.css.ts";
export { actions, list } from "../../runtime/frame/form.css.ts";
export { notices, page, person, sheet } from "../../runtime/frame/sheet.css.ts";

/** At the end of a section, apart from what belongs to its work. */
export const onward = style([
  form.actions,
  { paddingBlockStart: vars.space[3], borderBlockStart: `1px solid ${vars.color.border}` },
]);

export const address = style({ margin: 0, overflowWrap: "anywhere", fontWeight: vars.fontWeight.medium });

export const items = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const item = style({
  ...row,
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  minBlockSize: vars.size.rowCompact,
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const sign = style({
  flex: "none",
  display: "inline-flex",
  color: vars.color.textMuted,
  selectors: {
    '[data-tone="success"] > &': { color: vars.color.tone.success.text },
    '[data-tone="warning"] > &': { color: vars.color.tone.warning.text },
    '[data-tone="danger"] > &': { color: vars.color.tone.danger.text },
  },
});

export const name = style({ flex: "0 0 11rem", fontWeight: vars.fontWeight.medium });

export const word = style({
  flex: "1 1 14rem",
  minInlineSize: 0,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    '[data-tone="warning"] > &': { color: vars.color.tone.warning.text },
    '[data-tone="danger"] > &': { color: vars.color.tone.danger.text },
  },
});

export const loading = style({ display: "grid", gap: vars.space[5] });
