export { dispatchSendingBatchManifest } from "./DispatchSendingBatch.manifest.ts";
export { DispatchSendingBatch, type DispatchSendingBatchProps } from "./DispatchSendingBatch.tsx";
