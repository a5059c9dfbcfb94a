import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the page on which an application is taken is and needs. */
export const newApplicationManifest: ScreenManifest = {
  name: "NewApplication",
  contractVersion: 1,
  access: "applications",
  needs: ["getPersonStatus", "sendApplicationOtp", "submitApplication"],
  uses: [
    "getApplicantBiometrics",
    "addIssuanceDocument",
    "getPersonPortrait",
    "getSettings",
    "listDrafts",
    "listCenterHierarchy",
    "listCenters",
    "sendPaymentLink",
    "markSlipPrinted",
    "getCenterApplication",
    "listDrafts",
    "saveDraft",
    "discardDraft",
  ],
};
