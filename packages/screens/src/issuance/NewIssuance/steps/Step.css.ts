import { focusRing, media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { row } from "../../../runtime/frame/looks.ts";

/** One section: its sign at the start, joined to the next one by a line. */
export const step = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr)",
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  selectors: {
    '&[data-state="now"]': { paddingBlockEnd: vars.space[6] },
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetInlineStart: "13px",
      insetBlockStart: "32px",
      insetBlockEnd: "4px",
      inlineSize: "2px",
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.border,
    },
    '&[data-state="done"]:not(:last-child)::before': { backgroundColor: vars.color.tone.success.border },
  },
});

export const sign = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "28px",
  blockSize: "28px",
  border: `2px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    '[data-state="now"] > &': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    '[data-state="done"] > &': {
      borderColor: vars.color.tone.success.border,
      backgroundColor: vars.color.tone.success.soft,
      color: vars.color.tone.success.text,
    },
  },
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

const line = { ...row, alignItems: "baseline" } as const;

export const head = style({ ...line, columnGap: vars.space[3], minBlockSize: "28px" });

export const heading = style([
  focusRing,
  {
    margin: 0,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: "28px",
    borderRadius: vars.radius.sm,
    selectors: {
      '[data-state="next"] &': { color: vars.color.textMuted, fontWeight: vars.fontWeight.medium },
    },
  },
]);

export const edit = style({ marginInlineStart: "auto" });

/** What a section that is done came to: behind its name where the window has room. */
export const outcome = style({
  flex: "1 1 16rem",
  minInlineSize: 0,
  margin: 0,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});

/** A quiet line between what is done and what is to be pressed. */
export const summary = style({ margin: 0, color: vars.color.textMuted, overflowWrap: "anywhere" });

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] } as const;

export const body = style({ ...column, maxInlineSize: "44rem", paddingBlockStart: vars.space[2] });

export const fields = style({
  ...column,
  alignItems: "start",
  "@media": { [media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const actions = style({ ...row, alignItems: "center", gap: vars.space[3] });

/** A value with its button behind it; on narrow windows below it, at the edge of the others. */
export const changeable = style({
  ...line,
  columnGap: vars.space[2],
  "@media": { [media.belowSm]: { flexDirection: "column", alignItems: "start" } },
});

/** The words of a quiet button stand where other words stand; its ground reaches over the edge when pointed at. */
const edge = { marginInlineStart: `calc(-1 * (${vars.space[3]} + 1px))` };

/** As high as a line, so that the rows of a list stay as they are. */
export const change = style({
  marginBlock: "-6px",
  "@media": { [media.belowSm]: { ...edge, marginBlock: 0 } },
});

/** A small quiet button that stands alone below others. */
export const alone = style(edge);

/** A figure that changes each second and must not push its neighbours. */
export const countdown = style({ fontVariantNumeric: "tabular-nums", color: vars.color.textMuted });

/** A field for a few digits, as wide as they are. */
export const code = style({ maxInlineSize: "14rem" });

/** Sentences one under the other, in what tells why something is not done. */
export const reasons = style({ margin: 0, paddingInlineStart: vars.space[4] });

/** Who was looked up: their photograph, and beside it whether they may. */
export const found = style({
  display: "flex",
  alignItems: "start",
  gap: vars.space[4],
  "@media": { [media.belowSm]: { flexDirection: "column" } },
});

export const words = style({ flex: 1, minInlineSize: 0, inlineSize: "100%" });

export const facts = style({
  ...row,
  columnGap: vars.space[4],
  margin: 0,
  marginBlockStart: vars.space[2],
  fontVariantNumeric: "tabular-nums",
  color: vars.color.textMuted,
});
