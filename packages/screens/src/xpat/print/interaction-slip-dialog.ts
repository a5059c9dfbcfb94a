import { createPartOnDemand } from "../../runtime/reading/on-demand.ts";

/** The window that prints the slip of an interaction. */
export const interactionSlipDialog = createPartOnDemand(
  () => import("./InteractionSlipDialog.tsx"),
  "InteractionSlipDialog",
);
