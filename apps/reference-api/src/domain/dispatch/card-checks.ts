import type { Ruling } from "./batch-actions.ts";
import type { CardStatus } from "./card-lines.ts";

interface NamedCenter {
  readonly id: number;
  readonly name: string;
}

/** What is known when a card is about to be added to a batch. */
export interface CardInHand {
  /** What was sent with the scan, read into the form in which it is stored. */
  readonly sent: {
    readonly id_number?: string;
    readonly date_of_birth?: string;
    readonly card_type?: string;
  };
  /** Whether the registry knows the person of the sent ID number. */
  readonly isPersonKnown: boolean;
  /** The card with the sent serial number. */
  readonly card?: {
    readonly status: CardStatus;
    readonly id_number: string;
    readonly date_of_birth: string;
    readonly card_type: string;
    readonly current_center: NamedCenter | null;
  };
  /** The batch that holds the card. */
  readonly linkedTo?: {
    readonly batch_id: number;
    readonly batch_no: string;
    readonly destination_center: NamedCenter;
  };
  readonly atCenter: number;
}

/** A refusal of a card, with what it is about. */
export interface CardRefusal extends Ruling {
  readonly context?: Readonly<Record<string, unknown>>;
}

interface CardCheck extends Ruling {
  fails(inHand: CardInHand): boolean;
  context?(inHand: CardInHand): Readonly<Record<string, unknown>> | undefined;
}

const addable: readonly CardStatus[] = ["printed", "at_center"];
const outOfCirculation: readonly CardStatus[] = ["cancelled", "collected", "completed", "returned"];
const notFound = "Valid card with serial number not found";

const differs = (sent: string | undefined, known: string | undefined) => sent !== undefined && sent !== known;

/** In this order: what the card is comes before where it is. The messages are the error catalogue's. */
const checks: readonly CardCheck[] = [
  {
    message: "Card not found by registry",
    code: "card_not_found_by_registry",
    fails: ({ sent, isPersonKnown }) => sent.id_number !== undefined && !isPersonKnown,
  },
  {
    message: notFound,
    code: "card_not_found",
    fails: ({ card }) => !card || outOfCirculation.includes(card.status),
  },
  {
    message: "Serial number mismatch",
    code: "serial_number_mismatch",
    fails: ({ sent, card }) => differs(sent.id_number, card?.id_number),
  },
  {
    message: "Card type mismatch",
    code: "card_type_mismatch",
    fails: ({ sent, card }) => differs(sent.card_type, card?.card_type),
  },
  {
    message: "Date of birth mismatch",
    code: "date_of_birth_mismatch",
    fails: ({ sent, card }) => differs(sent.date_of_birth, card?.date_of_birth),
  },
  {
    message: "Physical card already linked",
    code: "already_linked",
    fails: ({ linkedTo }) => linkedTo !== undefined,
    context: ({ linkedTo }) => (linkedTo ? { ...linkedTo } : undefined),
  },
  {
    message: notFound,
    code: "card_at_other_center",
    fails: ({ card, atCenter }) =>
      card !== undefined && addable.includes(card.status) && card.current_center?.id !== atCenter,
    context: ({ card }) => (card?.current_center ? { center: card.current_center } : undefined),
  },
  {
    message: notFound,
    code: "card_not_found",
    fails: ({ card }) => !card || !addable.includes(card.status),
  },
];

/**
 * Says why a card cannot be added to an open batch, or nothing when it can.
 * @see Spec 8, "Server messages rewritten for users"
 */
export function checkCardForBatch(inHand: CardInHand): CardRefusal | undefined {
  const failed = checks.find((check) => check.fails(inHand));
  if (!failed) return undefined;
  const context = failed.context?.(inHand);
  return { message: failed.message, code: failed.code, ...(context && { context }) };
}
