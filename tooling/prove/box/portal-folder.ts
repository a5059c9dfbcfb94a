import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installWithNpm } from "../../packages/install-with-npm.ts";
import { readPackage, root, serverFolder } from "../../packages/published-package.ts";
import type { PortalNode } from "./nodes.ts";

/** How a program ended, and what it said. */
export interface Ended {
  readonly exitCode: number | null;
  readonly output: string;
}

/** A demonstration that somebody started with npx. */
export interface RunningBox {
  readonly url: string;
  /** What it said until it was ready. */
  readonly said: string;
  /** Ends the server as a system does; gives what npx ended with. */
  readonly end: () => Promise<number | null>;
}

const { name: published } = readPackage(serverFolder);

const script = `import { createEmbeddedServer, demonstrationPassword } from "@id-desk/reference-api/embedded";

const server = await createEmbeddedServer();
const open = server.openWindow();
const answer = await open("/api/auth/login", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ username: "clerk.male", password: demonstrationPassword }),
});
const { user } = (await answer.json());
console.log(answer.status, user.username);
await server.close();
`;

const settings = {
  compilerOptions: {
    target: "es2023",
    module: "nodenext",
    lib: ["es2023", "dom"],
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
  },
  files: ["typed.mts"],
};

/** Somebody else's folder, which has the packed server installed and knows nothing of the project. */
export class PortalFolder {
  readonly folder: string;
  readonly #running = new Set<ChildProcess>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Builds and packs the server, and installs it with npm. */
  async install(): Promise<void> {
    const { folder: source, version } = readPackage(serverFolder);
    const packed = join(this.folder, "packed");
    mkdirSync(packed, { recursive: true });
    mustRun("node", [join(root, "tooling/packages/build-package.ts"), serverFolder], source);
    const pnpm = /pnpm@[\d.]+/.exec(readFileSync(`${root}package.json`, "utf8"))?.[0] ?? "pnpm";
    mustRun("npx", ["--yes", pnpm, "pack", "--pack-destination", packed], source);
    writeFileSync(join(this.folder, "package.json"), '{ "private": true, "type": "module" }');
    await installWithNpm(this.folder, ["install", join(packed, `id-desk-${serverFolder}-${version}.tgz`)]);
    writeFileSync(join(this.folder, "script.mjs"), script);
    writeFileSync(join(this.folder, "typed.mts"), script);
    writeFileSync(join(this.folder, "tsconfig.json"), JSON.stringify(settings));
  }

  /** Runs a program to its end. */
  run({ environment }: PortalNode, command: string, ...args: string[]): Ended {
    const ended = spawnSync(command, args, { cwd: this.folder, env: environment, encoding: "utf8" });
    return { exitCode: ended.status, output: `${ended.stdout}${ended.stderr}` };
  }

  /** Runs a command of the server with npx. */
  npx(node: PortalNode, ...args: string[]): Ended {
    return this.run(node, "npx", published, ...args);
  }

  /** Starts a demonstration with npx, and waits until it has said where it is. */
  async start({ environment }: PortalNode, port: number, args: readonly string[]): Promise<RunningBox> {
    const child = spawn("npx", [published, "--demo", "--port", String(port), ...args], {
      cwd: this.folder,
      // A portal's own database, which nobody answers for: a demonstration that touched it would fail.
      env: { ...environment, DATABASE_URL: "postgres://127.0.0.1:9/portal" },
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own: npx passes no signal on.
      detached: true,
    });
    this.#running.add(child);
    let said = "";
    await new Promise<void>((ready, refuse) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on("data", (chunk: Buffer) => {
          said += chunk;
          if (said.includes("nocentre")) ready();
        });
      }
      child.once("exit", (code) => {
        this.#running.delete(child);
        refuse(new Error(`The server ended with ${code}.\n${said}`));
      });
    });
    return {
      url: `http://localhost:${port}`,
      said,
      end: async () => {
        const exited = once(child, "exit");
        const data = /The data is in (.+);/.exec(said)?.[1] ?? "";
        process.kill(Number(readFileSync(join(data, "lock"), "utf8").split(" ")[0]), "SIGTERM");
        const [code] = (await exited) as [number | null];
        return code;
      },
    };
  }

  /** Ends what a proof that fails has left. */
  stopAll(): void {
    for (const { pid } of this.#running) if (pid) process.kill(-pid, "SIGTERM");
  }
}

function mustRun(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed.\n${stdout}${stderr}`);
}
