/** A part of a picture, in its pixels. */
export type PictureArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The largest part of a picture in a shape, from its middle. */
export function findMiddle(
  { width, height }: { width: number; height: number },
  aspect: number,
): PictureArea {
  const part =
    width / height > aspect ? { width: height * aspect, height } : { width, height: width / aspect };
  return { x: (width - part.width) / 2, y: (height - part.height) / 2, ...part };
}

/** A part of a picture as a picture of its own. */
export function cutPicture(
  picture: HTMLCanvasElement,
  { x, y, width, height }: PictureArea,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  canvas.getContext("2d")?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A picture turned by a quarter, as the hands of a clock go or against them. */
export function turnPicture(picture: HTMLCanvasElement, isClockwise: boolean): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.height, picture.width];
  const context = canvas.getContext("2d");
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((isClockwise ? Math.PI : -Math.PI) / 2);
  context?.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}

/** What a video shows now, as it is: never as in a mirror. */
export function grabPicture(video: HTMLVideoElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  return canvas;
}
