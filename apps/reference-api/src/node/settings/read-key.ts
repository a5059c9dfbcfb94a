import { randomBytes } from "node:crypto";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { keyLength } from "../../session/seal.ts";
import { makeOwnFolder } from "../own-folder.ts";
import { StartRefused } from "../start-refused.ts";
import type { Given } from "./variables.ts";

const howToMake = "Make one with `openssl rand -base64 32` and keep it where only this server can read it.";

/** Reads 32 bytes in base64; undefined for any other text. */
export function readKeyBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = Buffer.from(text.trim(), "base64");
  // Buffer leaves out what is no base64, so what it read must be what was written.
  const isWhole = bytes.toString("base64") === text.trim();
  return isWhole && bytes.length === keyLength ? new Uint8Array(bytes) : undefined;
}

/**
 * Reads the registry's key from what the environment says. In a demonstration it may be missing.
 *
 * @throws StartRefused when it is no key, or when a registry has none: anybody at a counter may send the ready SMS, and
 *   a message is not kept in plain text.
 */
export function readGivenKey(
  text: string | undefined,
  { isDemonstration }: { readonly isDemonstration: boolean },
): Uint8Array<ArrayBuffer> | undefined {
  if (text === undefined) {
    if (isDemonstration) return undefined;
    throw new StartRefused(
      `ID_DESK_KEY is missing. It seals the messages to citizens until they are sent. ${howToMake}`,
    );
  }
  const key = readKeyBytes(text);
  if (!key) throw new StartRefused(`ID_DESK_KEY is not ${keyLength} bytes in base64. ${howToMake}`);
  return key;
}

/**
 * Gives a demonstration the key of its data folder, and makes that the first time. Nobody else may read the file.
 *
 * @param first what it is the first time, in place of a new one.
 */
export function keepDemonstrationKey(
  folder: string,
  first: Uint8Array = randomBytes(keyLength),
): Uint8Array<ArrayBuffer> {
  const file = join(folder, "key");
  try {
    makeOwnFolder(folder);
    try {
      writeFileSync(file, `${Buffer.from(first).toString("base64")}\n`, { flag: "wx", mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      chmodSync(file, 0o600);
    }
    const key = readKeyBytes(readFileSync(file, "utf8"));
    if (key) return key;
  } catch (error) {
    throw new StartRefused(
      `The key of the data folder ${folder} cannot be kept (${(error as NodeJS.ErrnoException).code}). Set ID_DESK_DATA to a folder that can be written.`,
    );
  }
  throw new StartRefused(`The file ${file} holds no key. Delete it, and a new one is made.`);
}

/**
 * Finds the registry's key: the one of the environment, or that of a demonstration's data folder, which it makes the first
 * time.
 *
 * @throws StartRefused when the key is malformed, or a registry does not name one.
 */
export const findRegistryKey = (
  given: Given,
  place: { readonly isDemonstration: boolean; readonly dataFolder: string },
): Uint8Array<ArrayBuffer> =>
  readGivenKey(given("ID_DESK_KEY"), place) ?? keepDemonstrationKey(place.dataFolder);
