import type { components } from "../../contract/registry.gen.d.ts";
import { formatShownDay } from "../registry-day.ts";

/** One thing that must be so before a card may be handed over. */
export type IssuanceCheck = components["schemas"]["IssuanceCheck"];

type Card = components["schemas"]["IssuanceCard"];
type Person = components["schemas"]["Person"];

/** What is known of a card when somebody at a centre asks whether it may be handed over. */
export interface CardAtCounter {
  readonly card: Card;
  readonly owner: Person;
  /** The centre that asks. */
  readonly centerId: number;
  /** The registry's day, as YYYY-MM-DD. */
  readonly today: string;
  /** Who else has begun to hand it over. */
  readonly inProgress: { readonly by: { readonly fullname: string }; readonly since: string } | null;
}

const handedOver: readonly Card["status"][] = ["collected", "completed"];
const settled: readonly string[] = ["paid", "waived"];

/** Where a card is that is not here, in words for staff. */
function describePlace({ status, current_center, batch }: Card): string {
  switch (status) {
    case "in_transit":
      return batch?.destination_center
        ? `This card is on its way to ${batch.destination_center.name} in batch ${batch.batch_no}.`
        : "This card is on its way.";
    case "packed":
      return batch ? `This card is packed in batch ${batch.batch_no}.` : "This card is packed.";
    case "printed":
      return "This card is printed and has not been sent to a centre.";
    case "missing":
      return "This card is missing.";
    case "disputed":
      return "This card was disputed when its batch was received.";
    case "cancelled":
      return "This card is cancelled.";
    case "returned":
      return "This card was returned.";
    default:
      return current_center ? `This card is at ${current_center.name}.` : "This card is at no centre.";
  }
}

function checkPlace({ card, centerId }: CardAtCounter): IssuanceCheck {
  const isHere =
    card.current_center?.id === centerId && (card.status === "at_center" || handedOver.includes(card.status));
  if (isHere) return { code: "at_this_center", ok: true, message: "This card is here." };
  return {
    code: "at_this_center",
    ok: false,
    message: describePlace(card),
    context: { status: card.status, center: card.current_center, batch: card.batch ?? null },
  };
}

function checkNotCollected({ card }: CardAtCounter): IssuanceCheck {
  const code = "not_collected";
  return handedOver.includes(card.status)
    ? { code, ok: false, message: "This card has already been handed over." }
    : { code, ok: true, message: "This card has not been handed over." };
}

function checkExpiry({ card, today }: CardAtCounter): IssuanceCheck {
  const [code, day] = ["not_expired", formatShownDay(card.expiry_date)];
  return card.expiry_date < today
    ? { code, ok: false, message: `This card expired on ${day}.`, context: { expiry_date: card.expiry_date } }
    : { code, ok: true, message: `This card is valid until ${day}.` };
}

function checkOwnerAlive({ owner }: CardAtCounter): IssuanceCheck {
  const code = "owner_alive";
  return owner.is_deceased
    ? { code, ok: false, message: "The owner is registered as deceased." }
    : { code, ok: true, message: "The owner is not registered as deceased." };
}

function checkHolds({ owner: { holds } }: CardAtCounter): IssuanceCheck {
  const code = "no_hold";
  return holds.length > 0
    ? {
        code,
        ok: false,
        message: `There is a hold on the owner: ${holds.map(({ label }) => label).join(", ")}.`,
        context: { holds },
      }
    : { code, ok: true, message: "There is no hold on the owner." };
}

function checkPayment({ card: { payment } }: CardAtCounter): IssuanceCheck[] {
  if (!payment) return [];
  const code = "paid";
  if (settled.includes(payment.status)) return [{ code, ok: true, message: "The fee is settled." }];
  const amount =
    payment.amount === undefined ? "" : `: ${payment.currency ?? ""} ${payment.amount.toFixed(2)}`;
  return [{ code, ok: false, message: `The fee is not paid${amount}.`, context: { ...payment } }];
}

function checkInProgress({ inProgress }: CardAtCounter): IssuanceCheck {
  const code = "not_in_progress";
  return inProgress
    ? {
        code,
        ok: false,
        message: `${inProgress.by.fullname} has begun to hand this card over.`,
        context: { ...inProgress },
      }
    : { code, ok: true, message: "Nobody else is handing this card over." };
}

/**
 * Everything that must be so before a card may be handed over, in the order in which staff read it.
 * @see Spec 4, "Issuance steps"
 */
export function checkCardForIssuance(asked: CardAtCounter): IssuanceCheck[] {
  return [
    checkPlace(asked),
    checkNotCollected(asked),
    checkExpiry(asked),
    checkOwnerAlive(asked),
    checkHolds(asked),
    ...checkPayment(asked),
    checkInProgress(asked),
  ];
}
