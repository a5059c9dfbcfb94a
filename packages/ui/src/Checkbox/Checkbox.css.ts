import { style } from "@vanilla-extract/css";
import { focusRing, media, vars } from "../theme/index.ts";

export const checkbox = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[1],
  alignItems: "start",
});

export const row = style({
  display: "inline-flex",
  alignItems: "start",
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
  cursor: "pointer",
  // For fingers.
  "@media": { "(pointer: coarse)": { paddingBlock: "11px" } },
  selectors: {
    "&:has(:disabled)": { cursor: "not-allowed", color: vars.color.textMuted },
  },
});

const mark = {
  content: '""',
  inlineSize: "0.625rem",
  blockSize: "0.625rem",
  backgroundColor: vars.color.onAccent,
  "@media": { [media.forcedColors]: { backgroundColor: "Highlight" } },
} as const;

const filled = { backgroundColor: vars.color.accent, borderColor: vars.color.accent } as const;

export const input = style([
  focusRing,
  {
    appearance: "none",
    display: "inline-grid",
    placeContent: "center",
    flex: "none",
    inlineSize: "1.125rem",
    blockSize: "1.125rem",
    // Centres the box on the first line of its words.
    marginBlockStart: "calc((1lh - 1.125rem) / 2)",
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.surface,
    cursor: "inherit",
    transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      "&:hover:not(:disabled)": { borderColor: vars.color.text },
      "&:checked, &:indeterminate": filled,
      "&:checked:hover:not(:disabled), &:indeterminate:hover:not(:disabled)": {
        backgroundColor: vars.color.accentHover,
      },
      "&:checked::before": {
        ...mark,
        clipPath: "polygon(14% 46%, 4% 58%, 40% 90%, 98% 20%, 86% 10%, 38% 68%)",
      },
      "&:indeterminate::before": { ...mark, clipPath: "inset(40% 5%)" },
      '&[aria-invalid="true"]': { borderColor: vars.color.tone.danger.solid },
      "&:disabled": { backgroundColor: vars.color.surfaceSunken, borderColor: vars.color.borderStrong },
      "&:disabled::before": { backgroundColor: vars.color.textMuted },
    },
  },
]);

export const notes = style({
  paddingInlineStart: `calc(1.125rem + ${vars.space[2]})`,
  display: "grid",
  gap: vars.space[1],
});
