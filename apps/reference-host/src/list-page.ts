import type { ListQueryProps } from "@id-desk/screens";
import { formatListQuery, readListQuery } from "./addresses.ts";
import type { PageProps } from "./page-props.ts";

/** What a list takes from its address, and writes into it. */
export function readListPage({
  view,
  addresses,
}: PageProps): Pick<ListQueryProps, "query" | "onQueryChange"> {
  return {
    query: readListQuery(view.search),
    onQueryChange: (query) => addresses.push(view.path + formatListQuery(query)),
  };
}
