import type { Hand } from "../FingerprintField/fingerprint-reader.ts";
import { type FingerName, type FingerOfHand, type HandFinger, keyOf } from "./hand-finger.ts";

/** Tells finger and hand by the name of a file, where its name says them. */
export type ReadHandAndFinger = (
  fileName: string,
) => { readonly hand?: Hand | undefined; readonly finger: FingerName } | undefined;

/** Files by what their names say, and how many cannot be taken for that reason. */
export type SortedFiles = {
  readonly files: readonly { readonly file: File; readonly of: FingerOfHand }[];
  /** Files whose names say no finger, or a finger without the hand where both hands are asked for. */
  readonly withoutFinger: number;
  /** Files that share a finger with another file. None of them is taken. */
  readonly ofOneFinger: number;
  /** Files of a finger that is not asked for. */
  readonly notAsked: number;
};

/** Finds the finger of each file by its name. Nothing is guessed. */
export function sortFiles(
  files: readonly File[],
  fingers: readonly HandFinger[],
  read: ReadHandAndFinger,
): SortedFiles {
  const named = new Map<string, { of: HandFinger; files: File[] }>();
  let [withoutFinger, notAsked] = [0, 0];
  for (const file of files) {
    const said = read(file.name);
    const fitting = fingers.filter(
      ({ hand, finger }) => finger === said?.finger && (said.hand ?? hand) === hand,
    );
    const [of, other] = fitting;
    if (!said || other) withoutFinger += 1;
    else if (!of) notAsked += 1;
    else {
      const entry = named.get(keyOf(of)) ?? { of, files: [] };
      entry.files.push(file);
      named.set(keyOf(of), entry);
    }
  }
  const sorted: { file: File; of: FingerOfHand }[] = [];
  let ofOneFinger = 0;
  for (const { of, files } of named.values()) {
    const [file, ...others] = files;
    if (file && others.length === 0) sorted.push({ file, of });
    else ofOneFinger += files.length;
  }
  return { files: sorted, withoutFinger, ofOneFinger, notAsked };
}
