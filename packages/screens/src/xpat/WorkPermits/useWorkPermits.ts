import type { PermitHolder } from "@id-desk/core/xpat";
import { useMemo, useState } from "react";
import { useListQuery } from "../../lists/use-list-query.ts";
import { useListReading } from "../../lists/useListReading.ts";
import { useScreenState } from "../../runtime/frame/screen-context.ts";

/** What work permits are searched by; a permit has to fit each that is not empty. */
export interface PermitSearch {
  readonly name: string;
  readonly number: string;
}

/** A row of the list, with its place in it: a permit has no id, and a person may have several permits. */
export type PermitRow = PermitHolder & { readonly id: number };

/** What the search for work permits knows and can do. */
export type WorkPermitsState = ReturnType<typeof useWorkPermits>;

const nothing: PermitSearch = { name: "", number: "" };
const onlyTab = { statuses: ["all"], defaultStatus: "all" } as const;

/** How many characters the registry searches for at least. */
const least = 2;

const isTooShort = (text: string) => [...text.trim()].length < least;

/**
 * Searches work permits by the name of the employer or the number of the permit. What was typed is kept on the page alone,
 * and nothing is asked before it.
 */
export function useWorkPermits() {
  const query = useListQuery({}, onlyTab);
  const [typed, setTyped] = useState(nothing);
  const [asked, setAsked] = useState<PermitSearch>();
  const [wrong, setWrong] = useState<keyof PermitSearch>();
  const reading = useListReading(
    "listWorkPermits",
    query,
    () =>
      asked && {
        query: {
          ...(asked.name && { name: asked.name }),
          ...(asked.number && { workPermitNo: asked.number }),
          page: query.page,
          per_page: query.perPage,
        },
      },
    // The permits of another search are another list: nobody records an interaction with one of the search before.
    JSON.stringify(asked),
    { readsOnce: true },
  );
  const { data, error, refresh } = reading;
  // There is nothing to load before staff have searched.
  useScreenState({ isReady: asked === undefined || data !== undefined, error, retry: refresh });
  const first = (query.page - 1) * query.perPage + 1;
  const rows = useMemo<readonly PermitRow[]>(
    () => (data?.permits ?? []).map((holder, index) => ({ ...holder, id: first + index })),
    [data, first],
  );
  return {
    ...reading,
    query,
    rows,
    typed,
    /** The search whose permits are shown; nothing before the first one. */
    asked,
    /** The field whose text is too short to be searched for. */
    wrong,
    /** Something was typed into a field. */
    hasText: typed.name.trim() !== "" || typed.number.trim() !== "",
    isFiltered: asked !== undefined,
    type(change: Partial<PermitSearch>) {
      setTyped({ ...typed, ...change });
      setWrong(undefined);
    },
    /** Searches for what was typed; tells the field that is too short, where one is. */
    search(): keyof PermitSearch | undefined {
      const name = typed.name.trim();
      const number = typed.number.trim();
      // One field of two is enough; with neither, the first one asks for a text.
      const short = name && isTooShort(name) ? "name" : number && isTooShort(number) ? "number" : undefined;
      const next = short ?? (name || number ? undefined : "name");
      setWrong(next);
      if (next) return next;
      if (asked?.name === name && asked.number === number) refresh();
      setAsked({ name, number });
      query.showPage(1);
      return undefined;
    },
    clear() {
      setTyped(nothing);
      setAsked(undefined);
      setWrong(undefined);
      query.showPage(1);
    },
  };
}
