import type { components } from "../../contract/registry.gen.d.ts";

/** What a document is for. */
export type DocumentType = components["schemas"]["DocumentType"];

/** A finger, as the name of its picture says it. */
export type Finger = components["schemas"]["Finger"];

/** A hand of the person whose finger it is. */
export type Hand = components["schemas"]["Hand"];

const fingers: readonly string[] = ["thumb", "index", "ring", "middle", "little"] satisfies Finger[];

/**
 * What a file of a completion shows, by the name that the specification gives it: `thumb.png` a finger, `sig.jpg` the
 * signature; nothing for any other name.
 * @see Spec 7, "Biometric capture"
 */
export function readProofName(name: string): { finger: Finger } | "signature" | undefined {
  if (name === "sig.jpg") return "signature";
  const [finger = "", ...rest] = name.split(".");
  return fingers.includes(finger) && rest.join(".") === "png" ? { finger: finger as Finger } : undefined;
}
