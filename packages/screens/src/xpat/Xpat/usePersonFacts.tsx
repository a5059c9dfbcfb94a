import { ageOn } from "@id-desk/core";
import { readPermitStatus, type WorkPermit } from "@id-desk/core/xpat";
import { CodeText } from "@id-desk/ui";
import { nameIsland } from "../../places/island-places.ts";
import { StatusBadge } from "../../records/StatusBadge.tsx";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { PermitState } from "../parts/PermitState.tsx";
import { permitStatusCopy } from "../words/interaction-words.copy.ts";
import type { SheetPerson, XpatWords } from "./xpat-values.ts";

/** Who somebody is, as far as the page knows it. */
export interface PersonFacts {
  readonly name: string;
  readonly passportNo: string | undefined;
  readonly country: string | undefined;
}

/** Reads the facts by which somebody is compared. */
export function readPersonFacts(person: SheetPerson): PersonFacts {
  if (person.kind === "new") {
    const { name, passport_no, country_name } = person.values;
    return {
      name,
      passportNo: person.hasPassport ? passport_no.toUpperCase() : undefined,
      country: country_name || undefined,
    };
  }
  const { expat, passport, foundBy } = person;
  return {
    name: expat.name,
    passportNo: passport?.passport_no ?? foundBy ?? expat.passports[0]?.passport_no,
    country: expat.country?.name,
  };
}

/** Writes what is known of somebody for a list of facts. */
export function useFactsOf(person: SheetPerson, t: XpatWords) {
  const dates = useDates();
  const { passportNo, country } = readPersonFacts(person);
  const born = person.kind === "new" ? person.values.date_of_birth : person.expat.date_of_birth;
  const sex = Number(person.kind === "new" ? person.values.gender : person.expat.gender);
  const about = person.kind === "new" ? person.values.approximate_age : person.expat.approximate_age;
  const age = ageOn(born, dates.today());
  const date = dates.date(born);
  const permit = person.kind === "known" ? person.expat.permit : null;
  return {
    passport: <PassportLine number={passportNo} person={person} t={t} />,
    country: country && <bdi>{country}</bdi>,
    born: date ? (
      <bdi>{age === undefined ? date : t("bornAge", { date, age: String(age) })}</bdi>
    ) : (
      about !== null && about !== undefined && about !== "" && t("aboutAge", { age: String(about) })
    ),
    sex: sex === 1 ? t("male") : sex === 2 && t("female"),
    permit: <PermitLine permit={permit} />,
    ...usePermitFacts(permit),
  };
}

/** The number of the passport in hand, and whether the registry knows it as another than the current one. */
function PassportLine({
  number,
  person,
  t,
}: {
  readonly number: string | undefined;
  readonly person: SheetPerson;
  readonly t: XpatWords;
}) {
  if (!number) return t("noPassport");
  if (person.kind === "new") return <CodeText>{number}</CodeText>;
  const current = person.expat.passports.find(({ is_current }) => is_current)?.passport_no;
  const note = person.passport
    ? t("passportNew")
    : current && current !== number && t("passportReplaced", { number: `\u2068${current}\u2069` });
  return (
    <>
      <CodeText>{number}</CodeText> {note && <bdi>{note}</bdi>}
    </>
  );
}

function usePermitFacts(permit: WorkPermit | null) {
  return {
    employer: permit?.employer && <AnyScript>{permit.employer.name}</AnyScript>,
    occupation: permit?.occupation && <bdi>{permit.occupation.title}</bdi>,
    island: permit?.island && <bdi>{nameIsland(permit.island)}</bdi>,
    site: permit?.site && <AnyScript>{permit.site}</AnyScript>,
  };
}

/** The number of a permit, its status, and how long it is still good. */
function PermitLine({ permit }: { readonly permit: WorkPermit | null }) {
  const { label, tone } = readPermitStatus(null, useWords(permitStatusCopy));
  if (!permit) return <StatusBadge tone={tone} label={label} />;
  return (
    <>
      <CodeText>{permit.number}</CodeText>
      <PermitState permit={permit} />
    </>
  );
}
