import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

// Newer than the list of values that vanilla-extract knows; browsers without it show the system's list.
const baseSelect = "base-select" as "auto";
const styledPicker = `(appearance: ${baseSelect})`;

export const box = style({ position: "relative" });

export const select = style({
  appearance: "none",
  cursor: "pointer",
  paddingInlineEnd: vars.space[10],
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  overflow: "hidden",
  selectors: { "&[data-placeholder]": { color: vars.color.textMuted } },
  "@supports": {
    [styledPicker]: {
      appearance: baseSelect,
      alignItems: "center",
      selectors: {
        "&::picker-icon": { display: "none" },
        "&::picker(select)": {
          appearance: baseSelect,
          marginBlock: vars.space[1],
          padding: vars.space[1],
          border: `1px solid ${vars.color.border}`,
          borderRadius: vars.radius.md,
          backgroundColor: vars.color.surfaceRaised,
          boxShadow: vars.shadow.floating,
          color: vars.color.text,
          maxBlockSize: "min(360px, 60vh)",
        },
      },
    },
  },
});

globalStyle(`${select} option, ${select} optgroup`, {
  color: vars.color.text,
  backgroundColor: vars.color.surfaceRaised,
});

globalStyle(`${select} option`, {
  "@supports": {
    [styledPicker]: {
      minBlockSize: vars.size.rowCompact,
      paddingBlock: vars.space[1],
      paddingInline: vars.space[2],
      gap: vars.space[2],
      borderRadius: vars.radius.sm,
      outline: "none",
    },
  },
});

globalStyle(`${select} option:checked`, { fontWeight: vars.fontWeight.medium });

globalStyle(`${select} option:is(:hover, :focus):not(:disabled)`, {
  "@supports": { [styledPicker]: { backgroundColor: vars.color.accentSoft } },
});

globalStyle(`${select} option:focus-visible`, {
  "@supports": {
    [styledPicker]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
  },
});

globalStyle(`${select} option:disabled`, { color: vars.color.textMuted });

globalStyle(`${select} optgroup`, {
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  "@supports": { [styledPicker]: { paddingBlockStart: vars.space[1] } },
});

globalStyle(`${select} optgroup option`, {
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
});

export const arrow = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: vars.space[3],
  display: "inline-flex",
  alignItems: "center",
  fontSize: vars.fontSize.md,
  color: vars.color.textMuted,
  pointerEvents: "none",
});
