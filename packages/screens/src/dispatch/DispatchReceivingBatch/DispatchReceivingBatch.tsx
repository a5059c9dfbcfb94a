import { countCards, formatCount, mayDo } from "@id-desk/core";
import { Alert, Button, Counter, VisuallyHidden } from "@id-desk/ui";
import { MailIcon } from "@id-desk/ui/icons";
import { useCallback, useState } from "react";
import { Serials } from "../../records/Serials.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { CommandButton } from "../commands/CommandButton.tsx";
import { type BatchDesk, useCommandDesk } from "../commands/useCommandDesk.ts";
import { BatchPage } from "../record/BatchPage.tsx";
import { type BatchPageProps, LoadedBatch } from "../record/LoadedBatch.tsx";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { ScanPanel } from "../scanning/ScanPanel.tsx";
import { ScanPause } from "../scanning/ScanPause.tsx";
import { useScans } from "../scanning/useCardScanning.ts";
import type { ScanLine } from "../scanning/useScanLines.ts";
import { CheckedCards } from "./CheckedCards.tsx";
import type { dispatchReceivingBatchCopy } from "./DispatchReceivingBatch.copy.ts";
import * as css from "./DispatchReceivingBatch.css.ts";
import { dispatchReceivingBatchManifest } from "./DispatchReceivingBatch.manifest.ts";
import { receivingPageCopy } from "./receiving-page.copy.ts";
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

const openPacket = createPartOnDemand(() => import("./OpenPacket.tsx"), "OpenPacket");
const packetLine = createPartOnDemand(() => import("./OpenPacket.tsx"), "PacketLine");
const receivingDialogs = createPartOnDemand(() => import("./ReceivingDialogs.tsx"), "ReceivingDialogs");

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
  const isBeingChecked = batch.status === "dispatched" || batch.status === "receiving";
  const isScanning = isBeingChecked && mayGive("receiveCard");
  const packetStep = usePacketStep(reading, isScanning);
  const { isBlind, isOffered, isFolded } = packetStep;
  const packetPart = { isWanted: isOffered, warmsUp: isScanning, onUnavailable: packetStep.onClose };
  const OpenPacket = useOnDemand(openPacket, packetPart);
  const PacketLine = useOnDemand(packetLine, packetPart);
  return (
    <>
      <BatchPage
        desk={desk}
        reading={reading}
        scanning={scanning}
        isScanning={isBeingChecked}
        actions={<PrimaryAction desk={desk} isBlind={isBlind} t={t} />}
        lastFact={isOffered && isFolded && PacketLine && <PacketLine batch={batch} step={packetStep} />}
      >
        <Notices desk={desk} t={t} />
        {isScanning ? (
          <>
            {isOffered && !isFolded && (
              <div className={css.packet}>
                {OpenPacket && <OpenPacket desk={desk} step={packetStep} onScan={scanning.onScan} />}
              </div>
            )}
            <ScanDeck desk={desk} isBlind={isBlind} scanning={scanning} canUndo={reading.can("undo")} t={t} />
          </>
        ) : (
          <ScanPause scans={scanning.scans} />
        )}
        <CheckedCards reading={reading} desk={desk} isBlind={isBlind} t={t} />
      </BatchPage>
      {ReceivingDialogs && <ReceivingDialogs desk={desk} can={reading.can} messages={messages} />}
    </>
  );
}

/** What staff say about the seal. */
export type SealAnswer = "matches" | "differs" | "noted";

/** The first step of a receipt. */
export type PacketStep = ReturnType<typeof usePacketStep>;

/** The step before the first scan: count the cards and compare the seal. Only for a closed packet, if the server keeps seals. */
function usePacketStep({ batch, can }: ShownBatchReading, isScanning: boolean) {
  const [isWanted, setWanted] = useState(() => can("packing") && batch.status === "dispatched");
  // Undefined until the first count. Null during a second count: by then the expected number was shown.
  const [counted, setCounted] = useState<number | null>();
  const [sealAnswer, answerSeal] = useState<SealAnswer>();
  const [isFolded, setFolded] = useState(false);
  const isOffered = isWanted && isScanning;
  return {
    isOffered,
    /** One line is left of it: it is done or skipped, and can be opened again. */
    isFolded,
    setFolded,
    sealAnswer,
    answerSeal,
    /** Hides the expected number of cards until staff have counted them, skipped that, or checked every card. */
    isBlind: isOffered && !isFolded && counted === undefined && countCards(batch).remaining > 0,
    /** The counted number of cards; undefined before the count. */
    counted: counted ?? undefined,
    onCount: (next: number | undefined) => setCounted(next ?? null),
    /** Takes the step away for good. */
    onClose: () => setWanted(false),
  };
}

/** The props that the parts of this page share. */
export interface PartProps {
  readonly desk: BatchDesk;
  /** Hides the expected number of cards. */
  readonly isBlind: boolean;
  readonly t: Translate<typeof receivingPageCopy.texts>;
}

/** The next thing to do with the batch: to close the receipt, then to tell the owners of the cards. */
function PrimaryAction({ desk: { batch, scans, ask, readySms }, isBlind, t }: PartProps) {
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

/** Whether the collectors of the received cards have been told, and who could not be. */
function Notices({ desk: { batch, readySms }, t }: Pick<PartProps, "desk" | "t">) {
  const dates = useDates();
  const { ready_sms_sent_at, ready_sms_count } = batch;
  // What the server keeps; where it keeps nothing, what its answer said on this page.
  const skipped =
    batch.ready_sms_skipped?.map(({ serial_number }) => serial_number) ?? readySms.skippedOf(batch.id);
  if (!ready_sms_sent_at && !readySms.isSentHere(batch.id)) return null;
  const at = dates.dateTime(ready_sms_sent_at);
  const sentence = !at
    ? t("readySmsSentHere")
    : ready_sms_count === null
      ? t("readySmsSentAt", { at })
      : t("readySmsSent", { at, count: ready_sms_count });
  return (
    <div className={css.notices}>
      <Alert tone="success" heading={sentence} />
      {skipped.length > 0 && (
        <Alert
          tone="warning"
          announce="politely"
          heading={
            <Phrase
              text={t("skipped", { count: skipped.length })}
              values={{ serials: <Serials numbers={skipped} /> }}
            />
          }
        />
      )}
    </div>
  );
}

/** Where the cards of a packet are scanned. */
function ScanDeck({
  desk,
  isBlind,
  scanning,
  canUndo,
  t,
}: PartProps & {
  readonly scanning: ReturnType<typeof useReceivingScans>;
  /** The server takes a check back. */
  readonly canUndo: boolean;
}) {
  const { batch, ask } = desk;
  const { extras, forgetExtra } = scanning;
  const { total, received, remaining } = countCards(batch);
  const whatNow = remaining > 0 ? (received === 0 ? "scanFirst" : "scanNext") : "scanNone";
  // A receipt that was checked before is nothing new.
  const [wasOpen] = useState(remaining > 0);
  const mayNote = useMayGive()("addBatchNote");
  const offerExtra = useCallback(
    ({ text: serial, state }: ScanLine) =>
      mayNote &&
      state === "refused" &&
      extras.has(serial) && (
        <Button
          size="sm"
          aria-label={t("recordExtraOf", { serial })}
          onPress={() =>
            ask({
              action: "addBatchNote",
              draft: t("extraNote", { serial }),
              onAdded: () => forgetExtra(serial),
            })
          }
        >
          {t("recordExtra")}
        </Button>
      ),
    [mayNote, extras, ask, forgetExtra, t],
  );
  return (
    <ScanPanel
      label={t("scanLabel")}
      spokenHint={t("comesFrom", { batch: batch.batch_no, center: batch.origin_center.name })}
      savedLabel={t("saved")}
      emptyText={t(total === 0 ? "nothingAtAll" : whatNow)}
      scanning={scanning}
      desk={desk}
      canUndo={canUndo}
      isBlind={isBlind}
      counter={
        <Counter
          value={formatCount(received)}
          of={isBlind ? undefined : t("counterOf", { count: total })}
          label={t("counter")}
        />
      }
      renderAction={offerExtra}
    >
      <VisuallyHidden role="status">{wasOpen && remaining === 0 && t("scanNone")}</VisuallyHidden>
    </ScanPanel>
  );
}
