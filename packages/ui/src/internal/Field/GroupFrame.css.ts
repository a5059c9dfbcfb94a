import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/index.ts";
import { field } from "./Field.css.ts";

/** Several controls below each other want more room than one. */
export const group = style([field, { gap: vars.space[2] }]);

/** The buttons of a field, side by side where there is room. */
export const buttonRow = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

/** There before anything is wrong, so that what comes into it is heard; without a gap of its own until then. */
export const trouble = style({ selectors: { "&:empty": { display: "none" } } });
