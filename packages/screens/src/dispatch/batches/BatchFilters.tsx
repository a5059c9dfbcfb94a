import { Button, IconButton, StatusTabs } from "@id-desk/ui";
import { XIcon } from "@id-desk/ui/icons";
import type { RefObject } from "react";
import { FoldedFilters } from "../../lists/FoldedFilters.tsx";
import { ListSearchField } from "../../lists/ListSearchField.tsx";
import { listCopy } from "../../lists/list.copy.ts";
import { CenterPicker } from "../../places/CenterPicker.tsx";
import type { ScanListProps } from "../../runtime/frame/screen-props.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { batchListCopy } from "./batch-list.copy.ts";
import * as css from "./batch-list.css.ts";
import type { BatchListState } from "./useBatchList.ts";

const createdBetween = createPartOnDemand(() => import("../../lists/CreatedBetween.tsx"), "CreatedBetween");

/** Narrows a list of batches, opens one by its number, and says how many there are. */
export function BatchFilters({
  list,
  numberField,
  scanAnywhere,
  onClear,
}: {
  readonly list: BatchListState;
  readonly numberField: RefObject<HTMLInputElement | null>;
  readonly onClear: () => void;
} & ScanListProps) {
  const t = useCopy(batchListCopy);
  const tList = useCopy(listCopy);
  const { words, createdRange, number, rows, loadedCount, total, isLoading, error } = list;
  const CreatedBetween = useOnDemand(createdBetween, {
    isWanted: Boolean(createdRange),
    onUnavailable: () => undefined,
  });

  const ends = createdRange?.ends;
  const used = [list.query.center, ends?.from.day, ends?.to.day].filter(Boolean).length;

  function clearNumber(): void {
    number.type("");
    numberField.current?.focus();
  }

  return (
    <div className={css.filters}>
      <div className={css.tabs}>
        <StatusTabs
          label={t("status")}
          tabs={list.tabs}
          value={list.query.status}
          onChange={(status) => list.query.filter({ status })}
        />
      </div>
      <ListSearchField
        field={numberField}
        className={css.numberField}
        onEnter={() => void number.open()}
        scanAnywhere={scanAnywhere}
        label={t(number.isOnPage ? "batchNumberOnPage" : "batchNumber")}
        placeholder={t("batchNumberHint")}
        isCode
        value={number.typed}
        onChange={number.type}
        aria-busy={number.isOpening}
        errorMessage={number.problem && <Refusal {...number} />}
        end={
          number.typed !== "" && (
            <IconButton
              size="sm"
              label={t("clearBatchNumber")}
              icon={<XIcon />}
              className={css.clearNumber}
              onPress={clearNumber}
            />
          )
        }
      />
      <FoldedFilters used={used}>
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
        {createdRange && CreatedBetween ? (
          <CreatedBetween range={createdRange} t={t} />
        ) : (
          // Keeps its place until it is known that it does not come.
          createdRange !== undefined && <div className={css.range} />
        )}
      </FoldedFilters>
      {list.isFiltered && (rows.length > 0 || isLoading || error) && (
        <Button variant="quiet" className={css.beside} onPress={onClear}>
          {tList("clearFilters")}
        </Button>
      )}
      <p className={css.besideCount} role="status">
        <bdi>
          {total !== undefined &&
            !isLoading &&
            !error &&
            (rows.length < loadedCount
              ? t("countOnPage", { count: rows.length, of: loadedCount })
              : t("count", { count: total }))}
        </bdi>
      </p>
    </div>
  );
}

/** Why a number or a card led nowhere: seen at the field, and spoken at once, for the focus may be elsewhere. */
function Refusal({ problem = "", refusal }: Pick<BatchListState["number"], "problem" | "refusal">) {
  const { serial, batchNo, center } = (refusal ?? {}) as Readonly<
    Partial<Record<"serial" | "batchNo" | "center", string>>
  >;
  return (
    <span role="alert">
      <Phrase text={problem} serial={serial} batch={batchNo} values={{ center }} />
    </span>
  );
}
