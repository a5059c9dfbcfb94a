import type { BatchCard, Scan } from "@id-desk/core";
import type { Translate, WordsOf } from "../../runtime/words/copy.ts";
import type { scanPanelCopy } from "./scan-panel.copy.ts";

/** The code of a card. */
export type CardCode = Extract<Scan, { readonly kind: "serial" | "card" }>;

/** The sentences in which pages differ. */
export interface CodeTexts {
  readonly otherPerson: string;
  readonly idScanned: string;
}

const likenesses = {
  two_codes: "twoCodes",
  mistaken_letter: "mistakenLetter",
  other_alphabet: "otherAlphabet",
  other_system: "otherSystem",
} as const;

/** Gives the code of a card that may be taken; of any other code, why it is not taken, in a sentence for staff. */
export function readCardCode(
  scan: Scan,
  findCard: (serialNumber: string) => BatchCard | undefined,
  t: WordsOf<CodeTexts>,
  tPanel: Translate<typeof scanPanelCopy.texts>,
): CardCode | string {
  if (scan.kind === "serial") return scan;
  if (scan.kind === "batch") return tPanel("batchScanned");
  if (scan.kind === "id") return t("idScanned");
  if (scan.kind !== "card") {
    return tPanel("likeness" in scan && scan.likeness ? likenesses[scan.likeness] : "unreadable");
  }
  // A code that names somebody else than the batch is of another person's card, whatever its serial number.
  const listed = findCard(scan.serial_number)?.id_number;
  return listed && listed !== scan.id_number ? t("otherPerson", { scanned: scan.id_number, listed }) : scan;
}
