import type { CardStatus } from "../../domain/dispatch/card-lines.ts";
import names from "./data/names.json" with { type: "json" };
import { createPseudoRandom, type PseudoRandom } from "./pseudo-random.ts";

/** A card to be made, with the number that its serial and its owner's ID number end in. */
export interface CardPlan {
  readonly number: number;
  readonly status: CardStatus;
  readonly centerId: number | null;
}

const { given_male, given_female, second_male, second_female } = names.items;

/** The first ten letters of a day, YYYY-MM-DD. */
export const formatDay = (date: Date) => date.toISOString().slice(0, 10);

/** The year by which the age that decides the card's type is counted; fixed, as the people are. */
const countingYear = 2026;

/** The serial number that ends in this number. */
export const serialOf = (number: number) => `SN${String(number).padStart(7, "0")}`;
/** The ID number that ends in this number. */
export const idNumberOf = (number: number) => `A${100_000 + number}`;

function makePhone(random: PseudoRandom, number: number): string | null {
  const digits = (count: number) => Array.from({ length: count }, () => random.next(10)).join("");
  // Always drawn, so that who has no phone does not change the people who follow.
  const [local, foreign] = [`${random.next(2) === 0 ? 7 : 9}${digits(6)}`, `0094${digits(9)}`];
  if (number % 9 === 4) return null;
  return number % 40 === 7 ? foreign : local;
}

/** A name in both scripts, of a man or a woman. */
export function makeName(random: PseudoRandom) {
  const isMale = random.next(2) === 0;
  const given = random.pick<{ latin: string; dv: string; weight?: number }>(
    isMale ? given_male : given_female,
  );
  const second = random.pick<{ latin: string; dv: string; weight?: number }>(
    isMale ? second_male : second_female,
  );
  return {
    name_en: `${given.latin} ${second.latin}`,
    name_dv: `${given.dv} ${second.dv}`,
    gender: isMale ? 1 : 2,
  };
}

/** Somebody whose ID number ends in this number. */
export function makePerson(random: PseudoRandom, id: number, number: number) {
  const name = makeName(random);
  const year = 1945 + random.next(68);
  const month = random.next(12);
  const day = 1 + random.next(28);
  return {
    id,
    id_number: idNumberOf(number),
    ...name,
    date_of_birth: formatDay(new Date(Date.UTC(year, month, day))),
    phone: makePhone(random, number),
  };
}

/** The type of a card by the day on which its owner was born. */
export function readCardType(dateOfBirth: string): string {
  const age = countingYear - Number(dateOfBirth.slice(0, 4));
  if (age >= 65) return "senior";
  return age < 18 ? "minor" : "standard";
}

/** What stands on a card that was issued on this day, and where it is. */
export function makeCard({ number, status, centerId }: CardPlan, dateOfBirth: string, issued: Date) {
  const expires = new Date(Date.UTC(issued.getUTCFullYear() + 5, issued.getUTCMonth(), issued.getUTCDate()));
  return {
    serial_number: serialOf(number),
    card_type: readCardType(dateOfBirth),
    issue_date: formatDay(issued),
    expiry_date: formatDay(expires),
    status,
    current_center_id: centerId,
    status_at: issued,
  };
}

/** The people and cards of the demonstration: serials, ID numbers and names are always the same. */
export function makePeopleAndCards(plans: readonly CardPlan[], now: Date) {
  const random = createPseudoRandom(1905);
  // What has left the print site was made before the oldest batch.
  const issuedOf = ({ status }: CardPlan) =>
    new Date(now.getTime() - (status === "printed" ? 12 : 60) * 86_400_000);
  const people = plans.map(({ number }, index) => makePerson(random, index + 1, number));
  const cards = plans.map((plan, index) => ({
    id: index + 1,
    person_id: index + 1,
    ...makeCard(plan, people[index]?.date_of_birth ?? "", issuedOf(plan)),
  }));
  return { people, cards };
}
