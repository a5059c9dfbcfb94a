import { styleVariants } from "@vanilla-extract/css";

const sheets = {
  A4: ["210mm", "297mm"],
  A5: ["148mm", "210mm"],
  A6: ["105mm", "148mm"],
  label: ["100mm", "50mm"],
  roll: ["80mm", "190mm"],
} as const;

/** As large as the paper, so that a story shows what is printed. */
export const paper = styleVariants(sheets, ([inlineSize, blockSize]) => ({
  inlineSize,
  maxInlineSize: "100%",
  blockSize,
  border: "1px solid",
}));
