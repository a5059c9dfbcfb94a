import { type IdentityChecks, identityChecks, readInteractionOutcome } from "@id-desk/core/xpat";
import { Alert, Button, Form, RadioCardGroup } from "@id-desk/ui";
import { useState } from "react";
import { PersonPhoto } from "../../../records/PersonCard.tsx";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { useWords } from "../../../runtime/words/use-words.ts";
import { outcomeCopy } from "../../words/interaction-words.copy.ts";
import { readPersonFacts } from "../usePersonFacts.tsx";
import { useSheet } from "../useXpatSheet.ts";
import { xpatCopy } from "../Xpat.copy.ts";
import * as css from "../Xpat.css.ts";

/** Compares the person with what is known of them: four questions, of which none has an answer beforehand. */
export function IdentitySection() {
  const t = useCopy(xpatCopy);
  const words = useWords(outcomeCopy);
  const { person, portrait, checks, answer, confirm } = useSheet();
  const [isTried, setTried] = useState(false);
  const { name, passportNo, country } = readPersonFacts(person);
  const isolate = (text: string) => `\u2068${text}\u2069`;
  const questionOf: Readonly<Record<keyof IdentityChecks, string>> = {
    image: t(portrait ? "image" : passportNo ? "imagePassport" : "imageNone"),
    name: t("nameCheck", { name: isolate(name) }),
    passport_number: passportNo
      ? t("passportCheck", { number: isolate(passportNo) })
      : t("passportCheckNone"),
    country: country ? t("countryCheck", { country: isolate(country) }) : t("countryCheckNone"),
  };
  const isWhole = identityChecks.every((check) => checks[check] !== undefined);
  const isDoubted = identityChecks.some((check) => checks[check] === false);
  function submit(): void {
    setTried(true);
    if (isWhole) confirm("identity");
  }
  return (
    <Form onSubmit={submit}>
      <p className={css.note}>{t("compare")}</p>
      <div className={css.compare}>
        <PersonPhoto size="xl" file={portrait} alt={t("photoOf", { name })} />
        <div className={css.part}>
          {identityChecks.map((check) => (
            <RadioCardGroup
              key={check}
              name={check}
              label={questionOf[check]}
              options={[
                { value: "yes", title: t("yes") },
                { value: "no", title: t("no") },
              ]}
              isCompact
              value={checks[check] === undefined ? null : checks[check] ? "yes" : "no"}
              onChange={(value) => answer(check, value === "yes")}
              errorMessage={isTried && checks[check] === undefined ? t("answerRequired") : undefined}
              isRequired
            />
          ))}
        </div>
      </div>
      {isDoubted && (
        <Alert
          tone="warning"
          announce="politely"
          heading={t("doubt", { outcome: readInteractionOutcome("identity_doubt", words).label })}
        />
      )}
      <div className={css.actions}>
        <Button type="submit" variant="primary">
          {t("continue")}
        </Button>
      </div>
    </Form>
  );
}
