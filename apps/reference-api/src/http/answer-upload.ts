import { contractOperations } from "../contract/operations.ts";
import { isStorable } from "../contract/storable.ts";
import { recordAct } from "../database/audit.ts";
import { unusedSince } from "../database/stored-documents.ts";
import { addUpload, findUpload, forgetUpload } from "../database/uploads.ts";
import { Refusal, refuseFields, refuseForNow, refuseLargeFile, refuseMissing } from "../domain/refusal.ts";
import type { ChunkedUploads, Ports } from "../ports.ts";
import { formatBase64Url } from "../session/digest.ts";
import type { Session } from "../session/sessions.ts";
import { authenticate, authorise, checkShownCenter } from "./admission.ts";
import type { Crowd } from "./crowd.ts";
import { checkOrigin } from "./origin.ts";

/** A request to the place where files arrive in chunks. */
export interface UploadRequest {
  readonly request: Request;
  /** The upload that it is about; nothing where it begins one. */
  readonly id: string | undefined;
  readonly address: string | null;
}

/** The methods of the protocol, for a new upload and for one that is there. */
export const uploadMethods = { begin: ["POST", "OPTIONS"], goOn: ["HEAD", "PATCH", "DELETE", "OPTIONS"] };

/** What the protocol's answers say; everything else of them is the server's own matter. */
const protocolHeaders = [
  "Location",
  "Tus-Extension",
  "Tus-Max-Size",
  "Tus-Resumable",
  "Tus-Version",
  "Upload-Expires",
  "Upload-Length",
  "Upload-Offset",
];

/** An upload is for those who may then make a document of it. */
const roles = contractOperations.find(({ id }) => id === "addIssuanceDocument")?.roles ?? [];

const refuseUpload = () => refuseMissing("There is no such upload. Send the file again.");

/** What the protocol refuses, in words for staff and for programs. */
const refusals: Readonly<Record<number, readonly [number, string, string]>> = {
  404: [404, "There is no such upload. Send the file again.", "not_found"],
  409: [409, "The file goes on at another place.", "offset_conflict"],
  410: [410, "This upload is not kept any more. Send the file again.", "upload_gone"],
  412: [412, "This version of the upload protocol is not known.", "protocol_version"],
  415: [415, "Send a chunk as application/offset+octet-stream.", "unsupported_media_type"],
  500: [503, "The file could not be kept. Try again.", "unavailable"],
};

function readRefusal(status: number, mostBytes: number): Refusal {
  if (status === 413) return refuseLargeFile(mostBytes);
  const [told, message, code] = refusals[status] ?? [400, "This chunk cannot be read.", "malformed_chunk"];
  return new Refusal(told, { message, code });
}

/** The protocol's answer with nothing but what the protocol says. */
function formatAnswer(answer: Response, mostBytes: number): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const name of protocolHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (answer.status < 400) return new Response(null, { status: answer.status, headers });
  const { status, body } = readRefusal(answer.status, mostBytes);
  headers.set("Content-Type", "application/json; charset=utf-8");
  return new Response(JSON.stringify(body), { status, headers });
}

async function readSession({ request }: UploadRequest, ports: Ports, now: Date): Promise<Session> {
  if (request.method !== "HEAD") checkOrigin(request, ports);
  return authenticate(request, ports, now);
}

function admit({ request }: UploadRequest, session: Session): NonNullable<Session["center"]> {
  authorise(request, session, { roles, isWrite: true, isOfCenter: true });
  const shown = request.headers.get("X-Center-Id");
  if (shown !== null && !/^\d{1,9}$/.test(shown)) {
    throw refuseFields({ "X-Center-Id": ["X-Center-Id is not valid."] });
  }
  checkShownCenter(shown === null ? undefined : Number(shown), session);
  return session.center as NonNullable<Session["center"]>;
}

interface Admitted {
  readonly ports: Ports;
  readonly uploads: ChunkedUploads;
  readonly owner: { readonly userId: number; readonly centerId: number };
  readonly now: Date;
}

async function begin(request: Request, { ports, uploads, owner, now }: Admitted): Promise<Response> {
  const id = formatBase64Url(ports.random(24));
  // Written down first, so that nothing is kept of which nobody knows.
  if (!(await addUpload(ports.database, { id, ...owner, now }))) {
    const message = "Too many uploads are waiting to be used. Use them, or remove some.";
    throw refuseForNow({ message, code: "too_many_uploads" }, 60);
  }
  let isBegun = false;
  try {
    const answer = await uploads.answer(request, id);
    isBegun = answer.status === 201;
    return answer;
  } finally {
    // However it failed: what nobody goes on with would stand against those who begin another one.
    if (!isBegun) {
      await forgetUpload(ports.database, { id, ...owner });
      await uploads.remove(id);
    }
  }
}

async function goOn(request: Request, id: string, admitted: Admitted): Promise<Response> {
  const { ports, uploads, owner, now } = admitted;
  // No id of the server's own, and the database could not even be asked for it.
  if (!isStorable(id)) throw refuseUpload();
  const found = await findUpload(ports.database, { id, ...owner });
  if (!found) throw refuseUpload();
  if (found.created_at <= unusedSince(ports.settings, now)) throw readRefusal(410, 0);
  const answer = await uploads.answer(request, id);
  // One whose bytes are not there any more is forgotten too: it was taken back, and that could not be written down.
  const isGone = (request.method === "DELETE" && answer.status === 204) || answer.status === 404;
  if (isGone) await forgetUpload(ports.database, { id, ...owner });
  return answer;
}

/**
 * Answers a request of the protocol tus 1.0.0. Everything that stands before an operation of the contract stands before
 * it as well: where it comes from, who asks, the anti-forgery token, the role and the centre. An upload is for who began
 * it, at the centre where they did.
 */
export async function answerUpload(incoming: UploadRequest, ports: Ports, chunks: Crowd): Promise<Response> {
  const { request, id, address } = incoming;
  const { uploads } = ports;
  if (!uploads) throw refuseMissing("Files are not taken in chunks here.");
  const mostBytes = ports.settings.shown.uploads?.max_bytes ?? 0;
  if (request.method === "OPTIONS") return formatAnswer(await uploads.answer(request, ""), mostBytes);

  const now = ports.clock();
  const session = await readSession(incoming, ports, now);
  try {
    const center = admit(incoming, session);
    const owner = { userId: session.member.id, centerId: center.id };
    const admitted = { ports, uploads, owner, now };
    const work = () => (id === undefined ? begin(request, admitted) : goOn(request, id, admitted));
    const answer = await (request.method === "PATCH" ? chunks.admit(work, owner.userId) : work());
    return formatAnswer(answer, mostBytes);
  } catch (error) {
    if (error instanceof Refusal && error.status === 403) {
      // What the refused request did itself is undone.
      const by = { database: ports.database, session, now, address };
      await recordAct(by, { action: "denied", subject: { type: "route", id: null }, notes: "uploads" });
    }
    throw error;
  }
}
