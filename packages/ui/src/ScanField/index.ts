export { ScanField, type ScanFieldProps, type ScanSound } from "./ScanField.tsx";
