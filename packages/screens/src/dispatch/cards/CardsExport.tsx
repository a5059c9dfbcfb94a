import { type Batch, type BatchCard, countCards } from "@id-desk/core";
import { Button } from "@id-desk/ui";
import { DownloadIcon } from "@id-desk/ui/icons";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { cardsTableCopy } from "./cards-table.copy.ts";
import { cardsToolbarCopy } from "./cards-toolbar.copy.ts";
import { downloadCards } from "./download-cards.ts";
import { lineStatusCopy } from "./line-status.copy.ts";
import { useReasonLabels } from "./useReasonLabels.ts";

const isDiscrepancy = ({ line_status }: BatchCard) => line_status === "missing" || line_status === "disputed";

/** Gives the missing and disputed cards of a batch as a file for spreadsheets; nothing where there are none. */
export function CardsExport({ batch }: { readonly batch: Batch }) {
  const t = useCopy(cardsTableCopy);
  const tToolbar = useCopy(cardsToolbarCopy);
  const tStatus = useCopy(lineStatusCopy);
  const reasonLabels = useReasonLabels();
  const { timeZone } = useSession();
  const { missing, disputed } = countCards(batch);
  if (missing + disputed === 0) return null;
  const statusLabels = { missing: tStatus("missing"), disputed: tStatus("disputed") };
  return (
    <Button
      icon={<DownloadIcon />}
      onPress={() =>
        downloadCards(batch, batch.cards.filter(isDiscrepancy), {
          t,
          tToolbar,
          statusLabels,
          reasonLabels,
          timeZone,
        })
      }
    >
      {tToolbar("exportDiscrepancies")}
    </Button>
  );
}
