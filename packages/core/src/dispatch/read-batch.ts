import {
  type FieldReaders,
  isRecord,
  listOf,
  numberOr,
  orNull,
  type Reader,
  readFields,
  readId,
  readList,
  readNumber,
  readRecord,
  readText,
  readTextOrNull,
  readWord,
  recordOf,
} from "../client/read-fields.ts";
import { readBatchEvents, readBatchNotes } from "../history/read-history.ts";
import { readActor, readStaff, type Staff } from "../people/staff.ts";
import { readCenter } from "../session/read-session.ts";
import type { Batch, BatchCard, BatchChanges, BatchSummary, LocatedBatch } from "./batch.ts";

const isMissing = (value: unknown) => value === undefined || value === null;

/** Where a server does not say it nobody knows. */
const readAnswer = (value: unknown) => (typeof value === "boolean" ? value : undefined);

const readStaffOrNull: Reader<Staff | null> = (value) =>
  typeof value === "object" ? orNull(readStaff)(value) : null;

const readPrintout = recordOf<NonNullable<BatchSummary["printed"]>>(
  { copies: numberOr(1), at: readText, version: numberOr(0) },
  "printout",
);

const summaryReaders: FieldReaders<BatchSummary> = {
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
  has_discrepancy: readAnswer,
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
  ready_sms_count: numberOr(null),
  version: readNumber,
  // Nothing where a server does not count printouts; null where none was made yet.
  printed: (value) => (value === undefined || value === null ? value : readPrintout(value)),
  expected_count: numberOr(null),
  expected_on: readTextOrNull,
  seal_no: readTextOrNull,
  courier: readCourier,
};

/** Who carries the packet, as far as it is known; nobody where nothing is. */
function readCourier(value: unknown): BatchSummary["courier"] {
  if (!isRecord(value)) return null;
  const [name, contact, reference] = [value.name, value.contact, value.reference].map(readTextOrNull);
  return name || contact || reference
    ? { name: name ?? null, contact: contact ?? null, reference: reference ?? null }
    : null;
}

const cardReaders: FieldReaders<BatchCard> = {
  id: readId,
  serial_number: readWord,
  line_status: readWord,
  id_number: readText,
  name_en: readText,
  name_dv: readTextOrNull,
  date_of_birth: readText,
  has_phone: readAnswer,
  has_photo: readAnswer,
  card_type: readText,
  sequence: readNumber,
  added_method: readTextOrNull,
  added_by: readStaffOrNull,
  added_at: readTextOrNull,
  resolved_by: readStaffOrNull,
  resolved_at: readTextOrNull,
  resolution: readResolution,
  removed: orNull(recordOf({ notes: readText, by: readActor, at: readText }, "removal")),
  // Without it nothing is known of when the line changed, which is not the same as a version of its own.
  version: readNumber,
};

function readResolution(value: unknown): BatchCard["resolution"] {
  if (!isRecord(value)) return null;
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";
  return Object.fromEntries(Object.entries(value).filter(isText));
}

/** A card's line, at a place of its own where the server does not count places. */
function readCard(value: unknown, place: number): BatchCard {
  const card = readRecord(value, "card");
  const sequence = readNumber(card.sequence) ?? place;
  return readFields({ ...card, sequence }, cardReaders, { fillsGaps: true });
}

const readListedCard = (value: unknown, index: number) => readCard(value, index + 1);

type Skipped = NonNullable<Batch["ready_sms_skipped"]>[number];

/** Reads those to whom no message was sent; a card without its number is left out. */
export const readSkipped: Reader<Skipped[]> = listOf(
  recordOf<Skipped>({ serial_number: readWord, reason: readTextOrNull }, "card"),
);

const batchReaders: FieldReaders<Batch> = {
  ...summaryReaders,
  cancel_reason: readTextOrNull,
  received_on: readTextOrNull,
  // A card that cannot be read must not be missing from a packet's list unseen.
  cards: (value) => (isMissing(value) ? [] : readList(value, "cards", readListedCard)),
  removed_cards: listOf(readListedCard),
  // Nothing where a server does not keep them, which is not the same as nobody.
  ready_sms_skipped: (value) => (isMissing(value) ? undefined : readSkipped(value)),
  notes: readBatchNotes,
  events: readBatchEvents,
};

/** Reads a batch as a list shows it: whatever a server leaves out is empty. */
export const readBatchSummary: Reader<BatchSummary> = recordOf<BatchSummary>(summaryReaders, "batch");

/** Reads a batch with its cards; lists that a server does not keep are empty. */
export const readBatch: Reader<Batch> = recordOf<Batch>(batchReaders, "batch");

/** Reads what a write answers of its batch: only what the server says, so that the rest stays as it was. */
export function readChangedBatch(value: unknown): Batch {
  const record = readRecord(value, "batch");
  readId(record.id);
  return readFields(record, batchReaders, { fillsGaps: false });
}

/** Reads what a write answers of its card: one without a place of its own stands behind the others. */
export function readChangedCard(value: unknown): BatchCard {
  return readCard(value, Number.MAX_SAFE_INTEGER);
}

/** Reads what has changed in a batch. A line that cannot be read must not go unseen. */
export function readBatchChanges(value: unknown): BatchChanges {
  const { batch, cards, notes, events } = readRecord(value, "answer");
  return {
    batch: readChangedBatch(batch),
    cards: readList(cards, "cards", readChangedCard),
    ...(Array.isArray(notes) && { notes: readBatchNotes(notes) }),
    ...(Array.isArray(events) && { events: readBatchEvents(events) }),
  };
}

/** Reads which batch holds a card, and nothing else of it; nothing of which no sentence can be made. */
export function readLocatedBatch(value: unknown): LocatedBatch | null {
  if (isMissing(value)) return null;
  const { batch_no, destination_center, status } = readRecord(value, "batch");
  const { id, name } = readCenter(destination_center);
  return { batch_no: readWord(batch_no), destination_center: { id, name }, status: readWord(status) };
}
