import type { HandAndFinger } from "@id-desk/core";
import { useCopy } from "../runtime/registry/registry-context.ts";
import { fingerCopy } from "./finger.copy.ts";

/** The code of a finger, with its hand if that is known: "right_thumb". Without a finger it is "thumb". */
export const codeFinger = (part: { readonly [Part in keyof HandAndFinger]?: HandAndFinger[Part] | null }) => {
  const finger = part.finger ?? "thumb";
  return part.hand ? (`${part.hand}_${finger}` as const) : finger;
};

/** Gives what staff read for a finger's code; the code itself where it is not known. */
export function useFingerNames(): (code: string) => string {
  const t = useCopy(fingerCopy);
  return (code) => (Object.hasOwn(fingerCopy.texts, code) ? t(code as keyof typeof fingerCopy.texts) : code);
}
