import type { IssuanceSummary } from "@id-desk/core";
import type { ComponentProps } from "react";
import { ReasonDialog } from "../../records/ReasonDialog.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { RecordDialog, type RecordDialogFrame } from "../../runtime/writing/RecordDialog.tsx";
import { CompletionForm } from "../parts/CompletionForm.tsx";
import { useCompletion } from "../parts/useCompletion.ts";
import { useIssuanceRules } from "../parts/useIssuanceRules.ts";
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

/** Takes a card back that was handed over, with its reason. */
export function ReturnDialog({
  row,
  ...frame
}: RecordDialogFrame &
  Pick<ComponentProps<typeof ReasonDialog>, "onConfirm"> & {
    readonly row: Pick<IssuanceSummary, "card" | "owner">;
  }) {
  const t = useCopy(issuanceDialogCopy);
  const { return_reasons, reading } = useIssuanceRules();
  return (
    <ReasonDialog
      {...frame}
      words={t}
      heading={
        <Phrase
          text={t("returnTitle")}
          serial={row.card.serial_number}
          values={{ owner: <AnyScript>{row.owner.name_en}</AnyScript> }}
        />
      }
      confirmLabel={t("returnConfirm")}
      isDangerous
      reasons={return_reasons}
      reading={reading}
      notesHint={t("returnHint")}
    >
      <p>{t("returnHelp")}</p>
    </ReasonDialog>
  );
}
