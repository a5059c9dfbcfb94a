import type { ContractOperation, OperationId } from "../contract/operations.ts";
import type { operations } from "../contract/registry.gen.d.ts";
import type { SentFile } from "../contract/sent-file.ts";
import type { Center } from "../database/centers.ts";
import type { IdempotentWrite } from "../database/idempotency.ts";
import type { Database } from "../database/tables.ts";
import type { Ports } from "../ports.ts";
import type { Session } from "../session/sessions.ts";

/** A file as an answer, to be saved under a name and shown by scripts alone. */
export class AnsweredFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly name: string;

  constructor(bytes: Uint8Array, type: string, name: string) {
    this.bytes = bytes;
    this.type = type;
    this.name = name;
  }
}

/** A form as it was sent; the contract calls its files `file`, or `files` where there are several. */
type FormOf<Fields> = {
  [Name in keyof Fields]: Name extends "file" ? SentFile : Name extends "files" ? SentFile[] : Fields[Name];
};

/** A part of the contract as JSON, or the file that stands in its place. */
type ContentOf<Part, File> = Part extends { content: infer Content }
  ? Content extends { "application/json": infer Body }
    ? Body
    : File
  : undefined;

type Given<Parameters> = [Parameters] extends [undefined] ? Record<never, never> : NonNullable<Parameters>;

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "multipart/form-data": infer Fields } & infer Others };
}
  ? FormOf<Fields> | (Others extends { "application/json": infer Body } ? Body : never)
  : operations[Id] extends { requestBody: infer Body }
    ? ContentOf<Body, SentFile>
    : operations[Id] extends { requestBody?: infer Body }
      ? ContentOf<NonNullable<Body>, SentFile> | undefined
      : undefined;

type SuccessOf<Responses> = {
  [Status in keyof Responses & (200 | 201)]: {
    status: Status;
    body: ContentOf<Responses[Status], AnsweredFile>;
  };
}[keyof Responses & (200 | 201)];

/** What an operation answers when all goes well, as the contract has it. */
export type AnswerOf<Id extends OperationId> = SuccessOf<operations[Id]["responses"]> & {
  /** The session id that the browser gets, or null to take it away. */
  readonly session?: string | null;
  /** What the browser shows from now on of who has signed in there. */
  readonly browser?: string;
  /** For how many seconds the answer may be held, where there is nothing new in it. */
  readonly quietFor?: number;
};

/** A request that has passed the contract's checks. */
export interface Asked<Id extends OperationId> {
  readonly path: Given<operations[Id]["parameters"]["path"]>;
  readonly query: Given<operations[Id]["parameters"]["query"]>;
  readonly body: BodyOf<Id>;
  /** For a write the transaction that it all happens in. */
  readonly database: Database;
  readonly now: Date;
  readonly ports: Ports;
  /** Where the request came from. */
  readonly address: string | null;
}

/** A request that needs no session. */
export interface AskedByAnyone<Id extends OperationId> extends Asked<Id> {
  /** What the browser shows of who has signed in there; anybody could have made it up. */
  readonly browser: string | undefined;
}

/** A request of somebody who is signed in. */
export interface AskedByMember<Id extends OperationId> extends Asked<Id> {
  readonly session: Session;
  /** Whether the page asks by itself for what it shows already. */
  readonly isBackground: boolean;
  /** The write that a repeat of it is known by; nothing where it came without a key. */
  readonly write: IdempotentWrite | undefined;
  /** Does something once all that the call changes is kept, and never where it is undone: what cannot be taken back. */
  readonly onceKept: (work: () => Promise<unknown>) => void;
  /** Does something where the call is refused and all that it changed is undone: what has to be written down all the same. */
  readonly onceRefused: (work: (database: Database) => Promise<unknown>) => void;
}

/** A request of somebody who is signed in, with a centre selected and the role for the area. */
export interface AskedAtCenter<Id extends OperationId> extends AskedByMember<Id> {
  readonly center: Center;
}

/** Who an operation is for. */
export type Audience = "anyone" | "member" | "center";

/** What an operation answered, whichever it is. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly session?: string | null;
  readonly browser?: string;
  /** For how many seconds the answer may be held, where there is nothing new in it. */
  readonly quietFor?: number;
}

/** One operation of the contract and what answers it; the contract's checks vouch for what it is asked. */
export interface Operation {
  readonly id: OperationId;
  readonly audience: Audience;
  /**
   * Runs first and outside the transaction; what it writes stays even if the operation is refused. What it gives is told
   * to the answer. A read that must be written down is written down here.
   */
  readonly before?: (asked: unknown) => Promise<unknown>;
  readonly answer: (asked: unknown, prepared?: unknown) => Promise<Answered>;
}

/** An operation for anyone; it opens its own transactions. */
export function answerAnyone<Id extends OperationId>(
  id: Id,
  answer: (asked: AskedByAnyone<Id>) => Promise<AnswerOf<Id>>,
): Operation {
  return { id, audience: "anyone", answer: answer as Operation["answer"] };
}

/** An operation for everybody who is signed in. */
export function answerMember<Id extends OperationId, Prepared = undefined>(
  id: Id,
  answer: (asked: AskedByMember<Id>, prepared: Prepared) => Promise<AnswerOf<Id>>,
  before?: (asked: AskedByMember<Id>) => Promise<Prepared>,
): Operation {
  return {
    id,
    audience: "member",
    answer: answer as Operation["answer"],
    ...(before && { before: before as NonNullable<Operation["before"]> }),
  };
}

/** An operation for the staff of a centre. */
export function answerCenter<Id extends OperationId, Prepared = undefined>(
  id: Id,
  answer: (asked: AskedAtCenter<Id>, prepared: Prepared) => Promise<AnswerOf<Id>>,
  before?: (asked: AskedAtCenter<Id>) => Promise<Prepared>,
): Operation {
  return {
    id,
    audience: "center",
    answer: answer as Operation["answer"],
    ...(before && { before: before as NonNullable<Operation["before"]> }),
  };
}

/** An operation of the contract together with its answer. */
export interface ServedOperation {
  readonly contract: ContractOperation;
  readonly operation: Operation;
}
