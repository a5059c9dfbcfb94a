import type { OperationBody, OperationId } from "../client/operation.ts";
import { readOperation } from "../client/read-operation.ts";
import { operationMap } from "../contract/operations.gen.ts";
import { type ExampleAnswers, exampleAnswers } from "./example-answers.ts";
import type { FakeReply } from "./reply.ts";

/** A call as it reached the fake registry. */
export interface FakeCall<Id extends OperationId = OperationId> {
  /** Its operationId. */
  readonly operation: Id;
  /** The values in its path, by name. */
  readonly path: Readonly<Record<string, string>>;
  /** The values of its query, by name. */
  readonly query: Readonly<Record<string, string>>;
  /** What it sent: as read from JSON, a form or a picture. */
  readonly body: OperationBody<Id>;
  /** Its headers. */
  readonly headers: Headers;
  /** All of it. */
  readonly request: Request;
}

/**
 * Answers a call: with a reply of the contract, with a `Response` where a fault is wanted that no contract
 * knows, or after whatever promise the test holds. What it throws is a network failure.
 */
export type FakeHandler<Id extends OperationId> = (
  call: FakeCall<Id>,
) => FakeReply<Id> | Response | Promise<FakeReply<Id> | Response>;

/** Handlers by operationId. */
export type FakeHandlers = { readonly [Id in OperationId]?: FakeHandler<Id> };

/** A registry's server that answers from memory, typed by the contract. */
export interface FakeRegistry {
  /** For `createRegistryClient({ baseUrl, fetch })`. */
  readonly baseUrl: string;
  /** Answers a request as the server would; for `createRegistryClient`. */
  fetch(request: Request): Promise<Response>;
  /** Every call so far, in the order of their arrival. */
  readonly calls: readonly FakeCall[];
  /** The calls of one kind. */
  callsOf<Id extends OperationId>(operation: Id): readonly FakeCall<Id>[];
  /** Answers one kind of call from now on. */
  on<Id extends OperationId>(operation: Id, handler: FakeHandler<Id>): void;
}

/** Where a fake registry stands and what it answers when nothing else is said. */
export interface FakeRegistryOptions {
  /** Default "http://registry.test/api"; only its path counts. */
  readonly baseUrl?: string;
  /** Default: an example for every call of sign-in, dispatch and issuance. */
  readonly examples?: ExampleAnswers;
}

/**
 * Creates a registry's server for tests and stories: no network, no timers, no state but its log. Calls
 * that have no handler answer with their example; calls that the contract does not know fail loudly.
 */
export function createFakeRegistry(
  handlers: FakeHandlers = {},
  { baseUrl = "http://registry.test/api", examples = exampleAnswers }: FakeRegistryOptions = {},
): FakeRegistry {
  const calls: FakeCall[] = [];
  const current: Partial<Record<OperationId, FakeHandler<OperationId>>> = {};
  const basePath = new URL(baseUrl, "http://registry.test").pathname.replace(/\/$/, "");

  function on<Id extends OperationId>(operation: Id, handler: FakeHandler<Id>) {
    current[operation] = handler as unknown as FakeHandler<OperationId>;
  }
  Object.assign(current, handlers);

  async function answer(call: FakeCall): Promise<Response> {
    const handler = current[call.operation] ?? examples[call.operation];
    if (handler) return createResponse(await handler(call));
    throw new Error(
      `The fake registry has no answer for ${call.operation}. Give it one: fake.on("${call.operation}", …).`,
    );
  }

  return {
    baseUrl,
    calls,
    callsOf: <Id extends OperationId>(operation: Id) =>
      calls.filter((call) => call.operation === operation) as unknown as FakeCall<Id>[],
    on,
    async fetch(request) {
      const call = await readCall(request, basePath);
      calls.push(call);
      return stopWith(request.signal, answer(call));
    },
  };
}

async function readCall(request: Request, basePath: string): Promise<FakeCall> {
  const url = new URL(request.url);
  const { operation, path } = findOperation(request.method, url.pathname.slice(basePath.length));
  return {
    operation,
    path,
    query: Object.fromEntries(url.searchParams),
    body: (await readBody(request)) as OperationBody<OperationId>,
    headers: request.headers,
    request,
  };
}

const operationIds = Object.keys(operationMap) as OperationId[];
const isParameter = (segment: string) => segment.startsWith("{");

function findOperation(method: string, pathname: string) {
  const segments = pathname.split("/");
  const fitting = operationIds
    .filter((id) => readOperation(id).method === method)
    .map((operation) => ({ operation, template: readOperation(operation).path.split("/") }))
    .filter(
      ({ template }) =>
        template.length === segments.length &&
        template.every((part, index) => isParameter(part) || part === segments[index]),
    )
    // "/batches/sending" is meant before "/batches/{batchId}".
    .sort(
      (one, other) => one.template.filter(isParameter).length - other.template.filter(isParameter).length,
    );
  const [found] = fitting;
  if (!found) throw new Error(`${method} ${pathname} is no call of the contract.`);
  const parameters = found.template.flatMap((part, index) =>
    isParameter(part) ? [[part.slice(1, -1), decodeURIComponent(segments[index] ?? "")]] : [],
  );
  return { operation: found.operation, path: Object.fromEntries(parameters) as Record<string, string> };
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get("Content-Type") ?? "";
  if (type.startsWith("multipart/form-data")) return request.clone().formData();
  if (type.startsWith("image/")) return request.clone().blob();
  const text = await request.clone().text();
  return text ? JSON.parse(text) : undefined;
}

function createResponse(
  answer: Response | { status: unknown; body?: unknown; headers?: HeadersInit },
): Response {
  if (answer instanceof Response) return answer;
  const { status, body, headers } = answer;
  const response =
    body === undefined
      ? new Response(null, { status: Number(status) })
      : Response.json(body, { status: Number(status) });
  for (const [name, value] of new Headers(headers)) response.headers.set(name, value);
  return response;
}

/** As a browser's fetch does: a request that is stopped fails at once, whatever the answer still does. */
function stopWith(signal: AbortSignal, answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
