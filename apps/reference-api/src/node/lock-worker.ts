/** Shows on a lock that its owner lives, also while the owner's own thread is busy; `lock-folder.ts` starts it. */
import { readFileSync, utimesSync, writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import type { HeldLock } from "./lock-folder.ts";

const { file, text, every } = workerData as HeldLock;

/** Shows that the lock's owner lives; where it cannot be read or written at this moment, the next time does it. */
function beat(): void {
  try {
    if (readFileSync(file, "utf8") !== text) end();
    const now = new Date();
    utimesSync(file, now, now);
  } catch {}
}

function end(): void {
  // This process stood still for so long that another one has taken the database: every write would damage it.
  writeSync(2, "Another server has taken the data folder meanwhile. This one ends.\n");
  process.kill(process.pid, "SIGKILL");
}

setInterval(beat, every);
