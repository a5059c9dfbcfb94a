import type { ScreenManifest } from "../../runtime/frame/manifest.ts";

/** What the station that takes an applicant's biometrics is and needs. */
export const biometricsCaptureManifest: ScreenManifest = {
  name: "BiometricsCapture",
  contractVersion: 1,
  access: "applications",
  needs: ["getApplicantBiometrics", "submitBiometrics"],
  uses: [
    "sendPhotograph",
    "sendFingerprint",
    "sendSignature",
    "recordException",
    "removeException",
    "removeCapturedPart",
    "getCaptureSet",
    "getPersonPortrait",
    "getSettings",
  ],
};
