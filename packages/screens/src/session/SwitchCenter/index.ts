export { switchCenterManifest } from "./SwitchCenter.manifest.ts";
export { SwitchCenter, type SwitchCenterProps } from "./SwitchCenter.tsx";
