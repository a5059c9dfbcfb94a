export { biometricsCaptureManifest } from "./BiometricsCapture.manifest.ts";
export { BiometricsCapture, type BiometricsCaptureProps } from "./BiometricsCapture.tsx";
