import { PageHeader } from "@id-desk/ui";
import type { Messages } from "../../runtime/copy.ts";
import { useCopy } from "../../runtime/registry-context.ts";
import { ScreenFrame } from "../../runtime/ScreenFrame.tsx";
import type { ListQueryProps } from "../../runtime/use-list-query.ts";
import { BatchList } from "../parts/BatchList.tsx";
import { dispatchReceivingCopy } from "./DispatchReceiving.copy.ts";
import { dispatchReceivingManifest } from "./DispatchReceiving.manifest.ts";
import { receivingTabs, useDispatchReceiving } from "./useDispatchReceiving.ts";

/** What the list of batches on their way here takes from its host. */
export interface DispatchReceivingProps extends ListQueryProps {
  /** The batch whose page staff come back from: the focus returns to its row. */
  readonly returnedFrom?: number | undefined;
  readonly messages?: Messages<typeof dispatchReceivingCopy.texts> | undefined;
}

/** The batches that are on their way to this centre, and those that it has received. */
export function DispatchReceiving({ returnedFrom, messages, ...queryProps }: DispatchReceivingProps) {
  const t = useCopy(dispatchReceivingCopy, messages);
  const { list, words, expected } = useDispatchReceiving(queryProps, t);
  return (
    <ScreenFrame manifest={dispatchReceivingManifest}>
      <PageHeader title={t("title")} subtitle={expected ?? words.caption} />
      <BatchList list={list} tabs={receivingTabs} words={words} returnedFrom={returnedFrom} />
    </ScreenFrame>
  );
}
