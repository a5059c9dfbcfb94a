export { dashboardManifest } from "./Dashboard.manifest.ts";
export { Dashboard, type DashboardProps } from "./Dashboard.tsx";
