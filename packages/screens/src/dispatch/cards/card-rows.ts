import type { BatchCard, CardAnswer, ScanEntry } from "@id-desk/core";

/** What the server answered to a scan. */
export interface ScanAnswer extends Partial<CardAnswer> {
  /** The question whose answer shows what the scan led to, where the server took it with a message alone. */
  readonly awaited?: number | undefined;
  /** When the owner was told that the card is ready at this centre; nothing where nobody was told. */
  readonly owner_told_at?: string | undefined;
}

/** A scan that stands in the table until the server's card takes its row. */
export type ScanRow = ScanEntry<ScanAnswer>;

/** One row of the table of a batch's cards. The serial number is its key, whatever becomes of it. */
export type CardRow = BatchCard | ScanRow;

/** Whether a scan was saved and its card is to be looked at all the same: its owner waits for it, or it was disputed. */
export function isWarned({ state, result, card }: ScanRow): boolean {
  return state === "saved" && (result?.owner_told_at !== undefined || card?.line_status === "disputed");
}

/** Tells a scan that is under way from a card of the batch. */
export function isScanRow(row: CardRow): row is ScanRow {
  return "state" in row;
}

/**
 * The rows of a batch that is being packed, newest first: its cards, and the scans that are still on their
 * way in the places that they will have. A card of the batch wins over its scan.
 */
export function listPackingRows(
  cards: readonly BatchCard[],
  scans: readonly ScanRow[],
  findInCards: ReturnType<typeof createCardIndex>,
): readonly CardRow[] {
  const coming = new Map(scans.map((scan) => [scan.serial_number, scan]));
  const rows: CardRow[] = [...cards];
  for (const scan of coming.values()) {
    if (findInCards(cards, scan.serial_number)) continue;
    // Looked for from the end: most cards are older than every scan that is on its way.
    const before = rows.findLastIndex(({ sequence }) => sequence <= scan.sequence);
    rows.splice(before + 1, 0, scan.result?.card ?? scan);
  }
  return rows.reverse();
}

/**
 * The rows of a batch that is being checked, in the order of packing: its cards, and in the place of a card
 * that was scanned its scan, until the batch itself has the answer.
 */
export function listCheckingRows(cards: readonly BatchCard[], scans: readonly ScanRow[]): readonly CardRow[] {
  if (scans.length === 0) return cards;
  const coming = new Map(scans.map((scan) => [scan.serial_number, scan]));
  return cards.map((card) => {
    const scan = coming.get(card.serial_number);
    return !scan || isShownBy(card, scan) ? card : (scan.result?.card ?? scan);
  });
}

/** Whether the batch shows what a scan has led to, so that its row is no longer needed. */
export function isShownBy(card: BatchCard, { result }: ScanRow): boolean {
  const saved = result?.card;
  if (saved === undefined || card.id !== saved.id) return false;
  // A colleague may have changed the card since, and then it never stands where its scan has led.
  const isLater = (card.version ?? 0) > (saved.version ?? Number.POSITIVE_INFINITY);
  return isLater || card.line_status === saved.line_status;
}

/** Whether a card is missing or disputed. */
export function isDiscrepancy({ line_status }: BatchCard): boolean {
  return line_status === "missing" || line_status === "disputed";
}

/**
 * Creates a search for the card of a list with a serial number; of two with one number, the later. It remembers the list
 * it was last asked about: one in which a card was added or changed is taken in by that card alone, so that a scan does
 * not look at ten thousand of them.
 */
export function createCardIndex() {
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

  return (cards: readonly BatchCard[], serialNumber: string) => {
    follow(cards);
    return bySerial.get(serialNumber);
  };
}
