export { Dialog, type DialogProps } from "./Dialog.tsx";
export { type TakeScan, useScansUnderDialog } from "./use-scans-under-dialog.ts";
