import { DispatchSending } from "@id-desk/screens/dispatch-sending";
import { readRecordId } from "../addresses.ts";
import { readListPage } from "../list-page.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page(props: PageProps) {
  const { from } = props.view;
  const returnedFrom = from?.page === "DispatchSendingBatch" ? readRecordId(from.params.batchId) : undefined;
  return <DispatchSending slots={slots} scanAnywhere returnedFrom={returnedFrom} {...readListPage(props)} />;
}
