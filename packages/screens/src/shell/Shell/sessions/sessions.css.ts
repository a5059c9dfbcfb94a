import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export { part } from "../../../runtime/frame/form.css.ts";

export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

export const session = style({
  display: "grid",
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  margin: 0,
  fontWeight: vars.fontWeight.medium,
});
