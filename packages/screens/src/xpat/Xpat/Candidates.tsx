import { type ExpatCandidate, readCandidateReason } from "@id-desk/core/xpat";
import { Button, Dialog, Form, TextArea } from "@id-desk/ui";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Facts } from "../../records/Facts.tsx";
import { PersonPhoto } from "../../records/PersonCard.tsx";
import { useForm } from "../../runtime/forms/use-form.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { useListText } from "../../runtime/words/use-list-text.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { ExpatPhoto } from "../parts/ExpatPhoto.tsx";
import { candidateReasonCopy } from "../words/interaction-words.copy.ts";
import { LastInteraction } from "./LastInteraction.tsx";
import { readPersonFacts, useFactsOf } from "./usePersonFacts.tsx";
import type { XpatSheetState } from "./useXpatSheet.ts";
import * as css from "./Xpat.css.ts";
import { checkNotSame, type SheetPerson, type XpatWords } from "./xpat-values.ts";

/** Shows the person beside those whom the registry knows and who look alike; staff say who of them it is. */
export function Candidates({
  sheet,
  candidates,
  hasPortraits,
  t,
}: {
  readonly sheet: XpatSheetState;
  readonly candidates: readonly ExpatCandidate[];
  /** The server shows photographs. */
  readonly hasPortraits: boolean;
  readonly t: XpatWords;
}) {
  const { person, saving, biometrics, takeSame, takeOther } = sheet;
  const form = useForm({
    start: { not_same_note: "" },
    check: ({ not_same_note }) => ({ not_same_note: checkNotSame(not_same_note, t) }),
  });
  const formId = useId();
  const [isOther, setOther] = useState(false);
  const note = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOther) note.current?.focus();
  }, [isOther]);
  if (!person) return null;
  const taken = biometrics?.form
    .getAll("files")
    .find((file) => file instanceof File && file.name === "photo.jpg");
  const isSamePassport = candidates.some(({ reasons }) => reasons.includes("passport"));
  return (
    <Dialog
      isOpen
      size="lg"
      heading={t("mayBeSame")}
      dismissLabel={t("cancel")}
      onOpenChange={(isOpen) => !isOpen && saving.reset()}
      actions={
        isOther ? (
          <Button form={formId} type="submit" isPending={saving.isPending} pendingLabel={t("saving")}>
            {t("saveOther")}
          </Button>
        ) : (
          <Button onPress={() => setOther(true)}>{t("somebodyElse")}</Button>
        )
      }
    >
      <div className={css.part}>
        <p className={css.note}>{t("mayBeSameHelp")}</p>
        <div className={css.sides}>
          <Side
            heading={t("thisPerson")}
            person={person}
            photo={
              <PersonPhoto
                file={taken instanceof File ? taken : undefined}
                alt={t("photoOf", { name: readPersonFacts(person).name })}
              />
            }
            t={t}
          />
          {candidates.map(({ individual, reasons }) => (
            <Side
              key={individual.id}
              heading={t("inRegistry")}
              person={{ kind: "known", expat: individual }}
              photo={
                <ExpatPhoto
                  expat={individual}
                  canShow={hasPortraits}
                  alt={t("photoOf", { name: individual.name })}
                  size="lg"
                />
              }
              reasons={reasons}
              action={
                <Button
                  variant="primary"
                  aria-label={t("sameAs", { name: individual.name })}
                  onPress={() => void takeSame(individual)}
                >
                  {t("theSame")}
                </Button>
              }
              t={t}
            />
          ))}
        </div>
        {isOther && (
          <Form
            id={formId}
            onSubmit={() =>
              form.validate() &&
              takeOther(
                candidates.map(({ individual }) => individual.id),
                form.values.not_same_note.trim(),
              )
            }
          >
            <TextArea
              ref={note}
              {...form.field("not_same_note")}
              label={t("notSameNote")}
              description={t(isSamePassport ? "notSamePassportHint" : "notSameHint")}
              maxLength={500}
              isRequired
            />
          </Form>
        )}
      </div>
    </Dialog>
  );
}

/** One of those who are compared. */
function Side({
  heading,
  person,
  photo,
  reasons = [],
  action,
  t,
}: {
  readonly heading: string;
  readonly person: SheetPerson;
  readonly photo: ReactNode;
  readonly reasons?: ExpatCandidate["reasons"];
  readonly action?: ReactNode;
  readonly t: XpatWords;
}) {
  const list = useListText();
  const words = useWords(candidateReasonCopy);
  const { name } = readPersonFacts(person);
  const { passport, country, born, sex, permit, employer } = useFactsOf(person, t);
  const last = person.kind === "known" ? person.expat.last_interaction : null;
  return (
    <article className={css.side} aria-label={`${heading}: ${name}`}>
      <p className={css.note}>{heading}</p>
      {photo}
      <h3 className={css.name}>
        <AnyScript>{name}</AnyScript>
      </h3>
      {reasons.length > 0 && (
        <p className={css.note}>{list(reasons.map((reason) => readCandidateReason(reason, words)))}</p>
      )}
      {action}
      <Facts
        words={t}
        facts={{
          ...{ passport, country, born, sex, permit, employer },
          lastInteraction: last && <LastInteraction interaction={last} t={t} />,
        }}
      />
    </article>
  );
}
