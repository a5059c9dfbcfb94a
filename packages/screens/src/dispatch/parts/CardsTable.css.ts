import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

/** What has two lines in one row, and is as high with one of them, so that rows are equally high. */
export const lines = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  alignContent: "center",
  minBlockSize: "2.3rem",
  lineHeight: vars.lineHeight.tight,
});

// Each with all the room that there is, and cut at its own end.
const cut = { maxInlineSize: "100%", overflow: "hidden", textOverflow: "ellipsis" };

export const firstName = style(cut);
export const secondName = style({
  ...cut,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  selectors: { "&:lang(dv)": { lineHeight: vars.lineHeight.body } },
});

export const second = style({ color: vars.color.textMuted });

export const reason = style({ justifySelf: "stretch", fontWeight: vars.fontWeight.medium });

export const notes = style({ justifySelf: "stretch", fontSize: vars.fontSize.xs });

export const actions = style({
  display: "inline-flex",
  justifyContent: "flex-end",
  gap: vars.space[1],
});
