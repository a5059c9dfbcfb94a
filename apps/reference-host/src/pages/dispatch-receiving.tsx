import { DispatchReceiving } from "@id-desk/screens/dispatch-receiving";
import { formatListQuery, readListQuery } from "../addresses.ts";
import type { PageProps } from "../pages.ts";

export function page({ view, addresses }: PageProps) {
  return (
    <DispatchReceiving
      query={readListQuery(view.search)}
      onQueryChange={(query) => addresses.push(view.path + formatListQuery(query))}
    />
  );
}
