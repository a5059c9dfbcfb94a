import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the page that says where somebody's card is is and needs. */
export const applicationStatusManifest: ScreenManifest = {
  name: "ApplicationStatus",
  contractVersion: 1,
  access: "applicationStatus",
  needs: ["getPersonStatus"],
  uses: ["getPersonPortrait", "getSettings", "getActiveApplication", "sendPaymentLink"],
};
