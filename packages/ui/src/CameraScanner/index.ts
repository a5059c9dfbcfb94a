export { CameraScanner, type CameraScannerProps, type CameraScannerWords } from "./CameraScanner.tsx";
export type { CameraTrouble } from "./useCamera.ts";
export type { CodeReader } from "./useSeenCodes.ts";
