import { describe, expect, test } from "vitest";
import { purge } from "./database/purge.ts";
import { defaultSettings } from "./domain/registry-settings.ts";
import { demonstrationPassword } from "./embedded.ts";
import { verifyTrail } from "./node/verify-trail.ts";
import { openDesk, signIn } from "./testing/desk.ts";
import { loadCard, readSentCode, wrongCode } from "./testing/hand-over.ts";
import { useTestServer } from "./testing/test-server.ts";

const server = useTestServer();

describe("a server's clock that is put right in the middle of the work [R-13]", () => {
  test.each([-5, 5])("by %i minutes changes no order, and the trail holds", async (minutes) => {
    const desk = await signIn(server, "clerk.male", 1);
    const { batch } = await desk.must("createBatch", { body: { destination_center_id: 6 } });
    const path = { batchId: batch.id };
    await desk.must("addCard", { path, body: { serial_number: "SN0000101" } });
    server.clock.pass({ minutes });
    await desk.must("addCard", { path, body: { serial_number: "SN0000102" } });
    await desk.must("addBatchNote", { path, body: { notes: "After the step" } });
    server.clock.pass({ minutes: -minutes });
    await desk.must("dispatchBatch", { path, body: {} });

    const trail = await desk.must("listAudit", { path: { type: "batch", id: batch.id }, query: {} });
    expect(
      trail.events.map((event) => [event.action, "serial_number" in event ? event.serial_number : undefined]),
    ).toEqual([
      ["dispatch", null],
      ["add_note", null],
      ["add_card", "SN0000102"],
      ["add_card", "SN0000101"],
      ["create", null],
    ]);
    const read = await desk.must("getSendingBatch", { path: { id: batch.id } });
    expect(read.batch.cards.map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(await verifyTrail(server.database)).not.toHaveProperty("problem");
  });

  test("back lets a code live longer by the step and no more", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { card } = await loadCard(desk, 5001);
    await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
    const otp = await readSentCode(server);
    server.clock.pass({ minutes: -5 });
    const { otp: told } = await loadCard(desk, 5001);
    expect(told?.expires_in).toBe(600);
    server.clock.pass({ minutes: 15 });
    expect(await desk.refused("verifyCollectorOtp", { body: { card_id: card.id, otp } })).toMatchObject({
      code: "otp_expired",
    });
  });

  test("back by more than a code is good opens nothing with it", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { card } = await loadCard(desk, 5001);
    await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
    const otp = await readSentCode(server);
    server.clock.pass({ minutes: -11 });
    expect(await desk.refused("verifyCollectorOtp", { body: { card_id: card.id, otp } })).toMatchObject({
      code: "otp_expired",
    });
  });

  test.each([-5, 5])("by %i minutes ends nobody's session", async (minutes) => {
    const desk = await signIn(server, "clerk.male", 1);
    server.clock.pass({ minutes });
    await desk.must("getUser", {});
    server.clock.pass({ minutes: -minutes });
    await desk.must("getUser", {});
  });
});

describe("a server's clock that was days ahead, and is put right [R-13]", () => {
  const days = 48;

  test("locks nobody out of signing in", async () => {
    const login = { body: { username: "clerk.male", password: "Counter-2025!" } };
    server.clock.pass({ hours: days });
    for (let index = 0; index < 10; index++) await openDesk(server).refused("login", login);
    server.clock.pass({ hours: -days });

    const right = { body: { username: "clerk.male", password: demonstrationPassword } };
    expect((await openDesk(server).call("login", right)).status).toBe(200);
    for (let index = 0; index < 10; index++) await openDesk(server).refused("login", login);
    expect(await openDesk(server).refused("login", login)).toMatchObject({
      message: "Too many attempts. Try again in 15 minutes.",
    });
  });

  test("does not stop codes from being sent, told or tried", async () => {
    server.clock.pass({ hours: days });
    const early = await signIn(server, "clerk.male", 1);
    const { card } = await loadCard(early, 5001);
    const body = { card_id: card.id };
    for (let sent = 0; sent < 5; sent++) {
      await early.must("sendCollectorOtp", { body });
      server.clock.pass({ minutes: 1 });
    }
    const otp = wrongCode(await readSentCode(server));
    for (let tries = 0; tries < 5; tries++) {
      await early.refused("verifyCollectorOtp", { body: { ...body, otp } });
    }
    server.clock.pass({ hours: -days, minutes: -5 });

    const desk = await signIn(server, "clerk.male", 1);
    const { otp: told } = await loadCard(desk, 5001);
    expect(told).toMatchObject({ resend_in: 0, expires_in: 0, attempts_left: 5 });
    expect(told).not.toHaveProperty("locked_for");
    await desk.must("sendCollectorOtp", { body });
    const right = await readSentCode(server);
    await desk.must("verifyCollectorOtp", { body: { ...body, otp: right } });
  });

  test("keeps no payment link from being sent", async () => {
    const send = async () =>
      (await signIn(server, "clerk.male", 1)).must("sendPaymentLink", { body: { application_id: 30 } });
    server.clock.pass({ hours: days });
    await send();
    server.clock.pass({ hours: -days });

    expect((await send()).payment.resend_in).toBe(60);
  });

  test("counts no look-up that lies ahead, and the next purge forgets them", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { id } = await server.database
      .selectFrom("users")
      .select("id")
      .where("username", "=", "clerk.male")
      .executeTakeFirstOrThrow();
    const at = new Date(server.clock.now.getTime() + days * 3_600_000);
    const rows = Array.from({ length: 2_000 }, () => ({ user_id: id, kind: "card" as const, at }));
    await server.database.insertInto("lookups").values(rows).execute();

    await loadCard(desk, 5001);
    await purge(server.database, defaultSettings, server.clock.now);
    expect(await server.database.selectFrom("lookups").select("at").execute()).toEqual([
      { at: server.clock.now },
    ]);
  });

  test("ends the sessions of meanwhile for good, and leaves no hand-over theirs", async () => {
    server.clock.pass({ hours: days });
    const early = await signIn(server, "super", 1);
    await loadCard(early, 5001);
    server.clock.pass({ hours: -days });

    expect(await early.refused("getUser")).toMatchObject({ status: 401 });
    const desk = await signIn(server, "clerk.male", 1);
    expect((await loadCard(desk, 5001)).in_progress).toBeNull();
    server.clock.pass({ hours: days });
    expect(await early.refused("getUser")).toMatchObject({ status: 401 });
  });

  test("writes down who opens a record that they had opened meanwhile", async () => {
    const views = () =>
      server.database
        .selectFrom("audit_events")
        .selectAll()
        .where("action", "=", "view")
        .where("subject_type", "=", "application")
        .execute();
    const read = async () =>
      (await signIn(server, "clerk.male", 1)).must("getCenterApplication", {
        path: { id: 35 },
        headers: { "X-Background": "1" },
      });
    server.clock.pass({ hours: days });
    await read();
    server.clock.pass({ hours: -days });
    await read();

    expect(await views()).toHaveLength(2);
  });
});
