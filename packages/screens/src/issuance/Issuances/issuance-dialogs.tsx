import { checkNotes, type IssuanceSummary, notesLength } from "@id-desk/core";
import { Select, TextArea } from "@id-desk/ui";
import { useForm } from "../../runtime/forms/use-form.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../runtime/settings/SettingsNeeded.tsx";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useProblemText } from "../../runtime/words/use-problem-text.ts";
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
  onConfirm,
  ...frame
}: RecordDialogFrame & {
  readonly row: Pick<IssuanceSummary, "card" | "owner">;
  readonly onConfirm: (why: { readonly reason: string; readonly notes: string }) => unknown;
}) {
  const t = useCopy(issuanceDialogCopy);
  const settings = useIssuanceRules();
  const writeProblem = useProblemText();
  const form = useForm({
    start: { reason: "", notes: "" },
    typedBefore: frame.kept.typedBefore,
    check: ({ reason, notes }) => ({
      reason: !reason && t("reasonRequired"),
      notes: writeProblem(checkNotes(notes)[0]),
    }),
    error: frame.writing.error,
  });
  const { reason, notes } = form.values;
  return (
    <RecordDialog
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
      form={form}
      onSubmit={() => onConfirm({ reason, notes: notes.trim() })}
    >
      <p>{t("returnHelp")}</p>
      <SettingsNeeded reading={settings.reading}>
        <Select
          {...form.field("reason")}
          label={t("reason")}
          placeholder={t("chooseReason")}
          isRequired
          options={settings.return_reasons.map(({ code, label }) => ({ value: code, label }))}
          value={reason || null}
        />
      </SettingsNeeded>
      <TextArea
        {...form.field("notes")}
        label={t("notes")}
        description={t("returnHint")}
        maxLength={notesLength.max}
        isRequired
      />
    </RecordDialog>
  );
}
