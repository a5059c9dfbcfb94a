import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the page is that stands before a closed area. */
export const forbiddenManifest: ScreenManifest = {
  name: "Forbidden",
  contractVersion: 1,
  access: "signedIn",
  needs: [],
  uses: [],
};
