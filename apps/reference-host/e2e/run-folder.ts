import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Told to the processes that this one starts. */
const variable = "ID_DESK_RUN_FOLDER";

const prefix = "id-desk-run-";

/** The folder of the run that this process belongs to, where one was made. */
export function findRunFolder(): string | undefined {
  return process.env[variable] || undefined;
}

/**
 * Makes the folder in which a run of tests and the processes that it starts keep what only they need, and removes what
 * runs left that were ended in the middle.
 *
 * @returns its path and what removes it. It is gone as well when this process ends in another way; after SIGKILL the
 * next run removes it.
 */
export function makeRunFolder(): { readonly path: string; readonly remove: () => void } {
  removeLeftFolders();
  const path = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  process.env[variable] = path;
  const remove = () => {
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
    delete process.env[variable];
  };
  process.once("exit", remove);
  // An interruption is left to the runners, which end what they have started before they exit.
  for (const signal of ["SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      remove();
      process.kill(process.pid, signal);
    });
  }
  return { path, remove };
}

function removeLeftFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || isRunning(Number(owner))) continue;
    rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Somebody else's process runs as well.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
