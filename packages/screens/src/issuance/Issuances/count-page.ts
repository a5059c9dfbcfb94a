import type { IssuanceSummary } from "@id-desk/core";

/** How many hand-overs of a page stand where. */
export interface PageCounts {
  /** Every row was handed over, whatever came after it. */
  readonly handedOver: number;
  readonly collected: number;
  readonly completed: number;
  readonly returned: number;
  /** Those whose missing proof is a warning. */
  readonly outstanding: number;
}

/** Counts the hand-overs of a page. */
export function countPage(
  rows: readonly IssuanceSummary[],
  isOutstanding: (row: IssuanceSummary) => boolean,
): PageCounts {
  const countOf = (status: IssuanceSummary["status"]) => rows.filter((row) => row.status === status).length;
  return {
    handedOver: rows.length,
    collected: countOf("collected"),
    completed: countOf("completed"),
    returned: countOf("returned"),
    outstanding: rows.filter(isOutstanding).length,
  };
}
