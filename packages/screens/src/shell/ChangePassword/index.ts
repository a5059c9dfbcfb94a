export { changePasswordManifest } from "./ChangePassword.manifest.ts";
export { ChangePassword, type ChangePasswordProps } from "./ChangePassword.tsx";
