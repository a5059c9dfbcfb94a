import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the page of an application is and needs. */
export const centerApplicationManifest: ScreenManifest = {
  name: "CenterApplication",
  contractVersion: 1,
  access: "applications",
  needs: ["getCenterApplication"],
  uses: [
    "cancelApplication",
    "sendPaymentLink",
    "getActiveApplication",
    "getSettings",
    "markSlipPrinted",
    "getApplicationFile",
    "getApplicantPortrait",
    "listAudit",
  ],
};
