import { expect, test } from "vitest";
import { defaultSettings } from "../domain/registry-settings.ts";
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

const server = useTestServer();

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
  expect(await purge(server.database, defaultSettings, server.clock.now)).toEqual({
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

  expect(await purge(server.database, { ...defaultSettings, retention }, server.clock.now)).toEqual({
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

  expect([kept, gone]).toEqual([
    { codes: 3, unfinished: 0 },
    { codes: 0, unfinished: 1 },
  ]);
  const events = await server.database
    .selectFrom("audit_events")
    .where("action", "=", "purge")
    .orderBy("id")
    .select(["notes", "subject_type"])
    .execute();
  expect(events).toEqual([
    { notes: "codes 3, unfinished 0", subject_type: "registry" },
    { notes: "codes 0, unfinished 1", subject_type: "registry" },
  ]);
});

test("what counts against somebody who guesses outlives codes that are kept for no time", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const { card } = await loadCard(desk, 5001);
  await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
  const otp = wrongCode(await readSentCode(server));
  await desk.refused("verifyCollectorOtp", { body: { card_id: card.id, otp } });
  server.clock.pass({ minutes: 11 });
  const settings = { ...defaultSettings, retention: { ...defaultSettings.retention, codes: 0 } };

  expect(await purge(server.database, settings, server.clock.now)).toEqual({ codes: 1, unfinished: 0 });
  expect([await count("otps"), await count("otp_sendings"), await count("otp_failures")]).toEqual([0, 1, 1]);
});
