/** Reads one value of an answer, or throws a `SyntaxError` where nothing can be made of it. */
export type Reader<Value = unknown> = (value: unknown) => Value;

/** Reads the fields of a record, by their names. */
export type FieldReaders = Readonly<Record<string, Reader>>;

/** A record of an answer before it is read. */
export type AnswerRecord = Readonly<Record<string, unknown>>;

/** An answer is not what the contract promises, so that nothing can be shown of it. */
function refuseShape(what: string): never {
  throw new SyntaxError(`The answer has no readable ${what}.`);
}

/** Reads an object; what is none ends the reading of the whole answer. */
export function readRecord(value: unknown, what: string): AnswerRecord {
  if (typeof value !== "object" || value === null || Array.isArray(value)) refuseShape(what);
  return value as AnswerRecord;
}

/** Reads a list without which there is nothing to show. */
export function readList<Item>(value: unknown, what: string, readItem: (item: unknown) => Item): Item[] {
  return Array.isArray(value) ? value.map(readItem) : refuseShape(what);
}

/** Reads a list that a server may leave out, without the items of which nothing can be made. */
export function readOptionalList<Item>(
  value: unknown,
  readItem: (item: unknown, index: number) => Item,
): Item[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => {
    try {
      return [readItem(item, index)];
    } catch {
      return [];
    }
  });
}

/**
 * Reads the named fields of a record and keeps the others as they are. What a server leaves out is filled
 * in, or stays out where the record only says what has changed.
 */
export function readFields(
  record: AnswerRecord,
  readers: FieldReaders,
  { fillsGaps }: { readonly fillsGaps: boolean },
): Record<string, unknown> {
  const read: Record<string, unknown> = { ...record };
  for (const [name, reader] of Object.entries(readers)) {
    if (fillsGaps || name in record) read[name] = reader(record[name]);
  }
  return read;
}

/** A text, or nothing where it is none. A number is written out. */
export function readTextOrNull(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value : null;
}

/** A text; empty where it is none. */
export function readText(value: unknown): string {
  return readTextOrNull(value) ?? "";
}

/** A number, or nothing where it is none. */
export function readNumber(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** A number that says which record it is; without it nothing can be done with the record. */
export function readId(value: unknown): number {
  return readNumber(value) ?? refuseShape("id");
}

/** A word or a name without which a record says nothing. */
export function readWord(value: unknown): string {
  return readText(value) || refuseShape("word");
}
