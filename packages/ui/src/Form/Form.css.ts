import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing, vars } from "../theme/index.ts";

export const form = style({ display: "flex", flexDirection: "column", gap: vars.space[5] });

export const summary = style([
  focusRing,
  { display: "grid", gap: vars.space[3], borderRadius: vars.radius.md },
]);

export const list = style({ display: "grid", gap: vars.space[1] });

// Each is a target of its own and no part of a sentence.
globalStyle(`${list} a`, { display: "inline-block", paddingBlock: "1px", minBlockSize: "24px" });
