import { type Expat, readInteractionOutcome } from "@id-desk/core/xpat";
import { nameIsland } from "../../places/island-places.ts";
import { BatchNumber, Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { outcomeCopy } from "../words/interaction-words.copy.ts";
import type { XpatWords } from "./xpat-values.ts";

/** Says what came of the last interaction with somebody, where, when and with which officer. */
export function LastInteraction({
  interaction: { interaction_no, outcome, island, at, officer },
  t,
}: {
  readonly interaction: NonNullable<Expat["last_interaction"]>;
  readonly t: XpatWords;
}) {
  const dates = useDates();
  const words = useWords(outcomeCopy);
  return (
    <Phrase
      text={t("seenLatelyOf")}
      values={{
        number: <BatchNumber>{interaction_no}</BatchNumber>,
        outcome: <bdi>{readInteractionOutcome(outcome, words).label}</bdi>,
        island: <bdi>{nameIsland(island)}</bdi>,
        date: dates.dateTime(at),
        officer: <bdi>{officer.fullname}</bdi>,
      }}
    />
  );
}
