import type { NextNumber } from "../../../domain/record-numbers.ts";
import type { BatchPlan } from "../batch-plans.ts";
import { clerkOf, makeBatch, readCardPlace, readLineStatus } from "../make-batches.ts";
import { type MadeHandOver, makeIssuance, makeOwnCollector } from "../make-issuances.ts";
import { type CardPlan, makeCard, makePerson } from "../people-and-cards.ts";
import { createPseudoRandom } from "../pseudo-random.ts";
import { planBatches } from "./plan-batches.ts";

const day = 86_400_000;
const hour = 3_600_000;

/** The ids after which new rows are numbered. */
export interface LastIds {
  readonly people: number;
  readonly cards: number;
  readonly batches: number;
  readonly issuances: number;
}

/** The moment from which days are counted back, and how the records are numbered. */
interface Making {
  readonly now: Date;
  readonly nextNumber: NextNumber;
}

/** How many people and cards go with so many batches: ten cards to a batch, and three cards to two people. */
export const readScale = (batches: number) => ({
  batches,
  cards: batches * 10,
  people: Math.ceil((batches * 20) / 3),
});

/** What the first serial number ends in, far from all others of the demonstration. */
export const firstSerial = 1_000_001;
const firstIdNumber = 100_001;

/** A card, and the batch in which it travels; one without waits at the head office. */
interface Place {
  readonly plan?: BatchPlan;
  readonly place: number;
}

/** How a hand-over of the many ended: nearly all are complete. */
function findEnd(id: number): Pick<MadeHandOver, "status" | "thumbMissing"> {
  if (id % 41 === 7) return { status: "returned" };
  if (id % 29 === 5) return { status: "collected" };
  return { status: "completed", ...(id % 37 === 3 && { thumbMissing: "injury" }) };
}

type Person = ReturnType<typeof makePerson>;
type ScaleCard = ReturnType<typeof makeScaleCard>;

function makeScaleCard(id: number, number: number, owner: Person, { plan, place }: Place, now: Date) {
  const issued = new Date(now.getTime() - ((plan?.created ?? 0) + 2) * day);
  const where: Pick<CardPlan, "status" | "centerId"> = plan
    ? readCardPlace(plan, readLineStatus(plan, place))
    : { status: "printed", centerId: 1 };
  return {
    id,
    person_id: owner.id,
    ...makeCard({ number, ...where }, owner.date_of_birth, issued),
    replaces_serial_number: null as string | null,
    replaces_reason: null as string | null,
  };
}

/** A card that came to its centre is handed over there within five days; nobody vouches for a hand-over of their own. */
function handOver(
  id: number,
  card: ScaleCard,
  owner: Person,
  { centerId, nextNumber }: { readonly centerId: number; readonly nextNumber: NextNumber },
) {
  const clerk = clerkOf(centerId);
  const isVouched = owner.phone === null;
  if (isVouched && clerk === clerkOf(3)) return undefined;
  const waited = (1 + (id % 5)) * day - (id % 7) * hour;
  return makeIssuance({
    id,
    card,
    centerId,
    clerk,
    ...findEnd(id),
    issuedAt: new Date(card.status_at.getTime() + waited),
    collector: makeOwnCollector(owner),
    nextNumber,
    ...(isVouched && { vouched: "No phone is registered" }),
  });
}

/** A batch that travelled, with its cards and their owners in the order of its lines. */
interface Travelled {
  readonly plan: BatchPlan;
  readonly batch: ReturnType<typeof makeBatch>;
  readonly packed: readonly { readonly card: ScaleCard; readonly owner: Person; readonly next?: ScaleCard }[];
}

function travel(plan: BatchPlan, packed: Travelled["packed"], making: Making): Travelled {
  const batch = makeBatch(
    plan,
    packed.map(({ card }) => card),
    making,
  );
  for (const [place, { card }] of packed.entries()) {
    card.status_at = batch.lines[place]?.resolved_at ?? card.status_at;
  }
  return { plan, batch, packed };
}

const isReceived = ({ batch }: Travelled, place: number) => batch.lines[place]?.line_status === "received";

/** Hands the cards over whose owners got another one since. */
function handOverAll(travelled: readonly Travelled[], lastId: number, nextNumber: NextNumber) {
  const made: NonNullable<ReturnType<typeof handOver>>[] = [];
  for (const each of travelled) {
    if (each.plan.status !== "received") continue;
    for (const [place, { card, owner, next }] of each.packed.entries()) {
      if (!next || !isReceived(each, place)) continue;
      const id = lastId + made.length + 1;
      const done = handOver(id, card, owner, { centerId: each.plan.to, nextNumber });
      if (!done) continue;
      made.push(done);
      card.status = done.card.status;
      card.status_at = done.card.status_at;
      if (done.card.status === "at_center") continue;
      next.replaces_serial_number = card.serial_number;
      next.replaces_reason = "damaged";
    }
  }
  return made;
}

/** What the owners of a batch's cards were told, and the batch itself that says so. */
function tell(each: Travelled) {
  const { batch } = each.batch;
  const at = batch.ready_sms_sent_at;
  if (!at) return { batch: { ...batch, ready_sms_count: null, ready_sms_skipped: null }, messages: [] };
  const received = each.packed.filter((_, place) => isReceived(each, place));
  const reached = received.filter(({ owner }) => owner.phone !== null);
  const skipped = received
    .filter(({ owner }) => owner.phone === null)
    .map(({ card }) => ({ serial_number: card.serial_number, reason: "no_phone" }));
  return {
    batch: { ...batch, ready_sms_count: reached.length, ready_sms_skipped: JSON.stringify(skipped) },
    messages: reached.map(({ card }) => ({ batch_id: batch.id, card_id: card.id, at })),
  };
}

/**
 * Makes so many batches with their cards, the owners of the cards, what happened to them, and the hand-overs of those
 * who got another card since. Serials, ID numbers and names are always the same; days count back from now.
 */
export function makeScale(count: number, last: LastIds, making: Making) {
  const { now, nextNumber } = making;
  const size = readScale(count);
  const plans = planBatches(count, last.batches);
  const places: Place[] = plans.flatMap((plan) =>
    Array.from({ length: plan.cards }, (_, place) => ({ plan, place })),
  );
  const random = createPseudoRandom(1932);
  const people = Array.from({ length: size.people }, (_, index) =>
    makePerson(random, last.people + index + 1, firstIdNumber + index),
  );
  const ownerOf = (index: number) => people[index % size.people] as Person;
  const cards = Array.from({ length: size.cards }, (_, index) => {
    const place = places[index] ?? { place: 0 };
    return makeScaleCard(last.cards + index + 1, firstSerial + index, ownerOf(index), place, now);
  });

  let packedBefore = 0;
  const travelled = plans.map((plan) => {
    const first = packedBefore;
    packedBefore += plan.cards;
    const packed = cards.slice(first, packedBefore).map((card, place) => {
      const next = cards[first + place + size.people];
      return { card, owner: ownerOf(first + place), ...(next && { next }) };
    });
    return travel(plan, packed, making);
  });
  const handedOver = handOverAll(travelled, last.issuances, nextNumber);
  const told = travelled.map(tell);
  return {
    people,
    cards,
    batches: told.map(({ batch }) => batch),
    lines: travelled.flatMap(({ batch }) => batch.lines),
    notes: travelled.flatMap(({ batch }) => batch.notes),
    issuances: handedOver.map(({ issuance }) => issuance),
    messages: told.flatMap(({ messages }) => messages),
    /** As the trail tells it: what happened first stands first. */
    events: [
      ...travelled.flatMap(({ batch }) => batch.events),
      ...handedOver.flatMap(({ events }) => events),
    ].sort((one, other) => one.at.getTime() - other.at.getTime()),
  };
}
