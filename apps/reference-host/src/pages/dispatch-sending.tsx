import { DispatchSending } from "@id-desk/screens/dispatch-sending";
import { formatListQuery, readListQuery, readRecordId } from "../addresses.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page({ view, addresses }: PageProps) {
  return (
    <DispatchSending
      slots={slots}
      returnedFrom={
        view.from?.page === "dispatchSendingBatch" ? readRecordId(view.from.params.id) : undefined
      }
      query={readListQuery(view.search)}
      onQueryChange={(query) => addresses.push(view.path + formatListQuery(query))}
    />
  );
}
