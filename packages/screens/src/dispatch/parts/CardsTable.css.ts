import { vars } from "@id-desk/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** A name in both scripts on one line. */
export const names = style({ display: "flex", columnGap: vars.space[1] });

const cut = { minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis" };

// The one in the page's script comes first and keeps the room; each is cut at its own end.
export const firstName = style({ flex: "none", maxInlineSize: "100%", ...cut });
export const secondName = style({ ...cut, color: vars.color.textMuted });

globalStyle(`${secondName} > bdi`, { display: "block", ...cut });

export const second = style({ color: vars.color.textMuted });

export const reason = style({ fontWeight: vars.fontWeight.medium });

export const actions = style({
  display: "inline-flex",
  justifyContent: "flex-end",
  gap: vars.space[1],
});
