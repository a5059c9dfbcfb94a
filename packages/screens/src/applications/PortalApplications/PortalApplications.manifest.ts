import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the list of applications made online is and needs. */
export const portalApplicationsManifest: ScreenManifest = {
  name: "PortalApplications",
  contractVersion: 1,
  access: "applications",
  needs: ["listPortalApplications"],
  uses: ["findApplication", "getSettings"],
};
