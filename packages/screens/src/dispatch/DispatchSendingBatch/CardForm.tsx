import { checkDate, checkIdNumber, checkSerialNumber, readIdNumber, readSerialNumber } from "@id-desk/core";
import { Button, DateField, Form, Select, TextField } from "@id-desk/ui";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Messages } from "../../runtime/words/copy.ts";
import { useProblemText } from "../../runtime/words/use-problem-text.ts";
import * as css from "./CardForm.css.ts";
import { dispatchSendingBatchCopy } from "./DispatchSendingBatch.copy.ts";
import type { CardFormState } from "./useSendingScans.ts";

type Field = "serial_number" | "id_number" | "date_of_birth" | "card_type";

/** Asks for what the code of a card did not say, and adds the card. */
export function CardForm({
  form,
  messages,
}: {
  readonly form: CardFormState;
  /** The words that the host gives this one screen. */
  readonly messages: Messages<typeof dispatchSendingBatchCopy.texts> | undefined;
}) {
  const t = useCopy(dispatchSendingBatchCopy, messages);
  const { start, entry } = form;
  const headingId = useId();
  const serialField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Record<Field, string>>({
    serial_number: "",
    id_number: start.id_number ?? "",
    date_of_birth: "",
    card_type: "",
  });
  const [isChecked, setChecked] = useState(false);
  const [refusedWith, setRefusedWith] = useState({ error: entry?.error, typed });
  if (refusedWith.error !== entry?.error) setRefusedWith({ error: entry?.error, typed });
  useFocusAtStart(serialField);

  const problems = readProblems(typed, useProblemText());
  const set = (field: Field) => (text: string) => setTyped((before) => ({ ...before, [field]: text }));
  const errorOf = (field: Field) =>
    (isChecked ? problems[field] : undefined) ??
    (refusedWith.typed[field] === typed[field] ? entry?.error?.fields[field]?.[0] : undefined);

  function submit(): void {
    setChecked(true);
    if (Object.values(problems).some(Boolean)) return;
    const idNumber = readIdNumber(typed.id_number);
    form.submit(readSerialNumber(typed.serial_number), {
      method: "manual",
      ...(idNumber && { id_number: idNumber }),
      ...(typed.date_of_birth && { date_of_birth: typed.date_of_birth.trim() }),
      ...(typed.card_type && { card_type: typed.card_type }),
    });
  }

  return (
    <section className={css.panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        {t("formTitle")}
      </h2>
      {(start.id_number ?? start.unreadable) !== undefined && (
        <p className={css.lead}>
          {start.id_number
            ? t("formForId", { id: start.id_number })
            : t("formForUnknown", { text: start.unreadable ?? "" })}
        </p>
      )}
      <Form onSubmit={submit}>
        <div className={css.fields}>
          <TextField
            ref={serialField}
            name="serial_number"
            label={t("serial")}
            description={t("serialHint")}
            isCode
            isRequired
            autoComplete="off"
            value={typed.serial_number}
            onChange={set("serial_number")}
            errorMessage={errorOf("serial_number")}
          />
          <TextField
            name="id_number"
            label={t("idNumber")}
            isCode
            isOptional
            autoComplete="off"
            value={typed.id_number}
            onChange={set("id_number")}
            errorMessage={errorOf("id_number")}
          />
          <DateField
            name="date_of_birth"
            label={t("dateOfBirth")}
            isOptional
            autoComplete="off"
            value={typed.date_of_birth}
            onChange={set("date_of_birth")}
            errorMessage={errorOf("date_of_birth")}
          />
          <Select
            name="card_type"
            label={t("cardType")}
            isOptional
            options={[
              { value: "", label: t("anyType") },
              { value: "standard", label: t("standard") },
              { value: "senior", label: t("senior") },
              { value: "minor", label: t("minor") },
            ]}
            value={typed.card_type}
            onChange={set("card_type")}
            errorMessage={errorOf("card_type")}
          />
        </div>
        <div className={css.actions}>
          <Button type="submit" isPending={form.isUnderWay} pendingLabel={t("adding")}>
            {t("addCard")}
          </Button>
          <Button variant="quiet" onPress={form.close}>
            {t("closeForm")}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** The form opens because something is missing: the next key, or the next scan, belongs into its field. */
function useFocusAtStart(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => field.current?.focus(), [field]);
}

function readProblems(
  typed: Record<Field, string>,
  write: ReturnType<typeof useProblemText>,
): Partial<Record<Field, string | undefined>> {
  const { serial_number, id_number, date_of_birth } = typed;
  return {
    serial_number: write(checkSerialNumber(serial_number)[0]),
    id_number: id_number.trim() === "" ? undefined : write(checkIdNumber(id_number)[0]),
    date_of_birth: date_of_birth.trim() === "" ? undefined : write(checkDate(date_of_birth)[0]),
  };
}
