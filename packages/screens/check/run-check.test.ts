import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Release, runCheck } from "./run-check.ts";

const folder = mkdtempSync(join(tmpdir(), "id-desk-check-"));
afterAll(() => rmSync(folder, { recursive: true }));

const paths = {
  "/auth/user": { get: { operationId: "getUser" } },
  "/auth/login": { post: { operationId: "login" } },
  "/auth/logout": { post: { operationId: "logout" } },
};
const login = {
  name: "Login",
  contractVersion: 1,
  access: "public",
  entry: "@id-desk/screens/login",
} as const;
const shell = {
  name: "Shell",
  contractVersion: 1,
  access: "signedIn",
  entry: "@id-desk/screens/shell",
} as const;
const release: Release = {
  version: "1.2.0",
  screens: [
    { ...login, needs: ["login"], uses: ["getUser"] },
    { ...shell, needs: ["logout"], uses: [] },
  ],
  contract: { openapi: "3.1.0", paths },
  api: {
    header: "X-Registry-Api",
    supported: { oldest: "2026-11-01", newest: "2026-11-01" },
    isSupported: (named) => named === "2026-11-01",
  },
};

function writeContract(name: string, kept: readonly (keyof typeof paths)[]): string {
  const path = join(folder, name);
  const entries = kept.map((key) => [key, paths[key]]);
  writeFileSync(path, JSON.stringify({ openapi: "3.1.0", paths: Object.fromEntries(entries) }));
  return path;
}

const registry: typeof fetch = async () =>
  Response.json({ message: "no" }, { status: 401, headers: { "X-Registry-Api": "2026-11-01" } });
const run = (args: readonly string[], answer = registry) =>
  runCheck(args, release, { folder, fetch: answer });
const server = ["check", "--api", "https://host.test/api"];

test("A server that fits ends with 0 and says so of every screen", async () => {
  const contract = writeContract("whole.json", ["/auth/user", "/auth/login", "/auth/logout"]);
  const { exitCode, output } = await run([...server, "--contract", contract]);
  expect(exitCode).toBe(0);
  expect(output).toContain("names the contract of 2026-11-01");
  expect(output).toContain("✓ Login  contract 1  2 calls, all there");
  expect(output).toContain("No problems");
});

test("A screen that cannot work ends with 1, and only where the portal uses it", async () => {
  const contract = writeContract("half.json", ["/auth/user", "/auth/login"]);
  const all = await run([...server, "--contract", contract]);
  expect(all.exitCode).toBe(1);
  expect(all.output).toContain("✗ Shell cannot work");
  const used = await run([...server, "--contract", contract, "--screens", "Login"]);
  expect(used.exitCode).toBe(0);
  expect(used.output).not.toContain("Shell");
});

test("Without a contract no screen is called working, and the calls are named", async () => {
  const { exitCode, output } = await run(server);
  expect(exitCode).toBe(0);
  expect(output).toContain("· Login  contract 1  2 calls: login, getUser");
  expect(output).toContain("No contract of the server was given.");
});

test("A contract that cannot be read is not passed over", async () => {
  const { exitCode, output } = await run([...server, "--contract", join(folder, "none.json")]);
  expect(exitCode).toBe(1);
  expect(output).not.toContain("all there");
});

test("Without a server none is asked", async () => {
  const { exitCode, output } = await run(["check"], () => Promise.reject(new Error("asked")));
  expect(exitCode).toBe(0);
  expect(output).toContain("None was asked.");
});

test("Machines get one object, of a mistake too", async () => {
  const { exitCode, output } = await run([...server, "--json"], async () => new Response("<p>"));
  expect(exitCode).toBe(1);
  expect(JSON.parse(output)).toMatchObject({
    ok: false,
    version: "1.2.0",
    server: { address: "https://host.test/api", status: 200 },
    screens: [
      { name: "Login", verdict: "not_compared", needs: [{ operation: "login", path: "/auth/login" }] },
      {},
    ],
  });
  const mistake = await run(["check", "--json", "--screens", "Nobody"]);
  expect(mistake.exitCode).toBe(1);
  expect(JSON.parse(mistake.output)).toMatchObject({ ok: false, findings: [{ code: "unknown_screen" }] });
});

test("Help and version end with 0", async () => {
  expect((await run(["--help"])).output).toContain("npx @id-desk/screens check");
  expect(await run(["--version"])).toEqual({ exitCode: 0, output: "1.2.0\n" });
});
