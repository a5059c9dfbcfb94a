import { createHash, createHmac, hkdfSync, pbkdf2 } from "node:crypto";
import { expect, test } from "vitest";
import { signIn } from "../testing/desk.ts";
import { useTestServer } from "../testing/test-server.ts";
import { digest, sign } from "./digest.ts";
import { createKeyedDigest } from "./keyed-digest.ts";

const server = useTestServer();

test("a signed-in read is answered before any of the long work that fills Node's threads has ended", async () => {
  const desk = await signIn(server, "clerk.male");
  const order: string[] = [];
  // More than there are threads, so that whatever is given to them waits.
  const work = Array.from(
    { length: 8 },
    () =>
      new Promise<void>((settle) => {
        pbkdf2("password", "salt", 1_000_000, 32, "sha256", () => {
          order.push("work");
          settle();
        });
      }),
  );
  await desk.must("getUser");
  order.push("read");
  await Promise.all(work);

  expect(order[0]).toBe("read");
});

test.each(["", "a", "pässwörd ތާނަ 🪪", "x".repeat(10_000)])(
  "digests and signatures are SHA-256, HMAC and HKDF as Node makes them",
  (text) => {
    const key = new Uint8Array(32).fill(7);
    const derived = Buffer.from(hkdfSync("sha256", key, "", "id-desk one-time codes", 32));

    expect(digest(text)).toBe(createHash("sha256").update(text).digest("base64url"));
    expect(sign("key ތ", text)).toBe(createHmac("sha256", "key ތ").update(text).digest("base64url"));
    expect(createKeyedDigest(key)(text)).toBe(createHmac("sha256", derived).update(text).digest("base64url"));
  },
);
