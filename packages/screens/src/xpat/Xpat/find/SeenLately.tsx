import { readInteractionOutcome } from "@id-desk/core";
import { Alert, Button } from "@id-desk/ui";
import { nameIsland } from "../../../places/island-places.ts";
import { BatchNumber, Phrase } from "../../../runtime/words/Phrase.tsx";
import { useDates } from "../../../runtime/words/use-dates.ts";
import { useWords } from "../../../runtime/words/use-words.ts";
import { outcomeCopy } from "../../words/interaction-words.copy.ts";
import type { XpatSheetState } from "../useXpatSheet.ts";
import type { XpatWords } from "../xpat-values.ts";

/** Says where, when and by whom somebody was seen lately, before another interaction is recorded. */
export function SeenLately({
  sheet: { lately, person, change },
  onLeave,
  t,
}: {
  readonly sheet: XpatSheetState;
  readonly onLeave: () => void;
  readonly t: XpatWords;
}) {
  const dates = useDates();
  const words = useWords(outcomeCopy);
  if (!lately || person?.kind !== "known") return null;
  const { interaction_no, outcome, island, at, officer } = lately;
  return (
    <Alert
      tone="warning"
      announce="at once"
      heading={t("seenLately", { name: person.expat.name })}
      actions={
        <>
          <Button size="sm" onPress={() => change({ isAnother: true })}>
            {t("recordAnother")}
          </Button>
          <Button size="sm" variant="quiet" onPress={onLeave}>
            {t("another")}
          </Button>
        </>
      }
    >
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
    </Alert>
  );
}
