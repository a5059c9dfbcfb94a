import type { components } from "../../contract/registry.gen.d.ts";

/** How a work permit stands. */
export type PermitStatus = components["schemas"]["PermitStatus"];

/** What decides how a work permit stands. */
export interface PermitFacts {
  readonly isCancelled: boolean;
  readonly isMissing: boolean;
  /** As YYYY-MM-DD; null for a permit without an end. */
  readonly validUntil: string | null;
}

/** Returns the day so many days after another; both as YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * Returns how a work permit stands on a day.
 *
 * @param today on the registry's calendar, as YYYY-MM-DD.
 * @param expiringDays a permit that ends within so many days is about to expire.
 */
export function readPermitStatus(
  { isCancelled, isMissing, validUntil }: PermitFacts,
  today: string,
  expiringDays: number,
): PermitStatus {
  if (isCancelled) return "cancelled";
  if (isMissing) return "missing_reported";
  if (validUntil === null) return "valid";
  if (validUntil < today) return "expired";
  return validUntil <= addDays(today, expiringDays) ? "expiring" : "valid";
}
