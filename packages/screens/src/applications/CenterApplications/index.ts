export { centerApplicationsManifest } from "./CenterApplications.manifest.ts";
export { CenterApplications, type CenterApplicationsProps } from "./CenterApplications.tsx";
