export { ScanField, type ScanFieldProps, type ScanSound } from "./ScanField.tsx";
export { useScansWithin } from "./useScansWithin.ts";
