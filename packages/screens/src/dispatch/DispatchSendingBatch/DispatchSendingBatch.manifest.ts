import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the page of a batch that is sent is and needs. */
export const dispatchSendingBatchManifest: ScreenManifest = {
  name: "DispatchSendingBatch",
  contractVersion: 1,
  access: "dispatch",
  needs: ["getSendingBatch", "addCard", "removeCard", "dispatchBatch"],
  uses: [
    "cancelBatch",
    "reopenBatch",
    "changeDestination",
    "listCenterHierarchy",
    "listCenters",
    "addBatchNote",
    "listAudit",
    "listBatchChanges",
    "markPrinted",
    "getCardPhoto",
  ],
};
