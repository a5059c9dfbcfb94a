import { expect, test } from "vitest";
import { defaultSettings } from "../domain/registry-settings.ts";
import { createMemoryFileStore } from "../files/memory-file-store.ts";
import { sweepFiles } from "../files/sweep-files.ts";
import { putAwaiting, sendPrint } from "../testing/biometrics.ts";
import { signIn } from "../testing/desk.ts";
import {
  findCardId,
  handOver,
  loadCard,
  readSentCode,
  verifyOwner,
  wrongCode,
} from "../testing/hand-over.ts";
import { useTestServer } from "../testing/test-server.ts";
import { purge } from "./purge.ts";

let clock = () => new Date();
const files = createMemoryFileStore(() => clock());
const server = useTestServer({ files });
clock = () => server.clock.now;

const count = async (table: "otps" | "otp_sendings" | "otp_failures" | "issuances" | "lookups") =>
  (await server.database.selectFrom(table).selectAll().execute()).length;

test("codes and hand-overs that nobody went on with are forgotten after a day, records are not", async () => {
  const seeded = await count("issuances");
  const desk = await signIn(server, "clerk.male", 1);
  await handOver(server, desk, 5001);
  await verifyOwner(server, desk, 5002);
  const { card } = await loadCard(desk, 5003);
  await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
  const otp = wrongCode(await readSentCode(server));
  await desk.refused("verifyCollectorOtp", { body: { card_id: card.id, otp } });
  server.clock.pass({ hours: 23, minutes: 59 });
  expect(await purge(server.database, defaultSettings, server.clock.now)).toMatchObject({
    codes: 0,
    unfinished: 0,
  });

  const later = await signIn(server, "clerk.male", 1);
  await loadCard(later, 5004);
  server.clock.pass({ minutes: 1 });
  expect(await purge(server.database, defaultSettings, server.clock.now)).toMatchObject({ unfinished: 2 });
  expect([
    await count("otps"),
    await count("otp_sendings"),
    await count("otp_failures"),
    await count("lookups"),
  ]).toEqual([0, 0, 0, 1]);
  // The record, and what was begun a minute ago.
  expect(await count("issuances")).toBe(seeded + 2);
  const path = { id: await findCardId(server, 5001) };
  const { issuance } = await later.must("getCollectedIssuance", { path });
  expect(issuance.otp).toMatchObject({
    method: "otp",
    sent_to_masked: expect.stringMatching(/^\*{3} \*{2}\d\d$/),
  });
  expect((await loadCard(later, 5002)).status).toBe("ready");
});

test("a hand-over that is forgotten takes its codes along, however long codes are kept", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  await handOver(server, desk, 5001);
  await verifyOwner(server, desk, 5002);
  server.clock.pass({ hours: 2 });
  const retention = { ...defaultSettings.retention, codes: 24, unfinished: 1 };

  expect(await purge(server.database, { ...defaultSettings, retention }, server.clock.now)).toMatchObject({
    codes: 0,
    unfinished: 1,
  });
  expect(await count("otps")).toBe(1);
});

test("each age is the registry's own, and what was forgotten stands in the audit trail [T-40]", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  await verifyOwner(server, desk, 5001);
  server.clock.pass({ hours: 2 });
  const forget = (change: object) => {
    const retention = { ...defaultSettings.retention, ...change };
    return purge(server.database, { ...defaultSettings, retention }, server.clock.now);
  };
  const kept = await forget({ codes: 1 });
  const gone = await forget({ unfinished: 2 });

  expect([kept, gone]).toMatchObject([
    { codes: 2, unfinished: 0 },
    { codes: 0, unfinished: 1 },
  ]);
  const events = await server.database
    .selectFrom("audit_events")
    .where("action", "=", "purge")
    .orderBy("id")
    .select(["notes", "subject_type"])
    .execute();
  expect(events).toEqual([
    {
      notes: "codes 2, unfinished 0, captures 0, open sets 0, drafts 0, numbers 0",
      subject_type: "registry",
    },
    {
      notes: "codes 0, unfinished 1, captures 0, open sets 0, drafts 0, numbers 0",
      subject_type: "registry",
    },
  ]);
});

test("how many people and cards were looked up counts for a day, however long codes are kept", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  await desk.must("getPersonStatus", { path: { idNumber: "A106010" } });
  await loadCard(desk, 5001);
  const settings = { ...defaultSettings, retention: { ...defaultSettings.retention, codes: 0 } };
  server.clock.pass({ hours: 23 });
  await purge(server.database, settings, server.clock.now);
  expect(await count("lookups")).toBe(2);

  server.clock.pass({ hours: 1 });
  await purge(server.database, settings, server.clock.now);
  expect(await count("lookups")).toBe(0);
});

test("what counts against somebody who guesses outlives codes that are kept for no time", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const { card } = await loadCard(desk, 5001);
  await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
  const otp = wrongCode(await readSentCode(server));
  await desk.refused("verifyCollectorOtp", { body: { card_id: card.id, otp } });
  server.clock.pass({ minutes: 11 });
  const settings = { ...defaultSettings, retention: { ...defaultSettings.retention, codes: 0 } };

  expect(await purge(server.database, settings, server.clock.now)).toMatchObject({
    codes: 1,
    unfinished: 0,
  });
  expect([await count("otps"), await count("otp_sendings"), await count("otp_failures")]).toEqual([0, 1, 1]);
});

const countCaptures = async () =>
  (await server.database.selectFrom("captured_parts").select("document_id").execute()).length;

test("biometrics of an application that ended and of an interaction are forgotten after the days of the settings, with their files [T-43]", async () => {
  const settings = (captures: number) => ({
    ...defaultSettings,
    retention: { ...defaultSettings.retention, captures },
  });
  const all = await countCaptures();
  const ended = await server.database
    .selectFrom("captured_parts as c")
    .leftJoin("applications as a", "a.id", "c.application_id")
    .where((is) =>
      is.or([
        is("a.status", "in", ["collected", "rejected", "cancelled"]),
        is("c.interaction_id", "is not", null),
      ]),
    )
    .select("c.document_id")
    .execute();
  expect(await purge(server.database, defaultSettings, server.clock.now)).toMatchObject({ captures: 0 });

  const dry = await purge(server.database, settings(0), server.clock.now, { isDryRun: true });
  expect([dry.captures, await countCaptures()]).toEqual([ended.length, all]);
  const purged = await purge(server.database, settings(0), server.clock.now);
  expect([purged.captures, await countCaptures()]).toEqual([ended.length, all - ended.length]);
  const documents = await server.database
    .selectFrom("stored_documents")
    .where(
      "id",
      "in",
      ended.map(({ document_id }) => document_id),
    )
    .execute();
  expect(documents).toEqual([]);
});

test("the files of biometrics that are forgotten are swept [T-43]", async () => {
  const id = await putAwaiting(server);
  const desk = await signIn(server, "clerk.male", 1);
  await sendPrint(desk, "right", "index");
  const [part] = await server.database
    .selectFrom("captured_parts as c")
    .innerJoin("stored_documents as d", "d.id", "c.document_id")
    .where("c.application_id", "=", id)
    .select("d.token")
    .execute();
  const token = part?.token ?? "";
  const ports = { database: server.database, files, settings: defaultSettings };
  await desk.must("cancelApplication", {
    path: { appId: id },
    body: { reason: "duplicate", notes: "Applied twice" },
  });
  server.clock.pass({ hours: 24 * 8 });
  await sweepFiles(ports, server.clock.now);
  expect(await files.read(token)).toBeDefined();

  await purge(server.database, defaultSettings, server.clock.now);
  await sweepFiles(ports, server.clock.now);
  expect(await files.read(token)).toBeUndefined();
});

test("a set that nobody can submit any more is forgotten, and one that waits is not", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const before = await countCaptures();
  expect(await purge(server.database, defaultSettings, server.clock.now)).toMatchObject({ openSets: 0 });
  await desk.must("cancelApplication", {
    path: { appId: 26 },
    body: { reason: "duplicate", notes: "Applied twice" },
  });

  expect(await purge(server.database, defaultSettings, server.clock.now)).toMatchObject({
    openSets: 1,
    captures: 0,
  });
  expect(await countCaptures()).toBe(before - 6);
});

test("the number that a code went to is forgotten after the days of the settings", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  await handOver(server, desk, 5001);
  const retention = { ...defaultSettings.retention, collectorNumbers: 2 };
  const forget = () => purge(server.database, { ...defaultSettings, retention }, server.clock.now);
  server.clock.pass({ hours: 47 });
  expect(await forget()).toMatchObject({ numbers: 0 });

  server.clock.pass({ hours: 1 });
  expect(await forget()).toMatchObject({ numbers: 1 });
  expect(await server.database.selectFrom("collector_numbers").select("id").execute()).toEqual([]);
});
