import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../theme/index.ts";

export const size = styleVariants({
  logo: {
    flex: "none",
    fill: "none",
    inlineSize: vars.size.logo,
    blockSize: vars.size.logo,
    color: vars.color.accent,
  },
  scene: {
    fill: "none",
    inlineSize: "100%",
    maxInlineSize: "240px",
    blockSize: "auto",
    color: vars.color.borderStrong,
    "@media": { [media.forcedColors]: { color: "CanvasText" } },
  },
});

/** The soft shape that a scene stands on. */
export const ground = style({ fill: vars.color.accentSoft });

const drawn = style({ strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" });

/** A thing with a body. */
export const body = style([drawn, { fill: vars.color.surface, stroke: "currentColor" }]);

/** A part of a thing that lies in the shade. */
export const shade = style([drawn, { fill: vars.color.surfaceSunken, stroke: "currentColor" }]);

/** A stroke without a body. */
export const line = style([drawn, { fill: "none", stroke: "currentColor" }]);

/** A stroke that hardly speaks, such as a line of writing. */
export const faint = style([drawn, { fill: "none", stroke: vars.color.border, strokeWidth: 4 }]);

/** The part that is looked at first. */
export const accent = style([drawn, { fill: vars.color.accent, stroke: vars.color.accent }]);

/** The same as a stroke. */
export const accentLine = style([drawn, { fill: "none", stroke: vars.color.accent, strokeWidth: 3 }]);

/** The handle of a lens. */
export const handle = style([drawn, { stroke: vars.color.accent, strokeWidth: 8 }]);

/** What stands on the accent. */
export const onAccent = style([drawn, { fill: "none", stroke: vars.color.onAccent, strokeWidth: 2.5 }]);

/** A warning sign. */
export const alarm = style({ fill: vars.color.tone.danger.solid });

/** What stands on the warning sign. */
export const onAlarm = style([
  drawn,
  { fill: "none", stroke: vars.color.tone.danger.onSolid, strokeWidth: 4 },
]);
