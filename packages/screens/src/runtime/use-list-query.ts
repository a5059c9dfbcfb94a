import { useState } from "react";
import type { ListQuery } from "./destination.ts";

/** How many rows of a list a page can have. */
export const perPageChoices: readonly number[] = [10, 25, 50, 100];

const defaultPerPage = 25;

/** What a list takes from its host: its query, kept in an address, or only told. */
export interface ListQueryProps {
  /** What the list shows, where the host keeps it; the list then only asks for changes. */
  readonly query?: ListQuery | undefined;
  /** What it shows first, where the list keeps it itself. */
  readonly defaultQuery?: ListQuery | undefined;
  /** Told what staff want to see now; what is as usual is left out. */
  readonly onQueryChange?: ((query: ListQuery) => void) | undefined;
}

/** What a list shows now, with every value known and usable, and the ways to change it. */
export interface ListQueryState<Status extends string = string> {
  /** From 1. @see Spec 9, "Page default 1" */
  readonly page: number;
  readonly perPage: number;
  readonly status: Status;
  readonly center: number | undefined;
  readonly showPage: (page: number) => void;
  /** Filters anew, from the first page on. */
  readonly filter: (change: Pick<ListQuery, "perPage" | "status" | "center">) => void;
}

/**
 * Holds what a list shows, or follows the host that holds it. Values that no such list can show, as an old
 * or mistyped address may have them, count as not given.
 */
export function useListQuery<Status extends string>(
  { query, defaultQuery, onQueryChange }: ListQueryProps,
  { statuses, defaultStatus }: { readonly statuses: readonly Status[]; readonly defaultStatus: Status },
): ListQueryState<Status> {
  const [own, setOwn] = useState(defaultQuery ?? {});
  const given = query ?? own;
  const page = given.page !== undefined && isCount(given.page) ? given.page : 1;
  const perPage = perPageChoices.find((choice) => choice === given.perPage) ?? defaultPerPage;
  const status = statuses.find((known) => known === given.status) ?? defaultStatus;
  const center = given.center !== undefined && isCount(given.center) ? given.center : undefined;

  function change(next: ListQuery): void {
    const wanted = { page, perPage, status, center, ...next };
    const told: ListQuery = {
      ...(wanted.page !== 1 && { page: wanted.page }),
      ...(wanted.perPage !== defaultPerPage && { perPage: wanted.perPage }),
      ...(wanted.status !== defaultStatus && { status: wanted.status }),
      ...(wanted.center !== undefined && { center: wanted.center }),
    };
    if (query === undefined) setOwn(told);
    onQueryChange?.(told);
  }

  return {
    page,
    perPage,
    status,
    center,
    showPage: (next) => change({ page: next }),
    filter: (next) => change({ ...next, page: 1 }),
  };
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}
