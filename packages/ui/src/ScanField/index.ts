export { ScanField, type ScanFieldProps, type ScanSound } from "./ScanField.tsx";
export { scanPlace } from "./scan-place.ts";
export { useBursts } from "./useBursts.ts";
export { useScansWithin } from "./useScansWithin.ts";
export { giveScan, useWholeScans } from "./useWholeScans.ts";
