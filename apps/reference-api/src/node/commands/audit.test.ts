import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { callCommand } from "../../testing/call-command.ts";
import { keepAuditKey } from "../audit/audit-key.ts";
import { signHead } from "../audit/signed-head.ts";

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
    expect(await run("verify", "--head", file)).toEqual([
      0,
      `The audit trail holds: ${position} events.\nThere were no signed heads to compare it with.`,
    ]);
    writeFileSync(file, JSON.stringify({ position: position + 1, hash }));
    expect(await run("verify", "--head", file)).toEqual([
      1,
      `The trail ends at event ${position}: it had ${position + 1} when its head was exported.`,
    ]);
    const [, pem] = await run("public-key");
    const key = join(folder, "key.pem");
    const heads = join(folder, "heads.jsonl");
    writeFileSync(key, pem);
    const sign = (at: number) => signHead({ position: at, hash }, new Date(0), keepAuditKey(folder));
    const signed = ["verify", "--heads", heads, "--public-key", key];
    writeFileSync(heads, `${sign(position)}\n`);
    expect(await run(...signed)).toEqual([
      0,
      `The audit trail holds: ${position} events.\nIt agrees with the signed heads: 1, the last of event ${position} at 1970-01-01T00:00:00.000Z.`,
    ]);
    writeFileSync(join(folder, "audit-heads.jsonl"), `${sign(position + 1)}\n`);
    expect(await run("verify")).toEqual([
      1,
      `The trail ends at event ${position}: it had ${position + 1} when its head was signed at 1970-01-01T00:00:00.000Z.`,
    ]);
    rmSync(join(folder, "audit-heads.jsonl"));
    writeFileSync(file, "{}");
    expect(await run("verify", "--head", file)).toEqual([
      1,
      `What stands in ${file} is no head of an audit trail.`,
    ]);
    expect(await run("verfy")).toEqual([
      1,
      expect.stringContaining("audit verify, audit export, audit public-key"),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
