import type { CollectorDraft } from "@id-desk/core";
import { TextField } from "@id-desk/ui";
import { CountryPicker } from "../../../places/CountryPicker.tsx";
import { useCountries } from "../../../places/useCountries.ts";
import { DayField } from "../../../runtime/forms/DayField.tsx";
import type { FormState } from "../../../runtime/forms/use-form.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { collectorStepCopy } from "./collector-step.copy.ts";

/** What a foreigner's passport says; the countries are asked for when somebody has one. */
export function PassportFields({ form }: { readonly form: FormState<CollectorDraft> }) {
  const t = useCopy(collectorStepCopy);
  const countries = useCountries();
  return (
    <>
      <TextField
        {...form.field("passport_no")}
        label={t("passport")}
        isCode
        isRequired
        autoComplete="off"
        onBlur={undefined}
      />
      <CountryPicker
        {...form.field("country_id")}
        onChange={(country) => form.set({ country_id: country?.id ?? null })}
        countries={countries}
        label={t("country")}
        isRequired
      />
      <TextField {...form.field("name")} label={t("name")} isRequired autoComplete="off" />
      <DayField
        {...form.field("date_of_birth")}
        label={t("born")}
        isRequired
        autoComplete="off"
        onBlur={undefined}
      />
    </>
  );
}
