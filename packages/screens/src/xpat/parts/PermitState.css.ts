import { style } from "@vanilla-extract/css";
import * as list from "../../lists/list.css.ts";

/** A badge needs room to the line below it. */
export const state = style([list.pair, { rowGap: "2px" }]);
