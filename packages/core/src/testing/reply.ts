import type { OperationId } from "../client/operation.ts";
import type { components, operations } from "../contract/registry.gen.d.ts";

type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 412
  | 413
  | 415
  | 422
  | 426
  | 429
  | 500
  | 502
  | 503
  | 504;

type JsonOf<Answer> = Answer extends { content: { "application/json": infer Json } } ? Json : undefined;

/** An answer that the contract knows for a call, or an error that any server may give. */
export type FakeReply<Id extends OperationId> =
  | {
      [Status in keyof operations[Id]["responses"]]: {
        readonly status: Status;
        readonly body: JsonOf<operations[Id]["responses"][Status]>;
        readonly headers?: Readonly<Record<string, string>>;
      };
    }[keyof operations[Id]["responses"]]
  | {
      readonly status: ErrorStatus;
      readonly body: components["schemas"]["Error"];
      readonly headers?: Readonly<Record<string, string>>;
    };

/** The words of a body stay the words they are ("open", not any text), its lists stay lists. */
type Writable<Value> = Value extends object
  ? { -readonly [Name in keyof Value]: Writable<Value[Name]> }
  : Value;

/** An answer of the fake registry: a status and a body of the contract. */
export function reply<const Status extends number, const Body>(
  status: Status,
  body: Body,
  headers: Readonly<Record<string, string>> = {},
): {
  readonly status: Status;
  readonly body: Writable<Body>;
  readonly headers: Readonly<Record<string, string>>;
} {
  return { status, body: body as Writable<Body>, headers };
}

/** The registry refuses in these words; the screens make them a sentence. */
export function refuse(
  message: string,
  error: Partial<components["schemas"]["Error"]> & { readonly status?: ErrorStatus } = {},
): { readonly status: ErrorStatus; readonly body: components["schemas"]["Error"] } {
  const { status = 400, ...rest } = error;
  return { status, body: { message, ...rest } };
}

/** The network fails before an answer comes: throw what this gives. */
export function createNetworkFailure(): TypeError {
  return new TypeError("Failed to fetch");
}
