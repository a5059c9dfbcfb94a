import type { HandAndFinger } from "@id-desk/core";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { fingerCopy } from "./finger.copy.ts";

/** A finger in one word, with its hand where that is known: "right_thumb". */
export const codeFinger = ({ hand, finger }: HandAndFinger) =>
  hand ? (`${hand}_${finger}` as const) : finger;

const isKnown = (code: string): code is keyof typeof fingerCopy.texts =>
  Object.hasOwn(fingerCopy.texts, code);

/** Gives what staff read for a finger's code; the code itself where it is not known. */
export function useFingerNames(): (code: string) => string {
  const t = useCopy(fingerCopy);
  return (code) => (isKnown(code) ? t(code) : code);
}
