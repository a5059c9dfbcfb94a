import type { FingerChoice } from "../FingerprintField/FingerprintField.tsx";
import type { Hand } from "../FingerprintField/fingerprint-reader.ts";

/** The fingers of a hand, from the outside to the thumb. */
export const fingerNames = ["little", "ring", "middle", "index", "thumb"] as const;

/** A finger of a hand. */
export type FingerName = (typeof fingerNames)[number];

/** One finger of one hand. */
export type FingerOfHand = { readonly hand: Hand; readonly finger: FingerName };

/** What there is of a finger. */
export type FingerStatus =
  | { readonly name: "missing" }
  | {
      readonly name: "taken";
      /** From 0 to 100; nothing where it was not measured. */
      readonly quality?: number | undefined;
      /** The print, where this page has it. */
      readonly file?: Blob | undefined;
    }
  | {
      readonly name: "exception";
      /** Why it cannot be taken, in the reader's language. */
      readonly reason?: string | undefined;
    };

/** A finger that may be taken. */
export type HandFinger = FingerOfHand & {
  /** It is asked for by itself; the others are taken only when staff choose them. */
  readonly required: boolean;
  /** A print below it takes another try, from 0 to 100; 0 by default. */
  readonly leastQuality?: number | undefined;
  readonly status: FingerStatus;
};

/** How a finger is drawn. */
export type FingerState = "needed" | "next" | "taken" | "low" | "exception" | "notNeeded";

/** What tells one finger from the others. */
export const keyOf = ({ hand, finger }: FingerOfHand): string => `${hand}_${finger}`;

/** The finger as the reader is asked for it. */
export function toChoice({ hand, finger, leastQuality = 0 }: HandFinger): FingerChoice {
  return { value: keyOf({ hand, finger }), label: finger, hand, finger, leastQuality };
}

/** The next required finger that is missing: the first after `from`, or else the first of all. */
export function findNext(
  fingers: readonly HandFinger[],
  from?: string,
  given: ReadonlySet<string> = new Set(),
): HandFinger | undefined {
  const at = fingers.findIndex((each) => keyOf(each) === from);
  const ordered = [...fingers.slice(at + 1), ...fingers.slice(0, at + 1)];
  return ordered.find((each) => each.required && each.status.name === "missing" && !given.has(keyOf(each)));
}

/** How a finger is drawn; `isNext` where it is the one that is asked for. */
export function readState({ status, required, leastQuality = 0 }: HandFinger, isNext: boolean): FingerState {
  if (status.name === "exception") return "exception";
  if (status.name === "missing") return isNext ? "next" : required ? "needed" : "notNeeded";
  return status.quality !== undefined && status.quality < leastQuality ? "low" : "taken";
}
