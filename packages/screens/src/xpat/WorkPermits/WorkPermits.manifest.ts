import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the search for work permits is and needs. */
export const workPermitsManifest: ScreenManifest = {
  name: "WorkPermits",
  contractVersion: 1,
  access: "xpat",
  needs: ["listWorkPermits"],
  uses: [],
};
