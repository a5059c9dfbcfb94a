import type { Scan } from "@id-desk/core";
import type { Translate } from "../../runtime/words/copy.ts";
import type { scanPanelCopy } from "./scan-panel.copy.ts";

const texts = {
  two_codes: "twoCodes",
  mistaken_letter: "mistakenLetter",
  other_alphabet: "otherAlphabet",
  other_system: "otherSystem",
} as const;

/** Says why a code that is none of ours is not taken, in a sentence for staff. */
export function explainCode(
  scan: Extract<Scan, { kind: "unknown" | "application" }>,
  t: Translate<typeof scanPanelCopy.texts>,
): string {
  const likeness = "likeness" in scan ? scan.likeness : undefined;
  return t(likeness ? texts[likeness] : "unreadable");
}
