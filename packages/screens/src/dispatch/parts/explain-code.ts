import type { Scan } from "@id-desk/core";
import type { Translate } from "../../runtime/copy.ts";
import type { scanPanelCopy } from "./scan-panel.copy.ts";

const texts = {
  two_codes: "twoCodes",
  mistaken_letter: "mistakenLetter",
  other_alphabet: "otherAlphabet",
  other_system: "otherSystem",
} as const;

/** Says why a code that is none of ours is not taken, in a sentence for staff. */
export function explainCode(
  { likeness }: Extract<Scan, { kind: "unknown" }>,
  t: Translate<typeof scanPanelCopy.texts>,
): string {
  return t(likeness ? texts[likeness] : "unreadable");
}
