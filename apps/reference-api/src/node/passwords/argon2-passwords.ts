import crypto, { randomBytes, timingSafeEqual } from "node:crypto";
import { extname } from "node:path";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import type { Passwords } from "../../ports.ts";

/** What OWASP asks of argon2id at least: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2 };
const tagLength = 32;

/** What a hash is derived from. */
export interface Ingredients {
  readonly password: string;
  readonly nonce: Uint8Array;
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

/** Derives 32 bytes by argon2id. */
export type Derivation = (ingredients: Ingredients) => Promise<Uint8Array>;

/** Node's own, on a thread beside the server's. */
export const deriveByNode: Derivation = async ({ password, nonce, memory, passes }) =>
  promisify(crypto.argon2)("argon2id", {
    message: password,
    nonce,
    memory,
    passes,
    parallelism: 1,
    tagLength,
  });

/** As source and as it is built. */
const workerFile = new URL(`argon2-worker${extname(import.meta.url)}`, import.meta.url);
/** Threads without work. So many are started as derive at the same time, and they stay for the next ones. */
const idle: Worker[] = [];

/** WebAssembly's, for a Node before 24.7: the same bytes, on a thread beside the server's too. */
export const deriveByWebAssembly: Derivation = (ingredients) =>
  new Promise((settle, refuse) => {
    const worker = idle.pop() ?? new Worker(workerFile);
    // A process does not end while it waits for a hash, and ends when nobody does.
    worker.ref();
    worker.once("error", refuse);
    worker.once("message", (tag: Uint8Array) => {
      worker.off("error", refuse);
      worker.unref();
      idle.push(worker);
      settle(tag);
    });
    worker.postMessage({ ...ingredients, tagLength });
  });

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** Password hashes by argon2id; each carries its own cost, so that a higher one can be asked for later. */
export function createArgon2Passwords(derive: Derivation): Passwords {
  return {
    async hash(password) {
      const nonce = randomBytes(16);
      const tag = await derive({ password, nonce, ...cost });
      return `argon2id:${cost.memory}:${cost.passes}:${encode(nonce)}:${encode(tag)}`;
    },
    async verify(password, hash) {
      const [algorithm, memory, passes, nonce = "", key = ""] = hash.split(":");
      if (algorithm !== "argon2id") return false;
      const expected = Buffer.from(key, "base64url");
      const tag = await derive({
        password,
        nonce: Buffer.from(nonce, "base64url"),
        memory: Number(memory),
        passes: Number(passes),
      });
      return tag.byteLength === expected.byteLength && timingSafeEqual(tag, expected);
    },
  };
}

/** Password hashes as this Node derives them best. */
export const argon2Passwords = createArgon2Passwords("argon2" in crypto ? deriveByNode : deriveByWebAssembly);
