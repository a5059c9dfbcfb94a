import type { OperationData, OperationId, RequestArguments } from "@id-desk/core";
import { useState } from "react";
import { type ReadOptions, useRead } from "../runtime/reading/use-read.ts";
import { useSession } from "../runtime/registry/registry-context.ts";
import type { ListQueryState } from "./use-list-query.ts";

/** An answer that is one page of a list. */
interface Paged {
  readonly meta: { readonly total: number };
}

/** The calls that answer one page of a list. */
export type ListOperation = {
  [Id in OperationId]: OperationData<Id> extends Paged ? Id : never;
}[OperationId];

/** The page of a list that is shown, and where the list stands. */
export interface ListState<Row>
  extends Pick<
    ReturnType<typeof useListReading>,
    "total" | "lastPage" | "isLoading" | "isRefreshing" | "error" | "staleSince" | "refresh"
  > {
  readonly query: Pick<ListQueryState, "page" | "perPage" | "showPage" | "filter">;
  /** The rows that are shown, out of the page that was loaded. */
  readonly rows: readonly Row[];
  /** Where no row is shown, filters are why. */
  readonly isFiltered: boolean;
}

/**
 * Reads one page of a list. The rows before stay while a page is turned, but never those of another tab, centre or user.
 *
 * @param makeRequest is given the last answer, which says what its server can do; without a request nothing is asked.
 * @param tab what of the query makes another list, and not another page of this one. Where that depends on what the
 * server can do, give a function; it gets the last answer.
 * @param options `readsOnce` for a list of which each look counts.
 */
export function useListReading<Id extends ListOperation>(
  id: Id,
  { perPage }: Pick<ListQueryState, "perPage">,
  makeRequest: (before: OperationData<Id> | undefined) => RequestArguments<Id>[0] | undefined,
  tab: string | ((before: OperationData<Id> | undefined) => string) = "",
  { readsOnce = false }: Pick<ReadOptions, "readsOnce"> = {},
) {
  const { user, center } = useSession();
  const desk = `${user?.username} ${center?.id}`;
  const [answered, setAnswered] = useState<{
    readonly scope: string;
    readonly desk: string;
    readonly answer: OperationData<Id>;
  }>();
  const scope = `${desk} ${typeof tab === "function" ? tab(answered?.answer) : tab}`;
  const request = makeRequest(answered?.answer);
  const reading = useRead(id, request ?? ({} as RequestArguments<Id>[0]), {
    isEnabled: request !== undefined,
    keepsPrevious: answered?.scope === scope,
    readsOnce,
  });
  const { data } = reading;
  if (data !== undefined && (answered?.answer !== data || answered.scope !== scope))
    setAnswered({ scope, desk, answer: data });
  const total = (data as Paged | undefined)?.meta.total;
  return {
    ...reading,
    /** The last answer at this centre, also while another tab is still to come. */
    latest: data ?? (answered?.desk === desk ? answered.answer : undefined),
    /** The last answer, whether for this tab and centre or another. */
    before: answered?.answer,
    /** How many rows there are on all pages; nothing until it is known. */
    total,
    lastPage: Math.max(1, Math.ceil((total ?? 0) / perPage)),
    /** When the rows came, where a newer answer could not be had; in milliseconds since 1970. */
    staleSince: reading.refreshError ? reading.answeredAt : undefined,
  };
}
