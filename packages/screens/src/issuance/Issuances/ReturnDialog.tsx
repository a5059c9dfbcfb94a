import type { IssuanceSummary } from "@id-desk/core";
import { Select, TextArea } from "@id-desk/ui";
import { useState } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../runtime/settings/SettingsNeeded.tsx";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { RecordDialog, type RecordDialogFrame } from "../../runtime/writing/RecordDialog.tsx";
import { useNotes } from "../../runtime/writing/use-notes.ts";
import type { IssuanceRules } from "../parts/issuance-rules.ts";
import { issuanceDialogCopy } from "./issuance-dialog.copy.ts";

/** Why a card is taken back, as it is sent. */
export interface CardReturn {
  readonly reason: string;
  readonly notes: string;
}

/** Takes a card back that was handed over, with its reason. */
export function ReturnDialog({
  row,
  settings,
  onConfirm,
  ...frame
}: RecordDialogFrame & {
  readonly row: Pick<IssuanceSummary, "card" | "owner">;
  readonly settings: Pick<IssuanceRules, "return_reasons" | "reading">;
  readonly onConfirm: (why: CardReturn) => unknown;
}) {
  const t = useCopy(issuanceDialogCopy);
  const { typedBefore } = frame.kept;
  const { error } = frame.writing;
  const notes = useNotes({ isRequired: true, typedBefore, error });
  const [reason, setReason] = useState(typedBefore?.reason || null);
  const [isChecked, setChecked] = useState(false);

  function submit(): unknown {
    setChecked(true);
    if (!notes.check() || reason === null || notes.text === undefined) return undefined;
    return onConfirm({ reason, notes: notes.text });
  }
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
      typed={notes.typed || reason ? { notes: notes.fieldProps.value, reason: reason ?? "" } : undefined}
      ownFields={["reason", "notes"]}
      onSubmit={submit}
    >
      <p>{t("returnHelp")}</p>
      <SettingsNeeded reading={settings.reading}>
        <Select
          name="reason"
          label={t("reason")}
          placeholder={t("chooseReason")}
          isRequired
          options={settings.return_reasons.map(({ code, label }) => ({ value: code, label }))}
          value={reason}
          onChange={setReason}
          errorMessage={isChecked && reason === null ? t("reasonRequired") : error?.fields.reason?.[0]}
        />
      </SettingsNeeded>
      <TextArea {...notes.fieldProps} label={t("notes")} description={t("returnHint")} />
    </RecordDialog>
  );
}
