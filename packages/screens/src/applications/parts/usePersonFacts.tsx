import { type Application, ageOn } from "@id-desk/core";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import type { WordsOf } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";

type Person = Pick<Application["applicant"], "date_of_birth" | "gender" | "permanent_address">;

/** Writes what the registry knows of a person for a list of facts; nothing for what it does not tell. */
export function usePersonFacts(
  { date_of_birth, gender, permanent_address }: Person,
  t: WordsOf<Readonly<Record<"bornAge" | "male" | "female", unknown>>>,
) {
  const dates = useDates();
  const date = dates.date(date_of_birth);
  const age = ageOn(date_of_birth, dates.today());
  const address = writeAddress(permanent_address);
  return {
    born: date && <bdi>{age === undefined ? date : t("bornAge", { date, age: String(age) })}</bdi>,
    gender: gender === 1 ? t("male") : gender === 2 && t("female"),
    address: address && <AnyScript>{address}</AnyScript>,
  };
}

/** Where somebody is registered, from the house to the island. */
function writeAddress(address: Person["permanent_address"]): string {
  if (!address) return "";
  const { house, ward, island } = address;
  const place = [island?.atoll, island?.name].filter(Boolean).join(". ");
  return [house, ward, place].filter(Boolean).join(", ");
}
