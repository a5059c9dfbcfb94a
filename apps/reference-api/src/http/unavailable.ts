import { Refusal } from "../domain/refusal.ts";

/** What may be sent again, with the same idempotency key: nothing was done, or it was and is answered again. */
const away = { message: "The database does not answer. Try again in a moment.", after: "5" };
const busy = { message: "The server is busy. Try again in a moment.", after: "1" };
const full = {
  message: "Nothing can be saved now: the server has no room left. Try again later.",
  after: "30",
};
const locked = {
  message: "This file cannot be opened now: the server does not have its key. Tell your administrator.",
  after: "60",
};

/** By the code of an error, of PostgreSQL, of the system or of the file store; the first that its code begins with. */
const causes: readonly (readonly [string, typeof away])[] = [
  ["53100", full],
  ["ENOSPC", full],
  ["EDQUOT", full],
  ["file_key_missing", locked],
  // A place that does not take or give what is on it.
  ["EROFS", full],
  ["EIO", full],
  ["58030", full],
  // Another transaction stands in the way for too long, or both in each other's.
  ["40001", busy],
  ["40P01", busy],
  ["55P03", busy],
  ["57014", busy],
  // A migration has changed the table since the statement was planned; the next one is planned afresh.
  ["0A000", busy],
  // No connection, too many of them, or a server that starts or ends.
  ["08", away],
  ["53", away],
  ["57P", away],
  ["ECONNREFUSED", away],
  ["ECONNRESET", away],
  ["EPIPE", away],
  ["ETIMEDOUT", away],
  ["EHOSTUNREACH", away],
  ["ENETUNREACH", away],
  ["ENOTFOUND", away],
  ["EAI_AGAIN", away],
];

/** Errors of the driver that have no code, by their message. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed))/;

function findCause(error: unknown): typeof away | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const cause = causes.find(([begin]) => code?.startsWith(begin))?.[1];
  if (cause) return cause;
  return lostConnection.test(error.message) ? away : findCause(error.cause);
}

/** What is answered where something that the server stands on is away, full or busy; nothing for any other error. */
export function refuseUnavailable(error: unknown): Refusal | undefined {
  const cause = findCause(error);
  if (!cause) return undefined;
  const code = cause === full ? "storage_full" : "unavailable";
  return new Refusal(503, { message: cause.message, code }, { "Retry-After": cause.after });
}
