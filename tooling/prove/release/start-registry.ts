import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { root } from "../../packages/published-package.ts";
import { pnpm, runWell } from "./run.ts";

/** A registry of packages on this machine, empty and open to everybody on it. */
export interface LocalRegistry {
  /** Its address, with a slash at the end. */
  readonly url: string;
  /** A configuration for npm and pnpm that leads to it and knows no other. */
  readonly npmrc: string;
  stop(): void;
}

/** Starts verdaccio with a store in `folder` and no way to any other registry. */
export async function startRegistry(folder: string): Promise<LocalRegistry> {
  const home = `${root}tooling/prove/release/registry`;
  await runWell(home, "npx", [...pnpm, "install", "--frozen-lockfile", "--prefer-offline"]);
  mkdirSync(folder, { recursive: true });
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/`;
  const config = join(folder, "config.yaml");
  writeFileSync(
    config,
    [
      `storage: ${join(folder, "storage")}`,
      "web: { enable: false }",
      "auth: { htpasswd: { file: ./htpasswd } }",
      "packages:",
      '  "@id-desk/*": { access: $all, publish: $authenticated }',
      "log: { type: stdout, format: pretty, level: warn }",
      "",
    ].join("\n"),
  );
  const child = spawn(`${home}/node_modules/.bin/verdaccio`, ["--config", config, "--listen", url], {
    cwd: folder,
    stdio: "ignore",
  });
  await waitUntilItAnswers(url, child);
  const npmrc = join(folder, "npmrc");
  // npm publishes only with a token; this one is known to this registry alone.
  writeFileSync(npmrc, `registry=${url}\n//127.0.0.1:${port}/:_authToken=${await signUp(url)}\n`);
  return { url, npmrc, stop: () => child.kill() };
}

async function signUp(url: string): Promise<string> {
  const name = "rehearsal";
  const answer = await fetch(`${url}-/user/org.couchdb.user:${name}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name, password: crypto.randomUUID() }),
  });
  const { token } = (await answer.json()) as { readonly token?: string };
  if (!token) throw new Error(`The registry gave no token: ${answer.status}.`);
  return token;
}

async function waitUntilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The registry ended with ${child.exitCode}.`);
    try {
      if ((await fetch(`${url}-/ping`)).ok) return;
    } catch {
      await new Promise((settle) => setTimeout(settle, 100));
    }
  }
  child.kill();
  throw new Error("The registry did not answer within 30 s.");
}

function findFreePort(): Promise<number> {
  return new Promise((settle) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => settle(typeof address === "object" && address ? address.port : 0));
    });
  });
}
