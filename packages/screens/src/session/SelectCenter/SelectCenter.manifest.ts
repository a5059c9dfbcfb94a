import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What Select Center is and needs. */
export const selectCenterManifest: ScreenManifest = {
  name: "SelectCenter",
  contractVersion: 1,
  access: "signedIn",
  needs: ["listUserCenters", "setCenter"],
  uses: ["logout"],
};
