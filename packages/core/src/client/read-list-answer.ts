import { readExtensions } from "../dispatch/extensions.ts";
import type { OperationId } from "./operation.ts";
import {
  type AnswerRecord,
  type Reader,
  readFields,
  readList,
  readNumber,
  readRecord,
} from "./read-fields.ts";

/** How the answers of calls are read, by the calls. */
export type AnswerReaders = { readonly [Id in OperationId]?: Reader };

/** Reads an answer that is a record with these fields. */
export function readerOf(readers: Readonly<Record<string, Reader>>): Reader {
  return (value) => readFields(readRecord(value, "answer"), readers, { fillsGaps: true });
}

/** Reads one page of a list, whose rows stand under a name, and where the page stands. */
export function readerOfPage<Row>(name: string, what: string, readRow: (value: unknown) => Row): Reader {
  return (value) => {
    const answer = readRecord(value, "answer");
    const rows = readList(answer[name], what, readRow);
    const extensions = readExtensions(answer.extensions);
    return { ...answer, [name]: rows, extensions, meta: readMeta(answer.meta, rows.length) };
  };
}

/** Anything but a file is none, whatever it says. */
export function readFile(value: unknown): Blob {
  if (value instanceof Blob) return value;
  throw new SyntaxError("The answer is no file.");
}

/** Where a page stands in its list; where a server does not say, it is the only one. */
export function readMeta(value: unknown, count: number): unknown {
  const meta = isRecord(value) ? value : {};
  const per_page = readNumber(meta.per_page) ?? Math.max(1, count);
  const total = readNumber(meta.total) ?? count;
  const last_page = readNumber(meta.last_page) ?? Math.max(1, Math.ceil(total / per_page));
  return {
    ...meta,
    page: readNumber(meta.page) ?? 1,
    per_page,
    total,
    last_page,
    counts: readCounts(meta.counts),
  };
}

/** Reads how many batches there are of each status; nothing where the server does not count, which is not none. */
function readCounts(value: unknown): Readonly<Record<string, number>> | undefined {
  if (!isRecord(value)) return undefined;
  const counts = Object.entries(value).flatMap(([status, count]) =>
    readNumber(count) === undefined ? [] : [[status, count]],
  );
  return counts.length > 0 ? Object.fromEntries(counts) : undefined;
}

function isRecord(value: unknown): value is AnswerRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
