import { type ReactNode, useId, useState } from "react";
import { IconButton } from "../IconButton/index.ts";
import { ChevronBackIcon, ChevronDownIcon, ChevronForwardIcon } from "../icons/index.ts";
import * as css from "./Pagination.css.ts";

/** The words of a pagination, in the reader's language. */
export type PaginationWords = {
  /** Names the landmark: "Pages of orders". */
  label: string;
  previous: string;
  next: string;
  /** Before the choice of a page: "Page". */
  page: string;
  /** Before the choice of a size: "Rows per page". */
  perPage: string;
  /** What is shown of how many: "1–25 of 137". */
  range: (from: number, to: number, total: number) => string;
};

/** What a pagination takes. */
export type PaginationProps = {
  words: PaginationWords;
  /** From 1. */
  page: number;
  perPage: number;
  /** How many rows there are on all pages. */
  total: number;
  onPageChange: (page: number) => void;
  /** Without it the size of a page cannot be chosen. */
  onPerPageChange?: ((perPage: number) => void) | undefined;
  perPageOptions?: readonly number[] | undefined;
};

const rowsAPage = [10, 25, 50, 100];

/** Where the reader is in a long list, and the way to the rest of it. */
export function Pagination({
  words,
  page,
  perPage,
  total,
  onPageChange,
  onPerPageChange,
  perPageOptions = rowsAPage,
}: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const shown = Math.min(Math.max(page, 1), pages);
  const from = total === 0 ? 0 : (shown - 1) * perPage + 1;
  const to = Math.min(shown * perPage, total);
  const range = words.range(from, to, total);
  const isTurned = useIsTurned(range, total);
  return (
    <nav className={css.bar} aria-label={words.label} data-idd-part="pagination">
      <p className={css.range}>
        <bdi role="status">{isTurned && range}</bdi>
        <bdi>{!isTurned && range}</bdi>
      </p>
      {onPerPageChange && (
        <Choice label={words.perPage} value={perPage} options={perPageOptions} onChange={onPerPageChange} />
      )}
      <div className={css.steps}>
        <IconButton
          label={words.previous}
          icon={<ChevronBackIcon />}
          variant="secondary"
          size="sm"
          tooltipSide="top"
          isDisabled={shown <= 1}
          onPress={() => onPageChange(shown - 1)}
        />
        <Choice
          label={words.page}
          value={shown}
          options={Array.from({ length: pages }, (_, index) => index + 1)}
          onChange={onPageChange}
        />
        <IconButton
          label={words.next}
          icon={<ChevronForwardIcon />}
          variant="secondary"
          size="sm"
          tooltipSide="top"
          isDisabled={shown >= pages}
          onPress={() => onPageChange(shown + 1)}
        />
      </div>
    </nav>
  );
}

/** Whether the range is another part of the same list. How long another list is, its page says: not both are spoken. */
function useIsTurned(range: string, total: number): boolean {
  const [known, setKnown] = useState({ range, total, isTurned: false });
  if (known.range !== range) setKnown({ range, total, isTurned: known.total === total });
  return known.range === range && known.isTurned;
}

type ChoiceProps = {
  label: ReactNode;
  value: number;
  options: readonly number[];
  onChange: (value: number) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <span className={css.choice}>
      <label htmlFor={id}>{label}</label>
      <span className={css.box}>
        <select
          id={id}
          className={css.select}
          value={value}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        >
          {!options.includes(value) && <option>{value}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <ChevronDownIcon className={css.arrow} />
      </span>
    </span>
  );
}
