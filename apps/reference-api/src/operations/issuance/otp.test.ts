import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Desk, signIn } from "../../testing/desk.ts";
import { findCardId, loadCard, readSentCode, verifyOwner, wrongCode } from "../../testing/hand-over.ts";
import { readFingerprint } from "../../testing/read-fingerprint.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);

async function sendTo(desk: Desk, number: number, more: object = {}): Promise<{ id: number; code: string }> {
  const { card } = await loadCard(desk, number);
  await desk.must("sendCollectorOtp", { body: { card_id: card.id, ...more } });
  return { id: card.id, code: await readSentCode(server) };
}

const tell = (desk: Desk, id: number, otp: string) =>
  desk.call("verifyCollectorOtp", { body: { card_id: id, otp } });

const countRefused = async () =>
  (
    await server.database
      .selectFrom("audit_events")
      .where("action", "=", "otp_refused")
      .select("id")
      .execute()
  ).length;

describe("sending a code [CALL-38]", () => {
  test("goes to the collector's registered number and says how long everything takes [DOM-06]", async () => {
    const desk = await atHeadOffice();
    const { card, owner } = await loadCard(desk, 5001);
    const { otp } = await desk.must("sendCollectorOtp", { body: { card_id: card.id } });

    expect(otp).toEqual({
      sent_at: "2026-11-19T09:05:00.000Z",
      sent_to_masked: owner.phone_masked,
      expires_in: 600,
      resend_in: 60,
      attempts_left: 5,
      verified_at: null,
    });
    server.clock.pass({ seconds: 45 });
    expect((await loadCard(desk, 5001)).otp).toMatchObject({ expires_in: 555, resend_in: 15 });
  });

  test.each(["123456", "1234567", "ABC", "00", "+9607771234"])(
    "%s is no number to send it to [ERR-13]",
    async (collector_contact) => {
      const desk = await atHeadOffice();
      const { card } = await loadCard(desk, 5001);

      expect(
        await desk.refused("sendCollectorOtp", { body: { card_id: card.id, collector_contact } }),
      ).toEqual({
        status: 400,
        message: "Collector contact invalid",
        code: "collector_contact_invalid",
        errors: { collector_contact: ["Collector contact invalid"] },
      });
    },
  );

  test("to somebody without a number needs one [ERR-13]", async () => {
    const desk = await atHeadOffice();
    const { card } = await loadCard(desk, 5209);

    expect(await desk.refused("sendCollectorOtp", { body: { card_id: card.id } })).toMatchObject({
      code: "collector_contact_invalid",
    });
  });

  test("to another number than the registered one needs a reason, which the history shows", async () => {
    const desk = await atHeadOffice();
    const { card } = await loadCard(desk, 5209);
    const body = { card_id: card.id, collector_contact: "777 1234" };

    expect(await desk.refused("sendCollectorOtp", { body })).toMatchObject({
      errors: { contact_reason: ["Reason is required."] },
    });
    expect(
      await desk.refused("sendCollectorOtp", { body: { ...body, contact_reason: "because" } }),
    ).toMatchObject({ errors: { contact_reason: ["Reason is not valid."] } });
    const { otp } = await desk.must("sendCollectorOtp", {
      body: { ...body, contact_reason: "no_registered_number" },
    });
    expect(otp.sent_to_masked).toBe("*** **34");
    expect((await loadCard(desk, 5209)).events?.find(({ action }) => action === "send_otp")?.notes).toBe(
      "*** **34: No number is registered",
    );
  });

  test("a number from abroad takes a code as well", async () => {
    expect((await sendTo(await atHeadOffice(), 5210)).code).toMatch(/^\d{6}$/);
  });

  test("happens once a minute and five times an hour for a number [R-4]", async () => {
    const desk = await atHeadOffice();
    const { id } = await sendTo(desk, 5001);
    const again = () => desk.call("sendCollectorOtp", { body: { card_id: id } });

    const soon = await again();
    expect([soon.status, soon.headers.get("Retry-After"), soon.body]).toMatchObject([
      429,
      "60",
      { code: "otp_too_soon" },
    ]);
    for (let sent = 1; sent < 5; sent++) {
      server.clock.pass({ seconds: 60 });
      expect((await again()).status).toBe(200);
    }
    server.clock.pass({ seconds: 60 });
    const many = await again();
    expect([many.status, many.headers.get("Retry-After"), many.body]).toMatchObject([
      429,
      String(3600 - 300),
      { code: "otp_too_many" },
    ]);
    const sent = await server.database
      .selectFrom("sms_outbox")
      .where("purpose", "=", "collector_otp")
      .select("id")
      .execute();
    expect(sent).toHaveLength(5);
  });

  test("counts a number whichever card, session or start of the server it was for [R-4]", async () => {
    const desk = await atHeadOffice();
    const contact = { collector_contact: "7770001", contact_reason: "number_changed" };
    await sendTo(desk, 5001, contact);
    server.restart();
    const colleague = await signIn(server, "super", 1);
    const { card } = await loadCard(colleague, 5002);

    expect(
      await colleague.refused("sendCollectorOtp", { body: { card_id: card.id, ...contact } }),
    ).toMatchObject({ status: 429, code: "otp_too_soon" });
  });

  test("is refused for a collector who may not have the card", async () => {
    const desk = await atHeadOffice();
    const { card } = await loadCard(desk, 5001);
    const body = { card_id: card.id, collector_type: "family", relationship: "child", id_number: "A105301" };
    const { collector } = await desk.must("checkCollector", { body });
    expect(collector).toMatchObject({ eligible: false, reason: "This person is under 18." });

    expect(await desk.refused("sendCollectorOtp", { body: { card_id: card.id } })).toMatchObject({
      status: 400,
      code: "collector_not_eligible",
    });
  });

  test("keeps neither code nor number where the database alone could tell them [T-29]", async () => {
    const desk = await atHeadOffice();
    const contact = { collector_contact: "7770001", contact_reason: "number_changed" };
    const { id, code } = await sendTo(desk, 5001, contact);
    await server.database.deleteFrom("demo_messages").execute();
    const tables = ["otps", "otp_sendings", "otp_failures", "sms_outbox", "issuances", "audit_events"];
    for (const table of [...tables, "idempotency_records"]) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
        server.database,
      );
      const text = rows.map(({ row }) => row).join("\n");
      // Of six digits alone a clock's fractions may have some.
      expect([table, new RegExp(`(?<![\\d.])${code}(?!\\d)`).test(text)]).toEqual([table, false]);
      expect([table, text.includes("7770001")]).toEqual([table, false]);
    }
    expect((await tell(desk, id, code)).status).toBe(200);
  });

  test("is erased from the outbox once it is accepted, and not sent once it is too old [R-11]", async () => {
    const desk = await atHeadOffice();
    const { card } = await loadCard(desk, 5001);
    await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
    server.clock.pass({ minutes: 10 });
    await server.sendMessages();
    const readStates = () =>
      server.database
        .selectFrom("sms_outbox")
        .where("purpose", "=", "collector_otp")
        .orderBy("id")
        .select(["state", "sealed", "last_error"])
        .execute();
    expect(await readStates()).toMatchObject([{ state: "waiting" }]);

    await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
    await server.sendMessages();
    await signIn(server, "super");
    expect(await readStates()).toEqual([
      { state: "failed", sealed: null, last_error: "too_old" },
      { state: "sent", sealed: null, last_error: null },
    ]);
  });
});

describe("telling a code [CALL-39]", () => {
  test("with spaces and hyphens verifies the collector for this session", async () => {
    const desk = await atHeadOffice();
    const { id, code } = await sendTo(desk, 5001);
    const { status, body } = await tell(desk, id, ` ${code.slice(0, 3)}-${code.slice(3)} `);

    expect([status, body.verified_at]).toEqual([200, "2026-11-19T09:05:00.000Z"]);
    expect(body.otp_token.length).toBeGreaterThan(20);
    expect((await loadCard(desk, 5001)).status).toBe("otp_verified");
  });

  test("that is wrong leaves fewer tries, and after five none is looked at for 15 minutes [ERR-14] [R-4]", async () => {
    const desk = await atHeadOffice();
    const { id, code } = await sendTo(desk, 5001);
    const left: unknown[] = [];
    for (let index = 0; index < 5; index++) {
      const refused = await desk.refused("verifyCollectorOtp", {
        body: { card_id: id, otp: wrongCode(code) },
      });
      expect(refused).toMatchObject({
        status: 400,
        message: "Invalid collector otp",
        code: "collector_otp_invalid",
      });
      left.push(refused.context?.attempts_left);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);

    const locked = await tell(desk, id, code);
    expect([locked.status, locked.headers.get("Retry-After"), locked.body]).toMatchObject([
      429,
      "900",
      { code: "otp_locked" },
    ]);
    expect((await loadCard(desk, 5001)).otp).toMatchObject({ attempts_left: 0, locked_for: 900 });
    server.clock.pass({ minutes: 2 });
    expect(await desk.refused("sendCollectorOtp", { body: { card_id: id } })).toMatchObject({
      status: 429,
      code: "otp_locked",
    });
    server.clock.pass({ minutes: 13 });
    const next = await sendTo(desk, 5001);
    expect((await tell(desk, id, next.code)).status).toBe(200);
    expect(await countRefused()).toBe(5);
  });

  test("that is no code at all is refused and not counted", async () => {
    const desk = await atHeadOffice();
    const { id } = await sendTo(desk, 5001);

    expect((await tell(desk, id, "12ab")).body).toMatchObject({ context: { attempts_left: 5 } });
    expect((await desk.refused("verifyCollectorOtp", { body: { card_id: id } })).errors).toEqual({
      otp: ["Otp is required."],
    });
  });

  test("after ten minutes is too late [T-29]", async () => {
    const desk = await atHeadOffice();
    const { id, code } = await sendTo(desk, 5001);
    server.clock.pass({ minutes: 10 });

    expect(await desk.refused("verifyCollectorOtp", { body: { card_id: id, otp: code } })).toEqual({
      status: 400,
      message: "The code has expired. Send a new one.",
      code: "otp_expired",
    });
  });

  test("a second time is refused [T-29]", async () => {
    const desk = await atHeadOffice();
    const { id, code } = await sendTo(desk, 5001);
    await tell(desk, id, code);
    const before = await readFingerprint(server.database);

    expect((await tell(desk, id, code)).body).toMatchObject({ code: "out_of_order" });
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test("again with the same key gives the first answer, and counts nothing [R-2]", async () => {
    const desk = await atHeadOffice();
    const { id, code } = await sendTo(desk, 5001);
    const call = {
      body: { card_id: id, otp: code },
      headers: { "Idempotency-Key": "f2a7c0de-0000-4000-8000-000000000002" },
    };
    const [first, second] = [
      await desk.call("verifyCollectorOtp", call),
      await desk.call("verifyCollectorOtp", call),
    ];

    expect([second.status, second.text]).toEqual([200, first.text]);
  });

  test("of another card, of another number or of the code before is a wrong one [T-30]", async () => {
    const desk = await atHeadOffice();
    const first = await sendTo(desk, 5001);
    const other = await sendTo(desk, 5002);
    if (first.code !== other.code) {
      expect((await tell(desk, first.id, other.code)).body).toMatchObject({ code: "collector_otp_invalid" });
    }
    server.clock.pass({ minutes: 1 });
    const elsewhere = { collector_contact: "7770001", contact_reason: "number_changed" };
    const next = await sendTo(desk, 5001, elsewhere);
    if (first.code !== next.code) {
      expect((await tell(desk, first.id, first.code)).body).toMatchObject({ code: "collector_otp_invalid" });
    }
    expect((await tell(desk, first.id, next.code)).status).toBe(200);
  });

  test("whose digest was moved to another hand-over opens nothing there [T-30]", async () => {
    const desk = await atHeadOffice();
    const first = await sendTo(desk, 5001);
    const other = await sendTo(desk, 5002);
    const { code_digest, salt, phone_digest } = await server.database
      .selectFrom("otps as o")
      .innerJoin("issuances as i", "i.id", "o.subject_id")
      .where("i.card_id", "=", first.id)
      .select(["o.code_digest", "o.salt", "o.phone_digest"])
      .executeTakeFirstOrThrow();
    await server.database
      .updateTable("otps")
      .set({ code_digest, salt, phone_digest })
      .where("subject_id", "in", (is) =>
        is.selectFrom("issuances").where("card_id", "=", other.id).select("id"),
      )
      .execute();

    expect((await tell(desk, other.id, first.code)).body).toMatchObject({ code: "collector_otp_invalid" });
  });

  test("for a collector who was exchanged since opens nothing [T-30]", async () => {
    const desk = await atHeadOffice();
    const { id, code } = await sendTo(desk, 5001);
    const body = { card_id: id, collector_type: "family", relationship: "mother", id_number: "A105304" };
    await desk.must("checkCollector", { body });

    expect((await tell(desk, id, code)).body).toMatchObject({ code: "out_of_order" });
  });

  test("looks at five wrong codes whoever asks, after resends, take-overs and restarts [R-4]", async () => {
    const id = await findCardId(server, 5001);
    let desk = await atHeadOffice();
    let { code } = await sendTo(desk, 5001);
    const seen = new Set<unknown>();
    for (let index = 0; index < 60; index++) {
      if (index % 4 === 3) {
        desk = await signIn(server, index % 8 === 3 ? "super" : "clerk.male", 1);
        await loadCard(desk, 5001, { take_over: true });
      }
      if (index % 7 === 6) server.restart();
      server.clock.pass({ seconds: 10 });
      const sent = await desk.call("sendCollectorOtp", { body: { card_id: id } });
      if (sent.status === 200) code = await readSentCode(server);
      seen.add((await tell(desk, id, wrongCode(code))).status);
    }

    // 10 minutes have passed: one window, for a lock lasts 15.
    expect(await countRefused()).toBe(5);
    // Once it is locked no code is sent either, so that there is none to tell.
    expect([...seen].sort()).toEqual([400, 409]);
    expect((await loadCard(desk, 5001, { take_over: true })).otp?.locked_for).toBeGreaterThan(0);
  });

  test("many at once are counted one by one [R-4]", async () => {
    const desk = await atHeadOffice();
    const { id, code } = await sendTo(desk, 5001);
    const answers = await Promise.all(Array.from({ length: 20 }, () => tell(desk, id, wrongCode(code))));

    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test("rightly forgets the wrong ones before", async () => {
    const desk = await atHeadOffice();
    const { id, code } = await sendTo(desk, 5001);
    await tell(desk, id, wrongCode(code));
    await tell(desk, id, code);

    expect((await loadCard(desk, 5001)).otp?.attempts_left).toBe(5);
  });
});

describe("a supervisor in place of a code", () => {
  const supervisor = { username: "super", password: "Counter-2026!", reason: "The phone was stolen" };

  test("is not heard unless the registry allows it", async () => {
    const desk = await atHeadOffice();
    const { card } = await loadCard(desk, 5209);

    expect(
      await desk.refused("verifyCollectorOtp", { body: { card_id: card.id, supervisor } }),
    ).toMatchObject({ status: 400, code: "alternative_check_off" });
    expect((await verifyOwner(server, desk, 5001)).otp_token).toBeTruthy();
  });
});
