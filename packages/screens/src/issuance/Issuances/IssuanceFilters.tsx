import { Button, StatusTabs, TextField } from "@id-desk/ui";
import { SearchIcon } from "@id-desk/ui/icons";
import type { FormEvent, RefObject } from "react";
import { listCopy } from "../../lists/list.copy.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import * as css from "./IssuanceFilters.css.ts";
import type { issuancesCopy } from "./Issuances.copy.ts";
import type { IssuancesState, PageStatus } from "./useIssuances.ts";

const statuses: readonly PageStatus[] = ["all", "collected", "completed", "returned"];

/** Narrows the page of hand-overs that is loaded, and says how many of it are shown. */
export function IssuanceFilters({
  list,
  t,
  field,
  onOnly,
  onClear,
}: {
  readonly list: IssuancesState;
  readonly t: Translate<typeof issuancesCopy.texts>;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Enter was pressed, as a scanner does it, and one hand-over alone fits. */
  readonly onOnly: () => void;
  readonly onClear: () => void;
}) {
  const tList = useCopy(listCopy);
  const { query, counts, hasFilters } = list;
  function submit(event: FormEvent): void {
    event.preventDefault();
    // Selected, so that the next scan takes the place of this one.
    field.current?.select();
    if (list.typed.trim() !== "" && list.rows.length === 1) onOnly();
  }
  const countOf: Readonly<Record<PageStatus, number>> = { ...counts, all: counts.handedOver };
  return (
    <div className={css.filters}>
      <search className={css.box}>
        <form onSubmit={submit}>
          <TextField
            ref={field}
            type="search"
            label={t("filter")}
            placeholder={t("filterHint")}
            autoComplete="off"
            icon={<SearchIcon />}
            value={list.typed}
            onChange={list.type}
          />
        </form>
      </search>
      <div className={css.status}>
        <span className={css.label} aria-hidden="true">
          {t("statusOnPage")}
        </span>
        <div className={css.tabs}>
          <StatusTabs
            label={t("statusOnPage")}
            tabs={statuses.map((value) => ({
              value,
              label: t(value),
              ...(!list.isLoading && !list.error && { count: countOf[value] }),
            }))}
            value={query.status}
            onChange={query.narrow}
          />
        </div>
      </div>
      {hasFilters && list.rows.length > 0 && (
        <Button variant="quiet" onPress={onClear}>
          {tList("clearFilters")}
        </Button>
      )}
      <p className={css.count} role="status">
        <bdi>{describeCount(list, t)}</bdi>
      </p>
    </div>
  );
}

function describeCount(list: IssuancesState, t: Translate<typeof issuancesCopy.texts>): string | null {
  const { total, rows, loaded } = list;
  if (total === undefined || list.isLoading || list.error) return null;
  return rows.length < loaded.length
    ? t("countOnPage", { count: rows.length, of: loaded.length })
    : t("count", { count: total });
}
