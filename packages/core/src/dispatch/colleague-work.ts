import { findOwn } from "../format/find-own.ts";
import type { Batch, BatchCard, BatchSummary } from "./batch.ts";

type Staff = BatchSummary["created_by"];

/** What a colleague did with some cards of a batch. */
export interface CardWork {
  /** What was done; a card that was found missing, disputed, or not checked after all is `checked`. */
  readonly doing: "added" | "removed" | "received" | "checked";
  /** The colleague's name. */
  readonly by: string;
  /** How many cards. */
  readonly count: number;
}

/** What a colleague did with a batch as a whole. */
export interface BatchTurn {
  /** What became of it; `redirected` is another destination, `closed` the end of its receipt. */
  readonly turn: "redirected" | "dispatched" | "cancelled" | "reopened" | "closed";
  /** The colleague's name; nothing where the server does not say. */
  readonly by: string | undefined;
}

/** Reads what colleagues did with the cards of a batch between two moments of it. What `username` did is left out. */
export function readCardWork(before: Batch, after: Batch, username: string | undefined): readonly CardWork[] {
  if (before.id !== after.id) return [];
  const [earlierCards, laterCards] = leaveOutUnchanged(before.cards, after.cards);
  const known = new Map([...earlierCards, ...before.removed_cards].map((card) => [card.id, card]));
  const counts = new Map<string, { -readonly [Name in keyof CardWork]: CardWork[Name] }>();
  function count(doing: CardWork["doing"], by: Staff | null | undefined) {
    if (!by?.fullname || by.username === username) return;
    const key = `${doing} ${by.username}`;
    const work = counts.get(key);
    if (work) work.count += 1;
    else counts.set(key, { doing, by: by.fullname, count: 1 });
  }

  for (const card of laterCards) {
    const earlier = known.get(card.id);
    if (!earlier) count("added", card.added_by);
    else if (earlier !== card && earlier.line_status !== card.line_status) countCheck(earlier, card);
  }
  // What was given up as a whole was not taken out card by card.
  const taken = after.status === "cancelled" ? [] : after.removed_cards;
  for (const card of taken) {
    if (known.get(card.id)?.line_status !== "removed") count("removed", card.removed?.by);
  }
  return [...counts.values()];

  function countCheck(earlier: BatchCard, card: BatchCard) {
    if (card.line_status === "received") count("received", card.resolved_by);
    else if (card.resolved_by) count("checked", card.resolved_by);
    else if (earlier.resolved_by && card.line_status === "in_transit") {
      const { serial_number } = card;
      const undo = after.events.find(
        (event) => event.action === "undo_card" && event.serial_number === serial_number,
      );
      count("checked", undo?.actor);
    }
  }
}

/** Two lists without what both begin and end with: of ten thousand cards a scan changes one. */
function leaveOutUnchanged<Each>(before: readonly Each[], after: readonly Each[]): [Each[], Each[]] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}

/** Reads what a colleague did with a batch as a whole between two moments of it; nothing when `username` did it. */
export function readBatchTurn(
  before: Batch,
  after: Batch,
  username: string | undefined,
): BatchTurn | undefined {
  if (before.id !== after.id) return undefined;
  if (before.status === after.status) return readRedirection(before, after, username);
  const reopening = after.events.find(({ action }) => action === "reopen");
  const turns: Readonly<Partial<Record<string, readonly [BatchTurn["turn"], Staff | null | undefined]>>> = {
    open: ["reopened", reopening?.actor],
    // A batch that is being received was dispatched before: that is no news of its own.
    dispatched: ["dispatched", after.dispatched_by],
    cancelled: ["cancelled", after.cancelled_by],
    received: ["closed", after.received_by],
  };
  const found = findOwn(turns, after.status);
  if (!found || found[1]?.username === username) return undefined;
  return { turn: found[0], by: found[1]?.fullname };
}

/** Reads who sent a batch to another centre. An answer without its history tells the centre, and not who it was. */
function readRedirection(before: Batch, after: Batch, username: string | undefined): BatchTurn | undefined {
  if (before.destination_center.id === after.destination_center.id) return undefined;
  const isNews = (id: number) => before.events.every((event) => event.id !== id);
  const change = after.events.find(({ id, action }) => action === "change_destination" && isNews(id));
  if (change && change.actor.username === username) return undefined;
  return { turn: "redirected", by: change?.actor.fullname };
}
