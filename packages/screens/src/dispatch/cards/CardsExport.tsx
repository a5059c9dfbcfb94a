import { type Batch, type BatchCard, formatDisputeReason, readLineStatus } from "@id-desk/core";
import { Button } from "@id-desk/ui";
import { DownloadIcon } from "@id-desk/ui/icons";
import { createMomentWriter, downloadCsv, type FileColumn } from "../../lists/download-csv.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { isDiscrepancy } from "./card-rows.ts";
import { cardsTableCopy } from "./cards-table.copy.ts";
import { cardsToolbarCopy } from "./cards-toolbar.copy.ts";
import { disputeReasonCopy } from "./dispute-reason.copy.ts";
import { lineStatusCopy } from "./line-status.copy.ts";

/** Gives the missing and disputed cards of a batch as a file for spreadsheets; nothing where there are none. */
export function CardsExport({ batch }: { readonly batch: Batch }) {
  const t = useCopy(cardsTableCopy);
  const tToolbar = useCopy(cardsToolbarCopy);
  const statusLabels = useWords(lineStatusCopy);
  const reasonLabels = useWords(disputeReasonCopy);
  const time = createMomentWriter(useSession().timeZone);
  const cards = batch.cards.filter(isDiscrepancy);
  if (cards.length === 0) return null;
  const columns: readonly FileColumn<BatchCard>[] = [
    [t("serial"), ({ serial_number }) => serial_number],
    [t("idNumber"), ({ id_number }) => id_number],
    [t("name"), ({ name_en }) => name_en],
    [t("status"), ({ line_status }) => readLineStatus(line_status, statusLabels).label],
    [
      tToolbar("reason"),
      ({ resolution }) => resolution?.reason && formatDisputeReason(resolution.reason, reasonLabels),
    ],
    [tToolbar("cardInHand"), ({ resolution }) => resolution?.found_serial_number],
    [tToolbar("notes"), ({ resolution }) => resolution?.notes],
    [t("checked"), ({ resolved_at }) => time(resolved_at)],
    [tToolbar("checkedBy"), ({ resolved_by }) => resolved_by?.fullname],
  ];
  return (
    <Button
      icon={<DownloadIcon />}
      onPress={() => downloadCsv(`${batch.batch_no}-discrepancies.csv`, columns, cards)}
    >
      {tToolbar("exportDiscrepancies")}
    </Button>
  );
}
