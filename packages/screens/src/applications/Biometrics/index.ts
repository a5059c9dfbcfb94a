export { biometricsManifest } from "./Biometrics.manifest.ts";
export { Biometrics, type BiometricsProps } from "./Biometrics.tsx";
