/** A place in a picture, in its pixels. */
type Place = { readonly x: number; readonly y: number };

/** A face that was found. */
export type FoundFace = {
  /** Where the eyes are, from the left of the picture to its right; nothing where they were not found. */
  readonly eyes?: readonly [Place, Place] | undefined;
};

/** Finds the faces in a picture, whatever makes it work: a program on this computer, or a model in the page. */
export type FaceFinder = {
  /** Answers every face. `picture` is closed after the answer. */
  readonly find: (picture: ImageBitmap, signal?: AbortSignal) => Promise<readonly FoundFace[]>;
};

/** How many faces there are, and how many degrees the eyes of a single one are turned; nothing where nobody has looked. */
export async function lookAtFaces(
  picture: ImageBitmap,
  finder: FaceFinder | undefined,
  signal: AbortSignal | undefined,
): Promise<{ readonly count: number; readonly tilt?: number | undefined } | undefined> {
  if (!finder) return undefined;
  try {
    const faces = await finder.find(picture, signal);
    const eyes = faces.length === 1 ? faces[0]?.eyes : undefined;
    if (!eyes) return { count: faces.length };
    const [one, other] = eyes;
    const tilt = (Math.atan2(Math.abs(other.y - one.y), Math.abs(other.x - one.x)) * 180) / Math.PI;
    return { count: faces.length, tilt };
  } catch {
    // A finder that has failed has seen nothing.
    signal?.throwIfAborted();
    return undefined;
  }
}
