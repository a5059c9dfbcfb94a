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
  if (known && isOvertaken(card, known, isOlder(batch, current))) return merged;
  return placeLine(merged, card);
}

/** Puts a line where it belongs: among the cards in the order of scanning, or among those taken out. */
export function placeLine(current: Batch, card: BatchCard): Batch {
  const isThisCard = (line: BatchCard) => line.id === card.id;
  const removed_cards = current.removed_cards.filter((line) => !isThisCard(line));
  if (card.line_status !== "removed") {
    return { ...current, cards: placeCard(current.cards, card), removed_cards };
  }
  const cards = current.cards.filter((line) => !isThisCard(line));
  return { ...current, cards, removed_cards: [card, ...removed_cards] };
}

/**
 * Whether the page knows something later about a line than what has come. The line's version says it; a server
 * that counts none leaves the times, which an undone check does not have.
 */
function isOvertaken(card: BatchCard, known: BatchCard, isOlderBatch: boolean): boolean {
  if (card.version !== undefined && known.version !== undefined) return known.version > card.version;
  return isOlderBatch && readLastChange(known) > readLastChange(card);
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
