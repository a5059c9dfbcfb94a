import { style } from "@vanilla-extract/css";

/** As large as the paper, so that a story shows what is printed. */
export const A5 = style({
  inlineSize: "148mm",
  maxInlineSize: "100%",
  blockSize: "210mm",
  border: "1px solid",
});

export const A4 = style({
  inlineSize: "210mm",
  maxInlineSize: "100%",
  blockSize: "297mm",
  border: "1px solid",
});
