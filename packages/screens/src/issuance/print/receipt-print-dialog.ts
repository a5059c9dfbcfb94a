import { createPartOnDemand } from "../../runtime/reading/on-demand.ts";

/** The window that prints the receipt of a hand-over. */
export const receiptPrintDialog = createPartOnDemand(
  () => import("./ReceiptPrintDialog.tsx"),
  "ReceiptPrintDialog",
);
