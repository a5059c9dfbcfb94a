/** Portraits and papers are taken with different cameras. */
const keys = { user: "id-desk-camera", environment: "id-desk-camera-away" } as const;

/** The id of the camera that was chosen on this computer; nothing where none was, or where the browser keeps nothing. */
export function recallCamera(facing: keyof typeof keys): string | undefined {
  try {
    return localStorage.getItem(keys[facing]) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice of a camera on this computer, for everybody who works at it. */
export function rememberCamera(facing: keyof typeof keys, id: string): void {
  try {
    localStorage.setItem(keys[facing], id);
  } catch {
    // The camera is chosen again next time.
  }
}
