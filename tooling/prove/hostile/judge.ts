import type { Hostile } from "./change.ts";
import { checkAnswer, checkRefusal, type Operation } from "./contract.ts";
import type { Told } from "./wire.ts";

/** What every answer carries, refusals and errors too. */
const everyHeader: Readonly<Record<string, RegExp>> = {
  "content-security-policy":
    /^default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'/,
  "cross-origin-opener-policy": /^same-origin$/,
  "referrer-policy": /^no-referrer$/,
  "x-content-type-options": /^nosniff$/,
  "cache-control": /no-store|no-cache/,
};

/** What no answer may tell: where in the program something happened, or what the database said. */
const inner = /node_modules|\bat [\w.<>]+ \(|apps\/reference-api|PGlite|syntax error at|violates|relation "/;

/** The operations that give or take a cookie. */
const ofCookies = ["login", "logout", "updatePassword"];

function checkHeaders({ headers }: Told, operation: Operation | undefined): string | undefined {
  const missing = Object.keys(everyHeader).find((name) => !everyHeader[name]?.test(headers.get(name) ?? ""));
  if (missing) return `${missing} is ${headers.get(missing) ?? "missing"}`;
  if (headers.has("access-control-allow-origin")) return "another origin may read it";
  const mayHaveCookie = operation === undefined || ofCookies.includes(operation.id);
  return headers.has("set-cookie") && !mayHaveCookie ? "it sets a cookie" : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns what is wrong with how the server read a body. */
function checkReading({ status, text }: Told, reading: Hostile["reading"]): string | undefined {
  const isMalformed = /"code":"(malformed_json|malformed_form|incomplete_body)"/.test(text);
  if (reading === undefined || (reading === "as plain" && !isMalformed)) return undefined;
  if (reading === "as plain") return "is refused as broken JSON, but is JSON";
  if (status < 400) return `status ${status} for what is not its body`;
  return reading === "broken" && status === 400 && !isMalformed
    ? "is read as JSON, but is broken"
    : undefined;
}

/** What is wrong with an answer to a hostile request; nothing where it is as it has to be. */
export function judge(told: Told, operation: Operation, hostile: Hostile): string | undefined {
  const { also = [], where, reading } = hostile;
  const { status, headers, text } = told;
  if (status === 0) return "no answer";
  if (status >= 500) return `status ${status}`;
  const isDocumented = operation.answers.has(status) || also.includes(status);
  if (!isDocumented) return `status ${status}, which the contract does not have for it`;
  const misread = checkReading(told, reading);
  if (misread) return misread;
  const header = checkHeaders(told, where.startsWith("method") ? undefined : operation);
  if (header) return header;
  // What leaves the API's address is answered by the pages of the host.
  const isOfApi = headers.has("x-registry-api");
  // What was accepted may hold any text that somebody sent.
  if (isOfApi && status >= 400 && inner.test(text)) return "it tells of the inside of the server";
  if (text === "" || !isOfApi) return undefined;
  const type = headers.get("content-type") ?? "";
  if (status < 300 && !type.startsWith("application/json")) return undefined;
  if (type !== "application/json; charset=utf-8") return `content type ${type}`;
  const body = parse(text);
  if (status >= 400) return checkRefusal(body) && `refusal ${checkRefusal(body)}`;
  const isOfOperation = operation.answers.has(status) && !/^(method|target|path)/.test(where);
  const problem = isOfOperation ? checkAnswer(operation, status, body) : undefined;
  return problem && `answer ${problem}`;
}

/** The fields that are compared or looked up, and not kept as they are sent. */
const notKept =
  /(^|\.)(username|password|otp|otp_token|current_password|new_password\w*|upload_id|serial_number|id_number|passport_no|application_no|date_of_birth|card_type|document_path|collector_contact|phone|contact_reason|relationship|thumb_missing_reason|batch_no)$/;

const canonical = (text: string) =>
  text
    .normalize("NFKC")
    .replaceAll(/[\s\p{Cf}-]/gu, "")
    .toUpperCase();

/** What the server writes above the notes of a batch that goes elsewhere. */
const ownLine = /^From [^\n]+ to [^\n]+\.\n/;

function holds(value: unknown, wanted: ReadonlySet<string>, isLike: (text: string) => boolean): boolean {
  if (typeof value === "string") return wanted.has(value) || isLike(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((item) => holds(item, wanted, isLike));
}

/**
 * Whether what an accepted write sent is among what is read back, as it was sent or without the blanks around it, and
 * without byte order marks in either case.
 */
export function isKept({ where, text: sent }: Hostile, read: readonly unknown[]): boolean {
  const text = sent?.replaceAll("\uFEFF", "");
  const field = where.replace(/^(body|part data\.)\s*/, "");
  if (text === undefined || !/^(body|part data)/.test(where) || notKept.test(field)) return true;
  // Blanks alone, in what may be left out, are nothing.
  if (text.trim() === "") return true;
  const wanted = new Set([text, text.trim()]);
  // What has a written form of its own is kept in that.
  const isForm = /found_serial_number|courier_contact$|_on$/.test(field);
  const form = canonical(text);
  return holds(
    read,
    wanted,
    (other) => (isForm && canonical(other) === form) || wanted.has(other.replace(ownLine, "")),
  );
}
