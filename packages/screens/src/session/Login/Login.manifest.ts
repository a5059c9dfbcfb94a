import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the sign-in page is and needs. */
export const loginManifest: ScreenManifest = {
  name: "Login",
  contractVersion: 1,
  access: "public",
  needs: ["login"],
  uses: ["getUser"],
};
