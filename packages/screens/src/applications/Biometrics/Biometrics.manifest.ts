import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the list of those whose biometrics are still to be taken is and needs. */
export const biometricsManifest: ScreenManifest = {
  name: "Biometrics",
  contractVersion: 1,
  access: "applications",
  needs: ["listCenterApplications"],
  uses: ["findApplication", "getSettings"],
};
