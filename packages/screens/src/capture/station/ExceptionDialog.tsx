import { Alert, Button, Dialog, Form, Select, TextArea } from "@id-desk/ui";
import { useId } from "react";
import { useForm } from "../../runtime/forms/use-form.ts";
import { usePressOnControlEnter } from "../../runtime/keys/use-press-on-control-enter.ts";
import { useKeptForm, useTypedBefore } from "../../runtime/writing/kept-forms.ts";
import { readRefusalText } from "../../runtime/writing/read-refusal.ts";
import type { CaptureWords } from "./biometrics-capture.copy.ts";
import { type PartItem, slotOf } from "./capture-parts.ts";
import type { Station } from "./useStation.ts";

/** Asks why a finger or a signature cannot be taken, and for how long. */
export function ExceptionDialog({
  item,
  station: { idNumber, biometrics, except, nameOf, progress, rules },
  onClose,
  t,
}: {
  readonly item: PartItem;
  readonly station: Station;
  readonly onClose: () => void;
  readonly t: CaptureWords;
}) {
  const formId = useId();
  const recordButton = usePressOnControlEnter();
  const { kind, hand, finger } = item;
  const isFinger = kind === "finger";
  const { exception_reasons, unable_to_sign_reasons } = rules.biometrics;
  const { error } = except;
  const kept = `exception of ${idNumber} ${slotOf(item)}`;
  const form = useForm({
    start: { reason: "", lasts: "", notes: "" },
    typedBefore: useTypedBefore(kept),
    check: ({ reason, lasts }) => ({
      reason: !reason && t("reasonRequired"),
      lasts: !lasts && t("lastsRequired"),
    }),
    error,
  });
  useKeptForm(kept, form.typed);
  const { reason, lasts, notes } = form.values;
  function close(): void {
    except.reset();
    onClose();
  }
  async function submit(): Promise<void> {
    if (!form.validate()) return;
    const isRecorded = await except.record({
      kind: isFinger ? "finger" : "signature",
      ...(isFinger && hand && finger && { hand, finger }),
      lasts: lasts === "permanent" ? "permanent" : "temporary",
      reason,
      ...(notes.trim() && { notes: notes.trim() }),
    });
    if (isRecorded) onClose();
  }
  const isAtField = form.ownNames.some((name) => error?.fields[name]);
  const name = `\u2068${biometrics.applicant.name_en}\u2069`;
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && close()}
      heading={
        isFinger
          ? t("cannotBeTaken", { finger: nameOf(item) })
          : t(progress.guardianSigns ? "guardianCannotSign" : "cannotSign", { name })
      }
      dismissLabel={t("keep")}
      isPending={except.isPending}
      actions={
        <Button
          ref={recordButton}
          type="submit"
          form={formId}
          variant="primary"
          isPending={except.isPending}
          pendingLabel={t("pending")}
        >
          {t("record")}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        {error && !isAtField && <Alert tone="danger" announce="at once" heading={readRefusalText(error)} />}
        <Select
          {...form.field("reason")}
          label={t("reason")}
          placeholder={t("chooseReason")}
          isRequired
          options={(isFinger ? exception_reasons : unable_to_sign_reasons).map(({ code, label }) => ({
            value: code,
            label,
          }))}
          value={reason || null}
        />
        <Select
          {...form.field("lasts")}
          label={t("lasts")}
          placeholder={t("chooseLasts")}
          isRequired
          options={[
            { value: "permanent", label: t("permanent") },
            { value: "temporary", label: t("temporary") },
          ]}
          value={lasts || null}
        />
        <TextArea {...form.field("notes")} label={t("notes")} maxLength={500} isOptional />
      </Form>
    </Dialog>
  );
}
