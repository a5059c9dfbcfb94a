import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartRefused } from "./start-refused.ts";

/** Tells a process apart from a later one that was given the same number. */
function readStartOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name stands in brackets and may hold spaces; the start is the 20th field after it.
    return text.slice(text.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function readHolder(text: string): number | undefined {
  const [pid, start = ""] = text.trim().split(" ");
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 0 || number === process.pid || !isRunning(number))
    return undefined;
  return start === readStartOf(number) ? number : undefined;
}

function createLock(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${readStartOf(process.pid)}\n`, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Makes a folder and its parents. Node's own way of making these never ends where the system refuses with "no such entry". */
export function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder);
}

/** Takes a lock of a process that is gone out of the way; another process may be doing the same. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  // Between reading and moving it, somebody may have taken the lock: then it is theirs.
  if (readFileSync(aside, "utf8") === stale) rmSync(aside);
  else renameSync(aside, file);
}

/**
 * Makes a folder this process's own until the returned function is called. The lock of a process that was
 * killed does not count.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "lock");
  try {
    createFolder(folder);
    for (let tries = 0; tries < 5; tries++) {
      if (createLock(file)) return () => rmSync(file, { force: true });
      const text = readFileSync(file, "utf8");
      const holder = readHolder(text);
      if (holder !== undefined) {
        throw new StartRefused(
          `The data folder ${folder} is in use by process ${holder}. Stop that server, or set ID_DESK_DATA to another folder.`,
        );
      }
      removeStale(file, text);
    }
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw new StartRefused(
      `The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}). Set ID_DESK_DATA to a folder that can.`,
    );
  }
  throw new StartRefused(`The data folder ${folder} is being taken by another server. Start again.`);
}
