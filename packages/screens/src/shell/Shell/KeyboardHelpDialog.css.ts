import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export { part as help } from "../../runtime/frame/form.css.ts";

export const shortcuts = style({ display: "grid", gap: vars.space[2] });

export const shortcut = style({
  display: "grid",
  gridTemplateColumns: "6rem 1fr",
  alignItems: "center",
  gap: vars.space[3],
});

export const doing = style({ margin: 0 });
