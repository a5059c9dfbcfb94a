import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { headingOf } from "../runtime/frame/looks.ts";

export const person = style({ display: "flex", gap: vars.space[4], alignItems: "start" });

export const names = style({ minInlineSize: 0, display: "grid", gap: vars.space[1] });

export const name = style({ ...headingOf("lg"), overflowWrap: "anywhere" });

export const otherName = style({ margin: 0, lineHeight: vars.lineHeight.body });

export const code = style({ margin: 0, fontSize: vars.fontSize.md, fontVariantNumeric: "tabular-nums" });
