import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the page of a batch that is received is and needs. */
export const dispatchReceivingBatchManifest: ScreenManifest = {
  name: "DispatchReceivingBatch",
  contractVersion: 1,
  access: "dispatch",
  needs: ["getReceivingBatch", "receiveCard", "disputeCard", "markCardMissing", "receiveBatch"],
  uses: [
    "addBatchNote",
    "listAudit",
    "sendReadySms",
    "undoCard",
    "attachCardPhoto",
    "getCardPhoto",
    "listBatchChanges",
    "locateCard",
    "markPrinted",
  ],
};
