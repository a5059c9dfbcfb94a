import { readInteractionOutcome } from "@id-desk/core/xpat";
import { StatusBadge } from "../../records/StatusBadge.tsx";
import { findSign, outcomeSigns } from "../../records/status-signs.tsx";
import { useWords } from "../../runtime/words/use-words.ts";
import { outcomeCopy } from "../words/interaction-words.copy.ts";

/** Shows what an interaction found. An outcome that the screens do not know is shown as the server names it. */
export function OutcomeBadge({ outcome }: { readonly outcome: string }) {
  const { label, tone } = readInteractionOutcome(outcome, useWords(outcomeCopy));
  return <StatusBadge tone={tone} sign={findSign(outcomeSigns, outcome)} label={label} />;
}
