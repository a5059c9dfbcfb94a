import type { IssuanceStatus } from "../../domain/issuance/issuance-steps.ts";
import { maskPhone } from "../../domain/masked-phone.ts";
import { countNumbers, type NextNumber } from "../../domain/record-numbers.ts";
import { demonstrationAccounts } from "./accounts.ts";
import type { CounterCards } from "./counter-cards.ts";

const minute = 60_000;
const hour = 60 * minute;

type MadeStatus = Extract<IssuanceStatus, "collected" | "completed" | "returned">;

/** Who collected a card of the demonstration; the owner when nothing is said. */
type CollectorPlan =
  | {
      readonly type: "family" | "authorised" | "official";
      readonly by: number;
      readonly relationship?: string;
    }
  | { readonly type: "family"; readonly foreigner: string; readonly relationship: string };

/** A hand-over of the demonstration, told in the hours since it happened. */
interface IssuancePlan {
  readonly number: number;
  readonly status: MadeStatus;
  readonly hours: number;
  readonly collector?: CollectorPlan;
  /** Why no fingerprint was taken. */
  readonly thumbMissing?: string;
  /** Why a supervisor vouched for the collector, whom no code reached. */
  readonly vouched?: string;
}

/** Who collected the cards of the list: every fifth somebody else than the owner. */
const collectors: readonly CollectorPlan[] = [
  { type: "family", by: 5304, relationship: "mother" },
  { type: "authorised", by: 5305 },
  { type: "family", by: 5306, relationship: "spouse" },
  { type: "official", by: 5307 },
  { type: "family", by: 5308, relationship: "guardian" },
  { type: "family", foreigner: "Priya Fernando", relationship: "spouse" },
];

/** Why a supervisor vouched for the owner: of one whose proof is outstanding, and of one that is complete. */
const vouched: ReadonlyMap<number, string> = new Map([
  [5402, "The phone was stolen"],
  [5404, "The registered number is not theirs any more"],
]);

/** The account of the supervisor who vouches, by its place in the list of accounts. */
const supervisor = { id: 5, fullname: demonstrationAccounts[4]?.fullname };

/** The first two are of today; of those that came back one is of today as well. */
function planOfList(index: number): IssuancePlan {
  const number = 5401 + index;
  const hours = index < 4 ? 1 + index : 20 + index * 17;
  const collector = index % 5 === 4 ? collectors[Math.floor(index / 5)] : undefined;
  const reason = vouched.get(number);
  const common = { number, hours, ...(collector && { collector }), ...(reason && { vouched: reason }) };
  if (index < 2 || index === 9 || index === 16) return { ...common, status: "collected" };
  if (index === 2 || index === 12 || index === 21) return { ...common, status: "returned" };
  return { ...common, status: "completed", ...(index % 11 === 8 && { thumbMissing: "injury" }) };
}

/** The hand-overs of the demonstration, the oldest first, as they were numbered. */
const plans: readonly IssuancePlan[] = [
  { number: 5204, status: "collected" as const, hours: 50 },
  { number: 5205, status: "completed" as const, hours: 74 },
  ...Array.from({ length: 30 }, (_, index) => planOfList(index)),
].sort((one, other) => other.hours - one.hours);

const returnNotes = "The name is misspelt on the card";

const nobody = {
  collector_passport_no: null,
  collector_country_id: null,
  collector_name: null,
  collector_date_of_birth: null,
  collector_relationship: null,
};

/** Owners who collect their card themselves. */
export const makeOwnCollector = (
  owner: { readonly id: number; readonly phone: string | null } | undefined,
) => ({
  ...nobody,
  collector_type: "self" as const,
  collector_person_id: owner?.id ?? null,
  phone: owner?.phone,
});

function makeCollector(plan: IssuancePlan, { byNumber }: CounterCards) {
  const { collector } = plan;
  if (!collector) return makeOwnCollector(byNumber.get(plan.number)?.person);
  const relationship = collector.relationship ?? null;
  if ("by" in collector) {
    const person = byNumber.get(collector.by)?.person;
    return {
      ...nobody,
      collector_type: collector.type,
      collector_person_id: person?.id ?? null,
      collector_relationship: relationship,
      phone: person?.phone,
    };
  }
  return {
    collector_type: collector.type,
    collector_person_id: null,
    collector_passport_no: "N7654321",
    // Sri Lanka.
    collector_country_id: 210,
    collector_name: collector.foreigner,
    collector_date_of_birth: "1991-04-12",
    collector_relationship: relationship,
    phone: "0094771112223",
  };
}

/** A hand-over that was made. */
export interface MadeHandOver {
  readonly id: number;
  readonly card: { readonly id: number; readonly serial_number: string };
  readonly centerId: number;
  readonly clerk: number;
  readonly status: MadeStatus;
  readonly issuedAt: Date;
  readonly collector: ReturnType<typeof makeCollector>;
  /** Why no fingerprint was taken. */
  readonly thumbMissing?: string | undefined;
  /** Why a supervisor vouched for the collector, whom no code reached. */
  readonly vouched?: string | undefined;
  readonly nextNumber: NextNumber;
}

/** The record of a hand-over with its events, and what became of its card. */
export function makeIssuance(handOver: MadeHandOver) {
  const { id, card, centerId, clerk, status, issuedAt, vouched } = handOver;
  const at = (minutes: number) => new Date(issuedAt.getTime() + minutes * minute);
  const { phone, ...collector } = handOver.collector;
  const isVouched = vouched !== undefined;
  const masked = isVouched || !phone ? null : maskPhone(phone);
  const [isCompleted, isReturned] = [status === "completed", status === "returned"];
  const [completedAt, returnedAt] = [isCompleted ? at(4) : null, isReturned ? at(9) : null];
  const who = { actor_id: clerk, center_id: centerId, subject_type: "issuance", subject_id: id };
  const event = (
    minutes: number,
    action: string,
    from: string | null,
    to: string,
    notes?: string | null,
  ) => ({
    ...who,
    at: at(minutes),
    action,
    from_status: from,
    to_status: to,
    serial_number: card.serial_number,
    notes: notes ?? null,
    is_in_history: true,
  });
  const events = [
    event(-6, "load", null, "ready"),
    event(-5, "check_collector", "ready", "ready"),
    ...(isVouched
      ? [event(-3, "vouch", "ready", "otp_verified", `${supervisor.fullname}: ${vouched}`)]
      : [
          event(-4, "send_otp", "ready", "otp_sent", masked),
          event(-3, "verify_otp", "otp_sent", "otp_verified"),
        ]),
    event(-1, "verify_card", "otp_verified", "otp_verified"),
    event(0, "issue", "otp_verified", "collected"),
    ...(isCompleted ? [event(4, "complete", "collected", "completed")] : []),
    ...(isReturned ? [event(9, "return_card", "collected", "returned", returnNotes)] : []),
  ];
  const issuance = {
    id,
    card_id: card.id,
    center_id: centerId,
    status,
    issuance_no: handOver.nextNumber("HO", issuedAt),
    version: events.length,
    begun_by: clerk,
    begun_at: at(-6),
    touched_at: completedAt ?? returnedAt ?? issuedAt,
    changed_by: clerk,
    changed_at: completedAt ?? returnedAt ?? issuedAt,
    ...collector,
    verified_at: at(-3),
    verified_method: isVouched ? ("supervisor" as const) : ("otp" as const),
    verified_by: isVouched ? supervisor.id : null,
    verified_contact_masked: masked,
    card_verified_at: at(-1),
    issued_by: clerk,
    issued_at: issuedAt,
    completed_by: isCompleted ? clerk : null,
    completed_at: completedAt,
    thumb_missing_reason: handOver.thumbMissing ?? null,
    returned_by: isReturned ? clerk : null,
    returned_at: returnedAt,
    return_reason: isReturned ? ("data_error" as const) : null,
    return_notes: isReturned ? returnNotes : null,
  };
  const cardStatuses = { returned: "at_center", completed: "completed", collected: "collected" } as const;
  return {
    issuance,
    events,
    card: { id: card.id, status: cardStatuses[status], status_at: issuance.changed_at },
  } as const;
}

/** The hand-overs of the demonstration with their events, and what became of their cards. */
export function makeIssuances(counter: CounterCards, now: Date) {
  const nextNumber = countNumbers();
  return plans.map((plan, index) => {
    const found = counter.byNumber.get(plan.number);
    if (!found) throw new Error(`The demonstration hands over card ${plan.number}, which it does not have.`);
    const { status, vouched, thumbMissing } = plan;
    return makeIssuance({
      id: index + 1,
      card: found.card,
      centerId: 1,
      // The supervisor's account, or the clerk's: nobody vouches for a hand-over of their own.
      clerk: index % 4 === 3 && vouched === undefined ? supervisor.id : 1,
      status,
      issuedAt: new Date(now.getTime() - plan.hours * hour),
      collector: makeCollector(plan, counter),
      thumbMissing,
      vouched,
      nextNumber,
    });
  });
}
