export { issuancesManifest } from "./Issuances.manifest.ts";
export { Issuances, type IssuancesProps } from "./Issuances.tsx";
