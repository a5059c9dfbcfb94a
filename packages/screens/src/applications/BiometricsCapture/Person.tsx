import { Alert } from "@id-desk/ui";
import type { CaptureWords } from "../../capture/station/biometrics-capture.copy.ts";
import { Facts } from "../../records/Facts.tsx";
import { PersonCard, PersonPhoto } from "../../records/PersonCard.tsx";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import * as css from "./BiometricsCapture.css.ts";
import type { Station } from "./useBiometricsCapture.ts";

/** Who is in front of the camera, so that staff take the biometrics of the right person. */
export function Person({ station, t }: { readonly station: Station; readonly t: CaptureWords }) {
  const { idNumber, biometrics, age, can } = station;
  const { applicant } = biometrics;
  const dates = useDates();
  const birthday = dates.date(applicant.date_of_birth);
  const isEnabled = can("person_portraits") && applicant.has_photo === true;
  const request = { path: { idNumber }, isSilent: true } as const;
  const { data } = useRead("getPersonPortrait", request, { isEnabled, readsOnce: true });
  const name = applicant.name_en;
  return (
    <aside className={css.person} aria-label={t("person")} data-idd-part="person">
      {applicant.is_deceased && <Alert tone="danger" heading={t("deceased")} />}
      {applicant.holds.map(({ code, label }) => (
        <Alert key={code} tone="warning" heading={t("hold", { hold: label || code })} />
      ))}
      <PersonCard
        person={applicant}
        photo={<PersonPhoto size="sm" file={isEnabled ? data : undefined} alt={t("photoOf", { name })} />}
        numbers={[[t("idNumber"), applicant.id_number]]}
      />
      <Facts
        words={t}
        facts={{
          born: birthday && (
            <bdi>{age === undefined ? birthday : t("bornAge", { date: birthday, age: String(age) })}</bdi>
          ),
        }}
      />
    </aside>
  );
}
