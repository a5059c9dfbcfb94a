import type { CollectorDraft } from "@id-desk/core";
import { ComboBox, DateField, TextField } from "@id-desk/ui";
import { useMemo } from "react";
import type { FormState } from "../../../runtime/forms/use-form.ts";
import { useRead } from "../../../runtime/reading/use-read.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { collectorStepCopy } from "./collector-step.copy.ts";

/** What a foreigner's passport says; the countries are asked for when somebody has one. */
export function PassportFields({ form }: { readonly form: FormState<CollectorDraft> }) {
  const t = useCopy(collectorStepCopy);
  const countries = useRead("listCountries", {});
  const known = countries.data?.countries;
  const options = useMemo(() => (known ?? []).map(({ id, name }) => ({ value: id, label: name })), [known]);
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
      <ComboBox
        {...form.field("country_id")}
        label={t("country")}
        isRequired
        isLoading={countries.isLoading}
        options={options}
        errorMessage={form.errorOf("country_id") ?? countries.error?.message}
      />
      <TextField {...form.field("name")} label={t("name")} isRequired autoComplete="off" />
      <DateField
        {...form.field("date_of_birth")}
        label={t("born")}
        isRequired
        autoComplete="off"
        onBlur={undefined}
      />
    </>
  );
}
