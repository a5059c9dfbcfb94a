import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the page is that stands for one to come. */
export const notYetManifest: ScreenManifest = {
  name: "NotYet",
  contractVersion: 1,
  access: "signedIn",
  needs: [],
  uses: [],
};
