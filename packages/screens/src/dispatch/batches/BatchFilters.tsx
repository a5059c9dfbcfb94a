import { Button } from "@id-desk/ui";
import type { RefObject } from "react";
import { listCopy } from "../../lists/list.copy.ts";
import { NumberField } from "../../lists/NumberField.tsx";
import { CenterPicker } from "../../places/CenterPicker.tsx";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import * as css from "./BatchFilters.css.ts";
import { batchListCopy } from "./batch-list.copy.ts";
import type { BatchListWords } from "./batch-list-words.ts";
import type { BatchListState } from "./useBatchList.ts";

const createdBetween = createPartOnDemand(() => import("../../lists/CreatedBetween.tsx"), "CreatedBetween");

/** Narrows a list of batches, opens one by its number, and says how many there are. */
export function BatchFilters({
  list,
  words,
  numberField,
  onClear,
}: {
  readonly list: BatchListState;
  readonly words: BatchListWords;
  readonly numberField: RefObject<HTMLInputElement | null>;
  readonly onClear: () => void;
}) {
  const t = useCopy(batchListCopy);
  const tList = useCopy(listCopy);
  const { createdRange, number } = list;
  const CreatedBetween = useOnDemand(createdBetween, {
    isWanted: createdRange !== undefined,
    onUnavailable: () => undefined,
  });

  return (
    <div className={css.filters}>
      <search className={css.number}>
        <NumberField
          search={number}
          field={numberField}
          label={t(number.isOnPage ? "batchNumberOnPage" : "batchNumber")}
          placeholder={t("batchNumberHint")}
          clearLabel={t("clearBatchNumber")}
          words={{ ...words, numberIncomplete: t("numberIncomplete") }}
        />
      </search>
      <div className={css.center}>
        <CenterPicker
          words={t}
          centers={list.centers}
          label={words.otherCenter}
          placeholder={words.anyCenter}
          value={list.query.center ?? null}
          onChange={(center) => list.query.filter({ center: center ?? undefined })}
        />
      </div>
      {createdRange && CreatedBetween && <CreatedBetween range={createdRange} t={t} />}
      {list.isFiltered && (list.rows.length > 0 || list.isLoading || list.error) && (
        <Button variant="quiet" className={css.clear} onPress={onClear}>
          {tList("clearFilters")}
        </Button>
      )}
      <p className={css.count} role="status">
        <bdi>
          {list.total !== undefined &&
            !list.isLoading &&
            !list.error &&
            (list.rows.length < list.loadedCount
              ? t("countOnPage", { count: list.rows.length, of: list.loadedCount })
              : t("count", { count: list.total }))}
        </bdi>
      </p>
    </div>
  );
}
