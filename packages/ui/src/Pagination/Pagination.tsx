import { IconButton } from "../IconButton/index.ts";
import { ChevronBackIcon, ChevronForwardIcon } from "../icons/index.ts";
import { Select } from "../Select/index.ts";
import * as css from "./Pagination.css.ts";

/** The words of a pagination, in the reader's language. */
export type PaginationWords = {
  /** Names the landmark: "Pages of orders". */
  label: string;
  previous: string;
  next: string;
  page: string;
  perPage: string;
  /** "1–25 of 137" */
  range: (from: number, to: number, total: number) => string;
};

/** Where a list stands and how it turns its pages. */
export type PaginationProps = {
  words: PaginationWords;
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  onPageChange: (page: number) => void;
  onPerPageChange?: ((perPage: number) => void) | undefined;
};

const rowsAPage = [10, 25, 50, 100];

/** Turns the pages of a list, and says which rows are shown out of how many. */
export function Pagination({ words, page, perPage, total, onPageChange, onPerPageChange }: PaginationProps) {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const shown = Math.min(Math.max(page, 1), lastPage);
  const from = total === 0 ? 0 : (shown - 1) * perPage + 1;
  const to = Math.min(shown * perPage, total);
  const pages = Array.from({ length: lastPage }, (_, index) => ({
    value: index + 1,
    label: String(index + 1),
  }));
  return (
    <nav aria-label={words.label} className={css.pagination}>
      <p className={css.range} role="status">
        {words.range(from, to, total)}
      </p>
      {onPerPageChange && (
        <div className={css.choice}>
          <Select
            label={words.perPage}
            options={rowsAPage.map((count) => ({ value: count, label: String(count) }))}
            value={perPage}
            onChange={onPerPageChange}
          />
        </div>
      )}
      <div className={css.turn}>
        <IconButton
          label={words.previous}
          icon={<ChevronBackIcon />}
          isDisabled={shown <= 1}
          onPress={() => onPageChange(shown - 1)}
        />
        <div className={css.choice}>
          <Select label={words.page} options={pages} value={shown} onChange={onPageChange} />
        </div>
        <IconButton
          label={words.next}
          icon={<ChevronForwardIcon />}
          isDisabled={shown >= lastPage}
          onPress={() => onPageChange(shown + 1)}
        />
      </div>
    </nav>
  );
}
