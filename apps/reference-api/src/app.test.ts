import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { describe, expect, test } from "vitest";
import { createApp } from "./app.ts";
import type { Tables } from "./database/tables.ts";
import { defaultSettings } from "./domain/registry-settings.ts";
import { createMemoryFileStore } from "./files/memory-file-store.ts";
import type { Ports } from "./ports.ts";
import { createPasswordQueue } from "./session/password-queue.ts";

/** An app whose database does not open. */
function createBrokenApp(ports: Partial<Ports> = {}) {
  const traces: string[] = [];
  const pglite = (): Promise<PGlite> =>
    Promise.reject(Object.assign(new Error("secret of A123456"), { code: "58P01" }));
  const app = createApp({
    database: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }),
    clock: () => new Date(),
    passwords: { hash: async () => "", verify: async () => false },
    passwordQueue: createPasswordQueue(),
    random: (count) => new Uint8Array(count),
    settings: defaultSettings,
    keyedDigest: () => "",
    draftSeal: { keyId: "", close: async () => new Uint8Array(), open: async () => undefined },
    numberSeal: { keyId: "", close: async () => new Uint8Array(), open: async () => undefined },
    secondFactorSeal: { keyId: "", close: async () => new Uint8Array(), open: async () => undefined },
    sms: async () => {},
    files: createMemoryFileStore(() => new Date()),
    recordLook: () => {},
    log: { access: () => {}, alarm: () => {}, error: (trace) => traces.push(trace) },
    ...ports,
  });
  return { app, traces };
}

describe("when the database does not answer [T-42]", () => {
  test("the server is not healthy", async () => {
    const answer = await createBrokenApp().app.request("/api/health");

    expect([answer.status, await answer.json()]).toEqual([
      503,
      { message: "The database does not answer.", code: "unavailable" },
    ]);
  });

  test("a call fails with a general sentence, and the log holds no message of the database [T-42]", async () => {
    const { app, traces } = createBrokenApp();
    const answer = await app.request("/api/auth/login", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{"username":"clerk.male","password":"Counter-2026!"}',
    });

    expect([answer.status, await answer.json()]).toEqual([
      500,
      { message: "Server error. Please try again later.", code: "server" },
    ]);
    expect(traces).toHaveLength(1);
    expect(traces[0]).toMatch(/^Error 58P01\n\s+at /);
    expect(traces[0]).not.toContain("A123456");
  });
});

describe("the line of a request in the log", () => {
  async function readLine(headers: Record<string, string>, address = "/api/docs"): Promise<unknown> {
    const lines: unknown[] = [];
    const log = { access: (entry: unknown) => lines.push(entry), alarm() {}, error() {} };
    await createBrokenApp({ log }).app.request(address, { headers });
    expect(lines).toHaveLength(1);
    return lines[0];
  }
  const usual = { method: "GET", route: "/api/docs", status: 200, ms: expect.any(Number) };

  test("names the trace that the request belongs to", async () => {
    const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
    expect(await readLine({ traceparent: `00-${trace}-00f067aa0ba902b7-01` })).toEqual({ ...usual, trace });
  });

  test("says by a code why it was refused", async () => {
    const refused = { ...usual, route: "*", status: 404, code: "not_found" };
    expect(await readLine({}, "/api/people/A105001")).toEqual(refused);
    expect(await readLine({}, "/api/health")).toMatchObject({ status: 503, code: "unavailable" });
  });

  test("has no trace where the request names no valid one [T-41]", async () => {
    expect(await readLine({})).toStrictEqual(usual);
    expect(await readLine({ traceparent: '00-A105001-{"at":1}' })).toStrictEqual(usual);
  });
});

describe("the metrics", () => {
  const serveMetrics = () => new Response("up 1");

  test("have no address where nobody has asked for them", async () => {
    const answer = await createBrokenApp().app.request("/metrics");
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: "not_found" }]);
  });

  test("are read and not written, and have a line in the log as every request", async () => {
    const lines: unknown[] = [];
    const log = { access: (entry: unknown) => lines.push(entry), alarm() {}, error() {} };
    const { app } = createBrokenApp({ serveMetrics, log });
    const answer = await app.request("/metrics");
    expect([answer.status, await answer.text()]).toEqual([200, "up 1"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect((await app.request("/metrics", { method: "POST" })).status).toBe(405);
    expect(lines).toMatchObject([
      { method: "GET", route: "/metrics", status: 200 },
      { method: "POST", route: "/metrics", status: 405 },
    ]);
  });
});

describe("outside /api", () => {
  const page = () => new Response("<title>ID Desk</title>", { headers: { "Cache-Control": "no-cache" } });

  test("the host's files answer, under the same security headers [T-15] [T-16]", async () => {
    const answer = await createBrokenApp({ serveHost: page }).app.request("/dispatch/receiving");

    expect(await answer.text()).toBe("<title>ID Desk</title>");
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'self'; object-src 'none'");
    // WebAssembly and nothing else is let in beside the server's own files.
    expect(policy.replace("script-src 'self' 'wasm-unsafe-eval'", "")).not.toContain("unsafe");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.has("X-Registry-Api")).toBe(false);
  });

  test("every answer of the API names the agreement that it keeps, a refusal too", async () => {
    const { app } = createBrokenApp({ serveHost: page });
    for (const path of ["/api/health", "/api/auth/user"]) {
      expect((await app.request(path)).headers.get("X-Registry-Api")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  test("nothing is written there, and the API is never mistaken for a page", async () => {
    const { app } = createBrokenApp({ serveHost: page });

    expect((await app.request("/login", { method: "POST" })).status).toBe(405);
    expect((await app.request("/api")).status).toBe(404);
    expect((await app.request("/api/nothing")).status).toBe(404);
    expect(await (await app.request("/apiary")).text()).toBe("<title>ID Desk</title>");
  });

  test("without a built host there is nothing but a way to the documentation", async () => {
    expect((await createBrokenApp().app.request("/login")).status).toBe(404);
    expect((await createBrokenApp().app.request("/")).headers.get("Location")).toBe("/api/docs");
  });
});

test("a server that is reached by TLS tells browsers to come back by TLS for a year [T-13]", async () => {
  const header = "Strict-Transport-Security";
  const inProduction = await createBrokenApp({ isTlsOnly: true }).app.request("/api/nothing");
  const inDemonstration = await createBrokenApp().app.request("/api/nothing");

  expect(inProduction.headers.get(header)).toBe("max-age=31536000; includeSubDomains");
  expect(inDemonstration.headers.get(header)).toBeNull();
});
