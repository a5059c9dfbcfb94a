export { dispatchReceivingManifest } from "./DispatchReceiving.manifest.ts";
export { DispatchReceiving, type DispatchReceivingProps } from "./DispatchReceiving.tsx";
