import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the page on which a card is handed over is and needs. */
export const newIssuanceManifest: ScreenManifest = {
  name: "NewIssuance",
  contractVersion: 1,
  access: "issuance",
  needs: [
    "loadIssuance",
    "checkCollector",
    "sendCollectorOtp",
    "verifyCollectorOtp",
    "verifyCard",
    "issueCard",
    "completeIssuance",
  ],
  uses: ["addIssuanceDocument", "getSettings", "listCountries", "getPortrait"],
};
