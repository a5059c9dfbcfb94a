/** One call of a contract. */
export interface Call {
  /** Its `operationId`: `addCard`. */
  readonly operation: string;
  /** In capitals: `POST`. */
  readonly method: string;
  /** Below the API's address: `/dispatch/batches/{batchId}/cards`. */
  readonly path: string;
}

/** The calls that a server's contract names. */
export interface ServerCalls {
  /** How many there are. */
  readonly count: number;
  /** What stands before our paths in the contract's own: `/api`, or nothing. */
  readonly prefix: string;
  /** Whether a call of ours is among them, by method and path; an `operationId` is each server's own. */
  readonly has: (call: Call) => boolean;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch"];

/** Whether a value is an object with names in it. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a pointer inside the document leads to: `#/components/pathItems/user`. */
function followPointer(document: unknown, pointer: string): unknown {
  let place = document;
  for (const part of pointer.split("/").slice(1)) {
    const name = decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
    place = isRecord(place) ? place[name] : undefined;
  }
  return place;
}

/** The paths of a document that stand in another file, where nobody has looked for them. */
export function listForeignPaths(document: Readonly<Record<string, unknown>>): string[] {
  const paths = isRecord(document.paths) ? Object.values(document.paths) : [];
  return paths.flatMap((item) =>
    isRecord(item) && typeof item.$ref === "string" && !item.$ref.startsWith("#") ? [item.$ref] : [],
  );
}

/** Reads the calls of an OpenAPI document. */
export function listCalls(document: Readonly<Record<string, unknown>>): Call[] {
  const paths = isRecord(document.paths) ? Object.entries(document.paths) : [];
  return paths.flatMap(([path, said]) => {
    const item = isRecord(said) && typeof said.$ref === "string" ? followPointer(document, said.$ref) : said;
    if (!isRecord(item)) return [];
    return methods.flatMap((method) => {
      const operation = item[method];
      if (!isRecord(operation)) return [];
      const id = typeof operation.operationId === "string" ? operation.operationId : "";
      return [{ operation: id, method: method.toUpperCase(), path }];
    });
  });
}

/** Names of parameters are each server's own: `/cards/{id}` is `/cards/{cardId}`. */
const shapeOf = (path: string) => path.replaceAll(/\{[^}]*\}/g, "{}").replace(/\/+$/, "");

/**
 * Holds a server's calls against ours. Its paths may begin with what we count to the API's address: the beginning
 * under which most of our calls are found is taken.
 */
export function matchCalls(ours: readonly Call[], theirs: readonly Call[]): ServerCalls {
  const known = new Set(theirs.map(({ method, path }) => `${method} ${shapeOf(path)}`));
  const prefixes = new Set([""]);
  for (const { path } of theirs) {
    for (const own of ours) {
      if (shapeOf(path).endsWith(shapeOf(own.path))) {
        prefixes.add(shapeOf(path).slice(0, -shapeOf(own.path).length));
      }
    }
  }
  const hasBehind = (prefix: string, { method, path }: Call) =>
    known.has(`${method} ${prefix}${shapeOf(path)}`);
  const weighed = [...prefixes].map((prefix) => ({
    prefix,
    found: ours.filter((call) => hasBehind(prefix, call)).length,
  }));
  const { prefix } = weighed.reduce((best, each) => (each.found > best.found ? each : best));
  return { count: theirs.length, prefix, has: (call) => hasBehind(prefix, call) };
}
