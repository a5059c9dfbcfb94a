import {
  type FieldReaders,
  readFields,
  readId,
  readList,
  readNumber,
  readOptionalList,
  readRecord,
  readText,
  readTextOrNull,
  readWord,
} from "../client/read-fields.ts";
import { readCenter } from "../session/read-session.ts";
import type { Batch, BatchCard, BatchChanges, BatchSummary, LocatedBatch } from "./batch.ts";

type Staff = BatchSummary["created_by"];

function readStaff(value: unknown): Staff {
  if (typeof value === "string") return { username: value, fullname: value };
  const { username, fullname } = readRecord(value, "staff");
  return { username: readText(username), fullname: readText(fullname) || readText(username) };
}

function readStaffOrNull(value: unknown): Staff | null {
  return value === null || value === undefined || typeof value !== "object" ? null : readStaff(value);
}

/** Nothing where a server does not count printouts; `null` where none was made yet. */
function readPrinted(value: unknown): BatchSummary["printed"] {
  if (value === undefined || value === null) return value;
  const { copies, at, version } = readRecord(value, "printout");
  return { copies: readNumber(copies) ?? 1, at: readText(at), version: readNumber(version) ?? 0 };
}

const summaryReaders: FieldReaders = {
  id: readId,
  batch_no: readWord,
  status: readWord,
  origin_center: readCenter,
  destination_center: readCenter,
  name: readTextOrNull,
  cards_count: readNumber,
  received_count: readNumber,
  missing_count: readNumber,
  disputed_count: readNumber,
  oldest_missing_at: readTextOrNull,
  created_by: readStaffOrNull,
  created_at: readTextOrNull,
  dispatched_by: readStaffOrNull,
  dispatched_at: readTextOrNull,
  received_by: readStaffOrNull,
  received_at: readTextOrNull,
  cancelled_by: readStaffOrNull,
  cancelled_at: readTextOrNull,
  ready_sms_sent_at: readTextOrNull,
  ready_sms_count: (value) => readNumber(value) ?? null,
  version: readNumber,
  printed: readPrinted,
  expected_count: (value) => readNumber(value) ?? null,
  expected_on: readTextOrNull,
  seal_no: readTextOrNull,
  courier: readCourier,
};

/** Who carries the packet, as far as it is known; nobody where nothing is. */
function readCourier(value: unknown): BatchSummary["courier"] {
  if (typeof value !== "object" || value === null) return null;
  const given = readRecord(value, "courier");
  const [name, contact, reference] = [given.name, given.contact, given.reference].map(readTextOrNull);
  return name || contact || reference
    ? { name: name ?? null, contact: contact ?? null, reference: reference ?? null }
    : null;
}

const cardReaders: FieldReaders = {
  id: readId,
  serial_number: readWord,
  line_status: readWord,
  id_number: readText,
  name_en: readText,
  name_dv: readTextOrNull,
  date_of_birth: readText,
  // Where a server does not say it nobody knows.
  has_phone: (value) => (typeof value === "boolean" ? value : undefined),
  has_photo: (value) => (typeof value === "boolean" ? value : undefined),
  card_type: readText,
  added_by: readStaffOrNull,
  added_at: readTextOrNull,
  resolved_by: readStaffOrNull,
  resolved_at: readTextOrNull,
  resolution: readResolution,
  removed: readRemoval,
};

function readResolution(value: unknown): BatchCard["resolution"] {
  if (typeof value !== "object" || value === null) return null;
  const texts = Object.entries(value).filter(([, text]) => typeof text === "string");
  return Object.fromEntries(texts) as BatchCard["resolution"];
}

function readRemoval(value: unknown): BatchCard["removed"] {
  if (typeof value !== "object" || value === null) return null;
  const { notes, by, at } = readRecord(value, "removal");
  return { notes: readText(notes), by: readStaffOrNull(by) ?? readStaff(""), at: readText(at) };
}

/** A card's line. Its place follows from the list where the server does not count places. */
function readCard(value: unknown, index = 0): BatchCard {
  const { version: given, ...card } = readFields(readRecord(value, "card"), cardReaders, { fillsGaps: true });
  // Without it nothing is known of when the line changed, which is not the same as a version of its own.
  const version = readNumber(given);
  const sequence = readNumber(card.sequence) ?? index + 1;
  return { ...card, sequence, ...(version !== undefined && { version }) } as BatchCard;
}

function readRemark(value: unknown, index: number) {
  const { center, author, actor, ...rest } = readRecord(value, "remark");
  const who = readStaffOrNull(author ?? actor) ?? readStaff("");
  const place = readFields(typeof center === "object" && center !== null ? { ...center } : {}, placeReaders, {
    fillsGaps: true,
  });
  return { ...rest, id: readNumber(rest.id) ?? -index, at: readText(rest.at), who, place };
}

const placeReaders: FieldReaders = { id: (value) => readNumber(value) ?? 0, name: readText };

const batchReaders: FieldReaders = {
  ...summaryReaders,
  cancel_reason: readTextOrNull,
  received_on: readTextOrNull,
  // A card that cannot be read must not be missing from a packet's list unseen.
  cards: (value) => (value === undefined || value === null ? [] : readCards(value)),
  removed_cards: (value) => readOptionalList(value, readCard),
  ready_sms_skipped: readSkippedCollectors,
  notes: (value) =>
    readOptionalList(value, (note, index) => {
      const { who, place, ...rest } = readRemark(note, index);
      return {
        ...rest,
        body: readWord((rest as { readonly body?: unknown }).body),
        author: who,
        center: place,
      };
    }),
  events: readBatchEvents,
};

function readEvent(event: unknown, index: number): Batch["events"][number] {
  const { who, place, ...rest } = readRemark(event, index);
  const { action, notes, serial_number } = rest as Record<string, unknown>;
  const texts = { notes: readTextOrNull(notes), serial_number: readTextOrNull(serial_number) };
  return {
    ...rest,
    ...texts,
    action: readWord(action),
    actor: who,
    center: place,
  } as Batch["events"][number];
}

/** Nothing where a server does not keep them, which is not the same as nobody. */
function readSkippedCollectors(value: unknown): Batch["ready_sms_skipped"] {
  if (value === undefined || value === null) return undefined;
  const skipped = readOptionalList(value, (card) => readRecord(card, "card"));
  return skipped.filter(
    ({ serial_number }) => typeof serial_number === "string",
  ) as Batch["ready_sms_skipped"];
}

function readCards(value: unknown): BatchCard[] {
  let index = 0;
  return readList(value, "cards", (card) => readCard(card, index++));
}

/** Reads one page of a batch's trail; an event that cannot be read is left out. */
export function readBatchEvents(value: unknown): Batch["events"] {
  return readOptionalList(value, readEvent);
}

/** Reads a batch as a list shows it: whatever a server leaves out is empty. */
export function readBatchSummary(value: unknown): BatchSummary {
  return readFields(readRecord(value, "batch"), summaryReaders, { fillsGaps: true }) as BatchSummary;
}

/** Reads a batch with its cards; lists that a server does not keep are empty. */
export function readBatch(value: unknown): Batch {
  return readFields(readRecord(value, "batch"), batchReaders, { fillsGaps: true }) as Batch;
}

/** Reads what a write answers of its batch: only what the server says, so that the rest stays as it was. */
export function readChangedBatch(value: unknown): Batch {
  const record = readRecord(value, "batch");
  readId(record.id);
  return readFields(record, batchReaders, { fillsGaps: false }) as Batch;
}

/** Reads what a write answers of its card. */
export function readChangedCard(value: unknown): BatchCard {
  const card = readRecord(value, "card");
  // A card without a place of its own stands behind the others.
  return { ...readCard(card), sequence: readNumber(card.sequence) ?? Number.MAX_SAFE_INTEGER };
}

/** Reads what has changed in a batch. A line that cannot be read must not go unseen. */
export function readBatchChanges(value: unknown): BatchChanges {
  const { batch, cards, notes, events } = readRecord(value, "answer");
  const lists = Object.entries({ notes, events }).filter(([, list]) => Array.isArray(list));
  return {
    ...readFields(Object.fromEntries(lists), batchReaders, { fillsGaps: false }),
    batch: readChangedBatch(batch),
    cards: readList(cards, "cards", readChangedCard),
  };
}

/** Reads which batch holds a card; nothing of which no sentence can be made. */
export function readLocatedBatch(value: unknown): LocatedBatch | null {
  if (value === null || value === undefined) return null;
  const { batch_no, destination_center, status } = readRecord(value, "batch");
  const { id, name } = readCenter(destination_center);
  return {
    batch_no: readWord(batch_no),
    destination_center: { id, name },
    status: readWord(status) as LocatedBatch["status"],
  };
}
