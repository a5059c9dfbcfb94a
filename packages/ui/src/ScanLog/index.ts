export { ScanLog, type ScanLogProps } from "./ScanLog.tsx";
