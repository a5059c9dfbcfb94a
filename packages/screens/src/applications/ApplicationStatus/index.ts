export { applicationStatusManifest } from "./ApplicationStatus.manifest.ts";
export { ApplicationStatus, type ApplicationStatusProps } from "./ApplicationStatus.tsx";
