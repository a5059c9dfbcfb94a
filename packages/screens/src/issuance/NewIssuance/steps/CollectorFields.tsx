import { type CollectorChoice, type CollectorDraft, mayTakePassport } from "@id-desk/core";
import { ComboBox, DateField, RadioCardGroup, Select, TextField } from "@id-desk/ui";
import { useMemo } from "react";
import type { FormState } from "../../../runtime/forms/use-form.ts";
import { useRead } from "../../../runtime/reading/use-read.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { collectorStepCopy } from "./collector-step.copy.ts";
import * as css from "./Step.css.ts";

interface CollectorForm {
  readonly form: Pick<FormState<CollectorDraft>, "values" | "set" | "field" | "errorOf">;
}

/** A code that is looked at when it is sent, and not when its field is left. */
const codeProps = { isCode: true, isRequired: true, autoComplete: "off", onBlur: undefined };

/** What is asked of a collector who is not the owner. */
export function CollectorFields({ choice, form }: CollectorForm & { readonly choice: CollectorChoice }) {
  const t = useCopy(collectorStepCopy);
  const takesPassport = mayTakePassport(choice);
  const isByPassport = takesPassport && form.values.isByPassport;
  return (
    <>
      {takesPassport && (
        <RadioCardGroup
          label={t("by")}
          name="identified_by"
          options={[
            { value: "id_number", title: t("byId") },
            { value: "passport", title: t("byPassport") },
          ]}
          value={isByPassport ? "passport" : "id_number"}
          onChange={(by) => form.set({ isByPassport: by === "passport" })}
        />
      )}
      <div className={css.fields}>
        {isByPassport ? (
          <PassportFields form={form} />
        ) : (
          <TextField {...form.field("id_number")} {...codeProps} label={t("idNumber")} />
        )}
        {choice.relationships.length > 0 && (
          <Select
            {...form.field("relationship")}
            label={t("relationship")}
            isRequired
            placeholder={t("chooseRelationship")}
            options={choice.relationships.map(({ code, label }) => ({ value: code, label }))}
            value={form.values.relationship || null}
          />
        )}
      </div>
    </>
  );
}

/** What a foreigner's passport says; the countries are asked for when somebody has one. */
function PassportFields({ form }: CollectorForm) {
  const t = useCopy(collectorStepCopy);
  const countries = useRead("listCountries", {});
  const known = countries.data?.countries;
  const options = useMemo(() => (known ?? []).map(({ id, name }) => ({ value: id, label: name })), [known]);
  return (
    <>
      <TextField {...form.field("passport_no")} {...codeProps} label={t("passport")} />
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
