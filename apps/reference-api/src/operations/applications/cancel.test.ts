import { describe, expect, test } from "vitest";
import { type Desk, signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const notes = "The applicant found the old card";
const reason = "applicant_request";

const cancel = (desk: Desk, appId: number, body: object = {}, headers: Record<string, string> = {}) =>
  desk.call("cancelApplication", { path: { appId }, body: { reason, notes, ...body }, headers });

describe("Cancelling an application", () => {
  test.each([
    ["submitted", 35, 2],
    ["waiting for biometrics", 24, 1],
    ["waiting for its payment", 28, 1],
    ["returned", 47, 4],
  ])("that is %s ends it, with reason and notes [CALL-57] [DOM-05]", async (_, id, version) => {
    const { status, body } = await cancel(await atHeadOffice(), id, { version });

    expect(status).toBe(200);
    expect(body.application).toMatchObject({
      status: "cancelled",
      status_at: "2026-11-19T09:05:00.000Z",
      version: version + 1,
      cancelled: { reason, notes, by: { username: "clerk.male" }, at: "2026-11-19T09:05:00.000Z" },
    });
    expect(body.application.events[0]).toMatchObject({
      action: "cancel",
      to_status: "cancelled",
      notes: `Asked for by the applicant: ${notes}`,
    });
  });

  test.each([
    ["under review", 42, "The registry is reviewing this application. Ask them to return it."],
    ["approved", 53, "An application that has been decided cannot be cancelled"],
    ["ready", 11, "An application that has been decided cannot be cancelled"],
    ["rejected", 56, "An application that has been decided cannot be cancelled"],
    ["cancelled", 59, "Application is cancelled already"],
  ])("that is %s is refused", async (_, id, message) => {
    const { status, body } = await cancel(await atHeadOffice(), id);

    expect([status, body]).toMatchObject([400, { message, context: { status: expect.any(String) } }]);
  });

  test("is for the centre that made it and full access, not for the one that hands the card over", async () => {
    expect(await cancel(await signIn(server, "clerk.hdh", 6), 35)).toMatchObject({
      status: 403,
      body: {
        message: "This application was made at DNR Head Office.",
        code: "other_center",
        context: { application_no: "C-2026-005452" },
      },
    });
    expect(await cancel(await atHeadOffice(), 50)).toMatchObject({
      status: 404,
      body: { message: "Application not found." },
    });
    expect((await cancel(await signIn(server, "super", 24), 50)).status).toBe(200);
  });

  test("in a second window tells who was faster and when [CALL-57]", async () => {
    const colleague = await signIn(server, "super", 1);
    await cancel(colleague, 35, { version: 2 });
    server.clock.pass({ minutes: 3 });
    const { status, body } = await cancel(await atHeadOffice(), 35, { version: 2 });

    expect([status, body]).toEqual([
      409,
      {
        message: "This application was changed by Fathimath Naseema.",
        code: "stale_version",
        context: {
          version: 3,
          changed_by: { username: "super", fullname: "Fathimath Naseema" },
          changed_at: "2026-11-19T09:05:00.000Z",
        },
      },
    ]);
  });

  test("of a version that the registry has changed says so", async () => {
    const { status, body } = await cancel(await atHeadOffice(), 47, { version: 3 });

    expect([status, body]).toMatchObject([
      409,
      {
        message: "This application was changed by the registry.",
        context: { version: 4, changed_by: null },
      },
    ]);
  });

  test("that is sent twice under one key is done once and answered alike", async () => {
    const desk = await atHeadOffice();
    const headers = { "Idempotency-Key": "f2a7c0de-0000-4000-8000-000000000051" };
    const answers = [await cancel(desk, 35, {}, headers), await cancel(desk, 35, {}, headers)];

    expect(answers[1]?.text).toBe(answers[0]?.text);
    const events = await server.database
      .selectFrom("audit_events")
      .where("action", "=", "cancel")
      .where("subject_type", "=", "application")
      .where("subject_id", "=", 35)
      .select("id")
      .execute();
    expect(events).toHaveLength(1);
  });

  test.each([
    [{ reason: "bored" }, "reason"],
    [{ reason: undefined }, "reason"],
    [{ notes: undefined }, "notes"],
    [{ notes: "ab" }, "notes"],
    [{ notes: "\u200b\u200b\u200b" }, "notes"],
    [{ notes: "a".repeat(501) }, "notes"],
    [{ version: 0 }, "version"],
  ])("with %j is refused at the field", async (change, field) => {
    const { status, body } = await cancel(await atHeadOffice(), 35, change);

    expect([status, body]).toMatchObject([400, { errors: { [field]: [expect.any(String)] } }]);
  });

  test("lets its person apply again", async () => {
    const desk = await atHeadOffice();
    const path = { idNumber: "A106010" };
    expect((await desk.must("getActiveApplication", { path })).application).toMatchObject({ id: 35 });
    await cancel(desk, 35);

    expect((await desk.must("getActiveApplication", { path })).application).toBeNull();
  });
});
