import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { column } from "../../runtime/frame/looks.ts";

export { actions, fields } from "../../runtime/frame/form.css.ts";

/** The sections, and beside them the person; one column where the window has no room for both. */
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  columnGap: vars.space[8],
  rowGap: vars.space[5],
  "@media": {
    [media.lg]: {
      gridTemplateColumns: "minmax(0, 52rem) minmax(15rem, 18rem)",
      justifyContent: "space-between",
    },
  },
});

export const notices = style({
  ...column,
  marginBlockEnd: vars.space[4],
  selectors: { "&:empty": { display: "none" } },
});

export const sheet = style({ minInlineSize: 0, "@media": { [media.lg]: { gridColumn: 1, gridRow: 1 } } });

/** Beside the sections and always in sight; above them where there is one column. */
export const person = style({
  ...column,
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  "@media": {
    [media.lg]: { gridColumn: 2, gridRow: 1, position: "sticky", insetBlockStart: vars.space[4] },
  },
});

export const part = style(column);

export const heading = style({ margin: 0, fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.semibold });

export const note = style({ margin: 0, color: vars.color.textMuted, overflowWrap: "anywhere" });

/** Fields that belong together under one heading. */
export const changes = style({ ...column, margin: 0, padding: 0, border: 0, minInlineSize: 0 });

export const reasons = style({
  margin: 0,
  listStyle: "disc",
  paddingInlineStart: vars.space[5],
  overflowWrap: "anywhere",
});
