export { portalApplicationsManifest } from "./PortalApplications.manifest.ts";
export { PortalApplications, type PortalApplicationsProps } from "./PortalApplications.tsx";
