import { type ContractOperation, contractOperations, type OperationId } from "../contract/operations.ts";
import type { operations } from "../contract/registry.gen.d.ts";
import { demonstrationPassword, type EmbeddedServer, type WindowFetch } from "../embedded.ts";

type Successes<Responses> = Responses[keyof Responses & (200 | 201)];
type SuccessBody<Id extends OperationId> =
  Successes<operations[Id]["responses"]> extends { content: { "application/json": infer Body } }
    ? Body
    : never;

/** What an answer held; of a refusal `body` is what the contract's schema Error says. */
export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly text: string;
  readonly headers: Headers;
}

/** A refusal's body. */
export interface Refused {
  readonly message: string;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly context?: Readonly<Record<string, unknown>>;
}

/** What a call carries; path parameters, query, body and headers. */
export interface CallParts {
  readonly path?: Readonly<Record<string, number | string>>;
  readonly query?: Readonly<Record<string, number | string | boolean>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser window at a counter: it keeps the cookie and sends the anti-forgery token. */
export interface Desk {
  readonly fetch: WindowFetch;
  /** The anti-forgery token that every write carries. */
  csrf: string;
  /** Calls an operation; the test is to expect what came. */
  call<Id extends OperationId>(id: Id, parts?: CallParts): Promise<Answer<SuccessBody<Id>>>;
  /** Calls an operation that must succeed, and gives its body. */
  must<Id extends OperationId>(id: Id, parts?: CallParts): Promise<SuccessBody<Id>>;
  /** Calls an operation that must be refused, and gives status and body together. */
  refused<Id extends OperationId>(id: Id, parts?: CallParts): Promise<Refused & { status: number }>;
}

const byId = new Map(contractOperations.map((operation) => [operation.id, operation]));

function formatAddress(path: string, { path: values = {}, query = {} }: CallParts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? 1)),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `/api${filled}${search.size > 0 ? `?${search}` : ""}`;
}

/** The content type and the body of a request; of a form the platform itself knows the type. */
function formatBody(body: unknown): { headers: Record<string, string>; body?: BodyInit } {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData) return { headers: {}, body };
  if (body instanceof Blob) return { headers: { "Content-Type": body.type }, body };
  return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

/** An operation's request: its address without the origin, and what goes along. */
export function formatCall(
  { method, path }: Pick<ContractOperation, "method" | "path">,
  parts: CallParts,
): { readonly address: string; readonly init: RequestInit & { headers: Record<string, string> } } {
  const { headers, ...carried } = formatBody(parts.body);
  return {
    address: formatAddress(path, parts),
    init: { method, headers: { ...headers, ...parts.headers }, ...carried },
  };
}

/** Opens a window in which nobody is signed in yet. */
export function openDesk(server: EmbeddedServer): Desk {
  const fetch = server.openWindow();
  const desk: Desk = {
    fetch,
    csrf: "",
    async call(id, parts = {}) {
      const operation = byId.get(id);
      if (!operation) throw new Error(`The contract has no operation ${id}.`);
      const { address, init } = formatCall(operation, parts);
      const token = operation.isWrite && desk.csrf !== "" && { "X-CSRF-Token": desk.csrf };
      const response = await fetch(address, { ...init, headers: { ...token, ...init.headers } });
      const text = await response.text();
      const { status, headers } = response;
      const isJson = headers.get("Content-Type")?.startsWith("application/json");
      return { status, headers, text, body: isJson ? JSON.parse(text) : undefined };
    },
    async must(id, parts) {
      const { status, body, text } = await desk.call(id, parts);
      if (status >= 300) throw new Error(`${id} was refused with ${status}: ${text}`);
      return body;
    },
    async refused(id, parts) {
      const { status, text } = await desk.call(id, parts);
      if (status < 300) throw new Error(`${id} was not refused: ${status} ${text}`);
      return { status, ...(JSON.parse(text) as Refused) };
    },
  };
  return desk;
}

/** Signs an account of the demonstration in, in a new browser where none is given, and selects a centre for it. */
export async function signIn(
  server: EmbeddedServer,
  username: string,
  center?: number,
  desk: Desk = openDesk(server),
): Promise<Desk> {
  const session = await desk.must("login", { body: { username, password: demonstrationPassword } });
  desk.csrf = session._csrf;
  if (center !== undefined) await desk.must("setCenter", { body: { dispatch_center: center } });
  return desk;
}
