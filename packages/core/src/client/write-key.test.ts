import { fc, test as property } from "@fast-check/vitest";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createBatch } from "../testing/examples.ts";
import { createFakeRegistry, createNetworkFailure, refuse, reply } from "../testing/index.ts";
import { createRegistryClient } from "./registry-client.ts";
import { createIdempotencyKey, createWriteKey } from "./write-key.ts";

const wireKey = /^[A-Za-z0-9_-]{16,128}$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

test("A key is what the contract takes, and another one each time", () => {
  const keys = Array.from({ length: 1000 }, createIdempotencyKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(key).toMatch(wireKey);
});

test("A key is made also where the page comes over plain HTTP", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = [createIdempotencyKey(), createIdempotencyKey()];
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(wireKey);
});

describe("The key of a form", () => {
  test("stays for the same content and changes with it", () => {
    const key = createWriteKey();
    const first = key.keyFor({ notes: "one" });
    expect(key.keyFor({ notes: "one" })).toBe(first);
    const second = key.keyFor({ notes: "two" });
    expect(second).not.toBe(first);
    expect(key.keyFor({ notes: "one" })).not.toBe(first);
  });

  test("changes after success, also for the same content", () => {
    const key = createWriteKey();
    const first = key.keyFor({ notes: "one" });
    key.renew();
    expect(key.keyFor({ notes: "one" })).not.toBe(first);
  });

  test("tells forms with files apart, and knows the same file in a new form", () => {
    const createForm = (name: string, content: string) => {
      const form = new FormData();
      form.append("type", "signed_receipt");
      form.append("file", new Blob([content], { type: "image/png" }), name);
      return form;
    };
    const key = createWriteKey();
    const first = key.keyFor(createForm("a.png", "12"));
    expect(key.keyFor(createForm("a.png", "12"))).toBe(first);
    expect(key.keyFor(createForm("a.png", "123"))).not.toBe(first);
    const third = key.keyFor(createForm("a.png", "12"));
    expect(key.keyFor(createForm("b.png", "12"))).not.toBe(third);
  });

  test("tells pictures apart by which they are, not by their size", () => {
    const [one, other] = [new Blob(["12"]), new Blob(["34"])];
    const key = createWriteKey();
    const first = key.keyFor(["attachCardPhoto", one]);
    expect(key.keyFor(["attachCardPhoto", one])).toBe(first);
    expect(key.keyFor(["attachCardPhoto", other])).not.toBe(first);
  });

  property.prop([fc.array(fc.tuple(fc.jsonValue(), fc.boolean()), { maxLength: 20 })])(
    "is never the same for two contents, nor before and after a success",
    (writes) => {
      const key = createWriteKey();
      const contentOf = new Map<string, string>();
      for (const [content, isSuccess] of writes) {
        const used = key.keyFor(content);
        const text = JSON.stringify(content);
        expect(contentOf.get(used) ?? text).toBe(text);
        contentOf.set(used, text);
        if (isSuccess) {
          key.renew();
          expect(contentOf.has(key.keyFor(content))).toBe(false);
          key.renew();
        }
      }
    },
  );

  test("goes out with a write, stays through failures and changes after success", async () => {
    const answers = [
      () => refuse("no"),
      () => {
        throw createNetworkFailure();
      },
      () => refuse("", { status: 500 }),
      () => reply(201, { batch: createBatch() }),
      () => reply(201, { batch: createBatch() }),
    ];
    const fake = createFakeRegistry({ createBatch: () => (answers.shift() ?? expect.fail)() });
    const client = createRegistryClient({ baseUrl: fake.baseUrl, fetch: fake.fetch });
    const idempotencyKey = createWriteKey();
    for (const _ of [1, 2, 3, 4, 5]) {
      await client
        .request("createBatch", { body: { destination_center_id: 6 }, idempotencyKey })
        .catch(() => undefined);
    }
    const keys = fake.calls.map((call) => call.headers.get("Idempotency-Key"));
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[0]).toMatch(wireKey);
    expect(keys[4]).not.toBe(keys[0]);
  });

  test("goes out with no reading", async () => {
    const fake = createFakeRegistry();
    const client = createRegistryClient({ baseUrl: fake.baseUrl, fetch: fake.fetch });
    await client.request("listCenters", { idempotencyKey: "k".repeat(20) });
    expect(fake.calls[0]?.headers.has("Idempotency-Key")).toBe(false);
  });
});
