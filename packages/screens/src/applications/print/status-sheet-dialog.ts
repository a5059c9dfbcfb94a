import { createPartOnDemand } from "../../runtime/reading/on-demand.ts";

/** The window that prints the sheet with a person's status. */
export const statusSheetDialog = createPartOnDemand(
  () => import("./StatusSheetDialog.tsx"),
  "StatusSheetDialog",
);
