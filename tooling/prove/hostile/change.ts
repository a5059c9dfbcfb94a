import type { Operation } from "./contract.ts";
import { formatRequest, type Parts } from "./requests.ts";
import type { Valid } from "./surroundings.ts";
import { formatJson } from "./texts.ts";
import type { Bytes } from "./wire.ts";

/** One hostile request: made when it is sent, out of what would be accepted then. */
export interface Hostile {
  /** Which part of the request is hostile. */
  readonly where: string;
  /** The text that an accepted write has to keep as it is. */
  readonly text?: string;
  /** Statuses beside those of the operation: for requests of which the server need not see the operation. */
  readonly also?: readonly number[];
  /**
   * How the server has to read the body: as broken JSON, as JSON that the operation refuses, or as the right body.
   */
  readonly reading?: "broken" | "refused" | "as plain";
  readonly make: (valid: Valid) => Bytes;
}

type Change = Partial<Parts> & {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly without?: readonly string[];
  readonly json?: unknown;
};

/** A text as it stands in an address. */
export const encodeText = (text: string) => encodeURIComponent(text.toWellFormed());

/** The path of an operation with its parameters. */
export function fillPath(
  { path }: Operation,
  values_: Readonly<Record<string, string | number>> = {},
): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values_[name] ?? 1))}`;
}

/** A right request for an operation, but for what is changed. */
export function change(operation: Operation, valid: Valid, changed: Change): Bytes {
  const [type = "application/json"] = operation.bodies.keys();
  const isFile = type.startsWith("image/");
  const hasBody =
    changed.json !== undefined || valid.body !== undefined || (isFile && valid.file !== undefined);
  const right = isFile ? valid.file : Buffer.from(formatJson(changed.json ?? valid.body ?? null));
  const queries = Object.entries(valid.query ?? {}).map(
    ([name, value]) => `${name}=${encodeText(String(value))}`,
  );
  const query = changed.query ?? queries.join("&");
  const usual: [string, string][] = [
    ["Host", "localhost"],
    ...(valid.desk.headers as [string, string][]),
    ...(hasBody ? ([["Content-Type", isFile ? type : "application/json"]] as [string, string][]) : []),
  ];
  const without = (changed.without ?? []).map((name) => name.toLowerCase());
  return formatRequest({
    method: changed.method ?? operation.method,
    target:
      changed.target ?? `${fillPath(operation, { ...valid.path, ...changed.path })}${query && `?${query}`}`,
    headers: [...usual.filter(([name]) => !without.includes(name.toLowerCase())), ...(changed.headers ?? [])],
    body: "body" in changed ? changed.body : hasBody ? right : undefined,
  });
}

/** The body with another value where these names lead. */
export function put(body: unknown, [name = "", ...rest]: readonly string[], value: unknown): unknown {
  const whole = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  return { ...whole, [name]: rest.length > 0 ? put(whole[name], rest, value) : value };
}
