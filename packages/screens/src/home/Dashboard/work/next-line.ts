import type { Destination } from "../../../runtime/frame/destination.ts";

/** What can wait to be done, the more pressing first where two have waited equally long. */
export const nextKinds = [
  "late",
  "receipt",
  "returned",
  "proof",
  "sentLate",
  "biometrics",
  "packing",
] as const;

/** Names a kind of work that waits. */
export type NextKind = (typeof nextKinds)[number];

/** One thing that waits to be done. */
export interface NextLine {
  readonly kind: NextKind;
  /** The number that staff know it by. */
  readonly number: string;
  /** For how many days of the registry it has waited. */
  readonly days: number;
  /** How many cards it is about. */
  readonly cards?: number | undefined;
  /** The centre on the other side. */
  readonly center?: string | undefined;
  /** Why it was returned, and for how many reasons more. */
  readonly reason?: string | undefined;
  readonly moreReasons?: number | undefined;
  /** Where it is done. */
  readonly to: Destination;
  /** It is done at another centre: here it can only be looked at. */
  readonly isElsewhere?: boolean | undefined;
}

/** For how many days each may wait before it is late. */
const usualDays: Readonly<Record<NextKind, number>> = {
  late: 7,
  receipt: 1,
  returned: 2,
  proof: 1,
  sentLate: 7,
  biometrics: 3,
  packing: 1,
};

/** It has waited for a week more than is usual. */
export const isLongLate = ({ kind, days }: NextLine) => days - usualDays[kind] >= 7;

/** How many lines staff can take in at once. */
export const mostLines = 8;

/** Puts first what has waited longest beyond what is usual, and keeps the first ones. */
export function rankLines(lines: readonly NextLine[]): NextLine[] {
  const over = ({ kind, days }: NextLine) => days - usualDays[kind];
  const place = ({ kind }: NextLine) => nextKinds.indexOf(kind);
  return [...lines]
    .sort((one, other) => over(other) - over(one) || place(one) - place(other))
    .slice(0, mostLines);
}

/**
 * The page of a list, newest first, on which its oldest rows are, with so many rows a page that this last page is as full
 * as can be.
 */
export function readOldestPage(total: number): { readonly page: number; readonly per_page: number } {
  const rowsOnLast = (perPage: number) => total % perPage || perPage;
  let best = mostLines;
  for (let perPage = mostLines; perPage <= 3 * mostLines; perPage += 1) {
    if (rowsOnLast(perPage) > rowsOnLast(best)) best = perPage;
  }
  return { page: Math.max(1, Math.ceil(total / best)), per_page: best };
}
