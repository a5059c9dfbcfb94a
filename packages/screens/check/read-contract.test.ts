import { describe, expect, test } from "vitest";
import type { Call } from "./contract-calls.ts";
import { readContract, readContractText } from "./read-contract.ts";

const ours: Call[] = [
  { operation: "getUser", method: "GET", path: "/auth/user" },
  { operation: "getSendingBatch", method: "GET", path: "/batches/{id}" },
  { operation: "addCard", method: "POST", path: "/batches/{batchId}/cards" },
];
const [getUser, getSendingBatch, addCard] = ours as [Call, Call, Call];
const get = { get: { responses: {} } };
const write = (paths: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  JSON.stringify({ openapi: "3.1.0", paths, ...more });
const read = (text: string, api?: string) => readContractText(text, "openapi.json", ours, api);

describe("A server's contract", () => {
  test("is compared by method and path, whatever it calls its parameters and operations", () => {
    const { calls } = read(
      write({ "/batches/{batch}": { get: { operationId: "show" } }, "/auth/user/": get }),
    );
    expect(calls?.has(getSendingBatch)).toBe(true);
    expect(calls?.has(getUser)).toBe(true);
    expect(calls?.has(addCard)).toBe(false);
    expect(calls?.count).toBe(2);
  });

  test("does not have a call of another method", () => {
    const { calls } = read(write({ "/auth/user": get, "/batches/{id}/cards": { put: {} } }));
    expect(calls?.has(addCard)).toBe(false);
  });

  test("may be YAML", () => {
    const { calls } = read("openapi: 3.0.3\npaths:\n  /auth/user:\n    get:\n      summary: who\n");
    expect(calls?.has(getUser)).toBe(true);
  });

  test("may count the API's address to its paths", () => {
    const { calls, findings } = read(
      write({ "/api/auth/user": get, "/api/batches/{id}": get, "/user": get }),
      "/api",
    );
    expect(calls?.prefix).toBe("/api");
    expect(calls?.has(getSendingBatch)).toBe(true);
    expect(findings).toEqual([]);
  });

  test("is told of where its calls stand elsewhere than the address given", () => {
    const { findings } = read(write({ "/v2/auth/user": get }, { servers: [{ url: "/api" }] }), "/api");
    expect(findings).toMatchObject([{ level: "notice", code: "other_place" }]);
    expect(findings[0]?.what).toContain("/api/v2");
    const elsewhere = read(write({ "/auth/user": get }, { servers: [{ url: "/api" }] }), "");
    expect(elsewhere.findings).toMatchObject([{ level: "notice", code: "other_place" }]);
    expect(
      read(write({ "/auth/user": get }, { servers: [{ url: "https://host/api/" }] }), "/api").findings,
    ).toEqual([]);
    expect(read(write({ "/auth/user": get }), "/api").findings).toEqual([]);
  });

  test("may name a path once and point to it", () => {
    const components = { pathItems: { who: get } };
    const { calls } = read(write({ "/auth/user": { $ref: "#/components/pathItems/who" } }, { components }));
    expect(calls?.has(getUser)).toBe(true);
  });

  test.each([
    ["no_openapi", "<!doctype html><p>Sign in"],
    ["no_openapi", "["],
    ["no_openapi", '{"name":"a package"}'],
    ["no_openapi", ""],
    ["another_contract", write({ "/pets": get })],
    ["another_contract", write({})],
    ["contract_in_parts", write({ "/auth/user": { $ref: "paths/auth.yaml#/user" } })],
  ])("is refused as %s where it cannot be compared", (code, text) => {
    const { calls, findings } = read(text);
    expect(calls).toBeUndefined();
    expect(findings).toMatchObject([{ level: "problem", code }]);
  });
});

describe("A contract at an address", () => {
  const source = "https://host.test/openapi.json";

  test("is fetched without credentials", async () => {
    const seen: RequestInit[] = [];
    const answer: typeof fetch = async (_, init) => {
      seen.push(init ?? {});
      return new Response(write({ "/auth/user": get }));
    };
    const { calls } = await readContract(source, ours, undefined, answer);
    expect(calls?.has(getUser)).toBe(true);
    expect(seen).toMatchObject([{ credentials: "omit" }]);
    expect(seen[0]?.headers).toBeUndefined();
  });

  test("that is refused or away says so", async () => {
    const refused = await readContract(
      source,
      ours,
      undefined,
      async () => new Response("", { status: 403 }),
    );
    expect(refused.findings[0]?.what).toContain("403");
    const away = await readContract(source, ours, undefined, async () => {
      throw new TypeError("fetch failed", { cause: Object.assign(new Error("x"), { code: "ENOTFOUND" }) });
    });
    expect(away.findings[0]?.why).toContain("No machine of that name");
  });
});

test("A file that is not there says so", async () => {
  const { findings } = await readContract("/nowhere/openapi.yaml", ours, undefined, fetch);
  expect(findings).toMatchObject([{ level: "problem", code: "no_contract" }]);
});
