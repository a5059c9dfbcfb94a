import { openPicture, type PhotoTrouble } from "../internal/pictures/prepare-photo.ts";
import { type FaceFinder, lookAtFaces } from "./look-at-faces.ts";
import { measurePicture } from "./measure-picture.ts";

/** What is looked at in a photograph. */
export type PhotoCheckName =
  | "size"
  | "shape"
  | "sharpness"
  | "brightness"
  | "background"
  | "oneFace"
  | "levelEyes";

/** What one look has shown. What could not be looked at is `notChecked`, and never `passed`. */
export type PhotoCheck = {
  readonly name: PhotoCheckName;
  readonly state: "passed" | "failed" | "notChecked";
  /**
   * The figure that was measured; nothing where nothing was. `size`: the width in pixels, or the height where it is the height
   * that is too small. `shape`: the width as a part of the height. `sharpness`: from 0, without any edge. `brightness`: from 0
   * (black) to 255 (white). `background`: how much its brightness and colours differ, from 0 (of one colour). `oneFace`: how many faces
   * there are. `levelEyes`: how many degrees the line of the eyes is turned.
   */
  readonly measured?: number | undefined;
};

/** Why a file is not looked at: `svg` is a drawing, not a photograph. */
export type CheckedPhotoTrouble = PhotoTrouble | "svg";

/** What a photograph has to hold. */
export type CheckPhotoOptions = {
  /** In pixels; 600 by default. */
  readonly leastWidth?: number | undefined;
  /** In pixels; 770 by default. */
  readonly leastHeight?: number | undefined;
  /** The width as a part of the height; 7 to 9 by default. */
  readonly aspect?: number | undefined;
  /** 5 by default: skin has few edges, and a webcam that is out of focus has 1 to 3. */
  readonly leastSharpness?: number | undefined;
  /** 45 by default: dark skin in good light is above it. */
  readonly leastBrightness?: number | undefined;
  /** 215 by default. */
  readonly mostBrightness?: number | undefined;
  /** How uneven the background may be; 22 by default. */
  readonly mostUnevenness?: number | undefined;
  /** Finds faces; without one nothing is said of faces and eyes. */
  readonly faceFinder?: FaceFinder | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** How far the shape may be off: a picture has whole pixels. */
const shapeTolerance = 0.01;
/** In degrees. */
const mostTilt = 8;

/**
 * Looks at a photograph on this computer, without blocking the page, and says what it has found. A PNG or JPEG of more than 50
 * million pixels is refused before it is decoded. Rejects with the reason of `signal` once it is aborted, and with nothing else.
 */
export async function checkPhoto(
  file: Blob,
  {
    leastWidth = 600,
    leastHeight = 770,
    aspect = 7 / 9,
    leastSharpness = 5,
    leastBrightness = 45,
    mostBrightness = 215,
    mostUnevenness = 22,
    faceFinder,
    signal,
  }: CheckPhotoOptions = {},
): Promise<{ readonly checks: readonly PhotoCheck[] } | { readonly trouble: CheckedPhotoTrouble }> {
  const opened = await openPicture(file);
  if ("trouble" in opened) {
    return opened.trouble === "otherKind" && (await isSvg(file)) ? { trouble: "svg" } : opened;
  }
  const { picture } = opened;
  try {
    signal?.throwIfAborted();
    const { width, height } = picture;
    const measured = await measurePicture(picture, signal);
    const faces = await lookAtFaces(picture, faceFinder, signal);
    const isTooLow = width >= leastWidth && height < leastHeight;
    const shape = width / height;
    const check = (
      name: PhotoCheckName,
      figure: number | undefined,
      isGood: (figure: number) => boolean,
    ) => ({
      name,
      state:
        figure === undefined
          ? ("notChecked" as const)
          : isGood(figure)
            ? ("passed" as const)
            : ("failed" as const),
      ...(figure !== undefined && { measured: figure }),
    });
    return {
      checks: [
        check("size", isTooLow ? height : width, () => width >= leastWidth && height >= leastHeight),
        check("shape", shape, () => Math.abs(shape / aspect - 1) <= shapeTolerance),
        check("sharpness", measured?.sharpness, (figure) => figure >= leastSharpness),
        check(
          "brightness",
          measured?.brightness,
          (figure) => figure >= leastBrightness && figure <= mostBrightness,
        ),
        check("background", measured?.unevenness, (figure) => figure <= mostUnevenness),
        check("oneFace", faces?.count, (count) => count === 1),
        check("levelEyes", faces?.tilt, (degrees) => degrees <= mostTilt),
      ],
    };
  } finally {
    picture.close();
  }
}

/** Whether a file is a drawing in XML. */
async function isSvg(file: Blob): Promise<boolean> {
  return /<svg[\s>]/i.test(await file.slice(0, 2000).text());
}
