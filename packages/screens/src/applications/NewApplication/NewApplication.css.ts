import { style } from "@vanilla-extract/css";
import { column } from "../../runtime/frame/looks.ts";

export { actions } from "../../runtime/frame/form.css.ts";

export const submitted = style({ ...column, maxInlineSize: "48rem" });
