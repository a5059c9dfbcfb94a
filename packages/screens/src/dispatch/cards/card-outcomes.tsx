import { type countCards, readLineStatus } from "@id-desk/core";
import type { ProgressSegment } from "@id-desk/ui";
import { findSign, lineSigns } from "../../records/status-signs.tsx";
import type { WordsOf } from "../../runtime/words/copy.ts";

/** What can become of a card of a batch at its destination. */
const outcomes = ["received", "missing", "disputed"] as const;

/** Returns the tone and the sign of a card's status, as its badge has them. */
export function lookOfLine(status: string): Pick<ProgressSegment, "tone" | "icon"> {
  return { tone: readLineStatus(status).tone, icon: findSign(lineSigns, status) };
}

/** Returns the received, missing and disputed cards as segments of a progress bar. */
export function listOutcomes(
  counts: Pick<ReturnType<typeof countCards>, (typeof outcomes)[number]>,
  t: WordsOf<Record<(typeof outcomes)[number], unknown>>,
): readonly ProgressSegment[] {
  return outcomes.map((status) => ({ label: t(status), value: counts[status], ...lookOfLine(status) }));
}
