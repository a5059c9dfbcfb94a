import { Button, IconButton, TextField } from "@id-desk/ui";
import { SearchIcon, XIcon } from "@id-desk/ui/icons";
import type { FormEvent, RefObject } from "react";
import { listCopy } from "../../lists/list.copy.ts";
import { CenterPicker } from "../../places/CenterPicker.tsx";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import * as css from "./BatchFilters.css.ts";
import { batchListCopy } from "./batch-list.copy.ts";
import type { BatchListWords } from "./batch-list-words.ts";
import type { BatchListState } from "./useBatchList.ts";

const createdBetween = createPartOnDemand(() =>
  import("./CreatedBetween.tsx").then((module) => module.CreatedBetween),
);

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
  const { createdRange } = list;
  const CreatedBetween = useOnDemand(createdBetween, {
    isWanted: createdRange !== undefined,
    onUnavailable: () => undefined,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    // Selected, so that the next scan takes the place of this one.
    numberField.current?.select();
    void list.openTyped();
  }

  return (
    <div className={css.filters}>
      <search className={css.number}>
        <form onSubmit={submit}>
          <TextField
            ref={numberField}
            label={t(list.isNumberOnPage ? "batchNumberOnPage" : "batchNumber")}
            placeholder={t("batchNumberHint")}
            isCode
            autoComplete="off"
            icon={<SearchIcon />}
            value={list.typed}
            onChange={list.type}
            aria-busy={list.isOpening}
            errorMessage={readRefusal(list, words, t("numberIncomplete"))}
            end={
              list.typed !== "" && (
                <IconButton
                  size="sm"
                  label={t("clearBatchNumber")}
                  icon={<XIcon />}
                  className={css.clearNumber}
                  onPress={() => {
                    list.type("");
                    numberField.current?.focus();
                  }}
                />
              )
            }
          />
        </form>
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
      {createdRange && CreatedBetween && <CreatedBetween range={createdRange} />}
      {list.hasFilters && (list.rows.length > 0 || list.isLoading || list.error) && (
        <Button variant="quiet" className={css.clear} onPress={onClear}>
          {tList("clearFilters")}
        </Button>
      )}
      <p className={css.count} role="status">
        <bdi>
          <BatchCount list={list} />
        </bdi>
      </p>
    </div>
  );
}

function BatchCount({ list }: { readonly list: BatchListState }) {
  const t = useCopy(batchListCopy);
  if (list.total === undefined || list.isLoading || list.error) return null;
  const isNarrowed = list.rows.length < list.loadedCount;
  return isNarrowed
    ? t("countOnPage", { count: list.rows.length, of: list.loadedCount })
    : t("count", { count: list.total });
}

function readRefusal(list: BatchListState, words: BatchListWords, incomplete: string): string | undefined {
  switch (list.numberRefusal?.kind) {
    case "incomplete":
      return incomplete;
    case "unknown":
      return words.numberUnknown(list.numberRefusal.batchNo);
    case "notOnPage":
      return words.numberNotOnPage(list.numberRefusal.batchNo);
    case "failed":
      return list.numberRefusal.message;
    default:
      return undefined;
  }
}
