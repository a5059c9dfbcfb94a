import { vars } from "@id-desk/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const what = style({ display: "grid", justifyItems: "start" });

/** Words of a cell that are read whole, over as many lines as they take. */
export const whole = style({ display: "block", whiteSpace: "pre-line", overflowWrap: "anywhere" });

// A row with few words is as high as any other, and one with many has room around them.
globalStyle(`td > ${whole}`, { paddingBlock: vars.space[2] });
