import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { headingOf } from "../../runtime/frame/looks.ts";

export const page = style({
  minBlockSize: "100dvh",
  padding: vars.space[4],
  background: vars.color.canvas,
});

export const panel = style({
  inlineSize: "min(100%, 400px)",
  display: "grid",
  gap: vars.space[4],
  padding: vars.space[5],
  // From the top of the page, not in its middle: an error that is added does not move the panel.
  margin: "10vh auto",
  "@media": {
    [media.sm]: {
      padding: vars.space[8],
      background: vars.color.surface,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.lg,
    },
  },
});

export const stack = style({ display: "grid", gap: vars.space[4] });

export const brand = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.text,
});

export const logo = style({
  inlineSize: vars.size.logo,
  blockSize: vars.size.logo,
  color: vars.color.accent,
});

export const title = style(headingOf("xl"));

export const lead = style({ margin: 0, color: vars.color.textMuted });
