import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { callCommand } from "../../testing/call-command.ts";

test("the commands tell how far the trail goes and whether it holds, against a head that was kept too", {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "id-desk-audit-"));
  const run = async (...args: readonly string[]) => {
    const { status, said } = await callCommand(["audit", ...args], { ID_DESK_DATA: folder });
    return [status, said] as const;
  };
  const file = join(folder, "head.json");
  try {
    const [status, head] = await run("export");
    const { position, hash } = JSON.parse(head);
    expect([status, position > 100, hash]).toEqual([0, true, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    writeFileSync(file, head);
    expect(await run("verify", "--head", file)).toEqual([0, `The audit trail holds: ${position} events.`]);
    writeFileSync(file, JSON.stringify({ position: position + 1, hash }));
    expect(await run("verify", "--head", file)).toEqual([
      1,
      `The trail ends at event ${position}: it had ${position + 1} when its head was exported.`,
    ]);
    writeFileSync(file, "{}");
    expect(await run("verify", "--head", file)).toEqual([
      1,
      `What stands in ${file} is no head of an audit trail.`,
    ]);
    expect(await run("verfy")).toEqual([1, expect.stringContaining("audit verify, audit export")]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
