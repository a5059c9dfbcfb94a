import type { Batch, BatchCard, BatchChanges } from "./batch.ts";
import { mergeBatch, placeLine } from "./merge-batch.ts";

/**
 * Puts what has changed in a batch into the batch that a page shows, whatever this desk's own answers have
 * brought of it already. The same batch comes back when all of it was known.
 */
export function mergeChanges(current: Batch, { batch, cards, notes, events }: BatchChanges): Batch {
  if (batch.id !== current.id) return current;
  const known = findLines(current, cards);
  const news = cards.filter((card) => isNews(card, known.get(card.id)));
  // This desk's own answers bring the batch as it is then, but none of its notes and events.
  const isBehind = batch.version < current.version;
  const merged = batch.version === current.version ? current : mergeBatch(current, batch);
  return news.reduce(placeLine, isBehind ? merged : takeLists(merged, { notes, events }));
}

/** The lines of a batch that were given, as the batch has them; few of many. */
function findLines({ cards, removed_cards }: Batch, given: readonly BatchCard[]): Map<number, BatchCard> {
  const ids = new Set(given.map(({ id }) => id));
  const found = new Map<number, BatchCard>();
  if (ids.size === 0) return found;
  for (const lines of [cards, removed_cards]) {
    for (const line of lines) if (ids.has(line.id)) found.set(line.id, line);
  }
  return found;
}

interface Lists {
  readonly notes: Batch["notes"] | undefined;
  readonly events: Batch["events"] | undefined;
}

function isNews(card: BatchCard, known: BatchCard | undefined): boolean {
  if (card.version === undefined || known?.version === undefined) return true;
  return card.version > known.version;
}

function takeLists(current: Batch, { notes, events }: Lists): Batch {
  const newer = {
    ...(notes && !isSameList(notes, current.notes) && { notes }),
    ...(events && !isSameList(events, current.events) && { events }),
  };
  return Object.keys(newer).length > 0 ? { ...current, ...newer } : current;
}

/** Notes and events are only ever added, so that the newest and their number tell lists apart. */
function isSameList(one: readonly { readonly id: number }[], other: readonly { readonly id: number }[]) {
  return one.length === other.length && one[0]?.id === other[0]?.id;
}
