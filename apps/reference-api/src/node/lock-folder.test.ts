import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
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
    await lockFolder(${JSON.stringify(folder)}); console.log("held"); setInterval(() => {}, 1000);`;
  const file = join(folder, "holder.mjs");
  writeFileSync(file, script);
  const holder = spawn(process.execPath, [file], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  await once(holder.stdout, "data");
  return holder;
}

describe("a data folder", () => {
  test("is this process's own until it lets go", async () => {
    const unlock = await lockFolder(folder);
    expect(readFileSync(lock, "utf8")).toContain(String(process.pid));
    await unlock();

    expect(existsSync(lock)).toBe(false);
  });

  test("that another process uses is refused in one sentence, until that process is killed", async () => {
    const holder = await holdElsewhere();
    try {
      await expect(lockFolder(folder)).rejects.toThrow(
        `The data folder ${folder} is in use by process ${holder.pid}. Stop that server, or set ID_DESK_DATA to another folder.`,
      );
    } finally {
      const ended = once(holder, "exit");
      holder.kill("SIGKILL");
      await ended;
    }

    expect(existsSync(lock)).toBe(true);
    await (await lockFolder(folder))();
  }, 60_000);

  test("is not kept by a later process that was given the number of a dead one", async () => {
    const unlock = await lockFolder(folder);
    const [owner, machine] = readFileSync(lock, "utf8").split(" ");
    await unlock();
    const { pid } = spawnSync(process.execPath, ["--version"]);
    for (const number of [pid, process.ppid, process.pid]) {
      writeFileSync(lock, `${owner} ${machine} ${number} 1\n`);
      await (await lockFolder(folder))();
    }

    expect(existsSync(lock)).toBe(false);
  });

  test.each([process.ppid, process.pid])(
    "that a server in another container uses is refused as long as that lives, though its process %i is here another one's",
    async (pid) => {
      writeFileSync(lock, `other other-container ${pid} 1\n`);
      const text = readFileSync(lock, "utf8");
      let beats = 0;
      const beating = setInterval(() => utimesSync(lock, 0, ++beats), 10);
      try {
        await expect(lockFolder(folder)).rejects.toThrow(
          `The data folder ${folder} is in use by a server in another container or on another computer. Stop that server, or set ID_DESK_DATA to another folder.`,
        );
      } finally {
        clearInterval(beating);
      }
      expect(readFileSync(lock, "utf8")).toBe(text);
    },
  );

  test.each([`other other-container ${process.ppid} 1\n`, `${process.ppid} 1\n`, "", "nonsense\n"])(
    "is free again after a server elsewhere was killed, whose lock was %j",
    async (stale) => {
      writeFileSync(lock, stale);
      await (await lockFolder(folder, { patience: 50 }))();

      expect(existsSync(lock)).toBe(false);
    },
  );

  test("that another server took over ends the one that had stood still", async () => {
    const holder = await holdElsewhere();
    const ended = once(holder, "exit");
    writeFileSync(lock, "other other-container 1 1\n");

    expect(await ended).toEqual([null, "SIGKILL"]);
  }, 60_000);

  test("shows that its owner lives while the owner's own thread is busy", async () => {
    const unlock = await lockFolder(folder);
    utimesSync(lock, 0, 0);
    while (statSync(lock).mtimeMs === 0);
    await unlock();

    expect(existsSync(lock)).toBe(false);
  });

  test.each([
    [join("/proc", "id-desk"), "ENOENT"],
    [join(import.meta.filename, "data"), "ENOTDIR"],
  ])("that cannot be written is refused in one sentence: %s", async (path, code) => {
    await expect(lockFolder(path)).rejects.toThrow(
      `The data folder ${path} cannot be written (${code}). Set ID_DESK_DATA to a folder that can.`,
    );
  });
});
