import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the page of resources is and needs. */
export const resourcesManifest: ScreenManifest = {
  name: "Resources",
  contractVersion: 1,
  access: "resources",
  needs: [],
  uses: ["getHealth"],
};
