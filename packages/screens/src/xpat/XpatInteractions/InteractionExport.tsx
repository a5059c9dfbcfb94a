import { todayIn } from "@id-desk/core";
import { type InteractionSummary, readInteractionOutcome } from "@id-desk/core/xpat";
import { ListExport } from "../../lists/ListExport.tsx";
import { nameIsland } from "../../places/island-places.ts";
import { useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { outcomeCopy } from "../words/interaction-words.copy.ts";
import type { InteractionsWords } from "./interaction-columns.tsx";
import type { XpatInteractionsState } from "./useXpatInteractions.ts";

/**
 * Gives what the list shows as a file for spreadsheets: every page of its filters. It has nothing of any person: neither
 * name nor passport is in it.
 */
export function InteractionExport({
  list: { filter, total = 0 },
  t,
}: {
  readonly list: XpatInteractionsState;
  readonly t: InteractionsWords;
}) {
  const outcomes = useWords(outcomeCopy);
  const { client } = useRegistry();
  const { timeZone } = useSession();
  const { now } = useDates();
  return (
    <ListExport<InteractionSummary>
      total={total}
      readPage={async (query, signal) => {
        const request = { query: { ...filter, ...query }, signal };
        const { interactions, meta } = await client.request("listInteractions", request);
        return { rows: interactions, meta };
      }}
      onRead={async (interactions) => {
        const { createMomentWriter, downloadCsv } = await import("../../lists/download-csv.ts");
        const writeMoment = createMomentWriter(timeZone);
        downloadCsv<InteractionSummary>(
          `interactions-${todayIn(timeZone, now())}.csv`,
          [
            [t("number"), ({ interaction_no }) => interaction_no],
            [t("at"), ({ at }) => writeMoment(at)],
            [t("island"), ({ island }) => nameIsland(island)],
            [t("outcome"), ({ outcome }) => readInteractionOutcome(outcome, outcomes).label],
            [t("officer"), ({ officer }) => officer.fullname],
          ],
          interactions,
        );
      }}
      words={t}
    />
  );
}
