import { Issuances } from "@id-desk/screens/issuances";
import { formatListQuery, readCardId, readListQuery } from "../addresses.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page({ view, addresses }: PageProps) {
  return (
    <Issuances
      slots={slots}
      query={readListQuery(view.search)}
      onQueryChange={(query) => addresses.push(view.path + formatListQuery(query))}
      openCardId={readCardId(addresses.history.location.state)}
    />
  );
}
