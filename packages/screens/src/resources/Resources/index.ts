export { resourcesManifest } from "./Resources.manifest.ts";
export { type Resource, type ResourceContact, Resources, type ResourcesProps } from "./Resources.tsx";
