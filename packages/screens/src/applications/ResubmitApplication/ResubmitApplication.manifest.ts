import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the page on which a returned application is submitted again is and needs. */
export const resubmitApplicationManifest: ScreenManifest = {
  name: "ResubmitApplication",
  contractVersion: 1,
  access: "applications",
  needs: ["getCenterApplication", "submitApplication"],
  uses: [
    "sendApplicationOtp",
    "addIssuanceDocument",
    "getPersonStatus",
    "getPersonPortrait",
    "getApplicantPortrait",
    "getSettings",
    "listDrafts",
    "listCenterHierarchy",
    "listCenters",
    "listDrafts",
    "saveDraft",
    "discardDraft",
  ],
};
