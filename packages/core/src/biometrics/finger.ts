/**
 * The fingers whose prints are taken, as files and payloads name them.
 *
 * @see Spec 3, "Biometric capture"
 */
export const fingers = ["thumb", "index", "ring", "middle", "little"] as const;

/** A finger whose print is taken. */
export type Finger = (typeof fingers)[number];

/** Whether a word names a finger whose print is taken. */
export const isFinger = (word: unknown): word is Finger => fingers.includes(word as Finger);

/** The hands of a person, as payloads name them. */
export const hands = ["left", "right"] as const;

/** A hand whose finger's print is taken. */
export type Hand = (typeof hands)[number];

/** Whether a word names a hand. */
export const isHand = (word: unknown): word is Hand => hands.includes(word as Hand);

/** A finger, and its hand where somebody said it. */
export interface HandAndFinger {
  /** Which of the five it is. */
  readonly finger: Finger;
  /** Nothing where nobody said it. */
  readonly hand?: Hand | undefined;
}

/** What file names call the hands. */
const handWords: Readonly<Record<Hand, readonly string[]>> = { left: ["left", "l"], right: ["right", "r"] };

/**
 * Reads which finger of which hand a capture file is of: "right_thumb.png" is of the right thumb. Nothing where its name
 * says no finger, or more than one; no hand where it says none, or both.
 */
export function readHandAndFinger(fileName: string): HandAndFinger | undefined {
  const words = fileName.toLowerCase().split(/[^a-z]+/);
  const [finger, ...others] = fingers.filter((each) => words.includes(each));
  if (!finger || others.length > 0) return undefined;
  const [hand, otherHand] = hands.filter((each) => handWords[each].some((word) => words.includes(word)));
  return hand && !otherHand ? { finger, hand } : { finger };
}

/** Reads which finger a capture file is of, as {@link readHandAndFinger} does. */
export function readFinger(fileName: string): Finger | undefined {
  return readHandAndFinger(fileName)?.finger;
}
