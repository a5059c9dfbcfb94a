import { type CollectorChoice, mayTakePassport } from "@id-desk/core";
import { RadioCardGroup, Select, TextField } from "@id-desk/ui";
import { createPartOnDemand, useOnDemand } from "../../../runtime/reading/on-demand.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import type { CollectorForm } from "./collector-form.ts";
import { collectorStepCopy } from "./collector-step.copy.ts";
import * as css from "./Step.css.ts";

const passportFields = createPartOnDemand(() => import("./PassportFields.tsx"), "PassportFields");

/** What is asked of a collector who is not the owner. */
export function CollectorFields({ choice, form }: CollectorForm & { readonly choice: CollectorChoice }) {
  const t = useCopy(collectorStepCopy);
  const takesPassport = mayTakePassport(choice);
  const isByPassport = takesPassport && form.values.isByPassport;
  const PassportFields = useOnDemand(passportFields, {
    isWanted: isByPassport,
    onUnavailable: () => form.set({ isByPassport: false }),
  });
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
          PassportFields && <PassportFields form={form} />
        ) : (
          <TextField
            {...form.field("id_number")}
            label={t("idNumber")}
            isCode
            isRequired
            autoComplete="off"
            onBlur={undefined}
          />
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
