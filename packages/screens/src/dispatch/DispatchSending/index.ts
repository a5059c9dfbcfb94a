export { dispatchSendingManifest } from "./DispatchSending.manifest.ts";
export { DispatchSending, type DispatchSendingProps } from "./DispatchSending.tsx";
