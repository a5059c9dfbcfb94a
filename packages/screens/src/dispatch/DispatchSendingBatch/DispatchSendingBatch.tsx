import { mayDo } from "@id-desk/core";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { PrintButton } from "../print/PrintButton.tsx";
import { BatchHeader } from "../record/BatchHeader.tsx";
import { BatchNotes } from "../record/BatchNotes.tsx";
import { BatchRecord } from "../record/BatchRecord.tsx";
import { History } from "../record/History.tsx";
import { type BatchPageProps, LoadedBatch } from "../record/LoadedBatch.tsx";
import { RemovedCards } from "../record/RemovedCards.tsx";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { useFocusAfterChange } from "../record/useFocusAfterChange.ts";
import { ScanPause } from "../scanning/ScanPause.tsx";
import { ScanWatch } from "../scanning/ScanWatch.tsx";
import type { dispatchSendingBatchCopy } from "./DispatchSendingBatch.copy.ts";
import { dispatchSendingBatchManifest } from "./DispatchSendingBatch.manifest.ts";
import { Packing } from "./Packing.tsx";
import { CancelButton, DispatchButton, ReopenButton } from "./SendingButtons.tsx";
import { SentCards } from "./SentCards.tsx";
import { sendingPageCopy } from "./sending-page.copy.ts";
import { useSendingActions } from "./useSendingActions.ts";
import { useSendingScans } from "./useSendingScans.ts";

/** The commands of the page, by their calls. */
type Actions = "addCard" | "removeCard" | "dispatchBatch" | "cancelBatch" | "reopenBatch" | "addBatchNote";

/** What the page of a batch that is sent takes from its host. */
export interface DispatchSendingBatchProps
  extends BatchPageProps,
    ScreenProps<Actions, typeof dispatchSendingBatchCopy.texts, "dispatched" | "cancelled"> {}

const sendingDialogs = createPartOnDemand(() =>
  import("./SendingDialogs.tsx").then((module) => module.SendingDialogs),
);

const colleagues = createPartOnDemand(() =>
  import("../colleagues/Colleagues.tsx").then((module) => module.Colleagues),
);

/** Packs a batch of cards by scanning and sends it; afterwards shows what the destination found. */
export function DispatchSendingBatch(props: DispatchSendingBatchProps) {
  return (
    <ScreenFrame manifest={dispatchSendingBatchManifest} props={props}>
      <LoadedBatch key={props.batchId} side="sending" batchId={props.batchId}>
        {(reading) => <SendingBatch key={reading.batch.id} {...props} reading={reading} />}
      </LoadedBatch>
    </ScreenFrame>
  );
}

function SendingBatch({
  reading,
  messages,
  ...field
}: Omit<DispatchSendingBatchProps, "batchId"> & { readonly reading: ShownBatchReading }) {
  const { batch, refresh, can } = reading;
  const t = useCopy(sendingPageCopy, messages);
  const scanning = useSendingScans(reading, t, field);
  const actions = useSendingActions(reading, scanning.scans);
  useFocusAfterChange(batch.status, dispatchSendingBatchManifest);
  const SendingDialogs = useOnDemand(sendingDialogs, {
    isWanted: actions.dialog !== undefined,
    onUnavailable: actions.close,
  });
  const isFollowed = reading.can("changes");
  const Colleagues = useOnDemand(colleagues, {
    isWanted: isFollowed,
    onUnavailable: reading.stopFollowing,
  });
  const isPacking = mayDo("addCard", batch, "sending");
  useScreenState({ isReady: true });
  const mayGive = useMayGive();
  return (
    <>
      <BatchHeader
        batch={batch}
        side="sending"
        primaryAction={<DispatchButton batch={batch} scans={scanning.scans} onAction={actions.open} t={t} />}
        secondaryActions={
          <>
            <PrintButton side="sending" reading={reading} scans={scanning.scans} />
            <ReopenButton batch={batch} onAction={actions.open} t={t} />
          </>
        }
      />
      <ScanWatch scanning={scanning} reading={reading} isScanning={isPacking} />
      {Colleagues && isFollowed && <Colleagues reading={reading} scans={scanning.scans} side="sending" />}
      {isPacking ? (
        <Packing
          batch={batch}
          scanning={scanning}
          onAction={actions.open}
          bulk={{ side: "sending", scans: scanning.scans, onAnswer: reading.takeCard, onReload: refresh }}
          messages={messages}
          t={t}
        />
      ) : (
        <>
          <ScanPause scans={scanning.scans} />
          <SentCards reading={reading} t={t} />
        </>
      )}
      <BatchRecord>
        <RemovedCards batch={batch} />
        <BatchNotes
          batch={batch}
          onAdd={
            mayDo("addBatchNote", batch, "sending") && mayGive("addBatchNote")
              ? () => actions.open({ action: "addBatchNote" })
              : undefined
          }
        />
        <History batch={batch} can={reading.can} />
      </BatchRecord>
      <CancelButton batch={batch} onAction={actions.open} t={t} />
      {actions.dialog && SendingDialogs && (
        <SendingDialogs
          batch={batch}
          dialog={actions.dialog}
          actions={actions}
          can={can}
          onReload={refresh}
          messages={messages}
        />
      )}
    </>
  );
}
