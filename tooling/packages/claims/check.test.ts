import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { startServer } from "../../../apps/reference-host/e2e/server.ts";
import { startAgent } from "../../fingerprint-agent/start-agent.ts";
import { readPackage } from "../published-package.ts";
import { listScreens } from "../screen-manifests.ts";

interface Ended {
  readonly exitCode: number | null;
  /** What it says to whoever reads it; npm's own words stand elsewhere. */
  readonly output: string;
}

/** Types the command in a portal's folder, as its developer would; nothing is fetched that is not installed. */
function type(portal: string, ...words: string[]): Promise<Ended> {
  return new Promise((settle, refuse) => {
    const child = spawn("npx", ["--no", "@id-desk/screens", ...words], {
      cwd: portal,
      stdio: ["ignore", "pipe", "ignore"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", refuse);
    child.on("close", (exitCode) => settle({ exitCode, output }));
  });
}

const check = (portal: string, ...options: string[]) => type(portal, "check", ...options);
const contractOf = (portal: string) => join(portal, "node_modules/@id-desk/core/dist/openapi.json");

describe("npx @id-desk/screens check, against the reference server", () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test.each(["18", "19"] as const)("is content with a portal with React %s", async (react) => {
    const portal = inject("portals")[react];
    const { exitCode, output } = await check(
      portal,
      ...["--api", `${server.url}/api`, "--contract", contractOf(portal)],
    );
    expect(exitCode, output).toBe(0);
    expect(output).toContain("No problems, no notices.");
    expect(output.match(/all there|asks the server nothing/g)).toHaveLength(
      listScreens(readPackage("screens")).length,
    );
  });

  test("names the screen that a server without one of its calls cannot have", async () => {
    const portal = inject("portals")["19"];
    const contract = JSON.parse(readFileSync(contractOf(portal), "utf8"));
    delete contract.paths["/dispatch/batches/{batchId}/cards/{cardId}/receive"];
    writeFileSync(join(portal, "half.json"), JSON.stringify(contract));
    const options = ["--api", `${server.url}/api`, "--contract", "half.json"];
    const { exitCode, output } = await check(portal, ...options);
    expect(exitCode, output).toBe(1);
    expect(output).toContain("DispatchReceivingBatch cannot work");
    expect((await check(portal, ...options, "--screens", "DispatchReceiving")).exitCode).toBe(0);
  });

  test("says that another address is no registry", async () => {
    const { exitCode, output } = await check(
      inject("portals")["19"],
      "--api",
      `${server.url}/api/auth`,
      "--json",
    );
    expect(exitCode).toBe(1);
    expect(JSON.parse(output)).toMatchObject({
      ok: false,
      findings: [{ code: "not_a_registry" }, { code: "not_compared" }],
    });
  });
});

test("npx @id-desk/screens check-agent says what the agent of a fingerprint reader fails in", async () => {
  const portal = inject("portals")["19"];
  expect((await type(portal, "check-agent", "--help")).exitCode).toBe(0);
  // The check ends at the protocol, before it needs a person at the reader.
  const agent = await startAgent({ origins: ["http://localhost:4000"], protocol: 1 });
  const { port } = new URL(agent.url);
  const { exitCode, output } = await type(portal, "check-agent", "--port", port, "--protocol", "2");
  await agent.stop();
  expect(exitCode, output).toBe(1);
  expect(output).toContain('"protocol" is 1, and 2 was asked for');
});

test("What checks a portal stands on Node and core alone, and carries the licences of what is in it", async () => {
  const folder = `${readPackage("screens").folder}/dist`;
  const { metafile } = await build({
    entryPoints: [`${folder}/check.mjs`],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    packages: "external",
  });
  const [{ imports } = { imports: [] }] = Object.values(metafile.inputs);
  const names = [...new Set(imports.map(({ path }) => path))];
  expect(names.filter((name) => !name.startsWith("node:"))).toEqual(["@id-desk/core"]);
  const licences = readFileSync(`${folder}/check.licenses.txt`, "utf8");
  expect(licences.match(/Permission to use, copy, modify/g)).toHaveLength(2);
});
