import type { CodeReader } from "@id-desk/ui";
import type { Assets } from "../runtime/registry/assets.ts";
import { findNativeDetector } from "./can-scan-with-camera.ts";

/** Codes as cards and packets carry them, in the words of browsers. */
const nativeFormats = ["code_128", "code_39", "qr_code", "data_matrix", "pdf417"];

/**
 * Opens what reads codes in a camera's picture: the browser's own, else the one that the host serves. Rejects where
 * neither can be had.
 */
export async function openCodeReader({ zxingWasmUrl }: Assets = {}): Promise<CodeReader> {
  const native = findNativeDetector();
  const known = (await native?.getSupportedFormats().catch(() => [])) ?? [];
  if (native && known.includes("code_128")) {
    const detector = new native({ formats: nativeFormats.filter((format) => known.includes(format)) });
    return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
  }
  if (zxingWasmUrl === undefined) throw new Error("Nothing here reads codes in pictures.");
  const { openZxingReader } = await import("./open-zxing-reader.ts");
  return openZxingReader(zxingWasmUrl);
}
