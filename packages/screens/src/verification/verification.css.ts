import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { quietEdge } from "../runtime/frame/looks.ts";

export { actions, fields } from "../runtime/frame/form.css.ts";

/** A small quiet button that stands alone below others. */
export const alone = style(quietEdge);

/** A figure that changes each second and must not push its neighbours. */
export const countdown = style({ fontVariantNumeric: "tabular-nums", color: vars.color.textMuted });

/** A field for a few digits, as wide as they are. */
export const code = style({ maxInlineSize: "14rem" });
