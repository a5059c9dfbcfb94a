import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { Passwords } from "../ports.ts";

const derive = promisify(argon2);

/** What OWASP asks of argon2id at least: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** Password hashes by argon2id; each carries its own cost, so that a higher one can be asked for later. */
export const argon2Passwords: Passwords = {
  async hash(password) {
    const nonce = randomBytes(16);
    const tag = await derive("argon2id", { ...cost, message: password, nonce });
    return `argon2id:${cost.memory}:${cost.passes}:${encode(nonce)}:${encode(tag)}`;
  },
  async verify(password, hash) {
    const [algorithm, memory, passes, nonce = "", key = ""] = hash.split(":");
    if (algorithm !== "argon2id") return false;
    const expected = Buffer.from(key, "base64url");
    const tag = await derive("argon2id", {
      ...cost,
      memory: Number(memory),
      passes: Number(passes),
      message: password,
      nonce: Buffer.from(nonce, "base64url"),
    });
    return tag.byteLength === expected.byteLength && timingSafeEqual(tag, expected);
  },
};
