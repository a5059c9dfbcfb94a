export { resourcesManifest } from "./Resources.manifest.ts";
export { Resources, type ResourcesProps } from "./Resources.tsx";
export type { Resource, ResourceContact } from "./resource.ts";
