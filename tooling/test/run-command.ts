import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";

/** How a command ended and everything it printed. */
export interface CommandResult {
  exitCode: number;
  output: string;
}

/** What a command may be given beside its arguments. */
export interface CommandOptions {
  env?: Record<string, string>;
  /**
   * After so long without a word the command and everything it started are ended, and that counts as a failure. How
   * long it may take as a whole is not told: what still speaks on a slow machine does not hang.
   */
  silenceMinutes?: number;
  /** Shows what it prints at once, for a person who waits for it. */
  isLive?: boolean;
}

const running = new Set<ChildProcess>();

const quietTools = {
  STORYBOOK_DISABLE_TELEMETRY: "1",
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  DO_NOT_TRACK: "1",
};

/** Runs one of the workspace's tools and keeps what it prints, so that a success can stay silent. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, silenceMinutes = 5, isLive = false }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((settle) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, args, {
      // A group of its own, so that browsers and servers it started end with it.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...quietTools, ...colours(), ...env, PATH: toolPath() },
    });
    running.add(child);
    const silence = setTimeout(() => {
      chunks.push(Buffer.from(`\n${command} was ended: it said nothing for ${silenceMinutes} minutes.\n`));
      endGroup(child);
    }, silenceMinutes * 60_000);
    const keep = (chunk: Buffer) => {
      silence.refresh();
      chunks.push(chunk);
      if (isLive) process.stdout.write(chunk);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    const finish = (exitCode: number) => {
      clearTimeout(silence);
      running.delete(child);
      settle({ exitCode, output: Buffer.concat(chunks).toString("utf8") });
    };
    child.on("error", (error) => {
      chunks.push(Buffer.from(`${command} could not be started: ${error.message}\n`));
      finish(127);
    });
    child.on("close", (code) => finish(code ?? 1));
  });
}

/** Ends every command that still runs, for a person who interrupts the whole. */
export function endRunningCommands(): void {
  for (const child of running) endGroup(child);
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    child.kill("SIGKILL");
  }
}

function colours(): Record<string, string> {
  return process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" };
}

function toolPath(): string {
  return `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`;
}
