import type { BatchCard, BatchSummary, LineStatus } from "./batch.ts";

/** How many cards of a batch stand where. */
export interface CardCounts {
  /** All that were packed. */
  readonly total: number;
  /** Arrived as they should. */
  readonly received: number;
  /** Not in the parcel. */
  readonly missing: number;
  /** Arrived, and something is wrong with them. */
  readonly disputed: number;
  /** Received, missing or disputed. */
  readonly resolved: number;
  /** Not looked at yet by the destination. */
  readonly remaining: number;
}

type Counted = Partial<
  Pick<BatchSummary, "cards_count" | "received_count" | "missing_count" | "disputed_count">
> & {
  readonly cards?: readonly Pick<BatchCard, "line_status">[];
};

/** Counts a batch's cards: as the server counted them, or from the lines where it did not. */
export function countCards(batch: Counted): CardCounts {
  const total = batch.cards_count ?? batch.cards?.length ?? 0;
  const received = batch.received_count ?? countLines(batch, "received");
  const missing = batch.missing_count ?? countLines(batch, "missing");
  const disputed = batch.disputed_count ?? countLines(batch, "disputed");
  const resolved = received + missing + disputed;
  return { total, received, missing, disputed, resolved, remaining: Math.max(0, total - resolved) };
}

function countLines({ cards = [] }: Counted, status: LineStatus): number {
  return cards.filter((card) => card.line_status === status).length;
}
