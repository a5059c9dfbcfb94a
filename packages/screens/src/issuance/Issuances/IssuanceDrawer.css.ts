import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { between, row } from "../../runtime/frame/looks.ts";

export const under = style({ ...row, alignItems: "center", columnGap: vars.space[3], rowGap: vars.space[1] });

export const record = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

export const waiting = style({ display: "grid", justifyItems: "center", paddingBlock: vars.space[8] });

/** What takes the card back stands apart from what is done to go on. */
export const apart = style({ marginInlineEnd: "auto" });

export const pictures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
  gap: vars.space[4],
});

export const figure = style({
  margin: 0,
  display: "grid",
  alignContent: "start",
  gap: vars.space[1],
  minInlineSize: 0,
});

export const caption = style({ color: vars.color.textMuted });

export const line = style({ ...between, columnGap: vars.space[3] });
