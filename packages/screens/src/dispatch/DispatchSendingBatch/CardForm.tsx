import {
  checkDate,
  checkIdNumber,
  checkSerialNumber,
  formatCode,
  readIdNumber,
  readSerialNumber,
} from "@id-desk/core";
import { Button, Form, Select, TextField } from "@id-desk/ui";
import { useEffect, useId, useRef } from "react";
import { DayField } from "../../runtime/forms/DayField.tsx";
import { useForm } from "../../runtime/forms/use-form.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import * as css from "./CardForm.css.ts";
import { dispatchSendingBatchCopy } from "./DispatchSendingBatch.copy.ts";
import type { DispatchSendingBatchProps } from "./DispatchSendingBatch.tsx";
import type { SendingScans } from "./useSendingScans.ts";

/** Asks for what the code of a card did not say, and adds the card. */
export function CardForm({
  form,
  messages,
}: Pick<DispatchSendingBatchProps, "messages"> & { readonly form: NonNullable<SendingScans["form"]> }) {
  const t = useCopy(dispatchSendingBatchCopy, messages);
  const { code, text, entry } = form;
  const idNumber = code.kind === "id" ? code.id_number : "";
  const isUnreadable = text !== "" && (code.kind === "unknown" || code.kind === "application");
  const headingId = useId();
  const serialField = useRef<HTMLInputElement>(null);
  const card = useForm({
    start: { serial_number: "", id_number: idNumber, date_of_birth: "", card_type: "" },
    error: entry?.error,
    check: ({ serial_number, id_number, date_of_birth }) => ({
      serial_number: checkSerialNumber(serial_number),
      id_number: id_number.trim() && checkIdNumber(id_number),
      date_of_birth: date_of_birth.trim() && checkDate(date_of_birth),
    }),
  });
  // The form opens because something is missing: the next key, or the next scan, belongs into its field.
  useEffect(() => serialField.current?.focus(), []);
  const field = (name: "serial_number" | "id_number" | "date_of_birth") => ({
    ...card.field(name),
    autoComplete: "off",
  });

  function submit(): void {
    if (!card.validate()) return;
    const { serial_number, id_number, date_of_birth, card_type } = card.values;
    const known = readIdNumber(id_number);
    form.submit({
      serial_number: readSerialNumber(serial_number),
      method: "manual",
      ...(known && { id_number: known }),
      ...(date_of_birth && { date_of_birth: date_of_birth.trim() }),
      ...(card_type && { card_type }),
    });
  }

  return (
    <section className={css.panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        {t("formTitle")}
      </h2>
      {idNumber && <p className={css.lead}>{t("formForId", { id: idNumber })}</p>}
      {isUnreadable && <p className={css.lead}>{t("formForUnknown", { text: formatCode(text) })}</p>}
      <Form onSubmit={submit}>
        <div className={css.fields}>
          <TextField
            ref={serialField}
            {...field("serial_number")}
            label={t("serial")}
            description={t("serialHint")}
            isCode
            isRequired
          />
          <TextField {...field("id_number")} label={t("idNumber")} isCode isOptional />
          <DayField {...field("date_of_birth")} label={t("dateOfBirth")} isOptional />
          <Select
            {...card.field("card_type")}
            label={t("cardType")}
            isOptional
            options={[
              { value: "", label: t("anyType") },
              { value: "standard", label: t("standard") },
              { value: "senior", label: t("senior") },
              { value: "minor", label: t("minor") },
            ]}
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
