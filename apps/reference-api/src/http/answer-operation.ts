import { readBody } from "../contract/read-body.ts";
import { type ReadParameters, readParameters } from "../contract/read-parameters.ts";
import { recordEvent } from "../database/audit.ts";
import { answerOnce, type KeptAnswer } from "../database/idempotency.ts";
import type { Database } from "../database/tables.ts";
import { mayUseArea } from "../domain/areas.ts";
import { type Answered, AnsweredFile, type SentFile, type ServedOperation } from "../operations/operation.ts";
import type { Ports } from "../ports.ts";
import { readSessionCookie } from "../session/cookie.ts";
import { digest, digestBytes, isSameSecret } from "../session/digest.ts";
import { findSession, type Session } from "../session/sessions.ts";
import { isTrustedOrigin } from "./origin.ts";
import { Refusal, refuseArea, refuseFields, refuseForgery, refuseUnauthenticated } from "./refusal.ts";

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
}

async function authenticate(request: Request, ports: Ports, now: Date): Promise<Session> {
  const id = readSessionCookie(request.headers);
  const isBackground = request.headers.get("X-Background") === "1";
  const session = id && (await findSession(ports.database, id, now, { isBackground }));
  if (!session) throw refuseUnauthenticated();
  return session;
}

function authorise({ contract, operation }: ServedOperation, request: Request, session: Session): void {
  if (contract.isWrite && !isSameSecret(request.headers.get("X-CSRF-Token") ?? "", session.csrf)) {
    throw refuseForgery();
  }
  if (!mayUseArea(session.member, contract.area)) throw refuseArea();
  if (operation.audience === "center" && !session.center) {
    throw new Refusal(403, { message: "Select a center first.", code: "no_center" });
  }
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

function checkShownCenter(header: ReadParameters["header"], session: Session): void {
  const shown = header["X-Center-Id"];
  if (shown === undefined || shown === session.center?.id) return;
  throw new Refusal(409, {
    message: session.center
      ? `The center was changed to ${session.center.name} in another window.`
      : "The center was changed in another window.",
    code: "center_changed",
    context: { center: session.center },
  });
}

const keep = ({ status, body, session }: Answered): OperationAnswer => ({
  status,
  ...(body instanceof AnsweredFile ? { text: "", file: body } : { text: JSON.stringify(body) }),
  ...(session !== undefined && { session }),
});

/** What makes a body what it is, as text: of a file the digest of its bytes. */
async function describeBody({ file }: ServedOperation["contract"], body: unknown): Promise<unknown> {
  if (!file) return body ?? null;
  const { bytes, type } = body as SentFile;
  return [type, await digestBytes(bytes)];
}

/** Writes down that somebody was refused; what the refused request did itself is already undone. */
async function recordDenial(
  { contract }: ServedOperation,
  { database }: Ports,
  denied: { session: Session; now: Date; address: string | null },
): Promise<void> {
  await recordEvent(database, {
    at: denied.now,
    action: "denied",
    actorId: denied.session.member.id,
    centerId: denied.session.center?.id ?? null,
    subject: { type: "route", id: null },
    notes: contract.id,
    address: denied.address,
  });
}

async function answerSignedIn(
  served: ServedOperation,
  incoming: Incoming,
  { ports, session, now }: { ports: Ports; session: Session; now: Date },
): Promise<OperationAnswer> {
  const { contract, operation } = served;
  authorise(served, incoming.request, session);
  const parameters = readAllParameters(served, incoming);
  checkShownCenter(parameters.header, session);
  const body = contract.isWrite ? await readBody(contract, incoming.request) : undefined;

  const ask = (database: Database) => ({
    ...parameters,
    body,
    database,
    now,
    ports,
    address: incoming.address,
    session,
    center: session.center,
  });
  const prepared = await operation.before?.(ask(ports.database));
  if (!contract.isWrite) {
    return ports.database
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (transaction) => keep(await operation.answer(ask(transaction), prepared)));
  }

  const key = parameters.header["Idempotency-Key"];
  const kept = await ports.database.transaction().execute(async (transaction) => {
    const make = async () => keep(await operation.answer(ask(transaction), prepared));
    if (typeof key !== "string") return make();
    const fingerprint = await digest(
      JSON.stringify([contract.id, incoming.path, await describeBody(contract, body)]),
    );
    return answerOnce(
      transaction,
      { userId: session.member.id, operation: contract.id, key, fingerprint, now },
      make,
    );
  });
  ports.onKept?.();
  return kept;
}

/**
 * Takes a request through all that stands before an operation, always in this order: where it comes from,
 * who asks, the anti-forgery token, the role, the centre, the contract. Then the operation answers, a
 * write in one transaction with its event and its idempotency key.
 */
export async function answerOperation(
  served: ServedOperation,
  incoming: Incoming,
  ports: Ports,
): Promise<OperationAnswer> {
  const { contract, operation } = served;
  const { request, address } = incoming;
  const now = ports.clock();
  if (contract.isWrite && !isTrustedOrigin(request, ports.allowedOrigins ?? [])) throw refuseForgery();

  if (operation.audience === "anyone") {
    const parameters = readAllParameters(served, incoming);
    const body = contract.isWrite ? await readBody(contract, request) : undefined;
    return keep(
      await operation.answer({ ...parameters, body, database: ports.database, now, ports, address }),
    );
  }

  const session = await authenticate(request, ports, now);
  try {
    return await answerSignedIn(served, incoming, { ports, session, now });
  } catch (error) {
    if (error instanceof Refusal && error.status === 403) {
      await recordDenial(served, ports, { session, now, address });
    }
    throw error;
  }
}
