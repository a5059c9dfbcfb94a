import { type AnswerRecord, isRecord } from "../client/read-fields.ts";
import { errorCatalogue } from "./error-catalogue.ts";
import { defaultErrorWords, type ErrorWords, type HostPhrase } from "./error-words.ts";
import { formatSentence } from "./format-sentence.ts";
import { RegistryError, type RegistryErrorCode } from "./registry-error.ts";
import { findMessage, rewriteMessage } from "./rewrite-message.ts";

/** What came back instead of success. */
export interface FailedAnswer {
  /** The HTTP status. */
  readonly status: number;
  /** The body as text or as read from JSON; anything that is not the contract's error counts as silence. */
  readonly body?: unknown;
  /** Its headers, for the time to wait. */
  readonly headers?: Pick<Headers, "get">;
  /** The operationId of the call. */
  readonly operation?: string;
}

/**
 * Reads a failed answer into a `RegistryError`, whatever came: the contract's error, a proxy's HTML page,
 * nothing, or half a JSON text.
 * @see Spec 8
 */
export function readRegistryError(
  answer: FailedAnswer,
  words: Partial<ErrorWords> = defaultErrorWords,
): RegistryError {
  const { status, operation } = answer;
  const { phrases = [], ...texts } = { ...defaultErrorWords, ...words };
  const body = readBody(answer.body);
  const serverCode = readText(body.code);
  const said = readText(body.message);
  const match = said ? findMessage(said, phrases) : undefined;
  const known = match ?? errorCatalogue.find((entry) => entry.reason === serverCode);
  const message = formatSentence(chooseMessage(status, match?.text ?? said, texts));
  const fields = readFields(body.errors, phrases);
  if (known?.field && !fields[known.field]) fields[known.field] = [message];
  const context = isRecord(body.context) ? body.context : {};
  return new RegistryError({
    code: serverCode === "api_version" ? "api_version" : chooseCode(status),
    message,
    status,
    fields,
    context,
    serverCode: serverCode || undefined,
    reason: known && "reason" in known ? known.reason : undefined,
    retryAfterSeconds: readRetryAfter(answer.headers),
    operation,
  });
}

const codes: Readonly<Record<number, RegistryErrorCode>> = {
  400: "validation",
  401: "unauthenticated",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  410: "not_found",
  412: "conflict",
  413: "validation",
  415: "validation",
  422: "validation",
  426: "api_version",
  429: "rate_limited",
};

function chooseCode(status: number): RegistryErrorCode {
  return codes[status] ?? "server";
}

function chooseMessage(status: number, said: string, texts: Omit<ErrorWords, "phrases">): string {
  // The one status whose words the specification fixes whatever the server says.
  if (status === 401) return texts.unauthenticated;
  if (said) return said;
  if (status === 400) return texts.badRequest;
  return status === 426 ? texts.apiVersion : texts.server;
}

function readBody(body: unknown): AnswerRecord {
  if (isRecord(body)) return body;
  if (typeof body !== "string") return {};
  try {
    const parsed: unknown = JSON.parse(body);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function readFields(errors: unknown, phrases: readonly HostPhrase[]): Record<string, string[]> {
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, texts]) => {
      const sentences = (Array.isArray(texts) ? texts : [texts])
        .map(readText)
        .filter((text) => text !== "")
        .map((text) => formatSentence(rewriteMessage(text, phrases)));
      return sentences.length > 0 ? [[field, sentences]] : [];
    }),
  );
}

function readRetryAfter(headers: FailedAnswer["headers"]): number | undefined {
  const text = headers?.get("Retry-After")?.trim();
  if (!text) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // A date is held against the server's own clock: the one of this computer may be wrong.
  const wait = Date.parse(text) - Date.parse(headers?.get("Date") ?? "");
  return Number.isNaN(wait) ? undefined : Math.max(0, Math.ceil(wait / 1000));
}

function readText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
