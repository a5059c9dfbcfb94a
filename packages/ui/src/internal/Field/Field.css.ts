import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/index.ts";

export const field = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[1],
  minInlineSize: 0,
  inlineSize: "100%",
});

export const label = style({
  alignSelf: "start",
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.body,
  color: vars.color.text,
});

export const optional = style({ fontWeight: vars.fontWeight.regular, color: vars.color.textMuted });

/** On one line with the hint or the error, whichever is there first. */
export const notesAndEnd = style({ display: "flex", alignItems: "start", columnGap: vars.space[3] });

export const notes = style({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[1],
});

export const description = style({
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.body,
  color: vars.color.textMuted,
});

export const error = style({
  display: "flex",
  gap: vars.space[1],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.tone.danger.text,
});

export const errorIcon = style({ flex: "none", marginBlockStart: "0.3em" });

/** The box around what is typed; it shows the focus and the error for everything inside it. */
export const box = style({
  position: "relative",
  display: "flex",
  alignItems: "stretch",
  minBlockSize: vars.size.field,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  selectors: {
    "&:hover": { borderColor: vars.color.text },
    '&:has([aria-invalid="true"])': {
      borderColor: vars.color.tone.danger.solid,
      boxShadow: `inset 0 0 0 1px ${vars.color.tone.danger.solid}`,
    },
    '&:focus-within:not(:has([aria-invalid="true"]))': { borderColor: vars.color.focus },
    "&:has(:is(input:not([type=hidden]), textarea):read-only)": { backgroundColor: vars.color.surfaceSunken },
    "&:has(:is(input, textarea, select):disabled)": {
      backgroundColor: vars.color.surfaceSunken,
      borderColor: vars.color.border,
      color: vars.color.textMuted,
    },
    // A button inside the box has a ring of its own. Whatever brought the focus: a browser shows none of its own for
    // a select that was pressed.
    "&:has(:is(input, textarea, select):focus)": {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: "-1px",
    },
    // Outside the edge of the error, which both are seen beside.
    '&:has([aria-invalid="true"]:focus)': { outlineOffset: "1px" },
  },
});

export const control = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: "100%",
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: "inherit",
  backgroundColor: "transparent",
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.tight,
  textAlign: "start",
  outline: "none",
  // Hosts set both for fields of a search.
  outlineOffset: 0,
  appearance: "none",
  "::placeholder": { color: vars.color.textMuted, opacity: 1 },
  // The field has a button of its own for it.
  "::-webkit-search-cancel-button": { display: "none" },
  "@media": {
    // Below 16 px a telephone zooms into the field.
    "(pointer: coarse)": { fontSize: vars.fontSize.md },
  },
  selectors: {
    // Codes run left to right in every language, and still begin at the page's own edge.
    "&[data-codes]": { fontVariantNumeric: "tabular-nums" },
    '.idd-root[dir="rtl"] &[data-codes]': { textAlign: "end" },
    "&:disabled": { cursor: "not-allowed", WebkitTextFillColor: "currentcolor", opacity: 1 },
    "&:autofill": {
      boxShadow: `inset 0 0 0 100px ${vars.color.accentSoft}`,
      WebkitTextFillColor: vars.color.text,
    },
  },
});

export const addon = style({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  fontSize: vars.fontSize.md,
  color: vars.color.textMuted,
  paddingInlineStart: vars.space[3],
});
