import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the shell is and needs. */
export const shellManifest: ScreenManifest = {
  name: "Shell",
  contractVersion: 1,
  access: "signedIn",
  needs: ["logout"],
  uses: [
    "updatePassword",
    "getUser",
    "getHealth",
    "getSettings",
    "getSecondFactor",
    "startSecondFactor",
    "confirmSecondFactor",
    "listSessions",
    "endOtherSessions",
  ],
};
