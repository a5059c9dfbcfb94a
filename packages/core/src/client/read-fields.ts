/** Reads one value of an answer, or throws a `SyntaxError` where nothing can be made of it. */
export type Reader<Value = unknown> = (value: unknown) => Value;

/** Reads one field of a record, beside the others. */
type FieldReader<Value = unknown> = (value: unknown, record: AnswerRecord) => Value;

/**
 * How each field of a record of the contract is read: a field without a reader, and a reader of something else, do not
 * compile. Where a server leaves out what the contract promises, a reader may give null or nothing for it.
 */
export type FieldReaders<Value> = {
  readonly [Name in keyof Value]: FieldReader<Value[Name] | null | undefined>;
};

/** A record of an answer before it is read. */
export type AnswerRecord = Readonly<Record<string, unknown>>;

/** An answer is not what the contract promises, so that nothing can be shown of it. */
function refuseShape(what: string): never {
  throw new SyntaxError(`The answer has no readable ${what}.`);
}

/** Whether a value is an object with names; a list is none. */
export function isRecord(value: unknown): value is AnswerRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads an object; what is none ends the reading of the whole answer. */
export function readRecord(value: unknown, what: string): AnswerRecord {
  return isRecord(value) ? value : refuseShape(what);
}

/** Reads a list without which there is nothing to show. */
export function readList<Item>(
  value: unknown,
  what: string,
  readItem: (item: unknown, index: number) => Item,
): Item[] {
  return Array.isArray(value) ? value.map(readItem) : refuseShape(what);
}

/** Reads a list that a server may leave out, without the items of which nothing can be made. */
function readOptionalList<Item>(value: unknown, readItem: (item: unknown, index: number) => Item): Item[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => {
    try {
      return [readItem(item, index)];
    } catch {
      return [];
    }
  });
}

/** Makes a reader of a list that a server may leave out, without the items of which nothing can be made. */
export function listOf<Item>(readItem: (item: unknown, index: number) => Item): Reader<Item[]> {
  return (value) => readOptionalList(value, readItem);
}

/** Makes a reader of a list that a server must give, without the items of which nothing can be made. */
export function givenListOf<Item>(what: string, readItem: Reader<Item>): Reader<Item[]> {
  const read = listOf(readItem);
  return (value) => (Array.isArray(value) ? read(value) : refuseShape(what));
}

/** Makes a reader of what may be missing: null where it is not there, or nothing can be made of it. */
export function orNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value) => {
    try {
      return read(value);
    } catch {
      return null;
    }
  };
}

/**
 * Reads the named fields of a record and keeps the others as they are. What a server leaves out is filled
 * in, or stays out where the record only says what has changed.
 */
export function readFields<Value extends object>(
  record: AnswerRecord,
  readers: FieldReaders<Value>,
  { fillsGaps }: { readonly fillsGaps: boolean },
): Value {
  const read: Record<string, unknown> = { ...record };
  for (const [name, reader] of Object.entries<FieldReader>({ ...readers })) {
    if (!fillsGaps && !(name in record)) continue;
    const value = reader(record[name], record);
    if (value !== undefined || name in record) read[name] = value;
  }
  // Each name of the type has its reader: the one place where what was read is taken for what the contract says.
  return read as Value;
}

/** Makes a reader of a record with these fields, whose gaps are filled in. */
export function recordOf<Value extends object>(readers: FieldReaders<Value>, what = "answer"): Reader<Value> {
  return (value) => readFields(readRecord(value, what), readers, { fillsGaps: true });
}

/** Makes a reader of a record that a server may leave out: then all of it is a gap. */
export function partOf<Value extends object>(readers: FieldReaders<Value>): Reader<Value> {
  return (value) => readFields(isRecord(value) ? value : {}, readers, { fillsGaps: true });
}

/** A text, or nothing where it is none. A number is written out; a word that the contract does not know stays as it is. */
export function readTextOrNull<Text extends string>(value: unknown): Text | null {
  if (typeof value === "number") return String(value) as Text;
  return typeof value === "string" ? (value as Text) : null;
}

/** A text; empty where it is none. */
export function readText<Text extends string>(value: unknown): Text {
  return readTextOrNull(value) ?? ("" as Text);
}

/** A text that a record may do without: nothing where it is empty or none. */
export function readDetail(value: unknown): string | undefined {
  return readText(value) || undefined;
}

/** A number, or nothing where it is none. */
export function readNumber(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** Makes a reader of a number in whose place something else stands where it is none. */
export function numberOr<Other extends number | null>(other: Other): Reader<number | Other> {
  return (value) => readNumber(value) ?? other;
}

/** Reads a time to wait in whole seconds; none where a server does not say. */
export const readSeconds: Reader<number> = (value) => Math.max(0, Math.ceil(readNumber(value) ?? 0));

/** Whether something is plainly so; what is not said is not. */
export function readFlag(value: unknown): boolean {
  return value === true;
}

/** A number that says which record it is; without it nothing can be done with the record. */
export function readId(value: unknown): number {
  return readNumber(value) ?? refuseShape("id");
}

/** A word or a name without which a record says nothing; one that the contract does not know stays as it is. */
export function readWord<Word extends string>(value: unknown): Word {
  return readText<Word>(value) || refuseShape("word");
}
