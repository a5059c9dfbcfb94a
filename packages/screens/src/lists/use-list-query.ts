import { useState } from "react";
import type { ListQuery } from "../runtime/frame/destination.ts";
import { tellHost } from "../runtime/frame/tell-host.ts";

/** How many rows of a list a page can have. */
export const perPageChoices: readonly number[] = [10, 25, 50, 100];

const defaultPerPage = 25;

/**
 * What a list takes from its host: its query, kept in an address, or only told. Either the whole of it, or
 * one part by itself; a part that is given wins over the whole.
 */
export interface ListQueryProps {
  /** What the list shows, where the host keeps it; the list then only asks for changes. */
  readonly query?: ListQuery | undefined;
  /** What it shows first, where the list keeps it itself. */
  readonly defaultQuery?: ListQuery | undefined;
  /** Told once for each change what staff want to see now; what is as usual is left out. */
  readonly onQueryChange?: ((query: ListQuery) => void) | undefined;
  /** The page, from 1, where the host keeps it. */
  readonly page?: number | undefined;
  /** The page shown first. */
  readonly defaultPage?: number | undefined;
  /** Told that staff turned the page. */
  readonly onPageChange?: ((event: { readonly page: number }) => void) | undefined;
  /** Rows a page, where the host keeps it: 10, 25, 50 or 100. */
  readonly perPage?: number | undefined;
  /** Rows a page at first. */
  readonly defaultPerPage?: number | undefined;
  /** Told that staff chose another number of rows. */
  readonly onPerPageChange?: ((event: { readonly perPage: number }) => void) | undefined;
  /** The tab, where the host keeps it: a status word, `discrepancy` or `all`. */
  readonly status?: string | undefined;
  /** The tab shown first. */
  readonly defaultStatus?: string | undefined;
  /** Told that staff chose another tab. */
  readonly onStatusChange?: ((event: { readonly status: string }) => void) | undefined;
}

/** What was given of a query; what was not is left out. */
function withoutGaps(query: ListQuery): ListQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** What a list shows now, with every value known and usable, and the ways to change it. */
export type ListQueryState<Status extends string = string> = ReturnType<typeof useListQuery<Status>>;

/**
 * Holds what a list shows, or follows the host that holds it. Values that no such list can show, as an old
 * or mistyped address may have them, count as not given.
 */
export function useListQuery<Status extends string>(
  props: ListQueryProps,
  { statuses, defaultStatus }: { readonly statuses: readonly Status[]; readonly defaultStatus: Status },
) {
  const { query } = props;
  const [own, setOwn] = useState<ListQuery>(() => ({
    ...props.defaultQuery,
    ...withoutGaps({ page: props.defaultPage, perPage: props.defaultPerPage, status: props.defaultStatus }),
  }));
  const given: ListQuery = {
    ...(query ?? own),
    ...withoutGaps({ page: props.page, perPage: props.perPage, status: props.status }),
  };
  /** From 1. @see Spec 9, "Page default 1" */
  const page = readCount(given.page) ?? 1;
  const perPage = perPageChoices.find((choice) => choice === given.perPage) ?? defaultPerPage;
  const status = statuses.find((known) => known === given.status) ?? defaultStatus;
  const center = readCount(given.center);
  const shown = { page, perPage, status, center };
  const usual: ListQuery = { page: 1, perPage: defaultPerPage, status: defaultStatus };

  function change(next: ListQuery): void {
    const wanted = { ...shown, ...next } as typeof shown;
    const told: ListQuery = Object.fromEntries(
      Object.entries(wanted).filter(([name, value]) => value !== usual[name as keyof ListQuery]),
    );
    if (query === undefined) setOwn(told);
    tellHost(props.onQueryChange, told);
    // Each part that changed is told by itself as well.
    if (wanted.page !== page) tellHost(props.onPageChange, { page: wanted.page });
    if (wanted.perPage !== perPage) tellHost(props.onPerPageChange, { perPage: wanted.perPage });
    if (wanted.status !== status) tellHost(props.onStatusChange, { status: wanted.status });
  }

  return {
    ...shown,
    showPage: (next: number) => change({ page: next }),
    /** Filters anew, from the first page on. */
    filter: (next: Pick<ListQuery, "perPage" | "status" | "center">) => change({ ...next, page: 1 }),
    /** Shows one status out of the page that is loaded, and stays on that page. */
    narrow: (next: Status) => change({ status: next }),
  } as const;
}

function readCount(value: number | undefined): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 1 ? value : undefined;
}
