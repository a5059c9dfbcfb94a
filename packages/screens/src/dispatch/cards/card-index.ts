import type { BatchCard } from "@id-desk/core";

/** Finds a card of a list by its serial number; of two with one number, the later. */
export type FindInCards = (cards: readonly BatchCard[], serialNumber: string) => BatchCard | undefined;

/**
 * Creates a search that remembers the list it was last asked about. A list in which one card was added or changed is
 * taken in by that card alone, so that a scan does not look at ten thousand of them.
 */
export function createCardIndex(): FindInCards {
  const bySerial = new Map<string, BatchCard>();
  let known: readonly BatchCard[] = [];

  function add(cards: readonly BatchCard[]): void {
    for (const card of cards) bySerial.set(card.serial_number, card);
  }

  function follow(cards: readonly BatchCard[]): void {
    if (cards === known) return;
    const shorter = Math.min(known.length, cards.length);
    let start = 0;
    while (start < shorter && known[start] === cards[start]) start += 1;
    let kept = 0;
    while (kept < shorter - start && known.at(-1 - kept) === cards.at(-1 - kept)) kept += 1;
    for (const { serial_number } of known.slice(start, known.length - kept)) bySerial.delete(serial_number);
    add(cards.slice(start, cards.length - kept));
    known = cards;
    if (bySerial.size === cards.length) return;
    // A number that is listed twice, which the changed stretch alone does not show.
    bySerial.clear();
    add(cards);
  }

  return (cards, serialNumber) => {
    follow(cards);
    return bySerial.get(serialNumber);
  };
}
