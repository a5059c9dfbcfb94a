import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What Switch Center is and needs. */
export const switchCenterManifest: ScreenManifest = {
  name: "SwitchCenter",
  contractVersion: 1,
  access: "switchCenter",
  needs: ["listUserCenters", "setCenter"],
  uses: [],
};
