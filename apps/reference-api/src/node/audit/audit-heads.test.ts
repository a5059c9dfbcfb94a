import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "../../database/tables.ts";
import { signIn } from "../../testing/desk.ts";
import { testStart, useTestServer } from "../../testing/test-server.ts";
import { verifyTrail } from "../verify-trail.ts";
import { keepAuditKey, readAuditKey } from "./audit-key.ts";
import { readHeads } from "./read-heads.ts";
import { type AuditHeadPlan, createAuditHeads } from "./run-audit-heads.ts";
import { exportPublicKey } from "./signed-head.ts";

const server = useTestServer();
const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const errors: string[] = [];
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "id-desk-heads-"));
  file = join(folder, "audit-heads.jsonl");
  errors.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (more: Partial<AuditHeadPlan> = {}) =>
  createAuditHeads({
    database: server.database,
    clock: () => server.clock.now,
    log: { error: (trace) => errors.push(trace.split("\n")[0] ?? "") },
    key: privateKey,
    file,
    ...more,
  });

const read = () => readHeads(file, [publicKey]);

/** Signs the head as it is, does some work, and signs again an hour later. */
async function signTwice(): Promise<void> {
  const { sign } = open();
  await sign();
  await signIn(server, "clerk.male", 1);
  server.clock.pass({ hours: 1 });
  await sign();
}

class TakenBack extends Error {}

/** Changes the trail and bypasses every guard, verifies it against the signed heads, and takes the change back. */
async function tamper(change: (database: Database) => Promise<unknown>): Promise<string | undefined> {
  let problem: string | undefined;
  const tampering = server.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await change(transaction);
    expect(await verifyTrail(transaction)).not.toHaveProperty("problem");
    problem = (await verifyTrail(transaction, read().heads)).problem;
    throw new TakenBack();
  });
  await expect(tampering).rejects.toThrow(TakenBack);
  return problem;
}

test("Each head is a line with the trail's last event, in a file that only its owner may read", async () => {
  await signTwice();
  const { heads, unread } = read();
  const { head } = await verifyTrail(server.database);

  expect(unread).toBe(0);
  expect(heads.map(({ signedAt }) => signedAt)).toEqual([
    testStart.toISOString(),
    new Date(testStart.getTime() + 3_600_000).toISOString(),
  ]);
  expect(heads[1]).toMatchObject(head ?? {});
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await verifyTrail(server.database, heads)).not.toHaveProperty("problem");
});

test("A trail that is cut, or rewritten as a whole, is found, and the first head that it contradicts is named", async () => {
  await signTwice();
  const [first, second] = read().heads;
  const end = (second?.position ?? 0) - 1;
  expect(
    await tamper(async (database) => {
      await sql`delete from audit_events where id = (select event_id from audit_chain order by position desc limit 1)`.execute(
        database,
      );
      await sql`delete from audit_chain where position > ${end}`.execute(database);
    }),
  ).toBe(
    `The trail ends at event ${end}: it had ${end + 1} when its head was signed at ${second?.signedAt}.`,
  );
  expect(
    await tamper(async (database) => {
      await sql`delete from audit_chain`.execute(database);
      await sql`update audit_events set notes = 'x' where id = (select min(id) from audit_events)`.execute(
        database,
      );
      await sql`select chain_audit_event(e) from (select * from audit_events order by id) as e`.execute(
        database,
      );
    }),
  ).toBe(
    `Event ${first?.position} is not the one whose head was signed at ${first?.signedAt}: the trail was rewritten.`,
  );
});

test("A line that was changed or signed with another key is refused by its number; a line that a power cut broke is counted", async () => {
  const { sign } = open();
  await sign();
  appendFileSync(file, '{"position":1,"ha');
  await sign();
  expect(read()).toMatchObject({ heads: [{}, {}], unread: 1 });

  const text = readFileSync(file, "utf8");
  const other = generateKeyPairSync("ed25519").publicKey;
  expect(() => readHeads(file, [other])).toThrow(/^Line 1 of .* was changed, or signed with another key/);
  expect(readHeads(file, [other, publicKey]).heads).toHaveLength(2);
  writeFileSync(
    file,
    text.replace(/("position":)(\d+)(?![\s\S]*"position")/, (_, name, at) => `${name}${Number(at) + 1}`),
  );
  expect(() => read()).toThrow(/^Line 3 of /);
});

test("Each line is posted too, and a line that was not taken is posted again the next time", async () => {
  const got: { readonly token: string | undefined; readonly line: string }[] = [];
  let status = 503;
  const address = createServer(async (request, answer) => {
    let line = "";
    for await (const part of request.setEncoding("utf8")) line += part;
    if (status === 200) got.push({ token: request.headers.authorization, line });
    answer.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  await once(address, "listening");
  try {
    const url = `http://127.0.0.1:${(address.address() as AddressInfo).port}/heads`;
    const { sign, figures } = open({ post: { url, token: "of-the-address" } });
    await sign();
    expect(figures.failed).toEqual({ file: 0, address: 1 });
    expect(errors).toEqual(["AuditHeadNotTaken http_503"]);
    status = 200;
    await sign();
    expect(got.map(({ line }) => line).join("")).toBe(readFileSync(file, "utf8"));
    expect(got.map(({ token }) => token)).toEqual(["Bearer of-the-address", "Bearer of-the-address"]);
    expect(figures).toEqual({ signed: read().heads[0]?.position, failed: { file: 0, address: 1 } });
  } finally {
    address.close();
  }
});

test("A file that cannot be written is logged and counted, and the server goes on", async () => {
  const { sign, stop, figures } = open({ file: join(folder, "none", "heads.jsonl") });
  await sign();
  await stop();
  expect(errors).toEqual(["Error ENOENT", "Error ENOENT"]);
  expect(figures).toEqual({ signed: 0, failed: { file: 2, address: 0 } });
});

test("A server makes its key once, readable only by its own user; a key of another kind is refused", () => {
  const key = keepAuditKey(folder);
  expect(statSync(join(folder, "audit-key.pem")).mode & 0o777).toBe(0o600);
  expect(exportPublicKey(keepAuditKey(folder))).toBe(exportPublicKey(key));
  expect(exportPublicKey(key)).toMatch(/^-----BEGIN PUBLIC KEY-----/);

  const other = join(folder, "other.pem");
  const { privateKey: rsa } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  writeFileSync(other, rsa.export({ type: "pkcs8", format: "pem" }));
  expect(() => readAuditKey(other)).toThrow("is not an Ed25519 key");
  writeFileSync(other, "no key");
  expect(() => readAuditKey(other)).toThrow("cannot be read");
});
