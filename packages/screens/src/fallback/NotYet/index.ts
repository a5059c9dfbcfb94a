export { notYetManifest } from "./NotYet.manifest.ts";
export { NotYet, type NotYetProps } from "./NotYet.tsx";
