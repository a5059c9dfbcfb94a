import { batchDocuments, type Side } from "@id-desk/core";
import { Button } from "@id-desk/ui";
import { PrinterIcon } from "@id-desk/ui/icons";
import { useState } from "react";
import { useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { type CardScans, useScans } from "../scanning/useCardScanning.ts";
import { printButtonCopy } from "./print-button.copy.ts";
import { printDialog } from "./print-dialog.ts";

/** Prints the papers that a batch has now; not there as long as it has none. */
export function PrintButton({
  side,
  reading,
  scans,
}: {
  readonly side: Side;
  readonly reading: ShownBatchReading;
  readonly scans: CardScans;
}) {
  const t = useCopy(printButtonCopy);
  const [isOpen, setOpen] = useState(false);
  const waiting = useScans(scans, (snapshot) => snapshot.undelivered);
  const close = () => setOpen(false);
  const PrintDialog = useOnDemand(printDialog, { isWanted: isOpen, onUnavailable: close });
  const { batch, answeredAt, takeBatch } = reading;
  if (batchDocuments(batch, side).length === 0 && !isOpen) return null;
  return (
    <>
      <Button icon={<PrinterIcon />} onPress={() => setOpen(true)}>
        {t("print")}
      </Button>
      {isOpen && PrintDialog && (
        <PrintDialog
          side={side}
          batch={batch}
          last={answeredAt === undefined ? undefined : { answer: { batch }, answeredAt }}
          waiting={waiting}
          onBatch={takeBatch}
          onClose={close}
        />
      )}
    </>
  );
}
