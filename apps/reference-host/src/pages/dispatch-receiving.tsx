import { DispatchReceiving } from "@id-desk/screens/dispatch-receiving";
import { formatListQuery, readListQuery, readRecordId } from "../addresses.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page({ view, addresses }: PageProps) {
  return (
    <DispatchReceiving
      slots={slots}
      returnedFrom={
        view.from?.page === "dispatchReceivingBatch" ? readRecordId(view.from.params.id) : undefined
      }
      query={readListQuery(view.search)}
      onQueryChange={(query) => addresses.push(view.path + formatListQuery(query))}
    />
  );
}
