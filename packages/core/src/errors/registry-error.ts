import type { ErrorReason } from "./error-catalogue.ts";

/** Everything that can fail between a screen and the registry. The list is closed: a host may switch over it. */
export type RegistryErrorCode =
  | "network"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "validation"
  | "rate_limited"
  | "server"
  | "api_version"
  | "render"
  | "device";

/** What a failure carries beside its code. */
export interface RegistryErrorDetails {
  /** What kind of failure it is. */
  readonly code: RegistryErrorCode;
  /** For staff: rewritten, with a capital and a full stop. */
  readonly message: string;
  /** The HTTP status, when the server answered. */
  readonly status?: number | undefined;
  /** The body's own `code`. */
  readonly serverCode?: string | undefined;
  /** What a message of the error catalogue is about. */
  readonly reason?: ErrorReason | undefined;
  /** Sentences by field name, from the body's `errors` and from the catalogue. */
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What the message is about, as the server tells it: the batch that a card is linked to, for example. */
  readonly context?: Readonly<Record<string, unknown>> | undefined;
  /** How long to wait before the next try counts. */
  readonly retryAfterSeconds?: number | undefined;
  /** The operationId of the call that failed. */
  readonly operation?: string | undefined;
  /** What failed underneath, for programmers. */
  readonly cause?: unknown;
}

/**
 * A failure as screens and hosts meet it. Its message may be shown to staff as it is. Neither the message
 * of its own nor what `JSON.stringify` gives holds the address of the call, for there may be an ID number
 * in it.
 */
export class RegistryError extends Error {
  /** Tells it from other errors. */
  override readonly name = "RegistryError";
  /** What kind of failure it is. */
  readonly code: RegistryErrorCode;
  /** The HTTP status, when the server answered. */
  readonly status: number | undefined;
  /** The body's own `code`. */
  readonly serverCode: string | undefined;
  /** What a message of the error catalogue is about. */
  readonly reason: ErrorReason | undefined;
  /** Sentences by field name. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** What the message is about, as the server tells it. */
  readonly context: Readonly<Record<string, unknown>>;
  /** How long to wait before the next try counts. */
  readonly retryAfterSeconds: number | undefined;
  /** The operationId of the call that failed. */
  readonly operation: string | undefined;

  constructor(details: RegistryErrorDetails) {
    super(details.message, "cause" in details ? { cause: details.cause } : undefined);
    this.code = details.code;
    this.status = details.status;
    this.serverCode = details.serverCode;
    this.reason = details.reason;
    this.fields = details.fields ?? {};
    this.context = details.context ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.operation = details.operation;
  }

  /** What may stand in a log: no message, no field, no context, for those may name a person. */
  toJSON(): Record<string, unknown> {
    const { name, code, status, serverCode, operation } = this;
    return { name, code, status, serverCode, operation };
  }
}

/** Tells a registry's failure from any other, also across two copies of this package on one page. */
export function isRegistryError(value: unknown): value is RegistryError {
  return value instanceof Error && value.name === "RegistryError" && "code" in value;
}
