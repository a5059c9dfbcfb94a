import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the list of hand-overs is and needs. */
export const issuancesManifest: ScreenManifest = {
  name: "Issuances",
  contractVersion: 1,
  access: "issuance",
  needs: ["listIssuances"],
  uses: [
    "getCollectedIssuance",
    "getCompletedIssuance",
    "completeIssuance",
    "returnCard",
    "getSettings",
    "markReceiptPrinted",
    "getPortrait",
    "getIssuanceEvidence",
    "getIssuanceDocument",
    "addIssuanceDocument",
  ],
};
