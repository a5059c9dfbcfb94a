import type { OperationQuery } from "../client/operation.ts";
import type { components } from "../contract/registry.gen.d.ts";
import { registryDaysBetween } from "../format/registry-time.ts";

/** A card that waits at a centre to be handed over. */
export type WaitingCard = components["schemas"]["WaitingCard"];

/** How long cards have waited at least: `all` of them, or more than so many days. */
export type WaitingAge = NonNullable<OperationQuery<"listWaitingCards">["age"]>;

/** For how long a card has waited. */
export interface Waiting {
  /** On the registry's calendar: 0 on the day it arrived. */
  readonly days: number;
  /** The last one that the card belongs to. */
  readonly age: WaitingAge;
}

/** Reads for how long a card has waited; nothing where its arrival is no date. */
export function readWaiting(
  { arrived_at }: Pick<WaitingCard, "arrived_at">,
  { timeZone, now }: { readonly timeZone?: string; readonly now: Date },
): Waiting | undefined {
  const days = registryDaysBetween(new Date(arrived_at), now, timeZone);
  if (days === undefined) return undefined;
  return { days, age: days > 90 ? "over_90" : days > 30 ? "over_30" : "all" };
}
