import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { root } from "../../packages/published-package.ts";
import type { Ended } from "./rehearsal.ts";

/**
 * Runs a program in a folder. Nothing of npm's configuration in this process reaches it, so that `env` alone
 * says where it may publish.
 */
export function run(
  folder: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm|pnpm)_/i.test(name) && name !== "NODE_AUTH_TOKEN",
  );
  return new Promise((settle) => {
    let output = "";
    const child = spawn(command, args, {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...Object.fromEntries(own),
        NO_COLOR: "1",
        CI: "1",
        PATH: `${folder}/node_modules/.bin${delimiter}${root}node_modules/.bin${delimiter}${process.env.PATH ?? ""}`,
        ...env,
      },
    });
    const keep = (chunk: Buffer) => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => settle({ exitCode: 127, output: error.message }));
    child.on("close", (code) => settle({ exitCode: code ?? 1, output }));
  });
}

/** Runs a program that has to succeed. */
export async function runWell(...parameters: Parameters<typeof run>): Promise<string> {
  const { exitCode, output } = await run(...parameters);
  const [folder, command, args] = parameters;
  if (exitCode !== 0) throw new Error(`${command} ${args.join(" ")} failed in ${folder}.\n${output}`);
  return output;
}

/** The pnpm that the project's own scripts start. */
export const pnpm = ["--yes", "pnpm@12.21.0"] as const;
