import type { ListQueryProps } from "../../lists/use-list-query.ts";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { BatchList } from "../batches/BatchList.tsx";
import { dispatchReceivingCopy } from "./DispatchReceiving.copy.ts";
import { dispatchReceivingManifest } from "./DispatchReceiving.manifest.ts";
import { useDispatchReceiving } from "./useDispatchReceiving.ts";

/** The commands of the page, by their calls. */
type Actions = "sendReadySms" | "addBatchNote";

/** What the list of batches on their way here takes from its host. */
export interface DispatchReceivingProps
  extends ListQueryProps,
    ScreenProps<Actions, typeof dispatchReceivingCopy.texts> {
  /** The batch whose page staff come back from: the focus returns to its row. */
  readonly returnedFrom?: number | undefined;
}

/** The batches that are on their way to this centre, and those that it has received. */
export function DispatchReceiving(props: DispatchReceivingProps) {
  return (
    <ScreenFrame manifest={dispatchReceivingManifest} props={props}>
      <ExpectedBatches {...props} />
    </ScreenFrame>
  );
}

function ExpectedBatches({ returnedFrom, messages, ...queryProps }: DispatchReceivingProps) {
  const t = useCopy(dispatchReceivingCopy, messages);
  const { list, words, expected } = useDispatchReceiving(queryProps, t);
  return (
    <>
      <ScreenHeader title={t("title")} subtitle={expected ?? words.caption} />
      <BatchList list={list} words={words} returnedFrom={returnedFrom} />
    </>
  );
}
