import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What changing the password is and needs. */
export const changePasswordManifest: ScreenManifest = {
  name: "ChangePassword",
  contractVersion: 1,
  access: "changePassword",
  needs: ["updatePassword", "getUser"],
  uses: [],
};
