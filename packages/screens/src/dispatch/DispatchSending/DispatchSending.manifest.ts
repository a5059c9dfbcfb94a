import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the list of sent batches is and needs. */
export const dispatchSendingManifest: ScreenManifest = {
  name: "DispatchSending",
  contractVersion: 1,
  access: "dispatch",
  needs: ["listSendingBatches", "listCenterHierarchy", "createBatch"],
  uses: [
    "listCenters",
    "dispatchBatch",
    "cancelBatch",
    "reopenBatch",
    "getSendingBatch",
    "markPrinted",
    "locateCard",
    "listReceivingBatches",
  ],
};
