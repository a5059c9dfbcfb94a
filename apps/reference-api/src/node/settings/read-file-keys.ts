import { createFileKeys, deriveFileKey, type FileKey, type FileKeys, isKeyId } from "../files/file-keys.ts";
import { StartRefused } from "../start-refused.ts";
import { readKeyBytes } from "./read-key.ts";
import type { Given } from "./variables.ts";

function readEntry(text: string): FileKey {
  const [, id = "", said = ""] = /^([^:]*):(.*)$/.exec(text.trim()) ?? [];
  const key = readKeyBytes(said);
  if (isKeyId(id) && key) return { id, key };
  // The value is secret, so the message does not repeat it.
  throw new StartRefused(
    'ID_DESK_FILE_KEYS is not ID:KEY, or several of them separated by commas. An ID has 1 to 32 letters, digits or signs of "._-", and a key is 32 bytes in base64: `openssl rand -base64 32` makes one.',
  );
}

/**
 * Reads the keys that seal files from the environment. The list may be empty.
 *
 * @throws StartRefused when the value is malformed or has an id twice.
 */
export function readGivenFileKeys(given: Given): readonly FileKey[] {
  const keys = (given("ID_DESK_FILE_KEYS") ?? "")
    .split(",")
    .filter((part) => part.trim() !== "")
    .map(readEntry);
  const twice = keys.find(({ id }, index) => keys.findIndex((key) => key.id === id) !== index);
  if (twice) throw new StartRefused(`ID_DESK_FILE_KEYS has two keys with the id ${twice.id}.`);
  return keys;
}

/**
 * Gathers the keys of files: the named ones, and after them the key that is derived from the registry's key. So a registry
 * that names its first key can still open its earlier files.
 */
export const gatherFileKeys = (named: readonly FileKey[], registryKey: Uint8Array): FileKeys =>
  createFileKeys([...named, deriveFileKey(registryKey)]);
