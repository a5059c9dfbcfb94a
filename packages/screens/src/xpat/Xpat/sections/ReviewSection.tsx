import { readContact } from "@id-desk/core";
import { interactionOutcomes } from "@id-desk/core/xpat";
import { Alert, Button, Form } from "@id-desk/ui";
import { CheckIcon } from "@id-desk/ui/icons";
import { nameIsland } from "../../../places/island-places.ts";
import { useIslands } from "../../../places/useIslands.ts";
import { Facts } from "../../../records/Facts.tsx";
import { useRead } from "../../../runtime/reading/use-read.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../../runtime/words/AnyScript.tsx";
import { useDates } from "../../../runtime/words/use-dates.ts";
import { useWords } from "../../../runtime/words/use-words.ts";
import { isUnanswered } from "../../../runtime/writing/use-write.ts";
import { OutcomeBadge } from "../../parts/OutcomeBadge.tsx";
import { passportSeenCopy } from "../../words/interaction-words.copy.ts";
import { readPersonFacts } from "../usePersonFacts.tsx";
import { useBiometricsText, useIdentityText } from "../useSummaries.ts";
import { useSheet } from "../useXpatSheet.ts";
import { xpatCopy } from "../Xpat.copy.ts";
import * as css from "../Xpat.css.ts";

/** Everything that is saved, and the button that saves it. */
export function ReviewSection() {
  const t = useCopy(xpatCopy);
  const { saving, save } = useSheet();
  const { error, errorText, candidates, refusal } = saving;
  const isUnsure = isUnanswered(saving);
  return (
    <Form onSubmit={() => void save()}>
      <Summary />
      {error && !candidates && !refusal?.step && (
        <Alert tone="danger" announce="at once" heading={t(isUnsure ? "saveUnsure" : "saveFailed")}>
          {errorText} {isUnsure && t("saveUnsureHelp")}
        </Alert>
      )}
      {saving.isOffered && (
        <div className={css.actions}>
          <Button
            type="submit"
            variant="primary"
            icon={<CheckIcon />}
            isPending={saving.isPending}
            pendingLabel={t("saving")}
            isDisabled={saving.isDisabled}
            disabledReason={saving.disabledReason}
          >
            {t("save")}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** What was found, beside what the permit says where that is another thing. */
function Summary() {
  const t = useCopy(xpatCopy);
  const dates = useDates();
  const seenWords = useWords(passportSeenCopy);
  const sheet = useSheet();
  const { person, values, permit } = sheet;
  const { name, passportNo, country } = readPersonFacts(person);
  const { places } = useIslands();
  const occupations = useRead("listOccupations", { isSilent: true }).data?.occupations;
  const island = places?.find(({ id }) => id === values.island_id)?.island;
  const occupation = [permit?.occupation, ...(occupations ?? [])].find(
    (each) => each?.code === values.occupation_code,
  );
  const employer =
    values.employer === "typed"
      ? values.employer_name
      : values.employer === "permit"
        ? permit?.employer?.name
        : values.employer_known;
  const beside = (seen: string | undefined, onPermit: string | undefined) =>
    seen && (
      <>
        <AnyScript>{seen}</AnyScript>
        {onPermit && onPermit !== seen && (
          <>
            {" "}
            <bdi className={css.note}>({t("onPermit", { value: onPermit })})</bdi>
          </>
        )}
      </>
    );
  return (
    <Facts
      words={t}
      facts={{
        name: <AnyScript>{name}</AnyScript>,
        passport: [passportNo, country].filter(Boolean).join(", ") || t("noPassport"),
        identity: useIdentityText(sheet),
        island: beside(island && nameIsland(island), permit?.island ? nameIsland(permit.island) : undefined),
        site: values.site && <AnyScript>{values.site}</AnyScript>,
        employer: beside(employer, permit?.employer?.name),
        occupation: beside(occupation?.title, permit?.occupation?.title),
        phone: readContact(values.contact_phone) && <bdi dir="ltr">{readContact(values.contact_phone)}</bdi>,
        passportSeen: values.passport_seen && seenWords[values.passport_seen],
        at: values.day ? `${dates.date(values.day)} ${values.time}` : t("whenNow"),
        biometrics: useBiometricsText(sheet),
        outcome: interactionOutcomes.includes(values.outcome as never) && (
          <OutcomeBadge outcome={values.outcome} />
        ),
        notes: values.notes.trim() && <AnyScript>{values.notes.trim()}</AnyScript>,
      }}
    />
  );
}
