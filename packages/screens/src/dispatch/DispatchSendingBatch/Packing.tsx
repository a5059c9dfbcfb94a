import { countCards, formatCount } from "@id-desk/core";
import { Counter } from "@id-desk/ui";
import { useMemo } from "react";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import type { Messages, Translate } from "../../runtime/words/copy.ts";
import { CardsWithTools } from "../cards/CardsWithTools.tsx";
import { type CardColumn, whichCard } from "../cards/card-columns.tsx";
import { listPackingRows } from "../cards/card-rows.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { ScanPanel } from "../scanning/ScanPanel.tsx";
import { useScans } from "../scanning/useCardScanning.ts";
import type { dispatchSendingBatchCopy } from "./DispatchSendingBatch.copy.ts";
import * as css from "./DispatchSendingBatch.css.ts";
import type { sendingPageCopy } from "./sending-page.copy.ts";
import type { SendingScans } from "./useSendingScans.ts";

const later = ["dateOfBirth", "cardType", "added", "status", "actions"] as const;
const columns: readonly CardColumn[] = [...whichCard, ...later];

const cardForm = createPartOnDemand(() => import("./CardForm.tsx").then((module) => module.CardForm));

interface PackingProps {
  readonly reading: ShownBatchReading;
  readonly desk: BatchDesk;
  readonly scanning: SendingScans;
  readonly messages: Messages<typeof dispatchSendingBatchCopy.texts> | undefined;
  readonly t: Translate<typeof sendingPageCopy.texts>;
}

/** An open batch: where its cards are scanned, and the cards, the newest first. */
export function Packing({ reading, desk, scanning, messages, t }: PackingProps) {
  const { form } = scanning;
  const { batch } = desk;
  const { total } = countCards(batch);
  const { expected_count: expected } = batch;
  const isScanning = useMayGive()("addCard");
  const CardForm = useOnDemand(cardForm, {
    isWanted: form !== undefined,
    onUnavailable: () => form?.close(),
  });
  const cards = <PackedCards reading={reading} desk={desk} scanning={scanning} t={t} />;
  if (!isScanning) return cards;
  return (
    <>
      <ScanPanel
        label={t("scanLabel")}
        spokenHint={t("goesTo", { center: batch.destination_center.name })}
        savedLabel={t("added")}
        emptyText={t(total === 0 ? "scanFirst" : "scanNext")}
        scanning={scanning}
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
        {form && CardForm && <CardForm key={form.start.id} form={form} messages={messages} />}
      </ScanPanel>
      {cards}
    </>
  );
}

/** The cards, the newest first, and among them the scans that are still on their way. */
function PackedCards({ scanning: { scans, findInCards }, reading, desk, t }: Omit<PackingProps, "messages">) {
  const { batch } = reading;
  const scanRows = useScans(scans, ({ rows }) => rows);
  const rows = useMemo(
    () => listPackingRows(batch.cards, scanRows, findInCards),
    [batch.cards, scanRows, findInCards],
  );
  const isScanning = useMayGive()("addCard");
  const empty = useMemo(
    () => <ScreenEmptyState heading={t("emptyOpen")} help={isScanning && t("emptyOpenHelp")} />,
    [t, isScanning],
  );
  return (
    <CardsWithTools
      reading={reading}
      desk={desk}
      caption={t("tableCaption", { batch: batch.batch_no })}
      columns={columns}
      rows={rows}
      empty={empty}
      followNewest="top"
      highlightsNew
    />
  );
}
