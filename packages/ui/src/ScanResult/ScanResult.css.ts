import { createVar, style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";
import { scanTones } from "./scan-entry.ts";

/** A small window, where a reader's larger text must not leave the words too little room. */
const small = "(max-width: 479.98px)";

const soft = createVar();
const solid = createVar();
const onSolid = createVar();
const text = createVar();

export const result = style({
  position: "relative",
  display: "flex",
  alignItems: "stretch",
  // As high as the words need, so that nothing jumps when a result comes.
  minBlockSize: "8rem",
  borderRadius: vars.radius.lg,
  overflow: "hidden",
  background: soft,
  color: text,
  vars: { [soft]: vars.color.surfaceSunken, [text]: vars.color.textMuted },
  selectors: Object.fromEntries(
    Object.values(scanTones).map((tone) => {
      const colors = vars.color.tone[tone];
      return [
        `&[data-tone="${tone}"]`,
        {
          vars: {
            [soft]: colors.soft,
            [solid]: colors.solid,
            [onSolid]: colors.onSolid,
            [text]: colors.text,
          },
        },
      ];
    }),
  ),
});

export const sign = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "5.5rem",
  fontSize: "2.75rem",
  background: solid,
  color: onSolid,
  "@media": { [small]: { inlineSize: "min(3.5rem, 18vw)", fontSize: "min(2rem, 10vw)" } },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[5],
});

export const state = style({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  "@media": { [small]: { fontSize: `min(${vars.fontSize.xl}, 9vw)` } },
});

export const what = style({
  display: "grid",
  justifyItems: "start",
  rowGap: "2px",
  color: vars.color.text,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: "anywhere",
  "@media": { [small]: { fontSize: `min(${vars.fontSize.lg}, 7vw)` } },
});

// What is scanned by mistake, such as an address, may be long.
export const code = style({ minInlineSize: 0, fontWeight: vars.fontWeight.semibold, whiteSpace: "normal" });

export const message = style({ minInlineSize: 0 });

export const empty = style({
  alignSelf: "center",
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  fontSize: vars.fontSize.lg,
});

export const spoken = style({ display: "block" });
