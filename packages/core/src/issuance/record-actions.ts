import { todayIn } from "../format/registry-time.ts";

/** What can be done with a hand-over that is over, beside looking at it. */
export type RecordAction = "completeIssuance" | "printReceipt" | "returnCard";

/** What a hand-over says of itself. */
export interface RecordFacts {
  /** Where it stands, in the registry's word; null where there is none. */
  readonly status: string | null;
  /** When the card was handed over; null where it was not. */
  readonly issued_at: string | null;
}

/** The registry's day and rule, by which a card may be taken back. */
export interface RecordRules {
  /** The registry's time. */
  readonly now: Date;
  /** In which the registry counts days. */
  readonly timeZone: string;
  /** A card is taken back on the day of its hand-over alone. */
  readonly returnsSameDay: boolean;
}

/** Whether there is a receipt of a hand-over: the card has left the counter and has not come back. */
export function hasReceipt({ status }: Pick<RecordFacts, "status">): boolean {
  return status === "collected" || status === "completed";
}

/** What a hand-over allows now, what is wanted most first. */
export function recordActions(record: RecordFacts, rules: RecordRules): readonly RecordAction[] {
  const isCollected = record.status === "collected";
  return [
    ...(isCollected ? (["completeIssuance"] as const) : []),
    ...(hasReceipt(record) ? (["printReceipt"] as const) : []),
    ...(isCollected && (!rules.returnsSameDay || isOfToday(record, rules)) ? (["returnCard"] as const) : []),
  ];
}

function isOfToday({ issued_at }: RecordFacts, { now, timeZone }: RecordRules): boolean {
  return issued_at !== null && todayIn(timeZone, new Date(issued_at)) === todayIn(timeZone, now);
}
