import { type Batch, countCards, mayDo } from "@id-desk/core";
import { ProgressSegments } from "@id-desk/ui";
import { MailIcon } from "@id-desk/ui/icons";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { listOutcomes } from "../cards/card-rows.ts";
import { useCardPhotos } from "../cards/useCardPhotos.tsx";
import { CommandButton } from "../commands/CommandButton.tsx";
import { type BatchDesk, useCommandDesk } from "../commands/useCommandDesk.ts";
import { BatchPage } from "../record/BatchPage.tsx";
import { type BatchPageProps, LoadedBatch } from "../record/LoadedBatch.tsx";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { ScanPause } from "../scanning/ScanPause.tsx";
import { useScans } from "../scanning/useCardScanning.ts";
import { CheckedCards } from "./CheckedCards.tsx";
import type { dispatchReceivingBatchCopy } from "./DispatchReceivingBatch.copy.ts";
import * as css from "./DispatchReceivingBatch.css.ts";
import { dispatchReceivingBatchManifest } from "./DispatchReceivingBatch.manifest.ts";
import { ReceivingNotices } from "./ReceivingNotices.tsx";
import { receivingPageCopy } from "./receiving-page.copy.ts";
import { ScanDeck } from "./ScanDeck.tsx";
import { usePacketStep } from "./usePacketStep.ts";
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

const openPacket = createPartOnDemand(() => import("./OpenPacket.tsx").then((module) => module.OpenPacket));
const receivingDialogs = createPartOnDemand(() =>
  import("./ReceivingDialogs.tsx").then((module) => module.ReceivingDialogs),
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
  const { batch } = reading;
  const t = useCopy(receivingPageCopy, messages);
  const scanning = useReceivingScans(reading, t, field);
  const desk = useCommandDesk("receiving", reading, scanning.scans);
  const ReceivingDialogs = useOnDemand(receivingDialogs, {
    isWanted: desk.asked !== undefined,
    onUnavailable: () => desk.ask(undefined),
  });
  const mayGive = useMayGive();
  const takesPhotos = reading.can("photos") && mayGive("attachCardPhoto");
  const { photoOf, photoDialog } = useCardPhotos(
    reading,
    takesPhotos ? (card) => desk.ask({ action: "attachCardPhoto", card }) : undefined,
  );
  const isBeingChecked = batch.status === "dispatched" || batch.status === "receiving";
  const isScanning = isBeingChecked && mayGive("receiveCard");
  const packetStep = usePacketStep(reading, isScanning);
  const { isBlind, isOffered } = packetStep;
  const OpenPacket = useOnDemand(openPacket, { isWanted: isOffered, onUnavailable: packetStep.onClose });
  return (
    <>
      <BatchPage
        desk={desk}
        reading={reading}
        scanning={scanning}
        isScanning={isBeingChecked}
        actions={<PrimaryAction desk={desk} isBlind={isBlind} t={t} />}
      >
        <ReceivingNotices desk={desk} t={t} />
        {isScanning ? (
          <>
            <ScanDeck batch={batch} isBlind={isBlind} scanning={scanning} onAction={desk.ask} t={t} />
            {isOffered && OpenPacket && (
              <OpenPacket step={packetStep} batch={batch} onAction={desk.ask} onScan={scanning.onScan} />
            )}
          </>
        ) : (
          <ScanPause scans={scanning.scans} />
        )}
        <Progress batch={batch} isBlind={isBlind} t={t} />
        <CheckedCards desk={desk} isBlind={isBlind} mayUndo={reading.can("undo")} photoOf={photoOf} t={t} />
      </BatchPage>
      {photoDialog}
      {ReceivingDialogs && <ReceivingDialogs desk={desk} takesPhotos={takesPhotos} messages={messages} />}
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
  desk: { batch, scans, ask, readySms },
  isBlind,
  t,
}: Omit<PartProps, "batch"> & { readonly desk: BatchDesk }) {
  const undelivered = useScans(scans, (snapshot) => snapshot.undelivered);
  if (batch.status === "received") {
    const maySend = mayDo("sendReadySms", batch, "receiving") && !readySms.isSentHere(batch.id);
    return maySend ? (
      <CommandButton key="readySms" action="sendReadySms" variant="primary" icon={<MailIcon />} ask={ask}>
        {t("readySms")}
      </CommandButton>
    ) : null;
  }
  const { remaining } = countCards(batch);
  const waiting = undelivered > 0 ? t("scansWaiting", { count: undelivered }) : undefined;
  const unchecked = isBlind ? t("cardsUncounted") : t("cardsRemaining", { count: remaining });
  return (
    <CommandButton
      key="receiveBatch"
      action="receiveBatch"
      variant="primary"
      ask={ask}
      reason={waiting ?? (remaining > 0 ? unchecked : undefined)}
    >
      {t("receiveBatch")}
    </CommandButton>
  );
}

/** How far the check is and how it went. */
function Progress({ batch, isBlind, t }: PartProps) {
  const counts = countCards(batch);
  const found = listOutcomes(counts, t);
  return (
    <div className={css.progress}>
      {isBlind ? (
        <ProgressSegments isOpenEnded label={t("progressUncounted")} segments={found} />
      ) : (
        <ProgressSegments
          label={t("progress", { count: counts.total })}
          segments={[...found, { label: t("remaining"), value: counts.remaining, tone: "muted" }]}
        />
      )}
    </div>
  );
}
