import type { Batch, BatchCard, BatchSummary } from "./batch.ts";

/** What a write to one card answers. */
export interface CardAnswer {
  /** The line as it is now. */
  readonly card: BatchCard;
  /** The batch as it is now, without its cards. */
  readonly batch: BatchSummary;
}

/**
 * Puts an answer into the batch that a page shows, when answers overtake each other: the newer version
 * wins. An answer without cards leaves the cards. The same batch comes back when there is nothing new.
 */
export function mergeBatch<Current extends BatchSummary>(current: Current, incoming: BatchSummary): Current {
  if (incoming.id !== current.id || isOlder(incoming, current)) return current;
  return { ...current, ...incoming };
}

/**
 * Puts the answer to a write to one card into the batch that a page shows, without asking for the batch
 * again. Cards stay in the order of scanning. An answer that was overtaken still brings its card, unless
 * the page knows something later about that card.
 */
export function mergeCardAnswer(current: Batch, { card, batch }: CardAnswer): Batch {
  if (batch.id !== current.id) return current;
  const merged = mergeBatch(current, batch);
  const isThisCard = (line: BatchCard) => line.id === card.id;
  const known = current.cards.find(isThisCard) ?? current.removed_cards.find(isThisCard);
  if (known && isOlder(batch, current) && readLastChange(known) > readLastChange(card)) return merged;
  const removed_cards = current.removed_cards.filter((line) => !isThisCard(line));
  if (card.line_status !== "removed") {
    return { ...merged, cards: placeCard(current.cards, card), removed_cards };
  }
  const cards = current.cards.filter((line) => !isThisCard(line));
  return { ...merged, cards, removed_cards: [card, ...removed_cards] };
}

/** A server that counts no versions always brings the newest. */
function isOlder(incoming: BatchSummary, current: BatchSummary): boolean {
  return incoming.version < current.version;
}

function readLastChange({ added_at, resolved_at, removed }: BatchCard): number {
  return Math.max(...[added_at, resolved_at, removed?.at].map((at) => Date.parse(at ?? "") || 0));
}

function placeCard(cards: readonly BatchCard[], card: BatchCard): BatchCard[] {
  const place = cards.findIndex((line) => line.id === card.id);
  if (place >= 0) return cards.with(place, card);
  const before = cards.findLastIndex((line) => !(line.sequence > card.sequence));
  return cards.toSpliced(before + 1, 0, card);
}
