import { ageOn, parseScan } from "@id-desk/core";
import { Alert, Button, Select, TextField } from "@id-desk/ui";
import { Facts } from "../../records/Facts.tsx";
import { PersonCard, PersonPhoto } from "../../records/PersonCard.tsx";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import type { RequestForm } from "./RequestSection.tsx";
import { submissionCopy } from "./submission.copy.ts";
import * as css from "./submission.css.ts";
import { useSheet } from "./useApplicationSheet.ts";

/** Who applies for an applicant under age: looked up by the ID number, with their face. */
export function GuardianFields({ form }: { readonly form: RequestForm }) {
  const t = useCopy(submissionCopy);
  const { rules, guardian, isGuardianKept } = useSheet();
  const { person, error } = guardian;
  const isMissing = form.isChecked("guardian") && !person && !error && !isGuardianKept;
  const fieldError = form.errorOf("guardian");
  function lookUp(): void {
    // The code on a card has more than the ID number.
    const scan = parseScan(form.values.guardian);
    const typed = "id_number" in scan ? scan.id_number : form.values.guardian;
    if (typed !== form.values.guardian) form.set({ guardian: typed });
    form.leave("guardian");
    guardian.lookUp(typed);
  }
  return (
    <fieldset className={css.changes}>
      <legend className={css.heading}>{t("guardian")}</legend>
      <p className={css.note}>{t("guardianHelp")}</p>
      <div className={css.fields}>
        <TextField
          {...form.field("guardian")}
          label={t("guardianId")}
          isCode
          isRequired
          autoComplete="off"
          onBlur={undefined}
          errorMessage={fieldError ?? error?.message ?? (isMissing ? t("guardianRequired") : undefined)}
          onKeyDown={(event) => {
            // Enter looks the guardian up, as a scan of a card does; the section goes on by its button.
            if (event.key !== "Enter") return;
            event.preventDefault();
            lookUp();
          }}
        />
      </div>
      {!isGuardianKept && (
        <div className={css.actions}>
          <Button isPending={guardian.isPending} pendingLabel={t("lookingUp")} onPress={lookUp}>
            {t("lookUp")}
          </Button>
        </div>
      )}
      {person && <FoundGuardian />}
      <div className={css.fields}>
        <Select
          {...form.field("relationship")}
          label={t("relationship")}
          placeholder={t("chooseRelationship")}
          isRequired
          options={rules.guardian_relationships.map(({ code, label }) => ({ value: code, label }))}
          value={form.values.relationship || null}
        />
      </div>
    </fieldset>
  );
}

/** Who was found, and whether they may apply. */
function FoundGuardian() {
  const t = useCopy(submissionCopy);
  const dates = useDates();
  const { guardian, can } = useSheet();
  const { person, reason, isEligible } = guardian;
  const isEnabled = person?.has_photo === true && can("person_portraits");
  const request = { path: { idNumber: person?.id_number ?? "" }, isSilent: true } as const;
  const { data } = useRead("getPersonPortrait", request, { isEnabled, readsOnce: true });
  if (!person) return null;
  const name = person.name_en;
  const date = dates.date(person.date_of_birth);
  const age = ageOn(person.date_of_birth, dates.today());
  return (
    <>
      <PersonCard
        person={person}
        photo={<PersonPhoto size="sm" file={isEnabled ? data : undefined} alt={t("photoOf", { name })} />}
        numbers={[[t("idNumber"), person.id_number]]}
      />
      <Facts
        words={t}
        facts={{ born: <bdi>{age === undefined ? date : t("bornAge", { date, age: String(age) })}</bdi> }}
      />
      <Alert
        tone={isEligible ? "success" : "danger"}
        announce={isEligible ? "politely" : "at once"}
        heading={t(isEligible ? "mayApply" : "mayNotApply", { name })}
      >
        {reason}
      </Alert>
    </>
  );
}
