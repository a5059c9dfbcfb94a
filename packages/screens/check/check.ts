/** `npx @id-desk/screens check` and `check-agent`: what a portal's machine starts. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { runAgentCheck } from "./agent/run-agent-check.ts";
import { runCheck } from "./run-check.ts";

const readJson = (path: URL | string) => JSON.parse(readFileSync(path, "utf8"));
const print = (text: string) => process.stdout.write(text);

async function check(): Promise<number> {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    print(`The check needs Node 20 or newer; this is ${process.versions.node}. Start it with a newer one.\n`);
    return 1;
  }
  const [command, ...rest] = process.argv.slice(2);
  if (command === "check-agent")
    return runAgentCheck(rest, { print, prompt: (text) => process.stderr.write(text) });
  // Paths from dist, where the build puts it. Core as the screens get it, which is what speaks to the server.
  const { apiVersionHeader, isSupportedApi, supportedApi } = await import("@id-desk/core");
  const { exitCode, output } = await runCheck(
    process.argv.slice(2),
    {
      version: readJson(new URL("../package.json", import.meta.url)).version,
      screens: readJson(new URL("./manifest.json", import.meta.url)).screens,
      contract: readJson(createRequire(import.meta.url).resolve("@id-desk/core/openapi.json")),
      api: { header: apiVersionHeader, supported: supportedApi, isSupported: isSupportedApi },
    },
    { folder: process.cwd(), fetch },
  );
  print(output);
  return exitCode;
}

check().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    const isGone = /MODULE_NOT_FOUND|NOT_EXPORTED/.test(String((error as { readonly code?: unknown }).code));
    print(
      isGone
        ? "@id-desk/core of the same release is not installed beside @id-desk/screens. Install the portal again.\n"
        : `The check itself failed, which says nothing of the portal. ${String(error)}\n`,
    );
    process.exitCode = 1;
  },
);
