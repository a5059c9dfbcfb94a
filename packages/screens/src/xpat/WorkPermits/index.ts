export { workPermitsManifest } from "./WorkPermits.manifest.ts";
export { WorkPermits, type WorkPermitsProps } from "./WorkPermits.tsx";
