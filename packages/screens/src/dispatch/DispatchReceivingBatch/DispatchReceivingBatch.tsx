import { type Batch, countCards, mayDo } from "@id-desk/core";
import { Button, type ProgressSegment, ProgressSegments } from "@id-desk/ui";
import { MailIcon } from "@id-desk/ui/icons";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useAction } from "../../runtime/writing/use-action.ts";
import { useCardPhotos } from "../cards/useCardPhotos.tsx";
import { PrintButton } from "../print/PrintButton.tsx";
import { BatchHeader } from "../record/BatchHeader.tsx";
import { BatchNotes } from "../record/BatchNotes.tsx";
import { BatchRecord } from "../record/BatchRecord.tsx";
import { History } from "../record/History.tsx";
import { type BatchPageProps, LoadedBatch } from "../record/LoadedBatch.tsx";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { useFocusAfterChange } from "../record/useFocusAfterChange.ts";
import { ScanPause } from "../scanning/ScanPause.tsx";
import { ScanWatch } from "../scanning/ScanWatch.tsx";
import { type CardScans, useScans } from "../scanning/useCardScanning.ts";
import { CheckedCards } from "./CheckedCards.tsx";
import type { dispatchReceivingBatchCopy } from "./DispatchReceivingBatch.copy.ts";
import * as css from "./DispatchReceivingBatch.css.ts";
import { dispatchReceivingBatchManifest } from "./DispatchReceivingBatch.manifest.ts";
import { PacketStep, usePacketStep } from "./PacketStep.tsx";
import { ReceivingNotices } from "./ReceivingNotices.tsx";
import { receivingPageCopy } from "./receiving-page.copy.ts";
import { ScanDeck } from "./ScanDeck.tsx";
import { type ReceivingActions, useReceivingActions } from "./useReceivingActions.ts";
import { useReceivingScans } from "./useReceivingScans.ts";

/** The commands of the page, by their calls. */
type Actions =
  | "receiveCard"
  | "disputeCard"
  | "attachCardPhoto"
  | "markCardMissing"
  | "undoCard"
  | "receiveBatch"
  | "addBatchNote"
  | "sendReadySms";

/** What the page of a batch that is received takes from its host. */
export interface DispatchReceivingBatchProps
  extends BatchPageProps,
    ScreenProps<Actions, typeof dispatchReceivingBatchCopy.texts, "received"> {}

const receivingDialogs = createPartOnDemand(() =>
  import("./ReceivingDialogs.tsx").then((module) => module.ReceivingDialogs),
);

const colleagues = createPartOnDemand(() =>
  import("../colleagues/Colleagues.tsx").then((module) => module.Colleagues),
);

/** Checks the cards of a batch that has arrived, one by one, and closes the receipt. */
export function DispatchReceivingBatch(props: DispatchReceivingBatchProps) {
  return (
    <ScreenFrame manifest={dispatchReceivingBatchManifest} props={props}>
      <LoadedBatch key={props.batchId} side="receiving" batchId={props.batchId}>
        {(reading) => <ReceivingBatch key={reading.batch.id} {...props} reading={reading} />}
      </LoadedBatch>
    </ScreenFrame>
  );
}

function ReceivingBatch({
  reading,
  messages,
  ...field
}: Omit<DispatchReceivingBatchProps, "batchId"> & { readonly reading: ShownBatchReading }) {
  const { batch, refresh } = reading;
  const t = useCopy(receivingPageCopy, messages);
  const scanning = useReceivingScans(reading, t, field);
  const actions = useReceivingActions(reading, scanning.scans);
  useFocusAfterChange(batch.status, dispatchReceivingBatchManifest);
  const ReceivingDialogs = useOnDemand(receivingDialogs, {
    isWanted: actions.dialog !== undefined,
    onUnavailable: actions.close,
  });
  const { photoOf, photoDialog } = useCardPhotos(
    reading,
    actions.takesPhotos ? (card) => actions.open({ action: "attachCardPhoto", card }) : undefined,
  );
  const isFollowed = reading.can("changes");
  const Colleagues = useOnDemand(colleagues, {
    isWanted: isFollowed,
    onUnavailable: reading.stopFollowing,
  });
  useScreenState({ isReady: true });
  const mayGive = useMayGive();
  const isBeingChecked = batch.status === "dispatched" || batch.status === "receiving";
  const isScanning = isBeingChecked && mayGive("receiveCard");
  const packetStep = usePacketStep(reading, isScanning);
  const { isBlind } = packetStep;
  return (
    <>
      <BatchHeader
        batch={batch}
        side="receiving"
        secondaryActions={<PrintButton side="receiving" reading={reading} scans={scanning.scans} />}
        primaryAction={
          <PrimaryAction batch={batch} isBlind={isBlind} scans={scanning.scans} actions={actions} t={t} />
        }
      />
      <ScanWatch scanning={scanning} reading={reading} isScanning={isBeingChecked} />
      {Colleagues && isFollowed && <Colleagues reading={reading} scans={scanning.scans} side="receiving" />}
      <ReceivingNotices batch={batch} actions={actions} t={t} />
      {isScanning ? (
        <>
          <ScanDeck batch={batch} isBlind={isBlind} scanning={scanning} onAction={actions.open} t={t} />
          <PacketStep step={packetStep} batch={batch} onAction={actions.open} onScan={scanning.onScan} />
        </>
      ) : (
        <ScanPause scans={scanning.scans} />
      )}
      <Progress batch={batch} isBlind={isBlind} t={t} />
      <CheckedCards
        batch={batch}
        isBlind={isBlind}
        bulk={{
          side: "receiving",
          scans: scanning.scans,
          hidesRemaining: isBlind,
          onAnswer: reading.takeCard,
          onReload: refresh,
        }}
        mayUndo={reading.can("undo")}
        photoOf={photoOf}
        onAction={actions.open}
        t={t}
      />
      <BatchRecord>
        <BatchNotes
          batch={batch}
          onAdd={
            mayDo("addBatchNote", batch, "receiving") && mayGive("addBatchNote")
              ? () => actions.open({ action: "addBatchNote" })
              : undefined
          }
        />
        <History batch={batch} can={reading.can} />
      </BatchRecord>
      {photoDialog}
      {actions.dialog && ReceivingDialogs && (
        <ReceivingDialogs batch={batch} dialog={actions.dialog} actions={actions} messages={messages} />
      )}
    </>
  );
}

interface PartProps {
  readonly batch: Batch;
  /** How many cards there should be is not told yet. */
  readonly isBlind: boolean;
  readonly t: Translate<typeof receivingPageCopy.texts>;
}

/** The next thing to do with the batch: to close the receipt, then to tell the owners of the cards. */
function PrimaryAction({
  batch,
  isBlind,
  scans,
  actions,
  t,
}: PartProps & { readonly scans: CardScans; readonly actions: ReceivingActions }) {
  const undelivered = useScans(scans, (snapshot) => snapshot.undelivered);
  const receive = useAction("receiveBatch");
  const sendSms = useAction("sendReadySms");
  if (batch.status === "received") {
    return actions.maySendReadySms && sendSms.isOffered ? (
      <Button
        key="readySms"
        variant="primary"
        icon={<MailIcon />}
        isDisabled={sendSms.isDisabled}
        disabledReason={sendSms.disabledReason}
        onPress={() => actions.open({ action: "sendReadySms" })}
      >
        {t("readySms")}
      </Button>
    ) : null;
  }
  if (!receive.isOffered) return null;
  const { remaining } = countCards(batch);
  const waiting = undelivered > 0 ? t("scansWaiting", { count: undelivered }) : undefined;
  const unchecked = isBlind ? t("cardsUncounted") : t("cardsRemaining", { count: remaining });
  const reason = waiting ?? (remaining > 0 ? unchecked : undefined);
  return (
    <Button
      key="receiveBatch"
      variant="primary"
      isDisabled={receive.isDisabled || reason !== undefined}
      disabledReason={receive.disabledReason ?? reason}
      onPress={() => actions.open({ action: "receiveBatch" })}
    >
      {t("receiveBatch")}
    </Button>
  );
}

/** How far the check is and how it went. */
function Progress({ batch, isBlind, t }: PartProps) {
  const { total, received, missing, disputed, remaining } = countCards(batch);
  const found: readonly ProgressSegment[] = [
    { label: t("received"), value: received, tone: "success" },
    { label: t("missing"), value: missing, tone: "danger" },
    { label: t("disputed"), value: disputed, tone: "warning" },
  ];
  return (
    <div className={css.progress}>
      {isBlind ? (
        <ProgressSegments isOpenEnded label={t("progressUncounted")} segments={found} />
      ) : (
        <ProgressSegments
          label={t("progress", { count: total })}
          segments={[...found, { label: t("remaining"), value: remaining, tone: "muted" }]}
        />
      )}
    </div>
  );
}
