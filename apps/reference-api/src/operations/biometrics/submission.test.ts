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
  tenFingers,
} from "../../testing/biometrics.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { drawSignature } from "../../testing/pictures.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);

const submit = (desk: Desk, data: object, files: Record<string, Blob> = {}) =>
  desk.must("submitBiometrics", { body: makeSubmission({ ...data }, files) });
const refuse = (desk: Desk, data: object, files: Record<string, Blob> = {}) =>
  desk.refused("submitBiometrics", { body: makeSubmission({ ...data }, files) });

const readApplication = async (desk: Desk, id: number) =>
  (await desk.must("getCenterApplication", { path: { id } })).application;

const countParts = async (applicationId: number) =>
  (
    await server.database
      .selectFrom("captured_parts")
      .where("application_id", "=", applicationId)
      .selectAll()
      .execute()
  ).length;

/** What moved an application from one status to another. */
const listMoves = async (id: number) =>
  (
    await server.database
      .selectFrom("audit_events")
      .where("subject_type", "=", "application")
      .where("subject_id", "=", id)
      .whereRef("from_status", "<>", "to_status")
      .select("action")
      .execute()
  ).map(({ action }) => action);

/** All pictures as files of one form, the right thumb under the specification's name. */
async function makeAllFiles(): Promise<Record<string, Blob>> {
  const prints = tenFingers.map(([hand, finger], index) => {
    const name = hand === "right" && finger === "thumb" ? "thumb.png" : `${hand}_${finger}.png`;
    return [name, drawPrint(index + 1)] as const;
  });
  return { "photo.jpg": await drawFace(), "sig.jpg": await drawSignature(), ...Object.fromEntries(prints) };
}

describe("biometrics that are submitted", () => {
  test("close the set, and move the application on with all of it [CALL-67] [DOM-07]", async () => {
    const id = await putAwaiting(server);
    const desk = await atHeadOffice();
    const set = await takeAll(desk);
    const { application, message } = await submit(desk, submissionOf(set));

    expect([message, application]).toMatchObject([
      "Biometrics saved",
      {
        status: "submitted",
        submitted_at: expect.any(String),
        version: 2,
        biometrics: {
          ...{ photo: "captured", fingerprints: "captured", signature: "captured" },
          waits_for_supervisor: false,
        },
      },
    ]);
    const { captures, exceptions, vouched_by, events } = await readApplication(desk, id);
    expect([captures.length, exceptions, vouched_by]).toEqual([12, [], null]);
    expect(events?.map(({ action }) => action)).toEqual(["submit_biometrics"]);
    expect(await listMoves(id)).toEqual(["submit_biometrics"]);
    const closed = (await desk.must("getCaptureSet", { path: { id: set.batch_id } })).set;
    expect(closed).toMatchObject({
      closed_at: server.clock.now.toISOString(),
      closed_by: { username: "clerk.male" },
    });
    expect(await desk.refused("removeCapturedPart", { path: { id: set.batch_id, partId: 1 } })).toMatchObject(
      {
        status: 409,
        code: "biometrics_changed",
      },
    );
  });

  test("wait for the payment where the fee is open", async () => {
    await putAwaiting(server, { payment_status: "pending", payment_amount: 100 });
    const desk = await atHeadOffice();
    const { application } = await submit(desk, submissionOf(await takeAll(desk)));

    expect(application).toMatchObject({ status: "pending_payment", submitted_at: null });
  });

  test("may come all at once as files, without a set [CALL-67]", async () => {
    const id = await putAwaiting(server);
    const desk = await atHeadOffice();
    const fingerprints = [
      { file: "left_ring.png", quality: 61, algorithm: "NFIQ 2.2", taken_with: "reader" },
    ];
    await submit(desk, { fingerprints }, await makeAllFiles());
    const { captures, status } = await readApplication(desk, id);

    expect([status, captures.length]).toEqual(["submitted", 12]);
    expect(await listMoves(id)).toEqual(["submit_biometrics"]);
    const find = (hand: string, finger: string) =>
      captures.find((part) => part.hand === hand && part.finger === finger);
    expect(find("right", "thumb")).toMatchObject({ quality: null, resolution_ppi: 500 });
    expect(find("left", "ring")).toMatchObject({ quality: 61, taken_with: "reader", algorithm: "NFIQ 2.2" });
  });

  test("keep a file once that a part shows already, and take a new one in place of it", async () => {
    const id = await putAwaiting(server);
    const desk = await atHeadOffice();
    const set = await takeAll(desk);
    const same = { "thumb.png": drawPrint(1), "sig.jpg": await drawSignature() };
    await submit(desk, submissionOf(set), { ...same, "right_index.png": drawPrint(77) });
    const { captures } = await readApplication(desk, id);
    const before = set.parts.map((part) => part.id);

    expect(captures).toHaveLength(12);
    expect(captures.filter((part) => !before.includes(part.id))).toMatchObject([
      { hand: "right", finger: "index" },
    ]);
  });

  test("keep a file in place of the same one where more is said of it now", async () => {
    const id = await putAwaiting(server);
    const desk = await atHeadOffice();
    const set = await takeAll(desk);
    const fingerprints = [{ file: "thumb.png", quality: 61 }];
    await submit(desk, { ...submissionOf(set), fingerprints }, { "thumb.png": drawPrint(1) });
    const { captures } = await readApplication(desk, id);
    const thumbs = captures.filter(({ hand, finger }) => hand === "right" && finger === "thumb");

    expect(thumbs).toMatchObject([{ quality: 61 }]);
  });

  test("have the left thumb as thumb.png where the right one is excepted [DOM-07]", async () => {
    const id = await putAwaiting(server);
    const desk = await atHeadOffice();
    const set = await takeAll(desk, { except: ["right_thumb", "left_thumb"] });
    const exceptions = [
      { kind: "finger", hand: "right", finger: "thumb", lasts: "temporary", reason: "bandaged" },
    ];
    await submit(desk, { ...submissionOf(set), exceptions }, { "thumb.png": drawPrint(60) });
    const application = await readApplication(desk, id);

    expect(application.captures.filter(({ finger }) => finger === "thumb")).toMatchObject([{ hand: "left" }]);
    expect(application.exceptions).toMatchObject(exceptions);
    const events = server.database.selectFrom("audit_events").where("subject_id", "=", id);
    const excepted = await events.where("action", "=", "except").select("notes").execute();
    expect(excepted).toEqual([{ notes: "right_thumb: bandaged" }]);
  });

  test("are a photograph and the guardian's signature of a young child", async () => {
    const id = await putAwaiting(server);
    await server.database
      .updateTable("people")
      .set({ date_of_birth: "2016-11-20" })
      .where("id_number", "=", applicantIdOf(1))
      .execute();
    const desk = await atHeadOffice();
    const files = { "photo.jpg": await drawFace(), "sig.jpg": await drawSignature() };
    expect((await refuse(desk, {}, files)).errors).toEqual({ signature: ["The guardian has to sign."] });

    const { application } = await submit(desk, { signature: { signed_by: "guardian" } }, files);
    expect(application.biometrics).toMatchObject({ photo: "captured", fingerprints: "excepted" });
    expect(await countParts(id)).toBe(2);
  });
});

describe("parts from before", () => {
  /** An earlier application of the same applicant, with all parts. */
  async function takeBefore(desk: Desk, status: "collected" | "rejected" = "collected"): Promise<void> {
    const before = await putAwaiting(server);
    await submit(desk, submissionOf(await takeAll(desk)));
    await server.database
      .updateTable("applications")
      .set({ status, application_no: "C-2026-800001" })
      .where("id", "=", before)
      .execute();
  }

  test("are used again with their date, and say so", async () => {
    const desk = await atHeadOffice();
    await takeBefore(desk);
    server.clock.pass({ hours: 24 * 365 });
    const id = await putAwaiting(server);
    const later = await atHeadOffice();
    const path = { idNumber: applicantIdOf(1) };
    const { stored } = (await later.must("getApplicantBiometrics", { path })).biometrics;
    const parts = stored.filter(({ kind }) => kind !== "photo").map((part) => part.id);
    const { application } = await submit(later, { parts }, { "photo.jpg": await drawFace() });

    expect([stored.length, application.biometrics]).toMatchObject([
      12,
      { photo: "captured", fingerprints: "reused", signature: "reused" },
    ]);
    const { captures } = await readApplication(later, id);
    const thumb = captures.find(({ finger }) => finger === "thumb");
    expect(thumb).toMatchObject({ source: "reused", captured_at: stored[0]?.captured_at });
    const file = await later.call("getApplicationFile", { path: { id, fileId: thumb?.id ?? 0 } });
    expect(file.status).toBe(200);
  });

  test("are not those of an application that went no further", async () => {
    const desk = await atHeadOffice();
    await takeBefore(desk, "rejected");
    await putAwaiting(server);
    const path = { idNumber: applicantIdOf(1) };

    expect((await desk.must("getApplicantBiometrics", { path })).biometrics.stored).toEqual([]);
  });

  test("are too old after the years of the settings, and of nobody else", async () => {
    const desk = await atHeadOffice();
    await takeBefore(desk);
    const { stored } = (await desk.must("getApplicantBiometrics", { path: { idNumber: applicantIdOf(1) } }))
      .biometrics;
    const parts = stored.map((part) => part.id);
    await putAwaiting(server, { number: 2 });
    const others = makeSubmission({ parts }, {}, 2);
    expect((await desk.refused("submitBiometrics", { body: others })).errors).toHaveProperty("parts");

    server.clock.pass({ hours: 24 * 366 * 5 });
    await putAwaiting(server);
    const later = await atHeadOffice();
    expect((await refuse(later, { parts })).errors).toEqual({
      parts: ["A part cannot be used again. Load the applicant again."],
    });
    const now = (await later.must("getApplicantBiometrics", { path: { idNumber: applicantIdOf(1) } }))
      .biometrics;
    expect(now.stored).toEqual([]);
  });
});

describe("a submission is refused", () => {
  test("with each item that is missing, and nothing of it is kept", async () => {
    const id = await putAwaiting(server);
    const desk = await atHeadOffice();
    const { set } = await sendPrint(desk, "left", "thumb");
    const { errors } = await refuse(desk, submissionOf(set), { "right_index.png": drawPrint(2) });

    expect(Object.keys(errors ?? {}).sort()).toEqual(
      [
        ...["left_index", "left_little", "left_middle", "left_ring", "photo", "right_little", "right_middle"],
        ...["right_ring", "right_thumb", "signature"],
      ].sort(),
    );
    expect(await countParts(id)).toBe(1);
  });

  test("by who changed it since, where the set is another one", async () => {
    await putAwaiting(server);
    const desk = await atHeadOffice();
    const set = await takeAll(desk);
    await sendPrint(await signIn(server, "super", 1), "left", "ring", { seed: 99 });

    expect(await refuse(desk, submissionOf(set))).toMatchObject({
      status: 409,
      code: "biometrics_changed",
      message: "These biometrics were changed by Fathimath Naseema.",
      context: {
        version: set.version + 1,
        changed_by: { username: "super" },
        changed_at: expect.any(String),
      },
    });
  });

  test("where a colleague has taken a part that the page does not know", async () => {
    await putAwaiting(server);
    const desk = await atHeadOffice();
    const set = await takeAll(desk);
    const { version: _, ...unversioned } = submissionOf(set);
    const parts = unversioned.parts.slice(1);

    expect(await refuse(desk, { ...unversioned, parts })).toMatchObject({ code: "biometrics_changed" });
  });

  test.each([
    ["a name that says nothing", { "foo.png": drawPrint(1) }, {}, "files"],
    ["a finger without its hand", { "index.png": drawPrint(1) }, {}, "files"],
    ["two files of one finger", { "thumb.png": drawPrint(1), "right_thumb.png": drawPrint(2) }, {}, "files"],
    ["a file that is no picture", { "sig.jpg": new Blob(["no"], { type: "image/jpeg" }) }, {}, "files"],
    ["data of a file that is not there", {}, { fingerprints: [{ file: "left_ring.png" }] }, "fingerprints"],
    [
      "data that say another finger",
      { "left_ring.png": drawPrint(1) },
      { fingerprints: [{ file: "left_ring.png", hand: "right" }] },
      "fingerprints",
    ],
    [
      "a finger that is taken and excepted",
      { "left_ring.png": drawPrint(1) },
      {
        exceptions: [
          { kind: "finger", hand: "left", finger: "ring", lasts: "permanent", reason: "amputated" },
        ],
      },
      "exceptions",
    ],
    ["parts of nobody", {}, { parts: [1] }, "parts"],
    ["a set that is not there", {}, { batch_id: "none" }, "batch_id"],
  ])("for %s, at its field [T-22] [T-23]", async (_, files, data, field) => {
    await putAwaiting(server);
    const { status, errors } = await refuse(await atHeadOffice(), data, files as Record<string, Blob>);

    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
  });

  test("for the same print as another finger's [R-6]", async () => {
    await putAwaiting(server);
    const files = await makeAllFiles();
    const same = { ...files, "left_ring.png": drawPrint(2) };

    expect(await refuse(await atHeadOffice(), {}, same)).toMatchObject({ status: 409, code: "same_print" });
  });

  test("for a set of another applicant", async () => {
    await putAwaiting(server);
    await putAwaiting(server, { number: 2 });
    const desk = await atHeadOffice();
    const { set } = await desk.must("sendSignature", {
      body: makePartForm(await drawSignature(), { number: 2 }),
    });

    expect((await refuse(desk, { batch_id: set.batch_id })).errors).toHaveProperty("batch_id");
  });
});
