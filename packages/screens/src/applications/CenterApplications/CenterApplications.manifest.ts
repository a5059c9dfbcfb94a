import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the list of applications made at a centre is and needs. */
export const centerApplicationsManifest: ScreenManifest = {
  name: "CenterApplications",
  contractVersion: 1,
  access: "applications",
  needs: ["listCenterApplications"],
  uses: [
    "findApplication",
    "getSettings",
    "getActiveApplication",
    "getCenterApplication",
    "cancelApplication",
    "sendPaymentLink",
    "markSlipPrinted",
  ],
};
