import type { Database } from "./database/tables.ts";

/** Hashes passwords slowly enough that a stolen table is of no use. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
}

/** A text message that waits to be sent. */
export interface OutgoingMessage {
  readonly batchId: number;
  readonly cardId: number;
  readonly phone: string;
  readonly body: string;
}

/** Takes text messages inside the transaction of the change that they tell about. */
export type SmsOutbox = (
  transaction: Database,
  messages: readonly OutgoingMessage[],
  now: Date,
) => Promise<void>;

/** One line of the access log; it holds the route's template and none of the values in it. */
export interface AccessEntry {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** Where the server writes what happened; neither line holds personal data. */
export interface Log {
  access(entry: AccessEntry): void;
  /** The name, code and place of an error, without its message. */
  error(trace: string): void;
}

/** What the app takes from the place where it runs, so that it runs in Node and in a browser's tab. */
export interface Ports {
  readonly database: Database;
  readonly clock: () => Date;
  readonly passwords: Passwords;
  /** Bytes that cannot be guessed. */
  readonly random: (count: number) => Uint8Array;
  readonly sms: SmsOutbox;
  readonly log: Log;
  /** The host's files for every address outside `/api`; nothing when it has none for this one. */
  readonly serveHost?: (request: Request) => Response | undefined;
  /** Where a request came from, for the audit trail. */
  readonly readAddress?: (environment: unknown) => string | null;
  /** Origins other than the server's own that may call it, for development. */
  readonly allowedOrigins?: readonly string[];
  /** Tells browsers to come back by TLS only; not in a demonstration, which has none. */
  readonly isTlsOnly?: boolean;
}
