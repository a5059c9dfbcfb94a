import { formatAmount } from "@id-desk/core";
import { Alert, Button, Checkbox, Form, RadioCardGroup, Select, TextField } from "@id-desk/ui";
import { CenterPicker } from "../../places/CenterPicker.tsx";
import { useCenters } from "../../places/useCenters.ts";
import { DayField } from "../../runtime/forms/DayField.tsx";
import { type FormState, useForm } from "../../runtime/forms/use-form.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { usePersonFacts } from "../parts/usePersonFacts.tsx";
import { GuardianFields } from "./GuardianFields.tsx";
import { checkRequest, type SheetValues } from "./sheet-values.ts";
import { submissionCopy } from "./submission.copy.ts";
import * as css from "./submission.css.ts";
import { useSheet } from "./useApplicationSheet.ts";

/** The form of the request. */
export type RequestForm = FormState<SheetValues>;

/** What is applied for, where the card is collected, and who applies for an applicant under age. */
export function RequestSection() {
  const t = useCopy(submissionCopy);
  const sheet = useSheet();
  const { types, values, requestFacts, asked, rule, isOldCardHandedIn, card, guardian } = sheet;
  const form = useForm<SheetValues>({
    start: values,
    onChange: sheet.setValues,
    asked,
    check: (typed) => (requestFacts ? checkRequest(typed, requestFacts, t) : {}),
  });
  if (types.length === 0) return <Alert tone="warning" heading={t("noTypes")} />;
  const { type } = values;
  const lacksCard = type === "damaged" && !isOldCardHandedIn && !sheet.isReasonKept;
  const isUnanswered = sheet.needsOf("request").includes("answer");
  const isGuardianMissing = rule?.asksGuardian === true && !guardian.isEligible && !sheet.isGuardianKept;

  function submit(): void {
    const isValid = form.validate();
    if (!isValid || isUnanswered || lacksCard || isGuardianMissing) return;
    sheet.confirm("request");
  }
  return (
    <Form onSubmit={submit}>
      <TypeChoice form={form} />
      {type === "lost" && (
        <div className={css.fields}>
          <DayField {...form.field("lost_on")} label={t("lostOn")} isRequired autoComplete="off" />
          <TextField
            {...form.field("lost_place")}
            label={t("lostPlace")}
            dir="auto"
            maxLength={200}
            isRequired
            autoComplete="off"
          />
          <TextField
            {...form.field("police_report_no")}
            label={t("policeReport")}
            maxLength={64}
            isRequired
            autoComplete="off"
          />
        </div>
      )}
      {type === "damaged" && (
        <Checkbox
          name="old_card_handed_in"
          label={t("oldCard")}
          description={card && <Phrase text={t("oldCardHint")} serial={card.serial_number} />}
          isSelected={isOldCardHandedIn}
          onChange={(isHandedIn) => sheet.change({ isOldCardHandedIn: isHandedIn })}
          errorMessage={lacksCard && form.isChecked("type") ? t("oldCardRequired") : undefined}
          isRequired
        />
      )}
      {type === "change_of_details" && <ChangedDetails form={form} />}
      {type !== "" && rule && <CollectionCenter form={form} />}
      {rule?.asksGuardian && <GuardianFields form={form} />}
      <div className={css.actions}>
        <Button
          type="submit"
          variant="primary"
          isDisabled={type === "" || isUnanswered}
          disabledReason={t(type === "" ? "type" : "answerFirst")}
        >
          {t("continue")}
        </Button>
        {sheet.isEditing && sheet.isDone("request") && (
          <Button variant="quiet" onPress={() => sheet.change({ editing: undefined })}>
            {t("otherWay")}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** What can be applied for, each with what it costs. */
function TypeChoice({ form }: { readonly form: RequestForm }) {
  const t = useCopy(submissionCopy);
  const dates = useDates();
  const { types, values, rules, card, isDue } = useSheet();
  const feeOf = (code: string) => {
    const fee = rules.fees.find((each) => each.code === code);
    if (!fee) return "";
    return fee.amount > 0 ? formatAmount(fee) : t("free");
  };
  const hintOf = (code: string) =>
    code === "renewal" && isDue && card ? t("renewalDue", { date: dates.date(card.expiry_date) }) : "";
  return (
    <RadioCardGroup
      label={t("type")}
      name="type"
      options={types.map(({ code, label, description }) => ({
        value: code as string,
        title: label,
        description: [hintOf(code) || description, feeOf(code)].filter(Boolean).join(" "),
      }))}
      value={values.type}
      onChange={(code) => form.set({ type: code as SheetValues["type"] })}
      errorMessage={form.errorOf("type")}
    />
  );
}

/** The details that can change, each old one beside the new one. */
function ChangedDetails({ form }: { readonly form: RequestForm }) {
  const t = useCopy(submissionCopy);
  const { applicant } = useSheet();
  const facts = usePersonFacts(applicant ?? { date_of_birth: "", gender: 0, permanent_address: null }, t);
  if (!applicant) return null;
  const text = { dir: "auto", maxLength: 200, autoComplete: "off" } as const;
  const nowIs = (value: string | null | undefined) => (value ? t("nowIs", { value }) : undefined);
  return (
    <fieldset className={css.changes}>
      <legend className={css.heading}>{t("changes")}</legend>
      <p className={css.note}>{t("changesHelp")}</p>
      <div className={css.fields}>
        <TextField
          {...form.field("name_en")}
          {...text}
          label={t("nameEn")}
          description={nowIs(applicant.name_en)}
        />
        <TextField
          {...form.field("name_dv")}
          {...text}
          label={t("nameDv")}
          description={nowIs(applicant.name_dv)}
        />
        <DayField
          {...form.field("date_of_birth")}
          label={t("newBorn")}
          description={nowIs(applicant.date_of_birth)}
          autoComplete="off"
        />
        <Select
          {...form.field("gender")}
          label={t("newGender")}
          description={nowIs(applicant.gender === 1 ? t("male") : applicant.gender === 2 ? t("female") : "")}
          placeholder={t("noChange")}
          options={[
            { value: "male", label: t("male") },
            { value: "female", label: t("female") },
          ]}
          value={form.values.gender || null}
        />
        <TextField
          {...form.field("address")}
          {...text}
          label={t("newAddress")}
          description={facts.address && <Phrase text={t("nowIs")} values={{ value: facts.address }} />}
        />
      </div>
    </fieldset>
  );
}

/** Where the card is to be collected: here, unless another centre is chosen. */
function CollectionCenter({ form }: { readonly form: RequestForm }) {
  const t = useCopy(submissionCopy);
  const centers = useCenters(true, { withOwn: true });
  const { values } = useSheet();
  return (
    <CenterPicker
      words={t}
      centers={centers}
      label={t("collection")}
      name="collection_center_id"
      value={values.collection_center_id ? Number(values.collection_center_id) : null}
      onChange={(center) => form.set({ collection_center_id: String(center ?? "") })}
      errorMessage={form.errorOf("collection_center_id")}
      isRequired
    />
  );
}
