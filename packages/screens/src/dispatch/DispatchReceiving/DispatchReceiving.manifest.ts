import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the list of batches on their way here is and needs. */
export const dispatchReceivingManifest: ScreenManifest = {
  name: "DispatchReceiving",
  contractVersion: 1,
  access: "dispatch",
  needs: ["listReceivingBatches", "listCenterHierarchy"],
  uses: [
    "listCenters",
    "sendReadySms",
    "addBatchNote",
    "getReceivingBatch",
    "markPrinted",
    "locateCard",
    "listSendingBatches",
  ],
};
