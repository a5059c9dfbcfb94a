import { describe, expect, test } from "vitest";
import { applicantIdOf, putApplicant } from "../../testing/applications.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { readSentCode, wrongCode } from "../../testing/hand-over.ts";
import { lookUp } from "../../testing/submissions.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const id_number = applicantIdOf(1);

const send = (desk: Desk, more: object = {}) =>
  desk.call("sendApplicationOtp", { body: { id_number, ...more } });
const refuse = (desk: Desk, more: object = {}) =>
  desk.refused("sendApplicationOtp", { body: { id_number, ...more } });

async function openFor(given: { phone?: string | null } = {}): Promise<Desk> {
  await putApplicant(server, 1, given);
  const desk = await atHeadOffice();
  await lookUp(desk, id_number);
  return desk;
}

describe("the code of an application [CALL-52]", () => {
  test("goes to the registered number, and says how long everything takes", async () => {
    const { status, body } = await send(await openFor());
    expect([status, body]).toEqual([
      200,
      {
        otp: {
          sent_at: "2026-11-19T09:05:00.000Z",
          sent_to_masked: "*** **01",
          expires_in: 600,
          resend_in: 60,
          attempts_left: 5,
          verified_at: null,
        },
        message: "One-time password sent",
      },
    ]);
  });

  test.each(["6123456", "123456", "00", "+9607771234", "ABC"])(
    "goes to no number like %s [VAL-08] [VAL-09]",
    async (phone) => {
      const reason = { contact_reason: "number_changed" };
      expect(await refuse(await openFor(), { phone, ...reason })).toMatchObject({
        status: 400,
        errors: { phone: ["Collector contact invalid"] },
      });
    },
  );

  test.each(["7771234", "9771234", "00919876543210"])(
    "goes to %s for a reason that is written down",
    async (phone) => {
      const desk = await openFor();
      expect((await refuse(desk, { phone })).errors).toEqual({ contact_reason: ["Reason is required."] });
      expect((await send(desk, { phone, contact_reason: "number_changed" })).status).toBe(200);
      const { notes } = await server.database
        .selectFrom("audit_events")
        .where("action", "=", "send_otp")
        .where("subject_type", "=", "person")
        .select("notes")
        .executeTakeFirstOrThrow();
      expect(notes).toBe(`*** **${phone.slice(-2)}: The number has changed`);
    },
  );

  test("is right once, and proves it to this session for ten minutes", async () => {
    const desk = await openFor();
    await send(desk);
    const otp = await readSentCode(server);
    const { body } = await send(desk, { otp: `${otp.slice(0, 3)} ${otp.slice(3)}` });
    expect(body).toMatchObject({ otp_token: expect.any(String), verified_for: 600 });
    expect(await refuse(desk, { otp })).toMatchObject({ code: "otp_expired" });
  });

  test("is counted when it is wrong: after the fifth none is looked at for a quarter of an hour", async () => {
    const desk = await openFor();
    await send(desk);
    const otp = await readSentCode(server);
    for (const left of [4, 3, 2, 1, 0]) {
      expect(await refuse(desk, { otp: wrongCode(otp) })).toMatchObject({
        status: 400,
        code: "collector_otp_invalid",
        context: { attempts_left: left },
      });
    }
    expect(await refuse(desk, { otp })).toMatchObject({
      status: 429,
      code: "otp_locked",
      message: "Too many wrong codes. Try again in 15 minutes.",
    });
    server.clock.pass({ minutes: 16 });
    expect((await send(desk)).status).toBe(200);
  });

  test("is counted once for the same try, and given again under its key", async () => {
    const desk = await openFor();
    await send(desk);
    const otp = await readSentCode(server);
    const headers = { "Idempotency-Key": "key-of-the-same-try" };
    const body = { id_number, otp: wrongCode(otp) };
    const tries = [
      await desk.refused("sendApplicationOtp", { body, headers }),
      await desk.refused("sendApplicationOtp", { body, headers }),
    ];
    expect(tries.map(({ context }) => context)).toEqual([{ attempts_left: 4 }, { attempts_left: 4 }]);
    const right = { body: { id_number, otp }, headers: { "Idempotency-Key": "key-of-the-right-try" } };
    const first = await desk.must("sendApplicationOtp", right);
    expect(await desk.must("sendApplicationOtp", right)).toEqual(first);
  });

  test("is not sent twice within a minute", async () => {
    const desk = await openFor();
    await send(desk);
    expect(await refuse(desk)).toMatchObject({ status: 429, code: "otp_too_soon" });
  });

  test("asks for a number where none is registered", async () => {
    const desk = await openFor({ phone: null });
    expect((await refuse(desk)).errors).toEqual({ phone: ["Collector contact invalid"] });
  });

  test("leaves neither the code nor the number in the trail", async () => {
    const desk = await openFor();
    await send(desk);
    const otp = await readSentCode(server);
    await send(desk, { otp });
    const trail = JSON.stringify(await server.database.selectFrom("audit_events").selectAll().execute());
    expect(trail).not.toContain(otp);
    expect(trail).not.toContain("7000001");
  });
});
