import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { list } from "../../records/record.css.ts";

/** Two fields beside each other where both have room. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 13rem), 1fr))",
  alignItems: "start",
  gap: vars.space[4],
});

/** What was compared before the packet leaves, each with its sign. */
export const checks = style([list, { gap: vars.space[2] }]);

export const met = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  fontVariantNumeric: "tabular-nums",
});

export const sign = style({ flex: "none", color: vars.color.tone.success.text });
