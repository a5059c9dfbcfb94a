import type { CodeReader } from "@id-desk/ui";
import { prepareZXingModule, type ReaderOptions, readBarcodes } from "zxing-wasm/reader";

const options: ReaderOptions = {
  formats: ["Code128", "Code39", "QRCode", "DataMatrix", "PDF417"],
  maxNumberOfSymbols: 4,
  tryHarder: true,
};

/** The widest picture that is read, in pixels: more takes longer and reads no better at arm's length. */
const mostPixels = 1280;

/** Opens the reader that comes with the product, from the host's own address. Rejects when it cannot be loaded. */
export async function openZxingReader(wasmUrl: string): Promise<CodeReader> {
  await prepareZXingModule({
    overrides: { locateFile: (path: string) => (path.endsWith(".wasm") ? wasmUrl : path) },
    fireImmediately: true,
  });
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (picture) => {
    const scale = Math.min(1, mostPixels / picture.videoWidth);
    canvas.width = Math.round(picture.videoWidth * scale);
    canvas.height = Math.round(picture.videoHeight * scale);
    if (!context || canvas.width === 0 || canvas.height === 0) return [];
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(context.getImageData(0, 0, canvas.width, canvas.height), options);
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
