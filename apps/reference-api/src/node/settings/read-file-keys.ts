import { createFileKeys, deriveFileKey, type FileKey, type FileKeys, isKeyId } from "../files/file-keys.ts";
import { StartRefused } from "../start-refused.ts";
import { readKeyBytes } from "./read-key.ts";
import type { Given } from "./variables.ts";

function readEntry(text: string): FileKey {
  const [, id = "", said = ""] = /^([^:]*):(.*)$/.exec(text.trim()) ?? [];
  const key = readKeyBytes(said);
  if (isKeyId(id) && key) return { id, key };
  // What stands in it is a secret: it is not repeated.
  throw new StartRefused(
    'ID_DESK_FILE_KEYS is not ID:KEY, or several of them with commas between them. An ID has 1 to 32 letters, digits or signs of "._-", and a key is 32 bytes in base64: `openssl rand -base64 32` makes one.',
  );
}

/**
 * Reads the keys that seal files from what the environment says of them. A registry may name none.
 *
 * @throws StartRefused when it makes no sense.
 */
export function readGivenFileKeys(given: Given): readonly FileKey[] {
  const keys = (given("ID_DESK_FILE_KEYS") ?? "")
    .split(",")
    .filter((part) => part.trim() !== "")
    .map(readEntry);
  const twice = keys.find(({ id }, index) => keys.findIndex((key) => key.id === id) !== index);
  if (twice) throw new StartRefused(`ID_DESK_FILE_KEYS has two keys of the id ${twice.id}.`);
  return keys;
}

/**
 * Makes what seals and opens files: the keys that are named, and after them the one that comes from the registry's key. So
 * a registry that names its first key still opens what it has.
 */
export const gatherFileKeys = (named: readonly FileKey[], registryKey: Uint8Array): FileKeys =>
  createFileKeys([...named, deriveFileKey(registryKey)]);
