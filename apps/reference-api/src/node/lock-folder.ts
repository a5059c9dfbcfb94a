import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { extname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { makeOwnFolder } from "./own-folder.ts";
import { StartRefused } from "./start-refused.ts";

/** What the thread that keeps a lock is started with. */
export interface HeldLock {
  readonly file: string;
  /** The text of the lock file. No other lock has the same text. */
  readonly text: string;
  /** How often its owner shows that it lives, in milliseconds. */
  readonly every: number;
}

const every = 1_000;
/** In milliseconds: an owner that shows nothing for so long is gone. A busy machine may skip some beats. */
const usualPatience = 15_000;

const workerFile = new URL(`lock-worker${extname(import.meta.url)}`, import.meta.url);

/** Where the number of a process means that very process: two containers have the same numbers. */
function readMachine(): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${hostname()}/${boot}/${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}

/** Tells a process apart from a later one that was given the same number; "" where the system does not say. */
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

const formatLock = () => `${randomUUID()} ${readMachine()} ${process.pid} ${readStartOf(process.pid)}\n`;

/** What the number of its process says of an owner: who holds the lock, that nobody does, or "" where it says neither. */
function readProcess(text: string): number | undefined | "" {
  const [, machine, pid, start = ""] = text.trim().split(" ");
  const number = Number(pid);
  if (machine !== readMachine() || !Number.isInteger(number) || number <= 0) return "";
  if (!isRunning(number)) return undefined;
  if (start === "") return "";
  return start === readStartOf(number) ? number : undefined;
}

const readBeat = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** Whether the owner of a lock shows that it lives. No clock is compared: those of two machines differ. */
async function isBeating(file: string, patience: number): Promise<boolean> {
  const before = readBeat(file);
  for (const end = performance.now() + patience; performance.now() < end; ) {
    await wait(Math.min(every / 4, patience));
    if (readBeat(file) !== before) return true;
  }
  return false;
}

function createLock(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Takes a lock whose owner is gone out of the way; another process may be doing the same. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  // Between reading and moving it, somebody may have taken the lock: then it is theirs.
  if (readFileSync(aside, "utf8") === stale) rmSync(aside);
  else renameSync(aside, file);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Shows from now on that the lock's owner lives. */
function hold(lock: HeldLock): () => Promise<void> {
  const worker = new Worker(workerFile, { workerData: lock });
  worker.unref();
  return async () => {
    await worker.terminate();
    if (readText(lock.file) === lock.text) rmSync(lock.file);
  };
}

/**
 * Makes a folder this process's own until the returned function is called, also where other containers or computers have
 * the same folder. The lock of a process that was killed does not count: on the same machine at once, elsewhere after
 * `patience` milliseconds.
 *
 * @throws StartRefused when somebody else has it, or it cannot be written.
 */
export async function lockFolder(
  folder: string,
  { patience = usualPatience }: { readonly patience?: number } = {},
): Promise<() => Promise<void>> {
  const file = join(folder, "lock");
  const text = formatLock();
  const refuse = (whom: string) =>
    new StartRefused(
      `The data folder ${folder} is in use by ${whom}. Stop that server, or set ID_DESK_DATA to another folder.`,
    );
  try {
    makeOwnFolder(folder);
    for (let tries = 0; tries < 5; tries++) {
      if (createLock(file, text)) return hold({ file, text, every });
      const found = readText(file);
      if (found === undefined) continue;
      const process = readProcess(found);
      if (typeof process === "number") throw refuse(`process ${process}`);
      const isHeld = process === "" && (await isBeating(file, patience));
      if (!isHeld) removeStale(file, found);
      else if (readBeat(file) !== undefined)
        throw refuse("a server in another container or on another computer");
    }
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw new StartRefused(
      `The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}). Set ID_DESK_DATA to a folder that can.`,
    );
  }
  throw new StartRefused(`The data folder ${folder} is being taken by another server. Start again.`);
}
