import { interactionOutcomes, readInteractionOutcome } from "@id-desk/core/xpat";
import { Button, ComboBox, Select } from "@id-desk/ui";
import { type RefObject, useMemo } from "react";
import { CreatedBetween } from "../../lists/CreatedBetween.tsx";
import { FoldedFilters } from "../../lists/FoldedFilters.tsx";
import { ListSearch } from "../../lists/ListSearchField.tsx";
import { listCopy } from "../../lists/list.copy.ts";
import { IslandPicker } from "../../places/IslandPicker.tsx";
import { useIslands } from "../../places/useIslands.ts";
import type { ScanListProps } from "../../runtime/frame/screen-props.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { outcomeCopy } from "../words/interaction-words.copy.ts";
import type { InteractionsWords } from "./interaction-columns.tsx";
import type { XpatInteractionsState } from "./useXpatInteractions.ts";
import * as css from "./XpatInteractions.css.ts";

/** Searches the list of interactions, narrows it, and says how many there are. */
export function InteractionFilters({
  list,
  field,
  scanAnywhere,
  onNumber,
  onClear,
  t,
}: {
  readonly list: XpatInteractionsState;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Told the text that staff asked for with Enter, as a scanner does. */
  readonly onNumber: (text: string) => void;
  readonly onClear: () => void;
  readonly t: InteractionsWords;
} & ScanListProps) {
  const tList = useCopy(listCopy);
  const outcomes = useWords(outcomeCopy);
  const { search, query, range, officer, officers, seesAll, isFiltered, rows, total, isLoading, error } =
    list;
  const outcomeOptions = useMemo(
    () => [
      { value: "all" as const, label: t("anyOutcome") },
      ...interactionOutcomes.map((value) => ({
        value,
        label: readInteractionOutcome(value, outcomes).label,
      })),
    ],
    [t, outcomes],
  );
  const officerOptions = useMemo(
    () => officers.map(({ username, fullname }) => ({ value: username, label: fullname, detail: username })),
    [officers],
  );
  const chosen = [query.status !== "all", list.island, officer, range.ends.from.day, range.ends.to.day];
  const used = chosen.filter(Boolean).length;
  function submit(): void {
    search.submit(search.typed);
    onNumber(search.typed);
  }
  return (
    <div className={css.searchFilters}>
      <ListSearch
        search={search}
        words={t}
        field={field}
        className={css.search}
        scanAnywhere={scanAnywhere}
        onEnter={submit}
      />
      <FoldedFilters used={used}>
        <div className={css.choice}>
          <Select
            label={t("outcome")}
            options={outcomeOptions}
            value={query.status}
            onChange={(status) => query.filter({ status })}
          />
        </div>
        {seesAll && <IslandFilter list={list} t={t} />}
        <div className={css.choice}>
          <ComboBox
            label={t("officer")}
            placeholder={t("anyOfficer")}
            options={officerOptions}
            value={officer}
            onChange={list.showOfficer}
          />
        </div>
        <CreatedBetween range={range} t={t} />
      </FoldedFilters>
      <div className={css.end}>
        {isFiltered && (rows.length > 0 || isLoading || error) && (
          <Button size="sm" variant="quiet" className={css.clear} onPress={onClear}>
            {tList("clearFilters")}
          </Button>
        )}
        <p className={css.pageCount} role="status">
          <bdi>{total !== undefined && !isLoading && !error && t("count", { count: total })}</bdi>
        </p>
      </div>
    </div>
  );
}

/** The island of the interactions, for those who see all of them. */
function IslandFilter({ list, t }: { readonly list: XpatInteractionsState; readonly t: InteractionsWords }) {
  const islands = useIslands();
  return (
    <div className={css.choice}>
      <IslandPicker
        label={t("island")}
        placeholder={t("anyIsland")}
        islands={islands}
        value={list.island}
        onChange={(island) => list.showIsland(island?.id ?? null)}
      />
    </div>
  );
}
