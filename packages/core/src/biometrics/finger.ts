/**
 * The fingers whose prints are taken, as files and payloads name them.
 *
 * @see Spec 3, "Biometric capture"
 */
export const fingers = ["thumb", "index", "ring", "middle", "little"] as const;

/** A finger whose print is taken. */
export type Finger = (typeof fingers)[number];

/**
 * Reads which finger a capture file is of: "right_thumb.png" is of the thumb. Nothing where its name says none, or more
 * than one.
 */
export function readFinger(fileName: string): Finger | undefined {
  const words = fileName.toLowerCase().split(/[^a-z]+/);
  const named = fingers.filter((finger) => words.includes(finger));
  return named.length === 1 ? named[0] : undefined;
}
