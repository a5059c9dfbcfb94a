export { Dialog, type DialogProps } from "./Dialog.tsx";
export { useScansUnderDialog } from "./use-scans-under-dialog.ts";
