import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DataPlace } from "../open-database.ts";
import { keepDemonstrationKey, readGivenKey } from "../settings/read-key.ts";
import type { Given } from "../settings/variables.ts";
import { StartRefused } from "../start-refused.ts";

/**
 * Finds the key under which a backup was made: the one that is given, or that a demonstration has in its data folder. None
 * is made, for no backup was made under that.
 *
 * @throws StartRefused when there is none.
 */
export function findBackupKey(
  given: Given,
  { isDemonstration, dataFolder }: Pick<DataPlace, "isDemonstration" | "dataFolder">,
): Uint8Array {
  const key = readGivenKey(given("ID_DESK_KEY"), { isDemonstration });
  if (key) return key;
  if (existsSync(join(dataFolder, "key"))) return keepDemonstrationKey(dataFolder);
  throw new StartRefused("ID_DESK_KEY is missing: a backup is opened with the key under which it was made.");
}
