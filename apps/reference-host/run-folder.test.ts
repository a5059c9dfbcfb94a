import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const file = fileURLToPath(new URL("e2e/run-folder.ts", import.meta.url));

// Where no other run looks for what was left.
const place = mkdtempSync(join(tmpdir(), "id-desk-runs-"));
afterAll(() => rmSync(place, { recursive: true }));

/** Makes a run's folder in a process that then stays, or goes by what the code says. */
async function makeInProcess(code: string): Promise<{ child: ChildProcess; folder: string }> {
  const script = `const { makeRunFolder, findRunFolder } = await import(${JSON.stringify(file)});
    makeRunFolder(); console.log(findRunFolder()); ${code}`;
  const { ID_DESK_RUN_FOLDER: _outer, ...env } = process.env;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...env, TMPDIR: place },
  });
  const [line] = await once(child.stdout as NonNullable<typeof child.stdout>, "data");
  return { child, folder: String(line).trim() };
}

const stay = "setInterval(() => undefined, 1000);";

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown[]> {
  const exited = once(child, "exit");
  child.kill(signal);
  return exited;
}

test("A run that is told to end removes what it kept, and ends", async () => {
  const { child, folder } = await makeInProcess(stay);
  expect(existsSync(folder)).toBe(true);
  expect(await end(child, "SIGTERM")).toEqual([null, "SIGTERM"]);
  expect(existsSync(folder)).toBe(false);
});

test("A run that exits removes what it kept", async () => {
  const { child, folder } = await makeInProcess("process.exit(3);");
  if (child.exitCode === null) await once(child, "exit");
  expect([child.exitCode, existsSync(folder)]).toEqual([3, false]);
});

test("What a run left that could not remove it is removed by the next; that of one which goes on stays", async () => {
  const [killed, going] = await Promise.all([makeInProcess(stay), makeInProcess(stay)]);
  await end(killed.child, "SIGKILL");
  expect(existsSync(killed.folder)).toBe(true);
  const next = await makeInProcess(stay);
  expect([existsSync(killed.folder), existsSync(going.folder)]).toEqual([false, true]);
  await Promise.all([end(going.child, "SIGTERM"), end(next.child, "SIGTERM")]);
});
