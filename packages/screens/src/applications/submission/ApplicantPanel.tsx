import { Alert, CodeText } from "@id-desk/ui";
import { Facts } from "../../records/Facts.tsx";
import { PersonCard, PersonPhoto } from "../../records/PersonCard.tsx";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { keepTogether } from "../../runtime/words/keep-together.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { usePersonFacts } from "../parts/usePersonFacts.tsx";
import { submissionCopy } from "./submission.copy.ts";
import * as css from "./submission.css.ts";
import type { ApplicationSheetState } from "./useApplicationSheet.ts";

/** Who applies, so that staff compare the person before them; above the sections where the window is narrow. */
export function ApplicantPanel({ sheet }: { readonly sheet: ApplicationSheetState }) {
  const t = useCopy(submissionCopy);
  const dates = useDates();
  const { applicant, card, earlier } = sheet;
  const facts = usePersonFacts(applicant ?? { date_of_birth: "", gender: 0, permanent_address: null }, t);
  const photo = usePortrait(sheet);
  if (!applicant) return null;
  return (
    <aside className={css.person} aria-label={t("person")} data-idd-part="person">
      {applicant.is_deceased && <Alert tone="danger" heading={t("isDeceased")} />}
      {applicant.holds.map(({ code, label }) => (
        <Alert
          key={code}
          tone="warning"
          heading={<AnyScript>{t("hold", { hold: label || code })}</AnyScript>}
        />
      ))}
      <PersonCard
        person={applicant}
        photo={<PersonPhoto file={photo} alt={t("photoOf", { name: applicant.name_en })} />}
        numbers={[[t("idNumber"), applicant.id_number]]}
      />
      <Facts
        className={css.shortFacts}
        words={t}
        facts={{
          ...facts,
          registeredPhone: applicant.phone_masked && (
            <bdi dir="ltr">{keepTogether(applicant.phone_masked)}</bdi>
          ),
          currentCard: card ? <CodeText>{card.serial_number}</CodeText> : !sheet.returned && t("noCard"),
          expires: card && dates.date(card.expiry_date),
          earlier: earlier > 0 && t("earlierCount", { count: earlier }),
        }}
      />
    </aside>
  );
}

/** The face that the registry has: of the person who was looked up, or of the applicant of a returned application. */
function usePortrait({ applicant, can, idNumber = "", returned }: ApplicationSheetState): Blob | undefined {
  const isShown = applicant?.has_photo === true && can("person_portraits");
  const ofPerson = useRead(
    "getPersonPortrait",
    { path: { idNumber }, isSilent: true },
    { isEnabled: isShown && !returned, readsOnce: true },
  );
  const ofApplicant = useRead(
    "getApplicantPortrait",
    { path: { id: returned?.id ?? 0 }, isSilent: true },
    { isEnabled: isShown && returned !== undefined, readsOnce: true },
  );
  return isShown ? (returned ? ofApplicant.data : ofPerson.data) : undefined;
}
