import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { callCommand } from "../../testing/call-command.ts";
import { lockFolder } from "../lock-folder.ts";

const command = fileURLToPath(new URL("../command.ts", import.meta.url));

/** In another process, as the server is that has the data open. */
function runBeside(environment: Record<string, string>): number | null {
  return spawnSync(process.execPath, [command, "purge"], {
    env: { ...process.env, DATABASE_URL: "", ...environment },
  }).status;
}

test("the command says what it forgot, and leaves data alone that a server has open or settings that make no sense", {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "id-desk-purge-"));
  try {
    const place = { ID_DESK_DATA: folder };
    const nothing =
      "codes 0, unfinished hand-overs 0, captured parts 0, open sets 0, drafts 0, collectors' numbers 0";
    expect(await callCommand(["purge", "--dry-run"], place)).toEqual({
      status: 0,
      said: `Would be forgotten: ${nothing}. Nothing was changed.`,
    });
    expect(await callCommand(["purge"], place)).toEqual({
      status: 0,
      said: `Forgotten: ${nothing}, files 0.`,
    });
    const unlock = await lockFolder(folder);
    expect(runBeside(place)).toBe(1);
    await unlock();
    expect(
      await callCommand(["purge"], { ...place, ID_DESK_SETTINGS: join(folder, "none.json") }),
    ).toMatchObject({ status: 1 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
