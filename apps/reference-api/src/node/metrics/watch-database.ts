import type { Database } from "../../database/tables.ts";
import { type MessageBacklog, readBacklog } from "../../messages/read-backlog.ts";

/** What the database says of the registry. */
export interface DatabaseFigures {
  /** How long it took to say so, in seconds, with the wait for a free connection. */
  readonly seconds: number;
  readonly backlog: MessageBacklog;
  /** The sequence number of the audit trail's last event, or 0 for an empty trail. */
  readonly auditHead: number;
}

interface Watched {
  readonly database: Database;
  readonly clock: () => Date;
  /** In milliseconds. */
  readonly readTime?: () => number;
}

/** For how long an answer is good, and how long one is waited for, in milliseconds. */
const [freshFor, patience] = [5_000, 2_000];

async function ask({ database, clock, readTime = () => performance.now() }: Watched) {
  const start = readTime();
  const backlog = await readBacklog(database, clock());
  const { head } = await database
    .selectFrom("audit_chain")
    .select((is) => is.fn.max("position").as("head"))
    .executeTakeFirstOrThrow();
  return { seconds: (readTime() - start) / 1000, backlog, auditHead: head ?? 0 };
}

/**
 * Makes what asks the database, once in five seconds at most, however often it is called. It never throws, and waits for
 * two seconds: nothing is said of a database that has not answered by then.
 */
export function watchDatabase(watched: Watched): () => Promise<DatabaseFigures | undefined> {
  const readTime = watched.readTime ?? (() => performance.now());
  let asked: { readonly at: number; readonly answer: Promise<DatabaseFigures | undefined> } | undefined;
  let isUnderWay = false;
  return async () => {
    if (!asked || (!isUnderWay && readTime() - asked.at >= freshFor)) {
      isUnderWay = true;
      const answer = ask(watched)
        .catch(() => undefined)
        .finally(() => {
          isUnderWay = false;
        });
      asked = { at: readTime(), answer };
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((settle) => {
      timer = setTimeout(settle, patience, undefined);
    });
    return Promise.race([asked.answer, late]).finally(() => clearTimeout(timer));
  };
}
