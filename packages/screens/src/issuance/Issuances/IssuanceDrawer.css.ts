import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { between } from "../../runtime/frame/looks.ts";

export { record, under, waiting } from "../../records/drawer.css.ts";
export { muted as caption } from "../../runtime/frame/words.css.ts";

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

export const line = style({ ...between, columnGap: vars.space[3] });
