import { Button, type StatusTab, StatusTabs } from "@id-desk/ui";
import type { RefObject } from "react";
import type { ScanListProps } from "../runtime/frame/screen-props.ts";
import { useCopy } from "../runtime/registry/registry-context.ts";
import type { WordsOf } from "../runtime/words/copy.ts";
import { ListSearchField } from "./ListSearchField.tsx";
import { listCopy } from "./list.copy.ts";
import * as css from "./list.css.ts";
import type { ListQueryState } from "./use-list-query.ts";
import type { ListState } from "./useListReading.ts";
import type { NarrowedPage } from "./useNarrowedPage.ts";

/** What narrows a page says, beside the words for each status. */
type FilterText = "filter" | "filterHint" | "status" | "statusOnPage" | "count" | "countOnPage";

/** Narrows the page of a list that is loaded, and says how many of its rows are shown. */
export function PageFilters<Row extends { readonly status: string }, Status extends string>({
  list: { query, typed, type, rows, loaded, counts, total, hasFilters, isLoading, error, narrowsAtServer },
  words,
  field,
  scanAnywhere,
  lookOf,
  onOnly,
  onClear,
}: {
  readonly list: Omit<ListState<Row>, "query" | "rows"> &
    NarrowedPage<Row, Status> & {
      readonly query: ListQueryState<Status>;
      /** The status narrows the whole list and not its page alone. */
      readonly narrowsAtServer: boolean;
    };
  readonly words: WordsOf<Readonly<Record<FilterText | Status, unknown>>>;
  /** The tone and the sign that the badges of a status have. */
  readonly lookOf: (status: Status) => Pick<StatusTab, "tone" | "icon"> | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Told the row that alone fits when Enter was pressed, as a scanner does it. */
  readonly onOnly: (row: Row) => void;
  readonly onClear: () => void;
} & ScanListProps) {
  const tList = useCopy(listCopy);
  const isCounted = !isLoading && !error;
  const statusLabel = words(narrowsAtServer ? "status" : "statusOnPage");
  function submit(): void {
    const [only] = rows;
    if (only && typed.trim() !== "" && rows.length === 1) onOnly(only);
  }
  return (
    <div className={css.pageFilters}>
      <ListSearchField
        field={field}
        className={css.box}
        onEnter={submit}
        scanAnywhere={scanAnywhere}
        type="search"
        label={words("filter")}
        placeholder={words("filterHint")}
        value={typed}
        onChange={type}
      />
      <div className={css.status}>
        <span className={css.label} aria-hidden="true">
          {statusLabel}
        </span>
        <div className={css.tabs}>
          <StatusTabs
            label={statusLabel}
            tabs={(Object.keys(counts) as Status[]).map((value) => ({
              value,
              label: words(value),
              ...(isCounted && { count: counts[value] }),
              ...lookOf(value),
            }))}
            value={query.status}
            onChange={query.narrow}
          />
        </div>
      </div>
      {hasFilters && rows.length > 0 && (
        <Button variant="quiet" onPress={onClear}>
          {tList("clearFilters")}
        </Button>
      )}
      <p className={css.pageCount} role="status">
        <bdi>
          {isCounted &&
            total !== undefined &&
            (rows.length < loaded.length
              ? words("countOnPage", { count: rows.length, of: loaded.length })
              : words("count", { count: total }))}
        </bdi>
      </p>
    </div>
  );
}
