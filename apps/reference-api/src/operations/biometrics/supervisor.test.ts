import { describe, expect, test } from "vitest";
import { applicantIdOf } from "../../testing/applications.ts";
import {
  drawFace,
  drawPrint,
  makePartForm,
  makeSubmission,
  putAwaiting,
  sendPrint,
  submissionOf,
  takeAll,
} from "../../testing/biometrics.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const supervisor = { username: "super", password: "Counter-2026!", reason: "The lamp is broken" };
const ring = {
  kind: "finger",
  hand: "left",
  finger: "ring",
  lasts: "temporary",
  reason: "bandaged",
} as const;
const failed = { checks: [{ code: "brightness", result: "failed", measured: 31 }], reason: "Taken twice" };

/** Takes everything, with a photograph that failed a check. */
async function takeFailed(desk: Desk) {
  const id = await putAwaiting(server);
  return { id, ...submissionOf(await takeAll(desk, { photograph: failed })) };
}

const formOf = ({ id: _, ...data }: { id: number }, more: object = {}) => ({
  body: makeSubmission({ ...data, ...more }),
});

const readApplication = async (desk: Desk, id: number) =>
  (await desk.must("getCenterApplication", { path: { id } })).application;

describe("a photograph that failed a check", () => {
  test("is not submitted without a supervisor, who is named as missing", async () => {
    const desk = await atHeadOffice();
    const refusal = await desk.refused("submitBiometrics", formOf(await takeFailed(desk)));

    expect(refusal).toMatchObject({
      status: 400,
      errors: { supervisor: ["A supervisor has to vouch for this."] },
    });
  });

  test("is vouched for by a supervisor at the counter, and the record says who and why", async () => {
    const desk = await atHeadOffice();
    const taken = await takeFailed(desk);
    const { application } = await desk.must("submitBiometrics", formOf(taken, { supervisor }));
    const record = await readApplication(desk, taken.id);

    expect(application.status).toBe("submitted");
    expect(record.vouched_by).toEqual({
      by: { username: "super", fullname: "Fathimath Naseema" },
      at: server.clock.now.toISOString(),
      reason: supervisor.reason,
    });
    expect(record.captures.find(({ kind }) => kind === "photo")).toMatchObject(failed);
    expect(record.events?.find(({ action }) => action === "vouch")).toMatchObject({
      actor: { username: "clerk.male" },
      notes: "Fathimath Naseema: The lamp is broken",
    });
  });

  test("is vouched for by the supervisor who is signed in, with a reason", async () => {
    const taken = await takeFailed(await atHeadOffice());
    const desk = await signIn(server, "super", 1);
    const short = await desk.refused("submitBiometrics", formOf(taken, { supervisor: { reason: "ok" } }));
    expect(short.errors).toEqual({ reason: ["Reason must be at least 3 characters long."] });
    await desk.must("submitBiometrics", formOf(taken, { supervisor: { reason: "Seen myself" } }));

    expect((await readApplication(desk, taken.id)).vouched_by).toMatchObject({
      by: { username: "super" },
      reason: "Seen myself",
    });
  });

  test.each([
    ["a part", (desk: Desk) => sendPrint(desk, "left", "ring", { seed: 60 })],
    [
      "an exception",
      (desk: Desk) =>
        desk.must("recordException", { body: { id_number: applicantIdOf(1), exception: ring } }),
    ],
  ])("is not vouched for by the signed-in supervisor who added %s", async (_, add) => {
    const { id } = await takeFailed(await atHeadOffice());
    const desk = await signIn(server, "super", 1);
    const { set } = await add(desk);
    const own = { id, ...submissionOf(set) };
    const supervisor = { reason: "Seen myself" };

    expect((await desk.refused("submitBiometrics", formOf(own, { supervisor }))).errors).toEqual({
      supervisor: ["You took part of this yourself. Another supervisor has to vouch for it."],
    });
    const waits = formOf(own, { supervisor, wait_for_supervisor: true });
    expect((await desk.must("submitBiometrics", waits)).application).toMatchObject({
      status: "pending_biometrics",
      biometrics: { waits_for_supervisor: true },
    });
  });

  test("is not vouched for by the signed-in supervisor who sends a part with it", async () => {
    const taken = await takeFailed(await atHeadOffice());
    const desk = await signIn(server, "super", 1);
    const body = makeSubmission(
      {
        batch_id: taken.batch_id,
        version: taken.version,
        parts: taken.parts,
        supervisor: { reason: "Seen" },
      },
      { "left_ring.png": drawPrint(61) },
    );

    expect((await desk.refused("submitBiometrics", { body })).errors).toHaveProperty("supervisor");
  });

  test.each([
    [
      "a wrong password",
      { ...supervisor, password: "Counter-2025!" },
      { status: 400, code: "wrong_sign_in" },
    ],
    ["who asks", { ...supervisor, username: "clerk.male" }, { status: 403, code: "not_a_supervisor" }],
    ["no supervisor", { ...supervisor, username: "xpat.male" }, { status: 403, code: "not_a_supervisor" }],
    ["nobody", { reason: "I say so" }, { status: 400, errors: { supervisor: [expect.any(String)] } }],
    [
      "a name alone",
      { username: "super", reason: "I say so" },
      { errors: { password: [expect.any(String)] } },
    ],
  ])("is not vouched for by %s", async (_, given, refusal) => {
    const desk = await atHeadOffice();
    const taken = await takeFailed(desk);

    expect(await desk.refused("submitBiometrics", formOf(taken, { supervisor: given }))).toMatchObject(
      refusal,
    );
  });

  test("is not vouched for with a password by the supervisor who asks", async () => {
    const desk = await signIn(server, "super", 1);
    const taken = await takeFailed(desk);

    expect(await desk.refused("submitBiometrics", formOf(taken, { supervisor }))).toMatchObject({
      status: 403,
      code: "not_a_supervisor",
    });
  });

  test("waits where no supervisor is there, and shows so until one submits it", async () => {
    const desk = await atHeadOffice();
    const taken = await takeFailed(desk);
    const { application, message } = await desk.must(
      "submitBiometrics",
      formOf(taken, { wait_for_supervisor: true }),
    );
    expect([message, application]).toMatchObject([
      "Saved. It waits for a supervisor.",
      { status: "pending_biometrics", version: 1, biometrics: { waits_for_supervisor: true } },
    ]);
    const list = await desk.must("listCenterApplications", { query: { status: "pending_biometrics" } });
    expect(list.applications.find(({ id }) => id === taken.id)?.biometrics.waits_for_supervisor).toBe(true);

    const colleague = await signIn(server, "super", 1);
    const path = { id: taken.batch_id };
    const { set } = await colleague.must("getCaptureSet", { path });
    expect([set.waits_for_supervisor, set.closed_at, set.version]).toEqual([true, null, taken.version + 1]);
    const whole = { id: taken.id, ...submissionOf(set) };
    const done = await colleague.must("submitBiometrics", formOf(whole, { supervisor: { reason: "Seen" } }));
    expect(done.application).toMatchObject({
      status: "submitted",
      biometrics: { waits_for_supervisor: false },
    });
    const events = (await readApplication(colleague, taken.id)).events?.map(({ action }) => action);
    expect(events).toEqual(["submit_biometrics", "vouch", "wait_for_supervisor"]);
  });

  test("is shown at another centre while it waits, and moves to the centre that changes it", async () => {
    const taken = await takeFailed(await atHeadOffice());
    const path = { idNumber: applicantIdOf(1) };
    const away = await signIn(server, "super", 3);
    expect((await away.must("getApplicantBiometrics", { path })).biometrics.set).toBeNull();

    await (await atHeadOffice()).must("submitBiometrics", formOf(taken, { wait_for_supervisor: true }));
    const { set } = (await away.must("getApplicantBiometrics", { path })).biometrics;
    expect(set).toMatchObject({ batch_id: taken.batch_id, center: { id: 1 }, waits_for_supervisor: true });

    // A change ends the waiting, and the set moves to the centre of the change.
    await away.must("removeCapturedPart", {
      path: { id: taken.batch_id, partId: set?.parts[0]?.id ?? 0 },
    });
    await away.must("sendPhotograph", { body: makePartForm(await drawFace(), { data: failed }) });
    const next = (await away.must("getApplicantBiometrics", { path })).biometrics.set;
    expect(next).toMatchObject({ batch_id: taken.batch_id, center: { id: 3 }, waits_for_supervisor: false });
    expect(next?.parts).toHaveLength(12);
  });

  test("is vouched for and submitted at another centre while it waits", async () => {
    const taken = await takeFailed(await atHeadOffice());
    const waiting = formOf(taken, { wait_for_supervisor: true });
    await (await atHeadOffice()).must("submitBiometrics", waiting);
    const away = await signIn(server, "super", 3);
    const { set } = (await away.must("getApplicantBiometrics", { path: { idNumber: applicantIdOf(1) } }))
      .biometrics;
    if (!set) throw new Error("The set is not shown here.");
    const whole = { id: taken.id, ...submissionOf(set) };
    const supervisor = { reason: "Seen on a call" };
    const { application } = await away.must("submitBiometrics", formOf(whole, { supervisor }));

    expect(application.status).toBe("submitted");
    expect((await readApplication(away, taken.id)).vouched_by?.by.username).toBe("super");
  });

  test("is shown as waiting no more once its application is cancelled", async () => {
    const desk = await atHeadOffice();
    const taken = await takeFailed(desk);
    await desk.must("submitBiometrics", formOf(taken, { wait_for_supervisor: true }));
    await desk.must("cancelApplication", {
      path: { appId: taken.id },
      body: { reason: "duplicate", notes: "Applied twice" },
    });

    expect((await readApplication(desk, taken.id)).biometrics.waits_for_supervisor).toBe(false);
  });

  test("waits no more once a part of it is taken again", async () => {
    const desk = await atHeadOffice();
    const taken = await takeFailed(desk);
    await desk.must("submitBiometrics", formOf(taken, { wait_for_supervisor: true }));
    const { set } = await sendPrint(desk, "right", "index", { seed: 50 });

    expect(set.waits_for_supervisor).toBe(false);
  });

  test("does not wait with an item missing", async () => {
    await putAwaiting(server);
    const desk = await atHeadOffice();
    const set = await takeAll(desk, { photograph: failed, except: ["right_ring"] });
    const body = makeSubmission({ ...submissionOf(set), wait_for_supervisor: true });

    expect((await desk.refused("submitBiometrics", { body })).errors).toEqual({
      right_ring: ["Right ring finger is missing."],
    });
  });
});

test("nobody is asked for where nothing has to be vouched for", async () => {
  const id = await putAwaiting(server);
  const desk = await atHeadOffice();
  const body = makeSubmission({
    ...submissionOf(await takeAll(desk)),
    supervisor,
    wait_for_supervisor: true,
  });
  const { application } = await desk.must("submitBiometrics", { body });

  expect(application.status).toBe("submitted");
  expect((await readApplication(desk, id)).vouched_by).toBeNull();
});
