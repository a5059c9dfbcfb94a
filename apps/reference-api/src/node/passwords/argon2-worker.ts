/** Derives password hashes by WebAssembly, one after the other; `argon2-passwords.ts` starts it. */
import { parentPort } from "node:worker_threads";
import { argon2id } from "hash-wasm";
import type { Ingredients } from "./argon2-passwords.ts";

parentPort?.on("message", async (asked: Ingredients & { readonly tagLength: number }) => {
  const tag = await argon2id({
    password: asked.password,
    salt: asked.nonce,
    memorySize: asked.memory,
    iterations: asked.passes,
    parallelism: 1,
    hashLength: asked.tagLength,
    outputType: "binary",
  });
  parentPort?.postMessage(tag);
});
