import { DispatchSending } from "@id-desk/screens/dispatch-sending";
import { formatListQuery, readListQuery } from "../addresses.ts";
import type { PageProps } from "../pages.ts";

export function page({ view, addresses }: PageProps) {
  return (
    <DispatchSending
      query={readListQuery(view.search)}
      onQueryChange={(query) => addresses.push(view.path + formatListQuery(query))}
    />
  );
}
