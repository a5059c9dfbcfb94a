import { Alert, Button, Form, Select, TextField } from "@id-desk/ui";
import { CountryPicker } from "../../../places/CountryPicker.tsx";
import type { Countries } from "../../../places/useCountries.ts";
import { DayField } from "../../../runtime/forms/DayField.tsx";
import { useForm } from "../../../runtime/forms/use-form.ts";
import { useDates } from "../../../runtime/words/use-dates.ts";
import type { XpatSheetState } from "../useXpatSheet.ts";
import * as css from "../Xpat.css.ts";
import { checkPerson, type PersonValues, personFields, type XpatWords } from "../xpat-values.ts";

/** What the registry may call the fields of somebody new. */
const namesOf = {
  name: ["name", "individual.name"],
  country_id: ["country_id", "individual.country_id", "passport.country_id"],
  passport_no: ["passport_no", "passport.passport_no"],
  expires_on: ["expires_on", "passport.expires_on"],
  gender: ["gender", "individual.gender"],
  date_of_birth: ["date_of_birth", "individual.date_of_birth"],
  approximate_age: ["approximate_age", "individual.approximate_age"],
  no_documents_reason: ["no_documents_reason", "individual.no_documents_reason"],
};

/** Takes the details of somebody whom the registry does not know. */
export function NewPersonForm({
  start,
  hasPassport,
  countries,
  sheet,
  onDone,
  onBack,
  t,
}: {
  readonly start: PersonValues;
  readonly hasPassport: boolean;
  readonly countries: Countries;
  readonly sheet: XpatSheetState;
  readonly onDone: (values: PersonValues) => void;
  readonly onBack: () => void;
  readonly t: XpatWords;
}) {
  const today = useDates().today();
  const { rules, saving } = sheet;
  const form = useForm<PersonValues>({
    start,
    asked: personFields(hasPassport),
    check: (values) => checkPerson(values, { hasPassport, today }, t),
    error: saving.error,
    namesOf,
    sent: start,
  });
  const { values } = form;
  const { expires_on } = values;
  const isAtField = Object.keys(saving.error?.fields ?? {}).some((name) => form.ownNames.includes(name));
  const text = { autoComplete: "off", maxLength: 200 } as const;
  return (
    <Form onSubmit={() => form.validate() && onDone(values)}>
      <h3 className={css.name}>{t(hasPassport ? "newPerson" : "newNoDocuments")}</h3>
      {saving.error && !isAtField && (
        <Alert tone="danger" announce="at once" heading={t("saveFailed")}>
          {saving.errorText}
        </Alert>
      )}
      <div className={css.fields}>
        <TextField
          {...form.field("name")}
          {...text}
          label={t("name")}
          description={t("nameHint")}
          dir="auto"
          isRequired
        />
        {hasPassport && (
          <TextField
            {...form.field("passport_no")}
            label={t("passportNo")}
            maxLength={64}
            autoComplete="off"
            isCode
            isRequired
          />
        )}
        <CountryPicker
          {...form.field("country_id")}
          label={t("country")}
          countries={countries}
          pinned={rules.pinned_countries}
          onChange={(country) =>
            form.set({
              country_id: country?.id ?? null,
              country_name: country?.name ?? "",
              passport_country_id: null,
            })
          }
          isRequired
        />
        <Select
          {...form.field("gender")}
          label={t("sex")}
          options={[
            { value: "1", label: t("male") },
            { value: "2", label: t("female") },
            { value: "0", label: t("unknown") },
          ]}
          placeholder={t("unknown")}
          value={values.gender || null}
        />
        {hasPassport ? (
          <>
            <DayField {...form.field("date_of_birth")} label={t("born")} autoComplete="off" isRequired />
            <DayField
              {...form.field("expires_on")}
              label={t("expires")}
              autoComplete="off"
              isOptional={expires_on === ""}
            />
          </>
        ) : (
          <>
            <TextField
              {...form.field("approximate_age")}
              label={t("approximateAge")}
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
              isCode
              isRequired
            />
            <Select
              {...form.field("no_documents_reason")}
              label={t("noDocumentsReason")}
              placeholder={t("chooseReason")}
              options={rules.no_documents_reasons.map(({ code, label }) => ({ value: code, label }))}
              value={values.no_documents_reason || null}
              isRequired
            />
          </>
        )}
      </div>
      <div className={css.actions}>
        <Button type="submit" variant="primary">
          {t("continue")}
        </Button>
        <Button variant="quiet" onPress={onBack}>
          {t("back")}
        </Button>
      </div>
    </Form>
  );
}
