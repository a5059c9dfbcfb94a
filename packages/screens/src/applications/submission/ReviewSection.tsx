import { findLabel, formatAmount, isAnswered } from "@id-desk/core";
import { Button, Checkbox, Form, TextArea } from "@id-desk/ui";
import { SendIcon } from "@id-desk/ui/icons";
import { useState } from "react";
import { useCenters } from "../../places/useCenters.ts";
import { Facts } from "../../records/Facts.tsx";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useListText } from "../../runtime/words/use-list-text.ts";
import { usePersonFacts } from "../parts/usePersonFacts.tsx";
import { Refused } from "./Refused.tsx";
import { detailFields, type SheetValues } from "./sheet-values.ts";
import { submissionCopy } from "./submission.copy.ts";
import * as css from "./submission.css.ts";
import { useSheet } from "./useApplicationSheet.ts";

/** Everything that is submitted, the declaration, and the button that submits it. */
export function ReviewSection() {
  const t = useCopy(submissionCopy);
  const sheet = useSheet();
  const { signer, values, isDeclared, submission } = sheet;
  const [isTried, setTried] = useState(false);
  const name = signer?.name_en ?? "";
  const { answers } = sheet;
  const count = answers?.reasons.length ?? 0;
  const answered = answers?.reasons.filter((reason) => isAnswered(reason, answers)).length ?? 0;
  function submit(): void {
    setTried(true);
    if (isDeclared && answered === count) void submission.submit();
  }
  return (
    <Form onSubmit={submit}>
      <Summary />
      <TextArea
        name="notes"
        label={t("notes")}
        description={t("notesHint")}
        value={values.notes}
        onChange={(notes) => sheet.setValues({ notes })}
        maxLength={2000}
        isOptional
      />
      <Checkbox
        name="declared"
        label={t("declaration", { name: `\u2068${name}\u2069` })}
        isSelected={isDeclared}
        onChange={(declared) => sheet.change({ isDeclared: declared })}
        errorMessage={isTried && !isDeclared ? t("declarationRequired") : undefined}
        isRequired
      />
      <Refused step="review" />
      {submission.isOffered && (
        <div className={css.actions}>
          <Button
            type="submit"
            variant="primary"
            icon={<SendIcon />}
            isPending={submission.isPending}
            pendingLabel={t(answers ? "resubmitting" : "submitting")}
            isDisabled={submission.isDisabled || answered < count}
            disabledReason={submission.disabledReason ?? t("answerFirst")}
          >
            {answers ? t("resubmit", { count, done: answered }) : t("submit")}
          </Button>
        </div>
      )}
    </Form>
  );
}

const nameOfDetail = {
  name_en: "nameEn",
  name_dv: "nameDv",
  date_of_birth: "newBorn",
  gender: "newGender",
  address: "newAddress",
} as const;

/** What was typed and chosen, and of a changed detail from what to what. */
function Summary() {
  const t = useCopy(submissionCopy);
  const dates = useDates();
  const list = useListText();
  const { applicant, signer, rule, values, rules, types, given } = useSheet();
  const facts = usePersonFacts(applicant ?? { date_of_birth: "", gender: 0, permanent_address: null }, t);
  const collection = useCollectionName();
  if (!applicant) return null;
  const { type } = values;
  const fee = rules.fees.find(({ code }) => code === type);
  const genders: Readonly<Record<string, string>> = { male: t("male"), female: t("female") };
  const before = {
    name_en: applicant.name_en,
    name_dv: applicant.name_dv,
    date_of_birth: facts.born,
    gender: facts.gender,
    address: facts.address,
  };
  const writeNew = (field: (typeof detailFields)[number], text: string) =>
    field === "date_of_birth" ? dates.date(text) : (genders[text] ?? text);
  const isChange = type === "change_of_details";
  const changed = detailFields.filter((field) => isChange && values[field].trim() !== "");
  const ofLoss = type === "lost";
  const text = (field: keyof SheetValues) => ofLoss && <AnyScript>{values[field]}</AnyScript>;
  return (
    <Facts
      words={t}
      facts={{
        type: findLabel(types, type),
        ...Object.fromEntries(
          changed.map((field) => [
            nameOfDetail[field],
            <span key={field}>
              {before[field] || "–"} → <AnyScript>{writeNew(field, values[field])}</AnyScript>
            </span>,
          ]),
        ),
        lostOn: ofLoss && dates.date(values.lost_on),
        lostPlace: text("lost_place"),
        policeReport: text("police_report_no"),
        collection: collection && <bdi>{collection}</bdi>,
        guardian: rule?.asksGuardian && signer && <bdi>{signer.name_en}</bdi>,
        documents: given.length > 0 && list(given.map((code) => findLabel(rules.document_types, code))),
        fee: fee && (fee.amount > 0 ? formatAmount(fee) : t("free")),
      }}
    />
  );
}

/** Returns the name of the centre at which the card is collected; nothing until it is known. */
function useCollectionName(): string | undefined {
  const { values, returned } = useSheet();
  const { center } = useSession();
  const id = Number(values.collection_center_id);
  const known = [center, returned?.collection_center].find((each) => each?.id === id);
  const { places } = useCenters(known === undefined, { withOwn: true });
  return known?.name ?? places?.find((place) => place.id === id)?.label;
}
