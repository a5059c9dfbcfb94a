import { style } from "@vanilla-extract/css";

/** As large as the paper, so that a story shows what is printed. */
export const sheet = style({
  inlineSize: "210mm",
  maxInlineSize: "100%",
  blockSize: "297mm",
  border: "1px solid",
});

export const label = style({
  inlineSize: "100mm",
  maxInlineSize: "100%",
  blockSize: "50mm",
  border: "1px solid",
});
