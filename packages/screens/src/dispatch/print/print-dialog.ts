import { createPartOnDemand } from "../../runtime/reading/on-demand.ts";

/** The window that prints the papers of a batch. */
export const printDialog = createPartOnDemand(() => import("./PrintDialog.tsx"), "PrintDialog");
