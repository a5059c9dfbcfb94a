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
  const place = findPlace(current.cards, card);
  const known = current.cards[place] ?? current.removed_cards[findPlace(current.removed_cards, card)];
  if (known && isOvertaken(card, known, isOlder(batch, current))) return merged;
  return placeAt(place, merged, card);
}

/** Puts a line where it belongs: among the cards in the order of scanning, or among those taken out. */
export function placeLine(current: Batch, card: BatchCard): Batch {
  return placeAt(findPlace(current.cards, card), current, card);
}

/** The same, by a place among the cards that is known: -1 where the line is not among them. */
function placeAt(place: number, current: Batch, card: BatchCard): Batch {
  const removed_cards = current.removed_cards.filter(({ id }) => id !== card.id);
  if (card.line_status !== "removed") {
    return { ...current, cards: placeCard(place, current.cards, card), removed_cards };
  }
  const cards = place >= 0 ? current.cards.toSpliced(place, 1) : current.cards;
  return { ...current, cards, removed_cards: [card, ...removed_cards] };
}

function findPlace(lines: readonly BatchCard[], { id }: BatchCard): number {
  return lines.findIndex((line) => line.id === id);
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

function placeCard(place: number, cards: readonly BatchCard[], card: BatchCard): BatchCard[] {
  if (place >= 0) return cards.with(place, card);
  const before = cards.findLastIndex((line) => !(line.sequence > card.sequence));
  return cards.toSpliced(before + 1, 0, card);
}
