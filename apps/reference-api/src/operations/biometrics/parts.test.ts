import { describe, expect, test } from "vitest";
import { createMemoryFileStore } from "../../files/memory-file-store.ts";
import { applicantIdOf } from "../../testing/applications.ts";
import { drawFace, drawPrint, makePartForm, putAwaiting, sendPrint } from "../../testing/biometrics.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { drawPicture, drawSignature } from "../../testing/pictures.ts";
import { useTestServer } from "../../testing/test-server.ts";

const files = createMemoryFileStore(() => new Date());
const server = useTestServer({ files });
const atHeadOffice = () => signIn(server, "clerk.male", 1);

const listFiles = () =>
  server.database
    .selectFrom("stored_documents as d")
    .innerJoin("captured_parts as c", "c.document_id", "d.id")
    .innerJoin("capture_sets as s", "s.id", "c.set_id")
    .where("s.batch_id", "not like", "demonstration-%")
    .select("d.token")
    .execute();

const listEvents = (applicationId: number) =>
  server.database
    .selectFrom("audit_events")
    .where("subject_type", "=", "application")
    .where("subject_id", "=", applicationId)
    .where("action", "<>", "view")
    .orderBy("id")
    .select(["action", "notes", "is_in_history"])
    .execute();

async function look(desk: Desk, setId: string) {
  return (await desk.must("getCaptureSet", { path: { id: setId } })).set;
}

describe("what is taken of an applicant", () => {
  test("is kept at once in a set that colleagues see, with how it was taken [CALL-64] [CALL-65] [CALL-66]", async () => {
    const id = await putAwaiting(server, { collection_center_id: 6 });
    const desk = await atHeadOffice();
    const checks = [{ code: "sharpness", result: "passed", measured: 81.5 }];
    await desk.must("sendPhotograph", {
      body: makePartForm(await drawFace(), { data: { taken_with: "camera", checks } }),
    });
    const how = { taken_with: "reader", quality: 31, algorithm: "NFIQ 2.2", tries: 5 };
    const { set } = await sendPrint(desk, "right", "index", { data: how });

    expect(set).toMatchObject({ application_id: id, center: { id: 1 }, version: 3, closed_at: null });
    expect(set.parts).toMatchObject([
      { kind: "photo", hand: null, taken_with: "camera", checks, least_quality: null },
      {
        ...{ kind: "finger", hand: "right", finger: "index", ...how },
        ...{ least_quality: 40, resolution_ppi: 500, source: "captured" },
        captured_by: { username: "clerk.male" },
      },
    ]);
    expect(await look(await signIn(server, "clerk.hdh", 6), set.batch_id)).toEqual(set);
    expect(await listEvents(id)).toEqual([
      { action: "capture", notes: "photo", is_in_history: false },
      { action: "capture", notes: "right_index", is_in_history: false },
    ]);
  });

  test("can be looked at, and is listed among the application's captures only after it is submitted", async () => {
    const id = await putAwaiting(server);
    const desk = await atHeadOffice();
    const { set } = await sendPrint(desk, "left", "thumb");
    const { application } = await desk.must("getCenterApplication", { path: { id } });
    const [part] = set.parts;
    const file = await desk.call("getApplicationFile", { path: { id, fileId: part?.id ?? 0 } });

    expect([application.captures, application.documents]).toEqual([[], []]);
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  });

  test("can be looked at while it is taken where the application was made online, and not afterwards", async () => {
    const id = await putAwaiting(server, { channel: "portal", created_center_id: null });
    const desk = await atHeadOffice();
    const { set } = await sendPrint(desk, "left", "thumb");
    const path = { id, fileId: set.parts[0]?.id ?? 0 };
    expect((await desk.call("getApplicationFile", { path })).status).toBe(200);
    expect(await desk.refused("getApplicationFile", { path: { id, fileId: 161 } })).toMatchObject({
      status: 404,
      message: "Application not found.",
    });

    const closed = { closed_at: server.clock.now, closed_by: 1 };
    await server.database.updateTable("capture_sets").set(closed).where("application_id", "=", id).execute();
    expect((await desk.call("getApplicationFile", { path })).status).toBe(404);
  });

  test("takes the place of an earlier try, whose file goes [T-43]", async () => {
    await putAwaiting(server);
    const desk = await atHeadOffice();
    const first = (await sendPrint(desk, "right", "ring", { seed: 20 })).set;
    const [{ token } = { token: "" }] = await listFiles();
    expect(await files.read(token)).toBeDefined();
    const path = { id: first.application_id, fileId: first.parts[0]?.id ?? 0 };
    const { set } = await sendPrint(desk, "right", "ring", { seed: 21 });

    expect([set.version, set.parts.length]).toEqual([3, 1]);
    expect(set.parts[0]?.id).not.toBe(path.fileId);
    expect(await desk.refused("getApplicationFile", { path })).toMatchObject({ status: 404 });
    expect(await listFiles()).toHaveLength(1);
    expect(await files.read(token)).toBeUndefined();
  });

  test("is sent once however often it is repeated under its key [R-2]", async () => {
    const id = await putAwaiting(server);
    const desk = await atHeadOffice();
    const send = () =>
      desk.must("sendFingerprint", {
        body: makePartForm(drawPrint(1), { name: "left_index.png" }),
        headers: { "Idempotency-Key": "a-key-of-sixteen-letters" },
      });
    const [one, other] = [await send(), await send()];

    expect(other).toEqual(one);
    expect(one.set.parts).toMatchObject([{ hand: "left", finger: "index" }]);
    expect(await listEvents(id)).toHaveLength(1);
  });

  test("is no print of another finger of the set [R-6]", async () => {
    await putAwaiting(server);
    const desk = await atHeadOffice();
    await sendPrint(desk, "right", "index", { seed: 9 });
    const again = { body: makePartForm(drawPrint(9, { metre: 0 }), { name: "right_middle.png" }) };

    expect(await desk.refused("sendFingerprint", again)).toMatchObject({
      status: 409,
      code: "same_print",
      message: "This is the print of another finger: Right index finger.",
      context: { hand: "right", finger: "index" },
    });
    await sendPrint(desk, "right", "index", { seed: 9 });
    expect(await listFiles()).toHaveLength(1);
  });

  test("goes when it is taken out, and to take it out again changes nothing", async () => {
    const id = await putAwaiting(server);
    const desk = await atHeadOffice();
    const { set } = await sendPrint(desk, "right", "little");
    const path = { id: set.batch_id, partId: set.parts[0]?.id ?? 0 };
    const removed = (await desk.must("removeCapturedPart", { path })).set;
    const again = (await desk.must("removeCapturedPart", { path })).set;

    expect([removed.parts, removed.version, again.version]).toEqual([[], 3, 3]);
    expect(await listFiles()).toEqual([]);
    expect((await listEvents(id)).at(-1)).toMatchObject({ action: "remove_capture", notes: "right_little" });
  });
});

describe("a part is refused", () => {
  test.each([
    ["A12", 400, "ID Number is not valid."],
    ["A999999", 404, "No record was found for A999999."],
    // Somebody without an application, and one of another centre.
    ["A100101", 404, "A100101 has no application under way at DNR Head Office."],
    ["A105405", 404, "A105405 has no application under way at DNR Head Office."],
  ])("of %s, and counts as a look-up where a number was tried", async (idNumber, status, message) => {
    const desk = await atHeadOffice();
    const refusal = await desk.refused("sendFingerprint", {
      body: makePartForm(drawPrint(1), { idNumber, name: "left_index.png" }),
    });
    const { length } = await server.database
      .selectFrom("lookups")
      .where("kind", "=", "person")
      .selectAll()
      .execute();

    expect(refusal.status).toBe(status);
    expect([refusal.message, refusal.errors?.id_number?.[0]]).toContain(message);
    expect(length).toBe(status === 404 ? 1 : 0);
  });

  test.each(["submitted", "pending_payment", "cancelled"] as const)(
    "of an application that is %s",
    async (status) => {
      await putAwaiting(server, { status });
      const refusal = await (await atHeadOffice()).refused("sendFingerprint", {
        body: makePartForm(drawPrint(1), { name: "left_index.png" }),
      });

      expect(refusal).toMatchObject(
        status === "cancelled" ? { status: 404 } : { status: 400, code: "biometrics_not_awaited" },
      );
    },
  );

  test("where neither the name nor the data says which finger it is", async () => {
    await putAwaiting(server);
    const desk = await atHeadOffice();
    const send = (name: string) =>
      desk.refused("sendFingerprint", { body: makePartForm(drawPrint(1), { name }) });

    expect((await send("thumb.png")).errors).toEqual({ hand: ["Hand is required."] });
    expect((await send("foo.png")).errors).toEqual({ hand: ["Hand is required."] });
  });

  test.each([
    ["sendPhotograph", "photo_small", () => drawFace({ width: 350, height: 450 })],
    ["sendPhotograph", "photo_shape", () => drawFace({ width: 900, height: 900 })],
    ["sendPhotograph", "file_unreadable", async () => new Blob(["<svg/>"], { type: "image/svg+xml" })],
    ["sendFingerprint", "finger_size", async () => drawPrint(1, { width: 100 })],
    ["sendFingerprint", "file_unreadable", () => drawPicture("jpeg")],
    ["sendSignature", "file_blank", () => drawSignature({ isBlank: true })],
  ] as const)("%s as %s, at its field [T-22]", async (id, code, make) => {
    await putAwaiting(server);
    const body = makePartForm(await make(), { name: "left_index.png" });
    const refusal = await (await atHeadOffice()).refused(id, { body });

    expect(refusal).toMatchObject({ status: 400, code, errors: { file: [refusal.message] } });
    expect(await listFiles()).toEqual([]);
  });
});

test("an applicant is looked at once, with what is there from before and what was taken [CALL-56] [T-40]", async () => {
  await putAwaiting(server);
  const desk = await atHeadOffice();
  const { set } = await sendPrint(desk, "right", "index");
  const path = { idNumber: applicantIdOf(1) };
  const { biometrics, extensions } = await desk.must("getApplicantBiometrics", { path });
  await desk.must("getApplicantBiometrics", { path, headers: { "X-Background": "1" } });

  expect(biometrics).toMatchObject({
    applicant: { id_number: path.idNumber },
    application: { status: "pending_biometrics", biometrics: { photo: "missing" } },
    stored: [],
    set: { batch_id: set.batch_id, version: 2 },
  });
  expect(extensions).toContain("capture_sets");
  const views = await server.database
    .selectFrom("audit_events")
    .where("action", "=", "view")
    .where("subject_type", "=", "person")
    .selectAll()
    .execute();
  expect(views).toHaveLength(1);
});

test("an applicant of another centre is shown without what was taken there", async () => {
  const desk = await atHeadOffice();
  const { biometrics } = await desk.must("getApplicantBiometrics", { path: { idNumber: "A105405" } });

  expect(biometrics).toMatchObject({ application: { created_center: { id: 6 } }, set: null });
  expect(biometrics.stored.map(({ kind }) => kind).sort()).toEqual([
    ...Array.from({ length: 10 }, () => "finger"),
    "photo",
    "signature",
  ]);
});
