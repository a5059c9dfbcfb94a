import {
  type FieldReaders,
  listOf,
  orNull,
  type Reader,
  readFields,
  readId,
  readNumber,
  readRecord,
  readText,
  readTextOrNull,
  readWord,
} from "../client/read-fields.ts";
import type { components } from "../contract/registry.gen.d.ts";
import { readActor } from "../people/staff.ts";
import { readCenter } from "../session/read-session.ts";
import type { Center } from "../session/session-state.ts";

type Schemas = components["schemas"];

/** Reads where something was done; nowhere by name where a server does not tell. */
export const readPlace: Reader<Center> = (value) => orNull(readCenter)(value) ?? { id: 0, name: "" };

/** Makes a reader of what happened to a record. What nobody numbered has its place for a number, below nothing. */
function historyOf<Entry extends object>(readers: FieldReaders<Entry>): Reader<Entry[]> {
  return listOf((value, index) => {
    const entry = readRecord(value, "entry");
    return readFields({ ...entry, id: readNumber(entry.id) ?? -index }, readers, { fillsGaps: true });
  });
}

const eventReaders: FieldReaders<Schemas["IssuanceEvent"]> = {
  id: readId,
  at: readText,
  action: readWord,
  actor: readActor,
  center: readPlace,
  notes: readTextOrNull,
};

/** Reads the events of a hand-over; one that cannot be read is left out. */
export const readIssuanceEvents: Reader<Schemas["IssuanceEvent"][]> = historyOf(eventReaders);

/** Reads the events of a batch, or of any record's trail; one that cannot be read is left out. */
export const readBatchEvents: Reader<Schemas["BatchEvent"][]> = historyOf({
  ...eventReaders,
  serial_number: readTextOrNull,
});

/** Makes a reader of what a server may tell as null: null is told, and what is not told is read as nothing by name. */
const readTold =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (value) =>
    value === null ? null : read(value);

/** Reads the events of an application, whose actor is null for the registry; one that cannot be read is left out. */
export const readApplicationEvents: Reader<Schemas["ApplicationEvent"][]> = historyOf({
  ...eventReaders,
  actor: readTold(readActor),
  center: readTold(readPlace),
  from_status: readTextOrNull,
  to_status: readTextOrNull,
});

/** Reads the notes of a batch; one without words is left out. */
export const readBatchNotes: Reader<Schemas["BatchNote"][]> = historyOf({
  id: readId,
  at: readText,
  author: readActor,
  center: readPlace,
  body: readWord,
});
