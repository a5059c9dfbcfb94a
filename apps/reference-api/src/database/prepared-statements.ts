import { type PGlite, parse, protocol, TransactionAbortedError } from "@electric-sql/pglite";
import type { PGliteDialectConfig } from "kysely";

type DialectPGlite = Extract<PGliteDialectConfig["pglite"], { readonly closed: boolean }>;
type DialectTransaction = Parameters<Parameters<DialectPGlite["transaction"]>[0]>[0];
type Query = DialectPGlite["query"];
type Results = ReturnType<typeof parse.parseResults>[number];
type Messages = Parameters<typeof parse.parseResults>[0];

/** A statement that the database has read once. */
interface Prepared {
  readonly name: string;
  /** What kind of value each parameter is, by PostgreSQL's numbers of types. */
  readonly types: readonly number[];
  /** How the rows are described, which is the same each time. */
  readonly rows: Messages;
}

/** So many statements are remembered; lists of different lengths make different ones. */
const mostPrepared = 500;

const { serialize } = protocol;

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** In milliseconds: how long the database may work before other work of this process gets its turn. */
const longestWork = 20;
// A test that stops the clock does not stop the database.
const { setTimeout: later } = globalThis;

/**
 * Makes a function that pauses now and then, and lets the process answer requests. The database runs in this process and
 * would not pause while it has statements to run.
 */
function createRests(): () => Promise<void> {
  /** When the work began that nothing else got in between. */
  let since: number | undefined;
  return async () => {
    if (since === undefined) {
      since = performance.now();
      later(() => {
        since = undefined;
      }, 0);
    } else if (performance.now() - since >= longestWork) {
      await new Promise<void>((settle) => later(settle, 0));
    }
  };
}

const dataRow = "D".charCodeAt(0);
const isMarked = (bytes: Uint8Array, at: number) =>
  bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf;

/** PGlite's decoder drops the byte order mark at the beginning of a text, though it is stored: puts it back. */
function restoreByteOrderMarks(told: Messages, sent: Uint8Array): void {
  const view = new DataView(sent.buffer, sent.byteOffset, sent.byteLength);
  const rows = told.filter((message) => message instanceof protocol.messages.DataRowMessage).values();
  for (let at = 0; at < sent.length; at += 1 + view.getInt32(at + 1)) {
    if (sent[at] !== dataRow) continue;
    const { fields } = rows.next().value ?? { fields: [] };
    let place = at + 7;
    for (const [index, field] of fields.entries()) {
      const length = view.getInt32(place);
      place += 4;
      if (length >= 3 && isMarked(sent, place)) fields[index] = `\uFEFF${field}`;
      place += Math.max(length, 0);
    }
  }
}

/**
 * Gives a database in this process that reads each statement once. PGlite itself asks the database six times for
 * every query, and has it read anew each time, which takes up to four times as long.
 */
export function prepareStatements(pglite: PGlite): DialectPGlite {
  const known = new Map<string, Prepared>();
  const rest = createRests();
  let named = 0;

  async function send(...parts: Uint8Array[]): Promise<Messages> {
    await rest();
    const { messages: told, data } = await pglite.execProtocol(join(parts), { throwOnError: true });
    restoreByteOrderMarks(told, data);
    return told;
  }

  async function prepare(text: string): Promise<Prepared> {
    named += 1;
    const name = `statement${named}`;
    const told = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
      serialize.sync(),
    );
    const prepared = {
      name,
      types: parse.parseDescribeStatementResults(told),
      rows: told.filter((message) => message.name === "rowDescription"),
    };
    known.set(text, prepared);
    return prepared;
  }

  /** What was used longest ago stands first. */
  async function find(text: string): Promise<Prepared> {
    const found = known.get(text);
    if (!found) return prepare(text);
    known.delete(text);
    known.set(text, found);
    return found;
  }

  async function forget(texts: readonly string[]): Promise<void> {
    const names = texts.flatMap((text) => known.get(text)?.name ?? []);
    for (const text of texts) known.delete(text);
    await send(...names.map((name) => serialize.close({ type: "S", name })), serialize.sync());
  }

  async function run(text: string, values: readonly unknown[] = []): Promise<Results> {
    const { name, types, rows } = await find(text);
    const bound = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = pglite.serializers[types[index] ?? 0];
      return write ? write(value) : String(value);
    });
    const answered = await send(
      serialize.bind({ statement: name, values: bound }),
      serialize.execute({}),
      serialize.sync(),
    );
    const [results] = parse.parseResults([...rows, ...answered], pglite.parsers, { rowMode: "object" });
    if (!results) throw new Error("The database gave no result.");
    // What a statement reads may look different now.
    if (/^\s*(?:create|alter|drop)\b/i.test(text)) await forget([...known.keys()]);
    else if (known.size > mostPrepared) await forget([...known.keys()].slice(0, mostPrepared / 10));
    return results;
  }

  const query = run as Query;
  const tell = (command: "begin" | "commit" | "rollback") => send(serialize.query(command));

  /** Kysely lets one connection do one thing at a time. */
  async function keepTogether<T>(work: (transaction: DialectTransaction) => Promise<T>): Promise<T> {
    await tell("begin");
    let result: T;
    try {
      result = await work({ query, rollback: async () => void (await tell("rollback")) });
    } catch (error) {
      await tell("rollback");
      throw error;
    }
    const told = await tell("commit");
    // A transaction in which something failed ends otherwise than it was asked to.
    if (told.some((message) => "text" in message && message.text === "ROLLBACK"))
      throw new TransactionAbortedError();
    return result;
  }

  return {
    query,
    transaction: keepTogether,
    close: () => pglite.close(),
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    get waitReady() {
      return pglite.waitReady;
    },
  };
}
