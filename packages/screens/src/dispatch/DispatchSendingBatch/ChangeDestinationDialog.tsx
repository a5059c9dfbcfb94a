import { type Batch, checkNotes } from "@id-desk/core";
import { useId, useMemo } from "react";
import { useCenters } from "../../places/useCenters.ts";
import { useForm } from "../../runtime/forms/use-form.ts";
import type { WordsOf } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { DestinationField } from "../commands/DestinationField.tsx";
import type { Command } from "../commands/useCommand.ts";
import { BatchDialog } from "../record/BatchDialog.tsx";
import { NotesField } from "../record/NotesDialog.tsx";
import type { dispatchSendingBatchCopy } from "./DispatchSendingBatch.copy.ts";

/** Asks for another centre that an open batch goes to, and for the reason. */
export function ChangeDestinationDialog({
  command: { frame, give },
  batch,
  t,
}: {
  readonly command: Command;
  readonly batch: Batch;
  readonly t: WordsOf<typeof dispatchSendingBatchCopy.texts>;
}) {
  const chosenId = useId();
  const { destination_center } = batch;
  const centers = useOtherCenters(destination_center.id);
  const form = useForm({
    start: { destination_center_id: "", notes: "" },
    typedBefore: frame.kept.typedBefore,
    check: ({ destination_center_id, notes }) => ({
      destination_center_id: !destination_center_id && t("destinationRequired"),
      notes: checkNotes(notes, { isRequired: true }),
    }),
    error: frame.writing.error,
  });
  return (
    <BatchDialog
      {...frame}
      heading={<Phrase text={t("destinationTitle")} batch={batch.batch_no} />}
      lead={t("destinationNow", { center: destination_center.name })}
      confirmLabel={t("changeDestination")}
      dismissLabel={t("keepDestination")}
      form={form}
      onSubmit={() =>
        give({
          destination_center_id: Number(form.values.destination_center_id),
          notes: form.values.notes.trim(),
        })
      }
    >
      <p>{t(isPrinted(batch) ? "printAgain" : "printAgainIfPrinted")}</p>
      <DestinationField
        label={t("newDestination")}
        noneChosen={t("noDestination")}
        chosenId={chosenId}
        centers={centers}
        form={form}
      />
      <NotesField {...form.field("notes")} description={t("destinationHint")} isRequired />
    </BatchDialog>
  );
}

/** The centres that a batch can go to instead. */
function useOtherCenters(now: number) {
  const centers = useCenters(true);
  const { places } = centers;
  return { ...centers, places: useMemo(() => places?.filter(({ id }) => id !== now), [places, now]) };
}

/** Whether its server knows of a printed label or packing list, on which the old destination is. */
function isPrinted({ printed, events }: Batch): boolean {
  return Boolean(printed) || events.some(({ action }) => action.startsWith("print_"));
}
