export { xpatInteractionsManifest } from "./XpatInteractions.manifest.ts";
export { XpatInteractions, type XpatInteractionsProps } from "./XpatInteractions.tsx";
