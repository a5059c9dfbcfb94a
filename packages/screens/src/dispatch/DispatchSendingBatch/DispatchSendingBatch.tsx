import { countCards, formatCount, mayDo } from "@id-desk/core";
import { Alert, Counter, ProgressSegments, StatusTabs } from "@id-desk/ui";
import { SendIcon } from "@id-desk/ui/icons";
import { useMemo, useState } from "react";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { CardsWithTools } from "../cards/CardsWithTools.tsx";
import type { CardColumn } from "../cards/card-columns.tsx";
import { listOutcomes, lookOfLine } from "../cards/card-outcomes.tsx";
import { isDiscrepancy, listPackingRows } from "../cards/card-rows.ts";
import { CommandButton } from "../commands/CommandButton.tsx";
import { type BatchDesk, useCommandDesk } from "../commands/useCommandDesk.ts";
import { BatchPage } from "../record/BatchPage.tsx";
import { type BatchPageProps, LoadedBatch } from "../record/LoadedBatch.tsx";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { ScanPanel } from "../scanning/ScanPanel.tsx";
import { ScanPause } from "../scanning/ScanPause.tsx";
import { useScans } from "../scanning/useCardScanning.ts";
import type { dispatchSendingBatchCopy } from "./DispatchSendingBatch.copy.ts";
import * as css from "./DispatchSendingBatch.css.ts";
import { dispatchSendingBatchManifest } from "./DispatchSendingBatch.manifest.ts";
import { sendingPageCopy } from "./sending-page.copy.ts";
import { type SendingScans, useSendingScans } from "./useSendingScans.ts";

/** The commands of the page, by their calls. */
type Actions =
  | ("addCard" | "removeCard" | "dispatchBatch" | "cancelBatch" | "reopenBatch" | "addBatchNote")
  | "changeDestination";

/** What the page of a batch that is sent takes from its host. */
export interface DispatchSendingBatchProps
  extends BatchPageProps,
    ScreenProps<Actions, typeof dispatchSendingBatchCopy.texts, "dispatched" | "cancelled"> {}

const packingColumns: readonly CardColumn[] = ["dateOfBirth", "cardType", "added", "status", "actions"];
const checkedColumns: readonly CardColumn[] = ["status", "outcome", "checked"];
/** As long as nothing has been found of any card. */
const sentColumns: readonly CardColumn[] = ["dateOfBirth", "added", "status"];

const cardForm = createPartOnDemand(() => import("./CardForm.tsx"), "CardForm");
const sendingDialogs = createPartOnDemand(() => import("./SendingDialogs.tsx"), "SendingDialogs");

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
        wayAction={
          can("destination") &&
          mayDo("changeDestination", batch, "sending") && (
            <CommandButton action="changeDestination" variant="quiet" size="sm" ask={desk.ask}>
              {t("changeDestination")}
            </CommandButton>
          )
        }
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

interface PartProps {
  readonly reading: ShownBatchReading;
  readonly desk: BatchDesk;
  readonly t: Translate<typeof sendingPageCopy.texts>;
}

/** Sends the batch off; while that cannot be done, it says why. */
function DispatchButton({ desk: { batch, scans, ask }, t }: Pick<PartProps, "desk" | "t">) {
  // A batch does not leave without the scans that are not saved yet.
  const undelivered = useScans(scans, (snapshot) => snapshot.undelivered);
  if (batch.status !== "open") return null;
  const waiting = undelivered > 0 ? t("scansWaiting", { count: undelivered }) : undefined;
  return (
    <CommandButton
      action="dispatchBatch"
      variant="primary"
      icon={<SendIcon />}
      ask={ask}
      reason={waiting ?? (countCards(batch).total === 0 ? t("noCards") : undefined)}
    >
      {t("dispatch")}
    </CommandButton>
  );
}

/** An open batch: where its cards are scanned, and the cards, the newest first. */
function Packing({
  reading,
  desk,
  scanning,
  messages,
  t,
}: PartProps & Pick<DispatchSendingBatchProps, "messages"> & { readonly scanning: SendingScans }) {
  const { form } = scanning;
  const { batch } = desk;
  const { total } = countCards(batch);
  const { expected_count: expected } = batch;
  const isScanning = useMayGive()("addCard");
  const CardForm = useOnDemand(cardForm, {
    isWanted: form !== undefined,
    onUnavailable: () => form?.close(),
  });
  return (
    <>
      {isScanning && (
        <ScanPanel
          label={t("scanLabel")}
          spokenHint={t("goesTo", { batch: batch.batch_no, center: batch.destination_center.name })}
          savedLabel={t("added")}
          emptyText={t(total === 0 ? "scanFirst" : "scanNext")}
          scanning={scanning}
          desk={desk}
          counter={
            <>
              <Counter value={formatCount(total)} label={t("cards", { count: total })} />
              {typeof expected === "number" && (
                <p className={css.expected} data-tone={total > expected ? "warning" : undefined}>
                  <bdi>{t("packingList", { count: total, expected })}</bdi>
                </p>
              )}
            </>
          }
          onTypeCard={form ? undefined : scanning.openForm}
        >
          {form && CardForm && <CardForm key={form.id} form={form} messages={messages} />}
        </ScanPanel>
      )}
      <PackedCards reading={reading} desk={desk} scanning={scanning} t={t} />
    </>
  );
}

/** The cards, the newest first, and among them the scans that are still on their way. */
function PackedCards({
  scanning: { scans, findInCards },
  reading,
  desk,
  t,
}: PartProps & { readonly scanning: SendingScans }) {
  const { batch } = reading;
  const scanRows = useScans(scans, ({ rows }) => rows);
  const rows = useMemo(
    () => listPackingRows(batch.cards, scanRows, findInCards),
    [batch.cards, scanRows, findInCards],
  );
  const isScanning = useMayGive()("addCard");
  return (
    <CardsWithTools
      reading={reading}
      desk={desk}
      caption={t("tableCaption", { batch: batch.batch_no })}
      columns={packingColumns}
      rows={rows}
      empty={{ heading: t("emptyOpen"), help: isScanning && t("emptyOpenHelp") }}
      followNewest="top"
      highlightsNew
    />
  );
}

/** A batch that has left, or was given up: its cards, and what the destination found of each. */
function SentCards({ reading, t }: Pick<PartProps, "reading" | "t">) {
  const { batch } = reading;
  const [filter, setFilter] = useState<"all" | "discrepancies">("all");
  const counts = countCards(batch);
  const discrepancies = counts.missing + counts.disputed;
  const shown = discrepancies > 0 ? filter : "all";
  const rows = useMemo(
    () => (shown === "all" ? batch.cards : batch.cards.filter(isDiscrepancy)),
    [batch.cards, shown],
  );
  const isCancelled = batch.status === "cancelled";
  return (
    <>
      {isCancelled && batch.cancel_reason && (
        <div className={css.reason}>
          <Alert tone="neutral" heading={t("cancelReason", { reason: batch.cancel_reason })} />
        </div>
      )}
      {/* Those that a cancelled batch has let go are counted below, among the removed ones. */}
      {(counts.total > 0 || !isCancelled) && (
        <div className={css.summary}>
          <Counter value={formatCount(counts.total)} label={t("cards", { count: counts.total })} />
          {counts.total > 0 && (
            <ProgressSegments
              label={t("outcome")}
              segments={[
                ...listOutcomes(counts, t),
                { label: t("inTransit"), value: counts.remaining, ...lookOfLine("in_transit") },
              ]}
            />
          )}
        </div>
      )}
      {discrepancies > 0 && (
        <div className={css.filter}>
          <StatusTabs
            label={t("filter")}
            tabs={[
              { value: "all", label: t("all"), count: counts.total },
              { value: "discrepancies", label: t("discrepancies"), count: discrepancies },
            ]}
            value={shown}
            onChange={setFilter}
          />
        </div>
      )}
      <CardsWithTools
        reading={reading}
        caption={t("tableCaption", { batch: batch.batch_no })}
        columns={counts.resolved > 0 ? checkedColumns : sentColumns}
        rows={rows}
        empty={{ heading: t(isCancelled ? "emptyCancelled" : "emptyFilter") }}
      />
    </>
  );
}
