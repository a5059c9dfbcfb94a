import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the page is that stands where there is none. */
export const notFoundManifest: ScreenManifest = {
  name: "NotFound",
  contractVersion: 1,
  access: "public",
  needs: [],
  uses: [],
};
