import { readBody } from "../contract/read-body.ts";
import { type ReadParameters, readParameters } from "../contract/read-parameters.ts";
import { SentFile } from "../contract/sent-file.ts";
import { recordAct } from "../database/audit.ts";
import { answerOnce, type IdempotentWrite, type KeptAnswer } from "../database/idempotency.ts";
import type { Database } from "../database/tables.ts";
import { Refusal, refuseFields } from "../domain/refusal.ts";
import { type Answered, AnsweredFile, type ServedOperation } from "../operations/operation.ts";
import type { Ports } from "../ports.ts";
import { readBrowserCookie } from "../session/cookie.ts";
import { digestBytes } from "../session/digest.ts";
import type { Session } from "../session/sessions.ts";
import { authenticate, authorise, checkShownCenter, isBackground } from "./admission.ts";
import { type Crowd, readKind } from "./crowd.ts";
import { formatTrace } from "./format-trace.ts";
import { checkOrigin } from "./origin.ts";

/** A request that has found its operation. */
export interface Incoming {
  readonly request: Request;
  readonly path: Readonly<Record<string, string>>;
  readonly address: string | null;
}

/** What an operation answered, ready to be sent. */
export interface OperationAnswer extends KeptAnswer {
  /** The file that is sent in place of the text. */
  readonly file?: AnsweredFile;
  readonly session?: string | null | undefined;
  readonly browser?: string | undefined;
  readonly quietFor?: number | undefined;
}

function readAllParameters({ contract }: ServedOperation, { request, path }: Incoming): ReadParameters {
  const read = readParameters(contract, {
    path,
    query: new URL(request.url).searchParams,
    headers: request.headers,
  });
  if ("errors" in read) throw refuseFields(read.errors);
  return read.parameters;
}

const keep = ({ status, body, session, browser, quietFor }: Answered): OperationAnswer => ({
  status,
  ...(body instanceof AnsweredFile ? { text: "", file: body } : { text: JSON.stringify(body) }),
  ...(session !== undefined && { session }),
  ...(browser !== undefined && { browser }),
  ...(quietFor !== undefined && { quietFor }),
});

/** What makes a body what it is, as values: of each file in it the digest of its bytes. */
async function describeBody(body: unknown): Promise<unknown> {
  if (body instanceof SentFile) return [body.type, body.name, await digestBytes(body.bytes)];
  if (Array.isArray(body)) return Promise.all(body.map(describeBody));
  if (typeof body !== "object" || body === null) return body ?? null;
  const described = Object.entries(body).map(async ([name, value]) => [name, await describeBody(value)]);
  return Object.fromEntries(await Promise.all(described));
}

/** Which write this is, so that a repeat is known; nothing where it came without a key. */
async function readWrite(
  { contract, operation }: ServedOperation,
  incoming: Incoming,
  asked: {
    readonly parameters: ReadParameters;
    readonly body: unknown;
    readonly ports: Ports;
    readonly session: Session;
    readonly now: Date;
  },
): Promise<IdempotentWrite | undefined> {
  const { parameters, body, ports, session, now } = asked;
  const key = parameters.header["Idempotency-Key"];
  if (!contract.isWrite || typeof key !== "string") return undefined;
  // What was answered at one centre is not repeated at another, even to the same member of staff.
  const place = operation.audience === "center" ? session.center?.id : null;
  const what = [contract.id, incoming.path, await describeBody(body), place];
  // Under the registry's key: a plain digest would let who has the database try codes and passwords.
  const fingerprint = ports.keyedDigest(`write\n${JSON.stringify(what)}`);
  return { userId: session.member.id, operation: contract.id, key, fingerprint, now };
}

async function answerSignedIn(
  served: ServedOperation,
  incoming: Incoming,
  { ports, session, now }: { ports: Ports; session: Session; now: Date },
): Promise<OperationAnswer> {
  const { contract, operation } = served;
  authorise(incoming.request, session, {
    roles: contract.roles,
    isWrite: contract.isWrite,
    isOfCenter: operation.audience === "center",
    isOfSession: contract.path.startsWith("/auth/"),
  });
  const parameters = readAllParameters(served, incoming);
  checkShownCenter(parameters.header["X-Center-Id"], session);
  const body = contract.isWrite ? await readBody(contract, incoming.request) : undefined;
  const write = await readWrite(served, incoming, { parameters, body, ports, session, now });
  const afterwards: (() => Promise<unknown>)[] = [];
  const whenRefused: ((database: Database) => Promise<unknown>)[] = [];

  const ask = (database: Database) => ({
    ...parameters,
    body,
    write,
    onceKept: (work: () => Promise<unknown>) => void afterwards.push(work),
    onceRefused: (work: (database: Database) => Promise<unknown>) => void whenRefused.push(work),
    database,
    now,
    ports,
    address: incoming.address,
    isBackground: isBackground(incoming.request),
    session,
    center: session.center,
  });
  const prepared = await operation.before?.(ask(ports.database));
  if (!contract.isWrite) {
    const shown = await ports.database
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (transaction) => keep(await operation.answer(ask(transaction), prepared)));
    if (contract.look && session.center) {
      const batchId =
        contract.look === "batch" ? Number(parameters.path.batchId ?? parameters.path.id) : null;
      const by = { actorId: session.member.id, centerId: session.center.id, address: incoming.address };
      ports.recordLook({ at: now, operation: contract.id, batchId, ...by });
    }
    return shown;
  }

  const change = ports.database.transaction().execute(async (transaction) => {
    const make = async () => keep(await operation.answer(ask(transaction), prepared));
    return write ? answerOnce(transaction, write, make) : make();
  });
  const kept = await change.catch(async (error: unknown) => {
    if (error instanceof Refusal) for (const work of whenRefused) await work(ports.database);
    throw error;
  });
  ports.onKept?.();
  for (const work of afterwards) {
    // The answer is true whatever becomes of what is left to do.
    await work().catch((error: unknown) => ports.log.error(formatTrace(error)));
  }
  return kept;
}

/**
 * Takes a request through all that stands before an operation, always in this order: where it comes from,
 * who asks, the anti-forgery token, the role, the centre, the contract. Then the operation answers, a
 * write in one transaction with its event and its idempotency key.
 *
 * @param files those whose files are worked at.
 */
export async function answerOperation(
  served: ServedOperation,
  incoming: Incoming,
  ports: Ports,
  files: Crowd,
): Promise<OperationAnswer> {
  const { contract, operation } = served;
  const { request, address } = incoming;
  const now = ports.clock();
  if (contract.isWrite) checkOrigin(request, ports);

  if (operation.audience === "anyone") {
    const parameters = readAllParameters(served, incoming);
    const body = contract.isWrite ? await readBody(contract, request) : undefined;
    const browser = readBrowserCookie(request.headers);
    const { database } = ports;
    return keep(await operation.answer({ ...parameters, body, browser, database, now, ports, address }));
  }

  const session = await authenticate(request, ports, now);
  try {
    const work = () => answerSignedIn(served, incoming, { ports, session, now });
    // Before its body is read: by then it would be in the memory.
    return await (readKind(contract) === "files" ? files.admit(work, session.member.id) : work());
  } catch (error) {
    if (error instanceof Refusal && error.status === 403) {
      // What the refused request did itself is undone.
      const by = { database: ports.database, session, now, address };
      await recordAct(by, { action: "denied", subject: { type: "route", id: null }, notes: contract.id });
    }
    throw error;
  }
}
