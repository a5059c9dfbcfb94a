import {
  type CollectorChoice,
  type CollectorDraft,
  type CollectorField,
  mayTakePassport,
} from "@id-desk/core";
import { ComboBox, DateField, RadioCardGroup, Select, TextField } from "@id-desk/ui";
import { useMemo } from "react";
import { useRead } from "../../../runtime/reading/use-read.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { collectorStepCopy } from "./collector-step.copy.ts";
import * as css from "./Step.css.ts";

/** What the fields that know a collector work on. */
export interface CollectorFieldsProps {
  readonly draft: CollectorDraft;
  readonly choice: CollectorChoice;
  readonly onChange: (change: Partial<CollectorDraft>) => void;
  readonly field: (name: CollectorField) => {
    readonly name: string;
    readonly errorMessage: string | undefined;
  };
}

/** What is asked of a collector who is not the owner. */
export function CollectorFields(props: CollectorFieldsProps) {
  const { draft, choice, onChange, field } = props;
  const t = useCopy(collectorStepCopy);
  const takesPassport = mayTakePassport(choice);
  const isByPassport = takesPassport && draft.isByPassport;
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
          onChange={(by) => onChange({ isByPassport: by === "passport" })}
        />
      )}
      <div className={css.fields}>
        {isByPassport ? (
          <PassportFields {...props} />
        ) : (
          <TextField
            {...field("id_number")}
            label={t("idNumber")}
            isCode
            isRequired
            autoComplete="off"
            value={draft.id_number}
            onChange={(id_number) => onChange({ id_number })}
          />
        )}
        {choice.relationships.length > 0 && (
          <Select
            {...field("relationship")}
            label={t("relationship")}
            isRequired
            placeholder={t("chooseRelationship")}
            options={choice.relationships.map(({ code, label }) => ({ value: code, label }))}
            value={draft.relationship || null}
            onChange={(relationship) => onChange({ relationship })}
          />
        )}
      </div>
    </>
  );
}

/** What a foreigner's passport says; the countries are asked for when somebody has one. */
function PassportFields({ draft, onChange, field }: CollectorFieldsProps) {
  const t = useCopy(collectorStepCopy);
  const countries = useRead("listCountries", {});
  const known = countries.data?.countries;
  const options = useMemo(() => (known ?? []).map(({ id, name }) => ({ value: id, label: name })), [known]);
  const country = field("country_id");
  return (
    <>
      <TextField
        {...field("passport_no")}
        label={t("passport")}
        isCode
        isRequired
        autoComplete="off"
        value={draft.passport_no}
        onChange={(passport_no) => onChange({ passport_no })}
      />
      <ComboBox
        {...country}
        label={t("country")}
        isRequired
        isLoading={countries.isLoading}
        options={options}
        value={draft.country_id}
        onChange={(country_id) => onChange({ country_id })}
        errorMessage={country.errorMessage ?? countries.error?.message}
      />
      <TextField
        {...field("name")}
        label={t("name")}
        isRequired
        autoComplete="off"
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <DateField
        {...field("date_of_birth")}
        label={t("born")}
        isRequired
        autoComplete="off"
        value={draft.date_of_birth}
        onChange={(date_of_birth) => onChange({ date_of_birth })}
      />
    </>
  );
}
