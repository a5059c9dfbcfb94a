import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the page is that stands for one that failed. */
export const routeErrorManifest: ScreenManifest = {
  name: "RouteError",
  contractVersion: 1,
  access: "public",
  needs: [],
  uses: [],
};
