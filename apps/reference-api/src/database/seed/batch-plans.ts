import type { BatchStatus } from "../../domain/dispatch/batch-actions.ts";

/** A batch of the demonstration, told in the days since each thing happened. */
export interface BatchPlan {
  readonly id: number;
  readonly status: BatchStatus;
  readonly from: number;
  readonly to: number;
  readonly name?: string;
  /** How many cards were packed; of a cancelled batch all of them were taken out again. */
  readonly cards: number;
  readonly created: number;
  readonly dispatched?: number;
  /** When the destination checked the cards, and closed the receipt if the batch is received. */
  readonly checked?: number;
  /** How many cards, from the first, the destination has checked; every one when left out. */
  readonly checkedCards?: number;
  /** Places, from 0, of the cards that were not in the packet. */
  readonly missing?: readonly number[];
  /** Places, from 0, of the cards that are not what the batch says. */
  readonly disputed?: readonly number[];
  readonly isSmsSent?: boolean;
  readonly note?: string;
  /** How many cards its origin meant to pack. */
  readonly expected?: number;
  /** In how many days from now it should arrive. */
  readonly arrivesIn?: number;
  /** What travels on the packet's outside. */
  readonly outside?: Readonly<
    Record<"seal_no" | "courier_name" | "courier_contact" | "courier_reference", string>
  >;
}

/**
 * The batches of the demonstration: every status, one with 3 missing and 1 disputed card, one 9 days on its
 * way, and one of 52 cards to scan at HDh. Kulhudhuffushi.
 */
export const batchPlans: readonly BatchPlan[] = [
  {
    id: 1,
    status: "received",
    from: 1,
    to: 6,
    name: "First cards of the season",
    cards: 30,
    created: 41,
    dispatched: 40,
    checked: 36,
    isSmsSent: true,
  },
  {
    id: 2,
    status: "received",
    from: 1,
    to: 6,
    cards: 25,
    created: 21,
    dispatched: 20,
    checked: 16,
    missing: [5, 11, 17],
    disputed: [20],
    note: "The packet was wet on one side.",
  },
  {
    id: 3,
    status: "dispatched",
    from: 1,
    to: 6,
    name: "Kulhudhuffushi, packet of the week",
    cards: 52,
    created: 3,
    dispatched: 2,
    note: "Sent with the morning ferry.",
    expected: 52,
    arrivesIn: 1,
    outside: {
      seal_no: "HDK-204817",
      courier_name: "Northern Ferry Line",
      courier_contact: "7771402",
      courier_reference: "NFL-88231",
    },
  },
  { id: 4, status: "dispatched", from: 2, to: 6, cards: 18, created: 10, dispatched: 9 },
  {
    id: 5,
    status: "receiving",
    from: 1,
    to: 6,
    cards: 20,
    created: 5,
    dispatched: 4,
    checked: 1,
    checkedCards: 8,
  },
  { id: 6, status: "open", from: 1, to: 6, name: "Kulhudhuffushi, next packet", cards: 12, created: 0 },
  { id: 7, status: "open", from: 1, to: 24, cards: 0, created: 0 },
  { id: 8, status: "cancelled", from: 1, to: 9, cards: 5, created: 7 },
  {
    id: 9,
    status: "received",
    from: 6,
    to: 1,
    name: "Returned to Head Office",
    cards: 10,
    created: 14,
    dispatched: 13,
    checked: 10,
  },
  { id: 10, status: "dispatched", from: 1, to: 2, cards: 15, created: 2, dispatched: 1 },
  {
    id: 11,
    status: "receiving",
    from: 1,
    to: 2,
    cards: 16,
    created: 6,
    dispatched: 5,
    checked: 0,
    checkedCards: 7,
    missing: [6],
  },
  { id: 12, status: "open", from: 2, to: 6, cards: 7, created: 1 },
];
