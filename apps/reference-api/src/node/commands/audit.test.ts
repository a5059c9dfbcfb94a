import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const command = fileURLToPath(new URL("../command.ts", import.meta.url));

test("the commands tell how far the trail goes and whether it holds, against a head that was kept too", {
  timeout: 60_000,
}, () => {
  const folder = mkdtempSync(join(tmpdir(), "id-desk-audit-"));
  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, "audit", ...args], {
      env: { ...process.env, DATABASE_URL: "", ID_DESK_DATA: folder },
      encoding: "utf8",
    });
    return [status, (stdout + stderr).trim()] as const;
  };
  const file = join(folder, "head.json");
  try {
    const [status, head] = run("export");
    const { position, hash } = JSON.parse(head);
    expect([status, position > 100, hash]).toEqual([0, true, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    writeFileSync(file, head);
    expect(run("verify", "--head", file)).toEqual([0, `The audit trail holds: ${position} events.`]);
    writeFileSync(file, JSON.stringify({ position: position + 1, hash }));
    expect(run("verify", "--head", file)).toEqual([
      1,
      `The trail ends at event ${position}: it had ${position + 1} when its head was exported.`,
    ]);
    writeFileSync(file, "{}");
    expect(run("verify", "--head", file)).toEqual([
      1,
      `What stands in ${file} is no head of an audit trail.`,
    ]);
    expect(run("verfy")).toEqual([1, expect.stringContaining("audit verify, audit export")]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
