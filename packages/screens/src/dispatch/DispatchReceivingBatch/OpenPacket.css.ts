import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { between, row } from "../../runtime/frame/looks.ts";

/** The first step of a receipt, above the scans. */
export const step = style({
  display: "grid",
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.border}`,
});

export const header = style({ ...between, flexWrap: "nowrap", gap: vars.space[3] });

export const questions = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[4],
  "@media": { [media.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.space[8] } },
});

export const question = style({
  margin: 0,
  marginBlockEnd: vars.space[1],
  fontWeight: vars.fontWeight.medium,
});

export const answers = style({ ...row, alignItems: "center", gap: vars.space[2] });

/** One line among the facts of the batch, no higher than they are. */
export const line = style({
  ...row,
  alignItems: "center",
  columnGap: vars.space[1],
  marginBlock: `calc(${vars.space[1]} * -1)`,
});

export const said = style({
  ...row,
  alignItems: "center",
  columnGap: vars.space[1],
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&[data-tone="success"]': { color: vars.color.tone.success.text },
    '&[data-tone="warning"]': { color: vars.color.tone.warning.text },
  },
});

/** The field and the button that compares, on one line with what is typed. */
export const count = style({ ...row, alignItems: "start", gap: vars.space[2] });

export const field = style({ flex: "0 1 14rem", minInlineSize: 0 });

/** As low as the field's own line, which its label stands above. */
export const compare = style({ marginBlockStart: "1.65rem" });
