import {
  interactionOutcomes,
  type PassportSeen,
  passportSeenWords,
  readInteractionOutcome,
} from "@id-desk/core/xpat";
import { Alert, Button, ComboBox, Form, RadioCardGroup, Select, TextArea, TextField } from "@id-desk/ui";
import { useMemo } from "react";
import { IslandPicker } from "../../../places/IslandPicker.tsx";
import { nameIsland } from "../../../places/island-places.ts";
import { useIslands } from "../../../places/useIslands.ts";
import { type FormState, useForm } from "../../../runtime/forms/use-form.ts";
import { useRead } from "../../../runtime/reading/use-read.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { useWords } from "../../../runtime/words/use-words.ts";
import { outcomeCopy, passportSeenCopy } from "../../words/interaction-words.copy.ts";
import { useSheet } from "../useXpatSheet.ts";
import { xpatCopy } from "../Xpat.copy.ts";
import * as css from "../Xpat.css.ts";
import { checkInteraction, type InteractionValues } from "../xpat-values.ts";
import { EmployerFields } from "./EmployerFields.tsx";
import { TimeFields } from "./TimeFields.tsx";

/** The form of an interaction. */
export type InteractionForm = FormState<InteractionValues>;

const passportPlaces = Object.keys(passportSeenWords) as PassportSeen[];

/** Where the person was seen, for whom and as what they work, and what the interaction found. */
export function InteractionSection() {
  const t = useCopy(xpatCopy);
  const sheet = useSheet();
  const { values, limits, permit, saving, person, isConfirmedSame, confirm } = sheet;
  const form = useForm<InteractionValues>({
    start: values,
    onChange: sheet.setValues,
    check: (typed) => checkInteraction(typed, limits, t),
    error: saving.error,
    sent: saving.sent,
    namesOf: { time: ["at"], employer_id: ["employer_id", "employer"] },
  });
  const islands = useIslands();
  const seenWords = useWords(passportSeenCopy);
  const onPermit = (value: string | null | undefined) => (value ? t("onPermit", { value }) : undefined);
  return (
    <Form onSubmit={() => form.validate() && confirm("interaction")}>
      {isConfirmedSame && person.kind === "known" && (
        <Alert tone="info" announce="politely" heading={t("samePerson", { name: person.expat.name })}>
          {t("samePersonHelp")}
        </Alert>
      )}
      <div className={css.fields}>
        <IslandPicker
          {...form.field("island_id")}
          label={t("islandSeen")}
          description={onPermit(permit?.island && nameIsland(permit.island))}
          islands={islands}
          onChange={(island) => form.set({ island_id: island?.id ?? null })}
          isRequired
        />
        <TextField
          {...form.field("site")}
          label={t("siteSeen")}
          description={onPermit(permit?.site) ?? t("siteHint")}
          dir="auto"
          maxLength={200}
          autoComplete="off"
          isOptional
        />
      </div>
      <EmployerFields form={form} />
      <div className={css.fields}>
        <OccupationField form={form} />
        <TextField
          {...form.field("contact_phone")}
          label={t("phone")}
          description={t("phoneHint")}
          inputMode="tel"
          maxLength={64}
          autoComplete="off"
          isCode
          isOptional
        />
        <Select
          {...form.field("passport_seen")}
          label={t("passportSeen")}
          placeholder={t("choosePassportSeen")}
          options={passportPlaces.map((place) => ({ value: place, label: seenWords[place] }))}
          value={values.passport_seen || null}
          isRequired
        />
        <TimeFields form={form} />
      </div>
      <OutcomeField form={form} />
      <TextArea
        {...form.field("notes")}
        label={t("notes")}
        description={t("notesHint")}
        maxLength={2000}
        isOptional={values.outcome === "verified"}
        isRequired={values.outcome !== "verified"}
      />
      <div className={css.actions}>
        <Button type="submit" variant="primary">
          {t("continue")}
        </Button>
      </div>
    </Form>
  );
}

/** As what the person works, beside what the permit says. */
function OccupationField({ form }: { readonly form: InteractionForm }) {
  const t = useCopy(xpatCopy);
  const { permit } = useSheet();
  const { data, error } = useRead("listOccupations", { isSilent: true });
  const options = useMemo(() => {
    const known = data?.occupations ?? [];
    const onPermit = permit?.occupation;
    const all = onPermit && !known.some(({ code }) => code === onPermit.code) ? [onPermit, ...known] : known;
    return all.map(({ code, title }) => ({ value: code, label: title, detail: code }));
  }, [data, permit]);
  return (
    <ComboBox
      {...form.field("occupation_code")}
      label={t("occupationSeen")}
      description={permit?.occupation ? t("onPermit", { value: permit.occupation.title }) : undefined}
      options={options}
      isLoading={!data && !error}
      value={form.values.occupation_code || null}
      onChange={(code) => form.set({ occupation_code: code ?? "" })}
      errorMessage={form.errorOf("occupation_code") ?? (error && t("occupationsFailed"))}
      isOptional
    />
  );
}

/** What the interaction found. `verified` says why it is closed. */
function OutcomeField({ form }: { readonly form: InteractionForm }) {
  const t = useCopy(xpatCopy);
  const words = useWords(outcomeCopy);
  const { outcomes, values } = useSheet();
  const [why] = outcomes.notVerified;
  return (
    <RadioCardGroup
      label={t("outcome")}
      name="outcome"
      description={t("outcomeHelp")}
      options={interactionOutcomes.map((outcome) => ({
        value: outcome,
        title: readInteractionOutcome(outcome, words).label,
        description: outcome === "verified" && why && t(`closed_${why}`),
        isDisabled: !outcomes.allowed.includes(outcome),
      }))}
      value={values.outcome || null}
      onChange={(outcome) => form.set({ outcome })}
      errorMessage={form.errorOf("outcome")}
      isRequired
    />
  );
}
