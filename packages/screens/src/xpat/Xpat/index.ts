export { xpatManifest } from "./Xpat.manifest.ts";
export { type InteractionSavedEvent, Xpat, type XpatProps } from "./Xpat.tsx";
