import createFetchClient from "openapi-fetch";
import type { paths } from "../contract/registry.gen.d.ts";
import type { TextStorage } from "../dispatch/scans/scan-storage.ts";
import { defaultErrorWords, type ErrorWords } from "../errors/error-words.ts";
import { formatSentence } from "../errors/format-sentence.ts";
import { type FailedAnswer, readRegistryError } from "../errors/read-registry-error.ts";
import { RegistryError } from "../errors/registry-error.ts";
import { changeAttention } from "../session/attention.ts";
import { createOwedLogout } from "../session/owed-logout.ts";
import { readCenter } from "../session/read-session.ts";
import { createSession, type Session } from "../session/session.ts";
import type { SessionState } from "../session/session-state.ts";
import { apiVersionHeader, isSupportedApi } from "./api-version.ts";
import { type Authentication, createAuthentication } from "./authentication.ts";
import { createFlights, type Flight } from "./flights.ts";
import type { Notice } from "./notice.ts";
import type { OperationAnswer, OperationId, OperationParts } from "./operation.ts";
import { loadReaders, readAnyAnswerOf } from "./read-answer.ts";
import { readOperation } from "./read-operation.ts";
import { tryInSession } from "./try-in-session.ts";
import type { WriteKey } from "./write-key.ts";

/** How a registry's server is reached and who hears of what happens. */
export interface RegistryClientOptions {
  /** Where the server is; default "/api" on the page's own origin. */
  readonly baseUrl?: string;
  /** Default: the page's own. Tests and stories pass one that answers from memory. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Whether cookies travel. Default "include". */
  readonly credentials?: RequestCredentials;
  /** The header that carries the anti-forgery token, read anew for each write. Default "X-CSRF-Token". */
  readonly csrfHeader?: string | undefined;
  /** Whose session it is. Default: a new one. */
  readonly session?: Session;
  /** Hears what staff are to be told in passing. */
  readonly onNotice?: (notice: Notice) => void;
  /** Hears of every request whether the server answered it, whatever it said. */
  readonly onReach?: (isAnswered: boolean) => void;
  /**
   * Hears once each time that a session has ended without a logout, so that a portal shows its own sign-in: the
   * server no longer knows it, or nobody has worked for too long.
   */
  readonly onUnauthenticated?: () => void;
  /**
   * Hears that staff log out, before the server does: what another tab keeps for them from then on is not what they
   * were asked about.
   */
  readonly onLogout?: () => void;
  /** The host's words for failures; read anew for each one, so that a getter follows the language. */
  readonly errorWords?: Partial<ErrorWords> | undefined;
  /** Remembers a logout that the server could not be told, through a reload; nothing does without it. */
  readonly storage?: TextStorage;
  /** How long a request may take, in milliseconds. Default 30,000, and ten times that for files. */
  readonly timeLimit?: number;
}

/** What every request takes. */
export interface RequestOptions {
  /** Stops the request; what it was aborted with comes back as it is. */
  readonly signal?: AbortSignal;
  /** Marks a write that must happen once: a key, or the key of a form, which is renewed after success. */
  readonly idempotencyKey?: string | WriteKey;
  /** "I show this myself": no notice of success or failure, but the one that a session has ended. */
  readonly isSilent?: boolean;
  /** Asked for by the page, not by a person: does not keep the session alive. */
  readonly isBackground?: boolean;
  /** In milliseconds, where a request needs another limit than the client's. */
  readonly timeLimit?: number;
}

type OptionsOf<Id extends OperationId> = OperationParts<Id> & RequestOptions;

/** The options of a call: required where the call has a path, a body or a query that it cannot do without. */
export type RequestArguments<Id extends OperationId> =
  Partial<OptionsOf<Id>> extends OptionsOf<Id> ? [options?: OptionsOf<Id>] : [options: OptionsOf<Id>];

/** The one way from a screen to the registry's server. */
export interface RegistryClient {
  /** Whose calls these are. */
  readonly session: Session;
  /** Signing in and out, the centre and the password. */
  readonly auth: Authentication;
  /** The server's clock as its last answer showed it; null while none did, as where another origin hides it. */
  getServerTime(): ServerTime | null;
  /**
   * Makes a call of the contract by its operationId and gives what it answers; of a write that was answered with a
   * message alone, no record. Rejects with a `RegistryError`, or with the caller's own abort.
   */
  request<Id extends OperationId>(id: Id, ...options: RequestArguments<Id>): Promise<OperationAnswer<Id>>;
  /**
   * Lets something make requests of its own for a call, such as the chunks of a file: with this client's headers, ended
   * with its session, its failures told in its words. Rejects as `request` does; the signal is the caller's way to stop.
   */
  carry<Result>(
    operation: OperationId,
    work: (carrier: Carrier) => Promise<Result>,
    options?: Pick<RequestOptions, "signal" | "isSilent">,
  ): Promise<Result>;
}

/** What requests of a call need that the client does not make itself. */
export interface Carrier {
  /** Where the server is: "/api". */
  readonly baseUrl: string;
  /** Whether cookies travel. */
  readonly credentials: RequestCredentials;
  /** What makes requests in place of the browser, where the client was given something. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Ends with the session, or when the caller wants it. */
  readonly signal: AbortSignal;
  /** The headers of a write, as they are now. */
  readonly createHeaders: () => Readonly<Record<string, string>>;
  /** What a failed answer of the server means, in words for staff. */
  readonly readFailure: (answer: Omit<FailedAnswer, "operation">) => RegistryError;
}

/** The server's clock at one moment. */
export interface ServerTime {
  /** The server's time in milliseconds since 1970. */
  readonly now: number;
  /** When that was here, in the milliseconds of `performance.now()`. */
  readonly elapsed: number;
}

interface LooseOptions extends RequestOptions {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The anti-forgery token of another session than the one that is shown. */
  readonly csrf?: string | null;
  /** The centre that was shown when it began: a try after a change of the centre is not one for the new centre. */
  readonly center?: SessionState["center"];
}

/**
 * Creates the client of one registry. Screens name calls by their operationId and never an address:
 * `client.request("addCard", { path: { batchId }, body: { serial_number } })`.
 */
export function createRegistryClient(options: RegistryClientOptions = {}): RegistryClient {
  const { session = createSession(), timeLimit = 30_000 } = options;
  const flights = createFlights();
  let serverTime: ServerTime | null = null;
  const api = createFetchClient<paths>({
    baseUrl: options.baseUrl ?? "/api",
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    credentials: options.credentials ?? "include",
    cache: "no-store",
  });
  const getWords = (): ErrorWords => ({ ...defaultErrorWords, ...options.errorWords });

  session.onSignedOut((reason) => {
    flights.stopAll();
    if (reason === "expired" || reason === "idle") options.onUnauthenticated?.();
  });

  function createHeaders(id: OperationId, key: string | undefined, loose: LooseOptions) {
    const { method, path } = readOperation(id);
    const shown = session.getState();
    const { csrf = shown.csrf, center = shown.center, isBackground } = loose;
    const isWrite = method !== "GET";
    return {
      ...(isWrite && csrf && { [options.csrfHeader ?? "X-CSRF-Token"]: csrf }),
      // Sign-in and the choice of the centre are not done for a centre.
      ...(isWrite && center && !path.startsWith("/auth/") && { "X-Center-Id": String(center.id) }),
      ...(isWrite && key && { "Idempotency-Key": key }),
      ...(isBackground && { "X-Background": "1" }),
      ...(loose.body instanceof Blob && { "Content-Type": loose.body.type }),
    };
  }

  async function fetchAnswer(id: OperationId, loose: LooseOptions, key: string | undefined, flight: Flight) {
    const { method, path } = readOperation(id);
    // While the server thinks; where it fails, so does the reading of the answer.
    loadReaders(id).catch(() => undefined);
    const send = api.request as (method: string, path: string, init: object) => Promise<FetchedAnswer>;
    const { response, error } = await send(method, path, {
      params: { path: loose.path, query: loose.query },
      body: loose.body,
      ...(loose.body instanceof Blob && { bodySerializer: asItIs }),
      headers: createHeaders(id, key, loose),
      signal: flight.signal,
      // The body is read here, where a proxy's page or half a text becomes an error for staff.
      parseAs: "stream",
    });
    const { status } = response;
    const now = Date.parse(response.headers.get("Date") ?? "");
    if (!Number.isNaN(now)) serverTime = { now, elapsed: performance.now() };
    // Who is signed in is known whatever the server speaks.
    if (status !== 401 && !isSupportedApi(response.headers.get(apiVersionHeader))) {
      const message = formatSentence(getWords().apiVersion);
      throw new RegistryError({ code: "api_version", message, status, operation: id });
    }
    if (response.ok) return readAnyAnswerOf(id, await readAnswer(response));
    throw readRegistryError({ status, body: error, headers: response.headers, operation: id }, getWords());
  }

  function explain(
    failure: unknown,
    id: OperationId,
    flight: Flight,
    signal: AbortSignal | undefined,
  ): unknown {
    const stopReason = flight.getStopReason();
    if (stopReason === "caller") return signal?.reason ?? failure;
    const { unauthenticated, server } = getWords();
    if (stopReason === "signedOut") {
      return new RegistryError({ code: "unauthenticated", message: unauthenticated, operation: id });
    }
    if (failure instanceof RegistryError) return failure;
    const code = failure instanceof SyntaxError ? "server" : "network";
    // Without a cause: a browser's own text may hold the address, and the address an ID number.
    return new RegistryError({ code, message: formatSentence(server), operation: id });
  }

  async function inSession<Result>(id: OperationId, { signal }: Flight, attempt: () => Promise<Result>) {
    if (sessionCalls.includes(id)) return attempt();
    return tryInSession(session, { isWrite: readOperation(id).method !== "GET", signal }, attempt);
  }

  function tellReach({ code, status }: RegistryError) {
    if (status !== undefined || code === "server") options.onReach?.(true);
    else if (code === "network") options.onReach?.(false);
  }

  function report(error: RegistryError, id: OperationId, isSilent: boolean, asked: SessionState) {
    // That the centre has changed is told over the whole page, until it is loaded again.
    if (tellMoved(error, session, asked.center)) return;
    if (error.status === 401) {
      const { status, user } = session.getState();
      // What was asked for somebody else, or for nobody, says nothing about who is signed in now.
      if (user?.username !== asked.user?.username || status === "signedOut") return;
      // To ask who is signed in, and to hear "nobody", is no failure; and health is nobody's. Nor is it a failure
      // to sign out whom the server no longer knows when nobody has asked for it.
      if (id === "getUser" || id === "getHealth" || (id === "logout" && isSilent)) return;
      session.clear(id === "logout" ? "logout" : "expired");
      // The question for a code is no error: the form shows a field for it.
    } else if (isSilent || error.serverCode === "second_factor") return;
    // Before it is told: what was told while somebody was signed in goes with the session.
    else if (id === "logout") session.clear("logout");
    options.onNotice?.({ tone: "error", message: error.message, operation: id, error });
  }

  async function call(id: OperationId, loose: LooseOptions = {}): Promise<unknown> {
    const { signal, idempotencyKey, isSilent = false, body } = loose;
    const writeKey = typeof idempotencyKey === "object" ? idempotencyKey : undefined;
    const key =
      typeof idempotencyKey === "string" ? idempotencyKey : writeKey?.keyFor([id, loose.path, body]);
    const limit = loose.timeLimit ?? (isFile(body) ? timeLimit * 10 : timeLimit);
    const asked = session.getState();
    const flight = flights.start({ signal, timeLimit: limit, outlivesSession: id === "logout" });
    try {
      checkPath(loose.path, id, getWords());
      const fetchData = () => fetchAnswer(id, { ...loose, center: asked.center }, key, flight);
      const data = await inSession(id, flight, fetchData);
      options.onReach?.(true);
      writeKey?.renew();
      const message = isSilent ? "" : formatSentence(readMessage(data));
      if (message) options.onNotice?.({ tone: "success", message, operation: id });
      return data;
    } catch (failure) {
      throw tell(failure, id, { flight, signal, isSilent, asked });
    } finally {
      flight.end();
    }
  }

  /** Tells of a failure whoever is to hear of it, and gives it in words for staff. */
  function tell(
    failure: unknown,
    id: OperationId,
    of: { flight: Flight; signal: AbortSignal | undefined; isSilent: boolean; asked: SessionState },
  ): unknown {
    const error = explain(failure, id, of.flight, of.signal);
    if (error instanceof RegistryError && of.flight.getStopReason() !== "signedOut") {
      tellReach(error);
      report(error, id, of.isSilent, of.asked);
    }
    return error;
  }

  const carry: RegistryClient["carry"] = async (id, work, { signal, isSilent = false } = {}) => {
    const asked = session.getState();
    const flight = flights.start({ signal, timeLimit: longestCarry });
    const carrier: Carrier = {
      baseUrl: options.baseUrl ?? "/api",
      credentials: options.credentials ?? "include",
      ...(options.fetch && { fetch: options.fetch }),
      signal: flight.signal,
      createHeaders: () => createHeaders(id, undefined, {}),
      readFailure: (answer) => readRegistryError({ ...answer, operation: id }, getWords()),
    };
    try {
      return await inSession(id, flight, () => work(carrier));
    } catch (failure) {
      throw tell(failure, id, { flight, signal, isSilent, asked });
    } finally {
      flight.end();
    }
  };

  // The contract says what each call takes and answers; here it is only passed on.
  const request: RegistryClient["request"] = (id, ...[given]) =>
    call(id, given as LooseOptions) as Promise<never>;
  const auth = createAuthentication({
    request,
    session,
    owedLogout: createOwedLogout(options.storage, options.baseUrl ?? "/api"),
    getServerWords: () => formatSentence(getWords().server),
    onLogout: () => options.onLogout?.(),
    endSession: async (csrf) => void (await call("logout", { isSilent: true, csrf })),
  });
  return { session, request, carry, auth, getServerTime: () => serverTime };
}

/**
 * The server refuses to write for the centre that is shown here: another window has changed it. A refusal of what was
 * asked for before this window changed the centre itself is one as any other.
 */
function tellMoved(
  { serverCode, context }: RegistryError,
  { store, getState }: Session,
  askedAt: SessionState["center"],
): boolean {
  const { status, center } = getState();
  if (serverCode !== "center_changed" || status !== "signedIn" || center?.id !== askedAt?.id) return false;
  try {
    changeAttention(store, { movedTo: readCenter(context.center) });
    return true;
  } catch {
    return false;
  }
}

/** The calls that say who is signed in, or change that: no other request waits for itself. */
const sessionCalls: readonly OperationId[] = ["getUser", "login", "logout", "setCenter", "updatePassword"];

/** A day: how long its requests take is for whoever makes them to say. */
const longestCarry = 86_400_000;

const asItIs = (body: unknown) => body;
const isFile = (body: unknown) => body instanceof FormData || body instanceof Blob;

interface FetchedAnswer {
  readonly response: Response;
  readonly error?: unknown;
}

/** Dots alone, and nothing at all, would lead to another path than the one that was meant. */
function checkPath(path: LooseOptions["path"], operation: OperationId, words: ErrorWords) {
  if (Object.values(path ?? {}).some((value) => /^\.{0,2}$/.test(String(value)))) {
    throw new RegistryError({ code: "not_found", message: formatSentence(words.server), operation });
  }
}

/** JSON, a file, or nothing where the status says so; anything else is not what the contract promises. */
async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204 || response.status === 205) return undefined;
  const type = response.headers.get("Content-Type")?.toLowerCase() ?? "";
  const isFile = type !== "" && !type.includes("json") && !type.startsWith("text/");
  if (isFile) return response.blob();
  const data: unknown = JSON.parse(await response.text());
  if (typeof data === "object" && data !== null) return data;
  throw new SyntaxError("The answer is neither an object nor a list.");
}

function readMessage(data: unknown): string {
  const message = typeof data === "object" && data !== null && "message" in data ? data.message : "";
  return typeof message === "string" ? message : "";
}
