import type { Assets } from "../runtime/registry/assets.ts";

/** What browsers that read codes by themselves have; TypeScript does not know it. */
interface NativeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface NativeDetectorClass {
  new (options: { readonly formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own reader of codes, where it has one. */
export function findNativeDetector(): NativeDetectorClass | undefined {
  return (globalThis as { readonly BarcodeDetector?: NativeDetectorClass }).BarcodeDetector;
}

/** Whether a camera can be used here, and there is something that could read its pictures. */
export function canScanWithCamera({ zxingWasmUrl }: Assets = {}): boolean {
  const hasCamera = typeof navigator !== "undefined" && navigator.mediaDevices?.getUserMedia !== undefined;
  return hasCamera && (zxingWasmUrl !== undefined || findNativeDetector() !== undefined);
}
