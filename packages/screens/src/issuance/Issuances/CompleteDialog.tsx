import type { IssuanceSummary } from "@id-desk/core";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { RecordDialog, type RecordDialogFrame } from "../../runtime/writing/RecordDialog.tsx";
import { CompletionForm } from "../parts/CompletionForm.tsx";
import { useCompletion } from "../parts/useCompletion.ts";
import { issuanceDialogCopy } from "./issuance-dialog.copy.ts";

/** Takes the proof of a hand-over that was left without it. */
export function CompleteDialog({
  row,
  takesChunks,
  onConfirm,
  ...frame
}: RecordDialogFrame & {
  readonly row: IssuanceSummary;
  readonly takesChunks: boolean;
  readonly onConfirm: (proof: FormData) => unknown;
}) {
  const t = useCopy(issuanceDialogCopy);
  const dates = useDates();
  const { typedBefore } = frame.kept;
  const { card, owner, collector, issued_at } = row;
  const completion = useCompletion(row, { typedBefore, error: frame.writing.error });
  const name = collector.name || owner.name_en;
  return (
    <RecordDialog
      {...frame}
      words={t}
      size="lg"
      heading={<Phrase text={t("completeTitle")} serial={card.serial_number} />}
      confirmLabel={t("completeConfirm")}
      form={completion}
      onSubmit={() => onConfirm(completion.createBody())}
    >
      <p>
        <Phrase
          text={t(collector.type === "self" ? "completeOwnHelp" : "completeHelp")}
          values={{
            collector: <AnyScript>{name}</AnyScript>,
            owner: <AnyScript>{owner.name_en}</AnyScript>,
            at: <bdi dir="ltr">{dates.dateTime(issued_at)}</bdi>,
          }}
        />
      </p>
      <CompletionForm
        completion={completion}
        record={row}
        takesChunks={takesChunks}
        isDisabled={frame.writing.isPending}
      />
    </RecordDialog>
  );
}
