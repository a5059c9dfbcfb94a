import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const page = style({ backgroundColor: vars.color.canvas });
