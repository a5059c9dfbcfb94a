export { dispatchReceivingBatchManifest } from "./DispatchReceivingBatch.manifest.ts";
export { DispatchReceivingBatch, type DispatchReceivingBatchProps } from "./DispatchReceivingBatch.tsx";
