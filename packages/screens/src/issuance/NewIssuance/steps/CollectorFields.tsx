import {
  type CollectorChoice,
  type CollectorDraft,
  type CollectorField,
  mayTakePassport,
} from "@id-desk/core";
import { ComboBox, DateField, RadioCardGroup, Select, TextField } from "@id-desk/ui";
import { useMemo } from "react";
import { useRead } from "../../../runtime/reading/use-read.ts";
import type { Translate } from "../../../runtime/words/copy.ts";
import type { collectorStepCopy } from "./collector-step.copy.ts";
import * as css from "./Step.css.ts";

/** What is asked of a collector who is not the owner. */
export function CollectorFields({
  draft,
  choice,
  onChange,
  errorOf,
  t,
}: {
  readonly draft: CollectorDraft;
  readonly choice: CollectorChoice;
  readonly onChange: (change: Partial<CollectorDraft>) => void;
  readonly errorOf: (field: CollectorField) => string | undefined;
  readonly t: Translate<typeof collectorStepCopy.texts>;
}) {
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
          <PassportFields draft={draft} onChange={onChange} errorOf={errorOf} t={t} />
        ) : (
          <TextField
            name="id_number"
            label={t("idNumber")}
            isCode
            isRequired
            autoComplete="off"
            value={draft.id_number}
            onChange={(id_number) => onChange({ id_number })}
            errorMessage={errorOf("id_number")}
          />
        )}
        {choice.relationships.length > 0 && (
          <Select
            name="relationship"
            label={t("relationship")}
            isRequired
            placeholder={t("chooseRelationship")}
            options={choice.relationships.map(({ code, label }) => ({ value: code, label }))}
            value={draft.relationship || null}
            onChange={(relationship) => onChange({ relationship })}
            errorMessage={errorOf("relationship")}
          />
        )}
      </div>
    </>
  );
}

/** What a foreigner's passport says; the countries are asked for when somebody has one. */
function PassportFields({
  draft,
  onChange,
  errorOf,
  t,
}: {
  readonly draft: CollectorDraft;
  readonly onChange: (change: Partial<CollectorDraft>) => void;
  readonly errorOf: (field: CollectorField) => string | undefined;
  readonly t: Translate<typeof collectorStepCopy.texts>;
}) {
  const countries = useRead("listCountries", {});
  const known = countries.data?.countries;
  const options = useMemo(() => (known ?? []).map(({ id, name }) => ({ value: id, label: name })), [known]);
  return (
    <>
      <TextField
        name="passport_no"
        label={t("passport")}
        isCode
        isRequired
        autoComplete="off"
        value={draft.passport_no}
        onChange={(passport_no) => onChange({ passport_no })}
        errorMessage={errorOf("passport_no")}
      />
      <ComboBox
        name="country_id"
        label={t("country")}
        isRequired
        isLoading={countries.isLoading}
        options={options}
        value={draft.country_id}
        onChange={(country_id) => onChange({ country_id })}
        errorMessage={errorOf("country_id") ?? countries.error?.message}
      />
      <TextField
        name="name"
        label={t("name")}
        isRequired
        autoComplete="off"
        value={draft.name}
        onChange={(name) => onChange({ name })}
        errorMessage={errorOf("name")}
      />
      <DateField
        name="date_of_birth"
        label={t("born")}
        isRequired
        autoComplete="off"
        value={draft.date_of_birth}
        onChange={(date_of_birth) => onChange({ date_of_birth })}
        errorMessage={errorOf("date_of_birth")}
      />
    </>
  );
}
