import { countCards, mayDo } from "@id-desk/core";
import { SendIcon } from "@id-desk/ui/icons";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { CommandButton } from "../commands/CommandButton.tsx";
import { type BatchDesk, useCommandDesk } from "../commands/useCommandDesk.ts";
import { BatchPage } from "../record/BatchPage.tsx";
import { type BatchPageProps, LoadedBatch } from "../record/LoadedBatch.tsx";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { ScanPause } from "../scanning/ScanPause.tsx";
import { useScans } from "../scanning/useCardScanning.ts";
import type { dispatchSendingBatchCopy } from "./DispatchSendingBatch.copy.ts";
import * as css from "./DispatchSendingBatch.css.ts";
import { dispatchSendingBatchManifest } from "./DispatchSendingBatch.manifest.ts";
import { Packing } from "./Packing.tsx";
import { SentCards } from "./SentCards.tsx";
import { sendingPageCopy } from "./sending-page.copy.ts";
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
  const { batch, can } = reading;
  const t = useCopy(sendingPageCopy, messages);
  const scanning = useSendingScans(reading, t, field);
  const desk = useCommandDesk("sending", reading, scanning.scans);
  const SendingDialogs = useOnDemand(sendingDialogs, {
    isWanted: desk.asked !== undefined,
    onUnavailable: () => desk.ask(undefined),
  });
  const isPacking = mayDo("addCard", batch, "sending");
  return (
    <>
      <BatchPage
        desk={desk}
        reading={reading}
        scanning={scanning}
        isScanning={isPacking}
        actions={
          <>
            {mayDo("reopenBatch", batch, "sending") && (
              <CommandButton action="reopenBatch" ask={desk.ask}>
                {t("reopen")}
              </CommandButton>
            )}
            <DispatchButton desk={desk} t={t} />
          </>
        }
      >
        {isPacking ? (
          <Packing reading={reading} desk={desk} scanning={scanning} messages={messages} t={t} />
        ) : (
          <>
            <ScanPause scans={scanning.scans} />
            <SentCards reading={reading} t={t} />
          </>
        )}
      </BatchPage>
      {/* At the end of the page, where nobody presses it in place of Dispatch. */}
      {mayDo("cancelBatch", batch, "sending") && (
        <CommandButton action="cancelBatch" ask={desk.ask} className={css.end}>
          {t("cancel")}
        </CommandButton>
      )}
      {SendingDialogs && <SendingDialogs desk={desk} can={can} messages={messages} />}
    </>
  );
}

/** Sends the batch off; while that cannot be done, it says why. */
function DispatchButton({
  desk: { batch, scans, ask },
  t,
}: {
  readonly desk: BatchDesk;
  readonly t: Translate<typeof sendingPageCopy.texts>;
}) {
  // A batch does not leave without the scans that are not saved yet.
  const undelivered = useScans(scans, (snapshot) => snapshot.undelivered);
  if (batch.status !== "open") return null;
  const isEmpty = countCards(batch).total === 0;
  const waiting = undelivered > 0 ? t("scansWaiting", { count: undelivered }) : undefined;
  return (
    <CommandButton
      action="dispatchBatch"
      variant="primary"
      icon={<SendIcon />}
      ask={ask}
      reason={waiting ?? (isEmpty ? t("noCards") : undefined)}
    >
      {t("dispatch")}
    </CommandButton>
  );
}
