import { style } from "@vanilla-extract/css";
import { column } from "../runtime/frame/looks.ts";

/** What belongs to one thing that is taken, one below the other. */
export const part = style(column);
