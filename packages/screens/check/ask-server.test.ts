import { describe, expect, test } from "vitest";
import { askServer, type SpokenApi } from "./ask-server.ts";

const api: SpokenApi = {
  header: "X-Registry-Api",
  supported: { oldest: "2026-03-01", newest: "2026-11-01" },
  isSupported: (named) => !named || (named >= "2026-03-01" && named <= "2026-11-01"),
};
const address = "https://host.test/api";

const reply =
  (status: number, text: string, headers: Record<string, string> = {}): typeof fetch =>
  async () =>
    new Response(text, { status, headers });
const named = { "X-Registry-Api": "2026-11-01" };
const ask = (answer: typeof fetch) => askServer(address, api, answer);
const fail = (code: string) => () =>
  Promise.reject(
    new TypeError("fetch failed", { cause: Object.assign(new Error("to https://u:secret@host"), { code }) }),
  );

test("A registry that refuses a stranger and names a day that screens speak is fine", async () => {
  const { status, apiVersion, findings } = await ask(reply(401, '{"message":"no"}', named));
  expect({ status, apiVersion, findings }).toEqual({ status: 401, apiVersion: "2026-11-01", findings: [] });
});

test("One question is asked, that changes nothing, without cookies, credentials or following elsewhere", async () => {
  const seen: [unknown, RequestInit | undefined][] = [];
  await ask(async (url, init) => {
    seen.push([url, init]);
    return new Response("{}", { status: 401 });
  });
  expect(seen).toMatchObject([[`${address}/auth/user`, { credentials: "omit", redirect: "manual" }]]);
  expect(seen[0]?.[1]?.method).toBeUndefined();
  expect(seen[0]?.[1]?.headers).toEqual({ Accept: "application/json" });
});

test("A server that names no day is taken at its answers, and that is said", async () => {
  const { findings } = await ask(reply(401, "{}"));
  expect(findings).toMatchObject([{ level: "notice", code: "api_version_unnamed" }]);
});

test.each([
  ["2025-01-01", "Update the server"],
  ["2027-01-01", "Update the three packages"],
  ["Bearer abc", "send a day"],
])("A server that names %s is told what to do", async (day, todo) => {
  const { findings, apiVersion } = await ask(reply(401, "{}", { "X-Registry-Api": day }));
  expect(findings).toMatchObject([{ level: "problem", code: "api_version" }]);
  expect(findings[0]?.todo).toContain(todo);
  expect(JSON.stringify([findings, apiVersion])).not.toContain("Bearer");
});

test("A user that the network knows is a registry's answer too", async () => {
  expect((await ask(reply(200, '{"user":{"id":1}}', named))).findings).toEqual([]);
});

describe("What is no registry", () => {
  test.each([
    ["not_json", 200, "<!doctype html>"],
    ["not_json", 401, "<h1>Sign in"],
    ["not_a_registry", 200, '{"status":"ok"}'],
    ["not_a_registry", 200, "[]"],
    ["not_a_registry", 404, '{"message":"no"}'],
    ["server_fails", 503, "{}"],
    ["rate_limited", 429, ""],
  ])("is %s, for %i and %s", async (code, status, text) => {
    expect((await ask(reply(status, text))).findings).toMatchObject([{ level: "problem", code }]);
  });

  test("is not, where it names a day: a portal may have a sign-in of its own", async () => {
    const { findings } = await ask(reply(404, "{}", named));
    expect(findings).toMatchObject([{ level: "notice", code: "session_call_missing" }]);
  });

  test("sends elsewhere, and what may be secret there is not told", async () => {
    const { findings } = await ask(reply(302, "", { Location: "https://u:p@login.test/in?token=s3cret" }));
    expect(findings).toMatchObject([{ level: "problem", code: "redirected" }]);
    expect(findings[0]?.what).toContain("https://login.test/in.");
    expect(JSON.stringify(findings)).not.toMatch(/s3cret|u:p/);
  });
});

test.each([
  ["ENOTFOUND", "No machine of that name"],
  ["ECONNREFUSED", "Nothing listens"],
  ["UND_ERR_CONNECT_TIMEOUT", "did not answer within 10 seconds"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "does not trust its certificate"],
  ["ECONNRESET", "The connection failed (ECONNRESET)"],
])("A server that cannot be reached says why: %s", async (code, why) => {
  const { findings } = await ask(fail(code));
  expect(findings).toMatchObject([{ level: "problem", code: "unreachable" }]);
  expect(findings[0]?.why).toContain(why);
  expect(JSON.stringify(findings)).not.toContain("secret");
});
