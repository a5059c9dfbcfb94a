import { chmodSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { isMainThread } from "node:worker_threads";

/** Node's own way of making parents never ends where the system refuses with "no such entry". */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Makes a folder and its parents for the user that the server runs as, and for nobody else. What the process writes from
 * then on is that user's own too, whatever the libraries that write it ask for.
 *
 * @param isServers whether it is the server's own, so that one from before is closed to others as well.
 */
export function makeOwnFolder(
  folder: string,
  { isServers = false }: { readonly isServers?: boolean } = {},
): void {
  if (isMainThread) process.umask(0o077);
  makeFolder(folder);
  if (isServers) chmodSync(folder, 0o700);
}

/** Closes the files and folders in a folder to other users. Some programs that write there open them to all. */
export function closeToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}
