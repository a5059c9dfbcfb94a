export { giveScan } from "./give-scan.ts";
export { ScanField, type ScanFieldProps, type ScanSound } from "./ScanField.tsx";
export { useBursts } from "./useBursts.ts";
export { useScansWithin } from "./useScansWithin.ts";
