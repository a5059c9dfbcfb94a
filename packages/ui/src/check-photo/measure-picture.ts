import { drawOnWhite } from "../internal/pictures/prepare-photo.ts";

/** As high as a photograph is kept: what cannot be seen at this size does not matter. In pixels. */
const longestSide = 1080;

/** How long a slice of the work may keep the page, in milliseconds. */
const sliceTime = 8;

/** The parts of a picture, as shares of its width and height: where the face is, and what is beside the head. */
const face = { left: 0.25, right: 0.75, top: 0.2, bottom: 0.75 };
const besideHead = { width: 0.14, bottom: 0.4 };

/** What is measured in a picture. */
export type PictureFigures = {
  /** How strong the finest edges of the face are: the deviation of the second differences of brightness. */
  readonly sharpness: number;
  /** Of the face, from 0 to 255. */
  readonly brightness: number;
  /** The deviation of the background, over red, green and blue. */
  readonly unevenness: number;
};

/** Adds figures up, for their mean and their deviation. */
function createSum() {
  let [count, sum, squares] = [0, 0, 0];
  return {
    add(figure: number) {
      count += 1;
      sum += figure;
      squares += figure * figure;
    },
    mean: () => (count > 0 ? sum / count : 0),
    deviation: () => (count > 0 ? Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)) : 0),
  };
}

/** Measures a picture in short slices, between which the page goes on; nothing where a browser cannot draw. */
export async function measurePicture(
  picture: ImageBitmap,
  signal?: AbortSignal,
): Promise<PictureFigures | undefined> {
  const canvas = drawOnWhite(picture, longestSide);
  const context = canvas?.getContext("2d", { willReadFrequently: true });
  if (!canvas || !context) return undefined;
  await pause(signal);
  const { width, height } = canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const [edges, light] = [createSum(), createSum()];
  const colours = [createSum(), createSum(), createSum()] as const;
  /** The brightness of a pixel, as eyes see it. */
  const luma = (at: number) =>
    0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);

  function measureFace(row: number): void {
    if (row < height * face.top || row >= height * face.bottom || row + 1 >= height || row === 0) return;
    const end = Math.min(width - 1, Math.floor(width * face.right));
    for (let column = Math.max(1, Math.floor(width * face.left)); column < end; column += 1) {
      const at = (row * width + column) * 4;
      const here = luma(at);
      light.add(here);
      edges.add(4 * here - luma(at - 4) - luma(at + 4) - luma(at - width * 4) - luma(at + width * 4));
    }
  }

  function measureBackground(row: number): void {
    if (row >= height * besideHead.bottom) return;
    const side = Math.floor(width * besideHead.width);
    for (let column = 0; column < side * 2; column += 1) {
      const at = (row * width + (column < side ? column : width - 1 - (column - side))) * 4;
      for (const [channel, sum] of colours.entries()) sum.add(data[at + channel] ?? 0);
    }
  }

  let began = performance.now();
  for (let row = 0; row < height; row += 1) {
    measureFace(row);
    measureBackground(row);
    if (performance.now() - began < sliceTime) continue;
    await pause(signal);
    began = performance.now();
  }
  return {
    sharpness: edges.deviation(),
    brightness: light.mean(),
    unevenness: Math.max(...colours.map((sum) => sum.deviation())),
  };
}

/** Lets the page do what it has to. A message, because browsers slow timers down to a second in a hidden page. */
async function pause(signal: AbortSignal | undefined): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
  port1.close();
  signal?.throwIfAborted();
}
