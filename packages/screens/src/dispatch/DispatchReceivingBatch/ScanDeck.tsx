import { type Batch, countCards, formatCount } from "@id-desk/core";
import { Button, Counter } from "@id-desk/ui";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import type { Asked } from "../commands/command.ts";
import { ScanPanel } from "../scanning/ScanPanel.tsx";
import type { receivingPageCopy } from "./receiving-page.copy.ts";
import type { ReceivingScans } from "./useReceivingScans.ts";

/** Where the cards of a packet are scanned. */
export function ScanDeck({
  batch,
  isBlind,
  scanning,
  onAction,
  t,
}: {
  readonly batch: Batch;
  /** How many cards there should be is not told yet. */
  readonly isBlind: boolean;
  readonly scanning: ReceivingScans;
  readonly onAction: (asked: Asked) => void;
  readonly t: Translate<typeof receivingPageCopy.texts>;
}) {
  const { extraSerial } = scanning;
  const { total, received, remaining } = countCards(batch);
  const whatNow = remaining > 0 ? (received === 0 ? "scanFirst" : "scanNext") : "scanNone";
  const mayGive = useMayGive();
  return (
    <ScanPanel
      label={t("scanLabel")}
      savedLabel={t("saved")}
      emptyText={t(total === 0 ? "nothingAtAll" : whatNow)}
      scanning={scanning}
      counter={
        <Counter
          value={formatCount(received)}
          of={isBlind ? undefined : t("counterOf", { count: total })}
          label={t("counter")}
        />
      }
    >
      {extraSerial !== undefined && mayGive("addBatchNote") && (
        <div>
          <Button
            size="sm"
            onPress={() =>
              onAction({ action: "addBatchNote", draft: t("extraNote", { serial: extraSerial }) })
            }
          >
            <Phrase text={t("recordExtra")} serial={extraSerial} />
          </Button>
        </div>
      )}
    </ScanPanel>
  );
}
