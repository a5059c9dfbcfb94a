import type { components } from "../contract/registry.gen.d.ts";
import { type Extension, readExtensions } from "../dispatch/extensions.ts";
import type { OperationData, OperationId } from "./operation.ts";
import {
  type FieldReaders,
  isRecord,
  type Reader,
  readFields,
  readNumber,
  readRecord,
} from "./read-fields.ts";

/** How the answers of calls are read, by the calls. */
export type AnswerReaders = { readonly [Id in OperationId]?: Reader<OperationData<Id>> };

type Meta = components["schemas"]["Meta"];

/** What every page of a list says beside its rows. */
interface Page {
  readonly meta: Meta;
  readonly extensions: Extension[];
}

/** Makes a reader of one page of a list and of where the page stands in it. */
export function pageOf<Rows extends object>(
  readers: FieldReaders<Rows>,
  count: (rows: Rows) => number,
): Reader<Rows & Page> {
  return (value) => {
    const answer = readRecord(value, "answer");
    const rows = readFields(answer, readers, { fillsGaps: true });
    const extensions = readExtensions(answer.extensions);
    return { ...rows, extensions, meta: readMeta(answer.meta, count(rows)) };
  };
}

/** Anything but a file is none, whatever it says. */
export function readFile(value: unknown): Blob {
  if (value instanceof Blob) return value;
  throw new SyntaxError("The answer is no file.");
}

/** Where a page stands in its list; where a server does not say, it is the only one. */
function readMeta(value: unknown, count: number): Meta {
  const meta = isRecord(value) ? value : {};
  const per_page = readNumber(meta.per_page) ?? Math.max(1, count);
  const total = readNumber(meta.total) ?? count;
  const last_page = readNumber(meta.last_page) ?? Math.max(1, Math.ceil(total / per_page));
  const counts = readCounts(meta.counts);
  return { ...meta, page: readNumber(meta.page) ?? 1, per_page, total, last_page, ...(counts && { counts }) };
}

/** Reads how many batches there are of each status; nothing where the server does not count, which is not none. */
function readCounts(value: unknown): Meta["counts"] {
  if (!isRecord(value)) return undefined;
  const counts = Object.entries(value).filter(
    (entry): entry is [string, number] => readNumber(entry[1]) !== undefined,
  );
  return counts.length > 0 ? Object.fromEntries(counts) : undefined;
}
