import { Alert } from "@id-desk/ui";
import { Facts } from "../../records/Facts.tsx";
import { PersonCard, PersonPhoto } from "../../records/PersonCard.tsx";
import { useRead } from "../../runtime/reading/use-read.ts";
import { keepTogether } from "../../runtime/words/keep-together.ts";
import { usePersonFacts } from "../parts/usePersonFacts.tsx";
import * as css from "./ApplicationStatus.css.ts";
import type { StatusWords } from "./ApplicationStatus.tsx";
import type { LoadedStatusPage } from "./useApplicationStatus.ts";

/** Whose status it is, so that staff know whom they tell it, and why a card may not be handed over. */
export function StatusPerson({ page, t }: { readonly page: LoadedStatusPage; readonly t: StatusWords }) {
  const { person } = page.status;
  const { born, gender, address } = usePersonFacts(person, t);
  return (
    <aside className={css.person} aria-label={t("person")} data-idd-part="person">
      {person.is_deceased && <Alert tone="danger" heading={t("deceased")} />}
      {person.holds.map(({ code, label }) => (
        <Alert key={code} tone="warning" heading={t("hold", { hold: label || code })} />
      ))}
      <PersonCard
        person={person}
        photo={<Portrait page={page} alt={t("photo", { name: person.name_en })} />}
        numbers={[[t("idNumber"), person.id_number]]}
      />
      <Facts
        className={css.facts}
        words={t}
        facts={{
          born,
          gender,
          phone: person.phone_masked && <bdi dir="ltr">{keepTogether(person.phone_masked)}</bdi>,
          address,
        }}
      />
    </aside>
  );
}

/** The photograph of the person, where the server shows one. Without a face the page says no less. */
function Portrait({
  page: { status, idNumber, can },
  alt,
}: {
  readonly page: LoadedStatusPage;
  readonly alt: string;
}) {
  const isEnabled = can("person_portraits") && status.person.has_photo === true;
  const request = { path: { idNumber }, isSilent: true } as const;
  const { data } = useRead("getPersonPortrait", request, { isEnabled, readsOnce: true });
  return <PersonPhoto size="sm" file={isEnabled ? data : undefined} alt={alt} />;
}
