import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export { note as about } from "../../runtime/frame/words.css.ts";

export const content = style({ display: "grid", gap: vars.space[3] });

/** As high as most photographs, so that little moves when one comes. */
export const waiting = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: "min(24rem, 40vh)",
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
});
