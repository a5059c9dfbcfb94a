export { notFoundManifest } from "./NotFound.manifest.ts";
export { NotFound, type NotFoundProps } from "./NotFound.tsx";
