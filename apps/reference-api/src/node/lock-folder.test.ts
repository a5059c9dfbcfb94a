import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { lockFolder } from "./lock-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "id-desk-lock-"));
const lock = join(folder, "lock");
beforeEach(() => rmSync(lock, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Another process that holds the folder until it is killed. */
async function holdElsewhere() {
  const script = `import { lockFolder } from ${JSON.stringify(new URL("lock-folder.ts", import.meta.url).href)};
    lockFolder(${JSON.stringify(folder)}); console.log("held"); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(holder.stdout, "data");
  return holder;
}

describe("a data folder", () => {
  test("is this process's own until it lets go", () => {
    const unlock = lockFolder(folder);
    expect(readFileSync(lock, "utf8")).toContain(String(process.pid));
    unlock();

    expect(existsSync(lock)).toBe(false);
  });

  test("that another process uses is refused in one sentence, until that process is killed", async () => {
    const holder = await holdElsewhere();
    try {
      expect(() => lockFolder(folder)).toThrow(
        `The data folder ${folder} is in use by process ${holder.pid}. Stop that server, or set ID_DESK_DATA to another folder.`,
      );
    } finally {
      const ended = once(holder, "exit");
      holder.kill("SIGKILL");
      await ended;
    }

    expect(existsSync(lock)).toBe(true);
    lockFolder(folder)();
  }, 60_000);

  test("is not kept by a later process that was given the number of a dead one", () => {
    const { pid } = spawnSync(process.execPath, ["--version"]);
    for (const stale of [`${pid} 1\n`, `${process.ppid} 1\n`, `${process.pid} 1\n`, "", "nonsense\n"]) {
      writeFileSync(lock, stale);
      lockFolder(folder)();
    }

    expect(existsSync(lock)).toBe(false);
  });

  test.each([
    [join("/proc", "id-desk"), "ENOENT"],
    [join(import.meta.filename, "data"), "ENOTDIR"],
  ])("that cannot be written is refused in one sentence: %s", (path, code) => {
    expect(() => lockFolder(path)).toThrow(
      `The data folder ${path} cannot be written (${code}). Set ID_DESK_DATA to a folder that can.`,
    );
  });
});
