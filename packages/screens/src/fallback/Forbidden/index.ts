export { forbiddenManifest } from "./Forbidden.manifest.ts";
export { Forbidden, type ForbiddenProps } from "./Forbidden.tsx";
