import { ComboBox, RadioCardGroup, TextField } from "@id-desk/ui";
import { useEffect, useMemo, useState } from "react";
import { useRead } from "../../../runtime/reading/use-read.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { useSheet } from "../useXpatSheet.ts";
import { xpatCopy } from "../Xpat.copy.ts";
import type { EmployerSource } from "../xpat-values.ts";
import type { InteractionForm } from "./InteractionSection.tsx";

/** For whom the person works: as on the permit, another employer of the registry, or one that it does not know. */
export function EmployerFields({ form }: { readonly form: InteractionForm }) {
  const t = useCopy(xpatCopy);
  const { permit } = useSheet();
  const { employer } = form.values;
  const onPermit = permit?.employer;
  return (
    <>
      <RadioCardGroup
        label={t("employerSeen")}
        name="employer"
        options={[
          ...(onPermit
            ? [
                {
                  value: "permit",
                  title: t("samePermit"),
                  description: <bdi>{onPermit.name}</bdi>,
                },
              ]
            : []),
          { value: "registered", title: t("otherEmployer"), description: t("otherEmployerHelp") },
          { value: "typed", title: t("unknownEmployer"), description: t("unknownEmployerHelp") },
        ]}
        value={employer || null}
        onChange={(source) => form.set({ employer: source as EmployerSource })}
        errorMessage={form.errorOf("employer")}
      />
      {employer === "registered" && <EmployerSearch form={form} />}
      {employer === "typed" && (
        <TextField
          {...form.field("employer_name")}
          label={t("employerName")}
          dir="auto"
          maxLength={200}
          autoComplete="off"
          isRequired
        />
      )}
    </>
  );
}

/** Until so many milliseconds after the last key nothing is asked. */
const patience = 250;

const isLongEnough = (text: string) => text.trim().length >= 2;

/** An employer of the registry, searched for while it is typed. */
function EmployerSearch({ form }: { readonly form: InteractionForm }) {
  const t = useCopy(xpatCopy);
  const { employer_id, employer_known } = form.values;
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), patience);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = isLongEnough(search);
  const { data, error, isLoading } = useRead(
    "listEmployers",
    { query: { search }, isSilent: true },
    { isEnabled: isAsked },
  );
  const found = isAsked ? data?.employers : undefined;
  const options = useMemo(() => {
    const all = (found ?? []).map(({ id, name, registration_no }) => ({
      value: id,
      label: name,
      ...(registration_no && { detail: registration_no, otherNames: registration_no }),
    }));
    const isListed = employer_id === null || all.some(({ value }) => value === employer_id);
    return isListed ? all : [{ value: employer_id, label: employer_known }, ...all];
  }, [found, employer_id, employer_known]);
  return (
    <ComboBox<number>
      {...form.field("employer_id")}
      label={t("employerSearch")}
      description={t("employerSearchHint")}
      options={options}
      isLoading={isLongEnough(typed) && (isLoading || search !== typed.trim())}
      onType={setTyped}
      onChange={(id) =>
        form.set({
          employer_id: id,
          employer_known: options.find(({ value }) => value === id)?.label ?? "",
        })
      }
      errorMessage={form.errorOf("employer_id") ?? (error && t("employersFailed"))}
      isRequired
    />
  );
}
