export { centerApplicationManifest } from "./CenterApplication.manifest.ts";
export { CenterApplication, type CenterApplicationProps } from "./CenterApplication.tsx";
