export { newIssuanceManifest } from "./NewIssuance.manifest.ts";
export { NewIssuance, type NewIssuanceProps } from "./NewIssuance.tsx";
