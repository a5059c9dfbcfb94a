/** A key that belongs to one write: the server does what comes with the same key only once. */
export function createIdempotencyKey(): string {
  // randomUUID is missing where a page comes over plain HTTP from another computer.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The key of a form's write, from the first try to the success. */
export interface WriteKey {
  /** The key for what is about to be sent: the one from before as long as that is the same. */
  keyFor(content: unknown): string;
  /** The write has succeeded; the next one is another. */
  renew(): void;
}

/**
 * Creates the key of a form's write. A try that failed keeps it, so that a write whose answer was lost
 * happens once; a changed body and a success renew it.
 */
export function createWriteKey(): WriteKey {
  let key = createIdempotencyKey();
  let sent: string | undefined;
  return {
    keyFor(content) {
      const fingerprint = takeFingerprint(content);
      if (sent !== undefined && sent !== fingerprint) key = createIdempotencyKey();
      sent = fingerprint;
      return key;
    },
    renew() {
      key = createIdempotencyKey();
      sent = undefined;
    },
  };
}

function takeFingerprint(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) => {
    if (value instanceof Blob) return numberOf(value);
    return value instanceof FormData ? [...value.entries()].map(describeEntry) : value;
  });
}

const numbers = new WeakMap<Blob, number>();
let lastNumber = 0;

/** A file by itself is the one that it is; what is in it need not be read to tell it from another. */
function numberOf(file: Blob): number {
  const known = numbers.get(file);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(file, lastNumber);
  return lastNumber;
}

/** A form wraps a blob into a file anew each time, so that only name, size and type tell files apart. */
function describeEntry([name, value]: [string, File | string]): unknown {
  return typeof value === "string" ? [name, value] : [name, value.name, value.size, value.type];
}
