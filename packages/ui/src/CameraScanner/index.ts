export type { CameraTrouble } from "../internal/camera/useCamera.ts";
export { CameraScanner, type CameraScannerProps, type CameraScannerWords } from "./CameraScanner.tsx";
export type { CodeReader } from "./useSeenCodes.ts";
