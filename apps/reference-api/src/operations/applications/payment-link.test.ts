import { beforeEach, describe, expect, test } from "vitest";
import type { PaymentLink } from "../../ports.ts";
import { digest } from "../../session/digest.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const asked: PaymentLink[] = [];
let isAway = false;
const server = useTestServer({
  payments: {
    createLink(link) {
      if (isAway) throw new Error("No route to +960 7363782");
      asked.push(link);
      return `https://pay.example/${link.token}`;
    },
  },
});
const atHeadOffice = () => signIn(server, "clerk.male", 1);
/** Waits for 200 MVR at the head office; its applicant has the number 7363782. */
const damaged = { application_id: 28 };

const send = (desk: Desk, body: object = {}) =>
  desk.call("sendPaymentLink", { body: { ...damaged, ...body } });

const readLinks = () => server.database.selectFrom("payment_links").selectAll().execute();

beforeEach(() => {
  asked.length = 0;
  isAway = false;
});

describe("A payment link", () => {
  test("goes to the registered number, which is shown by its end alone [CALL-58]", async () => {
    const { status, body } = await send(await atHeadOffice());
    await server.sendMessages();
    const messages = await server.database.selectFrom("demo_messages").select(["phone", "body"]).execute();

    expect([status, body]).toEqual([
      200,
      {
        payment: {
          status: "pending",
          amount: 200,
          currency: "MVR",
          reference: null,
          paid_at: null,
          link_sent_at: "2026-11-19T09:05:00.000Z",
          resend_in: 60,
        },
        sent_to_masked: "*** **82",
        message: "Payment link sent",
      },
    ]);
    const [{ token } = { token: "" }] = asked;
    expect(messages).toEqual([
      {
        phone: "7363782",
        body: `Pay MVR 200 for your ID card application C-2026-005445: https://pay.example/${token}`,
      },
    ]);
    expect(asked).toEqual([{ token, amount: 200, currency: "MVR", applicationNo: "C-2026-005445" }]);
  });

  test("is kept as a digest, and its message with the application and its purpose", async () => {
    await send(await atHeadOffice());
    const [link] = await readLinks();
    const outbox = await server.database
      .selectFrom("sms_outbox")
      .where("purpose", "=", "payment_link")
      .select(["subject_type", "subject_id", "state"])
      .execute();

    expect(link).toMatchObject({ application_id: 28, phone_masked: "*** **82", sent_by: 1 });
    expect(link?.token_digest).toBe(digest(asked[0]?.token ?? ""));
    expect(asked[0]?.token).toMatch(/^[\w-]{32}$/);
    expect(outbox).toEqual([{ subject_type: "application", subject_id: 28, state: "waiting" }]);
  });

  test("goes to another number that is given, and the history says to which one [CALL-58]", async () => {
    const desk = await atHeadOffice();
    const { body } = await send(desk, { phone: "0094 77 1234567" });
    const { application } = await desk.must("getCenterApplication", { path: { id: 28 } });

    expect(body.sent_to_masked).toBe("*** **67");
    expect(application.events[0]).toMatchObject({ action: "send_payment_link", notes: "*** **67" });
    expect(application.payment).toMatchObject({ link_sent_at: "2026-11-19T09:05:00.000Z", resend_in: 60 });
    expect(application.version).toBe(1);
  });

  test("goes to the number that the registry has of the person where the application names none", async () => {
    const { person_id } = await server.database
      .updateTable("applications")
      .set({ contact_phone: null })
      .where("id", "=", damaged.application_id)
      .returning("person_id")
      .executeTakeFirstOrThrow();
    await server.database
      .updateTable("people")
      .set({ phone: "7363700" })
      .where("id", "=", person_id)
      .execute();

    expect(await send(await atHeadOffice())).toMatchObject({ body: { sent_to_masked: "*** **00" } });
  });

  test.each(["6123456", "+9607363782", "", "77712345", "7363782; drop table"])(
    "goes to no number that is not valid: %j",
    async (phone) => {
      expect(await send(await atHeadOffice(), { phone })).toMatchObject({
        status: 400,
        body: { errors: { phone: ["Phone Number is not valid."] } },
      });
      expect(asked).toEqual([]);
    },
  );

  test("needs a number where the applicant has none", async () => {
    expect(await send(await atHeadOffice(), { application_id: 32 })).toMatchObject({
      status: 400,
      body: { errors: { phone: ["Phone Number is required."] } },
    });
  });

  test("is sent at most once a minute, whoever asks [CALL-58]", async () => {
    await send(await atHeadOffice());
    server.clock.pass({ seconds: 20 });
    const { status, body, headers } = await send(await signIn(server, "super", 2));

    expect([status, body]).toEqual([
      429,
      {
        message: "A link was just sent. Send the next one in 40 seconds.",
        code: "payment_link_too_soon",
        context: { retry_after: 40 },
      },
    ]);
    expect(headers.get("Retry-After")).toBe("40");
    server.clock.pass({ seconds: 40 });
    expect((await send(await atHeadOffice())).status).toBe(200);
    expect(await readLinks()).toHaveLength(2);
  });

  test.each([
    ["has been submitted", 35, "Application does not wait for a payment"],
    ["waits for biometrics", 24, "Application does not wait for a payment"],
    ["is cancelled", 59, "Application is cancelled"],
  ])("is not sent for one that %s", async (_, application_id, message) => {
    expect(await send(await atHeadOffice(), { application_id })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test("is not sent for another centre's application, nor for one made online", async () => {
    for (const application_id of [31, 75, 999_999]) {
      expect(await send(await atHeadOffice(), { application_id })).toMatchObject({
        status: 404,
        body: { message: "Application not found." },
      });
    }
  });

  test("is not sent while the provider is away, and can be sent at once when it is back", async () => {
    isAway = true;
    const desk = await atHeadOffice();
    const { status, body } = await send(desk);

    expect([status, body]).toEqual([
      409,
      {
        message: "Payment links cannot be sent at the moment. Try again later.",
        code: "payment_unavailable",
      },
    ]);
    expect(await readLinks()).toEqual([]);
    expect(server.logged.errors).toEqual(["No payment link: Error"]);
    isAway = false;
    expect((await send(desk)).status).toBe(200);
  });
});
