import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { column } from "../../runtime/frame/looks.ts";

export { note, part } from "../../capture/station/station.css.ts";
export { shortFacts } from "../../records/short-facts.css.ts";
export { actions, fields, list } from "../../runtime/frame/form.css.ts";
export { notices, page, person, sheet } from "../../runtime/frame/sheet.css.ts";
export { alone } from "../../verification/verification.css.ts";

export const heading = style({
  margin: 0,
  padding: 0,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
});

/** Fields that belong together under one heading. */
export const changes = style({ ...column, margin: 0, padding: 0, border: 0, minInlineSize: 0 });
