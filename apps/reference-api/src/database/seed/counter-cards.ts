import type { CardStatus } from "../../domain/dispatch/card-lines.ts";
import islands from "./data/islands.json" with { type: "json" };
import { formatDay, idNumberOf, makeName, readCardType, serialOf } from "./people-and-cards.ts";
import { createPseudoRandom, type PseudoRandom } from "./pseudo-random.ts";

const day = 86_400_000;
const hour = 3_600_000;

/** What sets a person apart from the others who wait for their card. */
interface PersonOddity {
  readonly bornIn?: number;
  readonly isDeceased?: boolean;
  readonly hold?: { readonly code: string; readonly label: string };
  readonly phone?: string | null;
}

/** What sets a card apart from the others that wait at a counter. */
interface CardOddity extends PersonOddity {
  readonly status?: CardStatus;
  readonly isExpired?: boolean;
  readonly replaces?: { readonly number: number; readonly reason: string };
  readonly payment?: { readonly status: string; readonly amount: number };
}

const court = { code: "court_order", label: "Court order" };
const inquiry = { code: "identity_inquiry", label: "Identity under inquiry" };

/** The cards that stories are told of, by the number that their serial and their owner's ID number end in. */
const oddities: Readonly<Record<number, CardOddity>> = {
  5201: { isExpired: true },
  5202: { isDeceased: true },
  5203: { hold: inquiry },
  5204: { status: "collected" },
  5205: { status: "completed" },
  5206: { bornIn: 2014 },
  5207: { replaces: { number: 91, reason: "renewal" }, payment: { status: "paid", amount: 100 } },
  5208: { payment: { status: "pending", amount: 200 } },
  5209: { phone: null },
  5210: { phone: "0094771234567" },
  5241: { status: "cancelled" },
  5242: { replaces: { number: 92, reason: "damaged" }, payment: { status: "paid", amount: 200 } },
  5301: { bornIn: 2012 },
  5302: { isDeceased: true },
  5303: { hold: court },
};

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Which cards wait at which centre. */
const shelves: readonly { readonly centerId: number; readonly numbers: readonly number[] }[] = [
  { centerId: 1, numbers: range(5001, 5120) },
  { centerId: 6, numbers: range(5121, 5200) },
  { centerId: 1, numbers: range(5201, 5210) },
  { centerId: 2, numbers: range(5211, 5240) },
  { centerId: 1, numbers: [5241, 5242] },
  { centerId: 2, numbers: range(5301, 5320) },
  { centerId: 1, numbers: range(5401, 5430) },
];

const islandRows = islands.islands.map(({ name, atoll }, index) => ({
  id: index + 1,
  name,
  atoll: islands.atolls.find((each) => each.name === atoll)?.code ?? atoll,
}));

/** Names of houses, as they stand in addresses. */
export const houses: readonly string[] = [
  "Asurumaage",
  "Finivaage",
  "Gulhazaaruge",
  "Haalam",
  "Kinaaraage",
  "Moonlight",
  "Orchidmaage",
];
const wards = ["Henveyru", "Galolhu", "Maafannu", "Machangolhi"];

function makeAddress(random: PseudoRandom) {
  const [house, ward, island] = [
    random.next(houses.length),
    random.next(wards.length),
    random.next(islandRows.length),
  ];
  // Always drawn, so that who has no address does not change the people who follow.
  if (random.next(10) < 3) return { house: null, ward: null, island_id: null };
  return {
    house: houses[house] ?? null,
    ward: random.next(2) === 0 ? (wards[ward] ?? null) : null,
    island_id: islandRows[island]?.id ?? null,
  };
}

function makePhone(random: PseudoRandom, { phone }: PersonOddity): string | null {
  const digits = Array.from({ length: 6 }, () => random.next(10)).join("");
  const own = `${random.next(2) === 0 ? 7 : 9}${digits}`;
  return phone === undefined ? own : phone;
}

function makePerson(random: PseudoRandom, id: number, number: number) {
  const oddity = oddities[number] ?? {};
  const name = makeName(random);
  const [year, month, date] = [1948 + random.next(58), random.next(12), 1 + random.next(28)];
  return {
    id,
    id_number: idNumberOf(number),
    ...name,
    date_of_birth: formatDay(new Date(Date.UTC(oddity.bornIn ?? year, month, date))),
    phone: makePhone(random, oddity),
    is_deceased: oddity.isDeceased ?? false,
    ...makeAddress(random),
  };
}

/** What of a card's day at the counter the demonstration counts back from now. */
function makeTimes(random: PseudoRandom, number: number, now: Date) {
  const arrivedAt = new Date(now.getTime() - (2 + random.next(40)) * day - random.next(6) * hour);
  const issued = new Date(arrivedAt.getTime() - (3 + random.next(8)) * day);
  const isExpired = oddities[number]?.isExpired ?? false;
  const expires = isExpired
    ? new Date(now.getTime() - 20 * day)
    : new Date(Date.UTC(issued.getUTCFullYear() + 5, issued.getUTCMonth(), issued.getUTCDate()));
  const isTold = random.next(6) > 0;
  return { arrivedAt, issued, expires, toldAt: isTold ? new Date(arrivedAt.getTime() + 2 * hour) : null };
}

/** The people and cards that wait at counters, after so many that are there already. */
export function makeCounterCards(
  now: Date,
  { people: lastPerson, cards: lastCard }: { readonly people: number; readonly cards: number },
) {
  const random = createPseudoRandom(1962);
  const made = shelves.flatMap(({ centerId, numbers }) => numbers.map((number) => ({ centerId, number })));
  const all = made.map(({ centerId, number }, index) => {
    const person = makePerson(random, lastPerson + index + 1, number);
    const { arrivedAt, issued, expires, toldAt } = makeTimes(random, number, now);
    const { status = "at_center", replaces, payment, hold } = oddities[number] ?? {};
    const card = {
      id: lastCard + index + 1,
      serial_number: serialOf(number),
      person_id: person.id,
      card_type: readCardType(person.date_of_birth),
      issue_date: formatDay(issued),
      expiry_date: formatDay(expires),
      status,
      current_center_id: centerId,
      status_at: arrivedAt,
      application_no: `C-2026-${String(number).padStart(6, "0")}`,
      arrived_at: arrivedAt,
      replaces_serial_number: replaces ? serialOf(replaces.number) : null,
      replaces_reason: replaces?.reason ?? null,
      payment_status: payment?.status ?? null,
      payment_amount: payment?.amount ?? null,
      payment_currency: payment ? "MVR" : null,
    };
    const holds = hold ? [{ person_id: person.id, ...hold }] : [];
    const isTold = toldAt !== null && person.phone !== null && !person.is_deceased;
    return { number, person, card, holds, told: isTold ? [{ card_id: card.id, at: toldAt }] : [] };
  });
  return {
    islands: islandRows,
    people: all.map(({ person }) => person),
    cards: all.map(({ card }) => card),
    holds: all.flatMap(({ holds }) => holds),
    told: all.flatMap(({ told }) => told),
    /** A card and its owner by their number. */
    byNumber: new Map(all.map(({ number, person, card }) => [number, { person, card }])),
  };
}

/** The people and cards that wait at counters. */
export type CounterCards = ReturnType<typeof makeCounterCards>;
