import { type Choice, checkNotes, notesLength } from "@id-desk/core";
import { Select, TextArea } from "@id-desk/ui";
import { useForm } from "../runtime/forms/use-form.ts";
import { SettingsNeeded } from "../runtime/settings/SettingsNeeded.tsx";
import type { SettingsReading } from "../runtime/settings/use-settings.ts";
import type { WordsOf } from "../runtime/words/copy.ts";
import { useProblemText } from "../runtime/words/use-problem-text.ts";
import {
  RecordDialog,
  type RecordDialogProps,
  type RecordDialogTexts,
} from "../runtime/writing/RecordDialog.tsx";

interface ReasonDialogProps extends Omit<RecordDialogProps, "words" | "form" | "onSubmit"> {
  /** The reasons that the registry's settings offer. */
  readonly reasons: readonly Choice[];
  readonly reading: SettingsReading;
  readonly notesHint: string;
  readonly words: WordsOf<
    RecordDialogTexts & Record<"reason" | "chooseReason" | "reasonRequired" | "notes", unknown>
  >;
  /** Given the chosen reason, and the notes without the spaces around them. */
  readonly onConfirm: (why: { readonly reason: string; readonly notes: string }) => unknown;
}

/** Asks why something about a record is taken back: one reason of the registry's, and notes. */
export function ReasonDialog({
  reasons,
  reading,
  notesHint,
  words: t,
  onConfirm,
  children,
  ...dialog
}: ReasonDialogProps) {
  const writeProblem = useProblemText();
  const form = useForm({
    start: { reason: "", notes: "" },
    typedBefore: dialog.kept.typedBefore,
    check: ({ reason, notes }) => ({
      reason: !reason && t("reasonRequired"),
      notes: writeProblem(checkNotes(notes)[0]),
    }),
    error: dialog.writing.error,
  });
  const { reason, notes } = form.values;
  return (
    <RecordDialog
      {...dialog}
      words={t}
      form={form}
      onSubmit={() => onConfirm({ reason, notes: notes.trim() })}
    >
      {children}
      <SettingsNeeded reading={reading}>
        <Select
          {...form.field("reason")}
          label={t("reason")}
          placeholder={t("chooseReason")}
          isRequired
          options={reasons.map(({ code, label }) => ({ value: code, label }))}
          value={reason || null}
        />
      </SettingsNeeded>
      <TextArea
        {...form.field("notes")}
        label={t("notes")}
        description={notesHint}
        maxLength={notesLength.max}
        isRequired
      />
    </RecordDialog>
  );
}
