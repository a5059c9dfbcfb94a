export { ScanResult, type ScanResultProps } from "./ScanResult.tsx";
export type { ScanEntry, ScanLabels, ScanState } from "./scan-entry.ts";
