export { selectCenterManifest } from "./SelectCenter.manifest.ts";
export { SelectCenter, type SelectCenterProps } from "./SelectCenter.tsx";
