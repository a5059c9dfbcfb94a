import { describe, expect, test } from "vitest";
import { applicantIdOf, putApplicant } from "../../../testing/applications.ts";
import { drawFace, drawPrint, tenFingers } from "../../../testing/biometrics.ts";
import { type Desk, signIn } from "../../../testing/desk.ts";
import { readSentCode } from "../../../testing/hand-over.ts";
import { drawSignature } from "../../../testing/pictures.ts";
import {
  bring,
  lookUp,
  makeRenewal,
  makeSubmissionForm,
  putOwner,
  verifyPhone,
} from "../../../testing/submissions.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);

const submit = (desk: Desk, body: unknown, key = "key-of-the-first-submission") =>
  desk.call("submitApplication", { body, headers: { "Idempotency-Key": key } });
const refuse = (desk: Desk, body: unknown) => desk.refused("submitApplication", { body });

const countApplications = async () =>
  (await server.database.selectFrom("applications").select("id").execute()).length;

const pictures = async () => ({
  "photo.jpg": await drawFace(),
  "sig.jpg": await drawSignature(),
  ...Object.fromEntries(
    tenFingers.map(([hand, finger], index) => [`${hand}_${finger}.png`, drawPrint(index + 1)]),
  ),
});

describe("an application that a centre submits", () => {
  test("gets a number, waits for biometrics that are taken later, and is told of [CALL-53] [DOM-08]", async () => {
    const desk = await atHeadOffice();
    const idNumber = await putOwner(server);
    const { status, body } = await submit(desk, await makeRenewal(server, desk, idNumber));

    expect([status, body.message]).toEqual([201, "Application submitted"]);
    expect(body.application).toMatchObject({
      application_no: expect.stringMatching(/^C-2026-\d{6}$/),
      ...{ status: "pending_biometrics", type: "renewal", version: 1, round: 1, submitted_at: null },
      applicant: { id_number: idNumber },
      created_center: { id: 1 },
      contact_phone_masked: "*** **01",
      payment: { status: "pending", amount: 100 },
      replaces: { fate: "kept" },
      expected_on: "2026-12-03",
      documents: [{ type: "payment_slip", added_by: { username: "clerk.male" } }],
      events: [{ action: "create", from_status: null, to_status: "pending_biometrics" }],
    });
    const { messages } = await readMessages(body.application.application_no);
    expect(messages).toEqual([
      `Your ID card application ${body.application.application_no} was received at DNR Head Office. Keep this number.`,
    ]);
  });

  test("with pictures that were taken at the counter waits for the payment alone", async () => {
    const desk = await atHeadOffice();
    const idNumber = await putOwner(server);
    const data = await makeRenewal(server, desk, idNumber, { biometrics: { id_number: idNumber } });
    const { status, body } = await submit(desk, makeSubmissionForm(data, await pictures()));

    expect([status, body.application?.status]).toEqual([201, "pending_payment"]);
    expect(body.application.biometrics).toMatchObject({
      ...{ photo: "captured", fingerprints: "captured", signature: "captured" },
    });
    expect(body.application.captures).toHaveLength(12);
  });

  test("uses what was taken before, and is submitted at once where nothing is to be paid", async () => {
    const desk = await atHeadOffice();
    const idNumber = await putOwner(server);
    const first = await makeRenewal(server, desk, idNumber, { biometrics: { id_number: idNumber } });
    const before = (await submit(desk, makeSubmissionForm(first, await pictures()))).body.application;
    await server.database
      .updateTable("applications")
      .set({ status: "collected" })
      .where("id", "=", before.id)
      .execute();
    await server.database
      .updateTable("otp_sendings")
      .set({ at: new Date("2026-11-19T05:00:00Z") })
      .execute();

    const parts = before.captures.map(({ id }) => id);
    const data = await makeRenewal(server, desk, idNumber, { biometrics: { id_number: idNumber, parts } });
    const { status, body } = await submit(desk, data, "key-of-the-second");
    expect([status, body.application?.biometrics]).toEqual([
      201,
      {
        photo: "reused",
        fingerprints: "reused",
        signature: "reused",
        waits_for_supervisor: false,
      },
    ]);
  });

  test("names each picture that is missing, and nothing of it is kept", async () => {
    const desk = await atHeadOffice();
    const idNumber = await putOwner(server);
    const before = await countApplications();
    const data = await makeRenewal(server, desk, idNumber, { biometrics: { id_number: idNumber } });
    const { "photo.jpg": _, ...files } = await pictures();
    const refused = await refuse(desk, makeSubmissionForm(data, files));

    expect([refused.status, refused.errors]).toEqual([400, { photo: ["Photograph is missing."] }]);
    expect(await countApplications()).toBe(before);
    // The code and the document are good for the next try.
    expect((await submit(desk, makeSubmissionForm(data, await pictures()))).status).toBe(201);
  });

  test("answers a lost submission under its key with the same number", async () => {
    const desk = await atHeadOffice();
    const body = await makeRenewal(server, desk, await putOwner(server));
    const first = await submit(desk, body);
    const again = await submit(desk, body);
    expect([again.status, again.body.application]).toEqual([201, first.body.application]);
  });

  test("of a person who has one under way is refused, with what leads to it", async () => {
    const desk = await atHeadOffice();
    const idNumber = await putOwner(server);
    const data = await makeRenewal(server, desk, idNumber);
    const colleague = await signIn(server, "clerk.hdh", 6);
    await lookUp(colleague, idNumber);
    server.clock.pass({ minutes: 2 });
    const theirs = {
      ...data,
      documents: [await bring(colleague, idNumber, "payment_slip")],
      otp_token: await verifyPhone(server, colleague, idNumber),
    };
    const first = await submit(desk, data);
    expect(first.status).toBe(201);

    const refused = await refuse(colleague, theirs);
    const { application_no } = first.body.application;
    expect(refused).toMatchObject({
      status: 409,
      message: `${idNumber} already has an application: ${application_no}.`,
      code: "application_active",
      context: { application_no, status: "pending_biometrics", center: { id: 1 } },
    });
    expect(refused.context).not.toHaveProperty("id");
  });

  test.each([
    ["ABC", { status: 400, errors: { id_number: ["ID Number is not valid."] } }],
    ["A12345", { status: 400, errors: { id_number: ["ID Number is not valid."] } }],
    ["A999999", { status: 404, message: "No record was found for A999999." }],
  ])("is not made for %s", async (idNumber, expected) => {
    const desk = await atHeadOffice();
    const body = {
      id_number: idNumber,
      type: "first_time",
      collection_center_id: 1,
      documents: [],
      declared: true,
    };
    expect(await refuse(desk, body)).toMatchObject(expected);
  });

  test("is not made for somebody who has died, or on whom there is a hold", async () => {
    const desk = await atHeadOffice();
    const data = await makeRenewal(server, desk, await putOwner(server));
    const person = { id_number: data.id_number };
    const set = (is_deceased: boolean) =>
      server.database
        .updateTable("people")
        .set({ is_deceased })
        .where("id_number", "=", person.id_number)
        .execute();
    await set(true);
    expect(await refuse(desk, data)).toMatchObject({ status: 400, code: "applicant_deceased" });
    await set(false);
    const { id } = await server.database
      .selectFrom("people")
      .where("id_number", "=", person.id_number)
      .select("id")
      .executeTakeFirstOrThrow();
    await server.database
      .insertInto("person_holds")
      .values({ person_id: id, code: "court", label: "Court order" })
      .execute();
    expect(await refuse(desk, data)).toMatchObject({
      status: 400,
      message: "There is a hold on this person: Court order.",
    });
  });

  test("names its missing documents, and the one whose file was used already [ERR-15]", async () => {
    const desk = await atHeadOffice();
    const idNumber = await putOwner(server);
    const data = await makeRenewal(server, desk, idNumber);
    expect((await refuse(desk, { ...data, documents: [] })).errors).toEqual({
      "documents.payment_slip": ["This document is missing."],
    });
    expect((await submit(desk, data)).status).toBe(201);

    const other = await putOwner(server, { number: 2, phone: "7000002" });
    const next = await makeRenewal(server, desk, other);
    expect(await refuse(desk, { ...next, documents: data.documents })).toEqual({
      status: 400,
      message: "File path missing",
      code: "file_path_missing",
      errors: { "documents.payment_slip": ["File path missing"] },
    });
  });

  test("needs a phone number that this session has verified not long ago", async () => {
    const desk = await atHeadOffice();
    const data = await makeRenewal(server, desk, await putOwner(server));
    const unverified = { status: 400, code: "phone_not_verified" };
    expect(await refuse(desk, { ...data, otp_token: "made up" })).toMatchObject(unverified);
    expect(await refuse(desk, { ...data, contact_phone: "7771234" })).toMatchObject(unverified);
    expect((await refuse(desk, { ...data, contact_phone: "6123456" })).errors).toEqual({
      contact_phone: ["Phone Number is not valid."],
    });
    expect(await refuse(await atHeadOffice(), data)).toMatchObject({ status: 400 });
    server.clock.pass({ minutes: 11 });
    expect(await refuse(desk, data)).toMatchObject(unverified);
  });

  test("takes the code itself in place of its proof", async () => {
    const desk = await atHeadOffice();
    const idNumber = await putOwner(server);
    await lookUp(desk, idNumber);
    const documents = [await bring(desk, idNumber, "payment_slip")];
    await desk.must("sendApplicationOtp", { body: { id_number: idNumber } });
    const otp = await readSentCode(server);
    const body = {
      id_number: idNumber,
      type: "renewal",
      collection_center_id: 1,
      documents,
      otp,
      declared: true,
    };
    expect((await submit(desk, body)).status).toBe(201);
  });

  test("is of a type that the settings allow this person", async () => {
    const desk = await atHeadOffice();
    const data = await makeRenewal(server, desk, await putOwner(server));
    expect((await refuse(desk, { ...data, type: "first_time" })).errors).toEqual({
      type: ["This person has a card already."],
    });
    await putApplicant(server, 3, { phone: "7000003" });
    const first = await makeRenewal(server, desk, applicantIdOf(3));
    expect((await refuse(desk, first)).errors).toEqual({ type: ["This person has no card yet."] });
  });

  test("says when, where and by which report a card was lost [VAL-11]", async () => {
    const desk = await atHeadOffice();
    const data = { ...(await makeRenewal(server, desk, await putOwner(server))), type: "lost" };
    const lost = (reason_details: object) => refuse(desk, { ...data, reason_details });
    expect((await lost({})).errors).toEqual({
      lost_on: ["Required format: YYYY-MM-DD"],
      lost_place: ["Place is required."],
      police_report_no: ["Police report number is required."],
    });
    const rest = { lost_place: "Malé", police_report_no: "PR-1" };
    expect((await lost({ ...rest, lost_on: "2026-02-30" })).errors).toHaveProperty("lost_on");
    expect((await lost({ ...rest, lost_on: "2026-11-20" })).errors).toEqual({
      lost_on: ["The date is in the future."],
    });
    const documents = [...data.documents, await bring(desk, data.id_number, "police_report")];
    const { body } = await submit(desk, {
      ...data,
      documents,
      reason_details: { ...rest, lost_on: "2026-11-18" },
    });
    expect(body.application).toMatchObject({
      lost: { on: "2026-11-18", place: "Malé" },
      replaces: { fate: "lost", police_report_no: "PR-1" },
    });
  });

  test("says which details have changed, each once", async () => {
    const desk = await atHeadOffice();
    const data = { ...(await makeRenewal(server, desk, await putOwner(server))), type: "change_of_details" };
    const change = (field: string, value: string) => ({ field, value });
    const changed = (...changes: object[]) => ({ ...data, reason_details: { changes } });
    expect((await refuse(desk, changed())).errors).toHaveProperty("changes");
    expect((await refuse(desk, changed(change("name_en", " ")))).errors).toHaveProperty(["changes.name_en"]);
    expect((await refuse(desk, changed(change("date_of_birth", "2026-02-30")))).errors).toEqual({
      "changes.date_of_birth": ["Required format: YYYY-MM-DD"],
    });
    const name = change("name_en", "Aminath Rasheed");
    expect((await refuse(desk, changed(name, name))).errors).toEqual({
      "changes.name_en": ["This detail is there twice."],
    });
    expect((await submit(desk, changed(name))).body.application.changes).toEqual([name]);
  });

  test("needs the declaration, and the old card where it is damaged", async () => {
    const desk = await atHeadOffice();
    const data = await makeRenewal(server, desk, await putOwner(server));
    expect((await refuse(desk, { ...data, declared: false })).errors).toHaveProperty("declared");
    expect((await refuse(desk, { ...data, type: "damaged" })).errors).toHaveProperty("old_card_handed_in");
  });
});

describe("an applicant under age", () => {
  const child = (born = "2015-05-01") => putApplicant(server, 5, { date_of_birth: born, phone: null });
  const guardian = (number: number, born: string) =>
    putApplicant(server, number, { date_of_birth: born, phone: "7000009" });

  async function makeFirst(desk: Desk) {
    const idNumber = applicantIdOf(5);
    await lookUp(desk, idNumber);
    return {
      id_number: idNumber,
      type: "first_time" as const,
      collection_center_id: 1,
      documents: [
        await bring(desk, idNumber, "birth_certificate"),
        await bring(desk, idNumber, "guardian_consent"),
      ],
      declared: true,
    };
  }

  test("has a guardian, whom the code goes to", async () => {
    const desk = await atHeadOffice();
    await child();
    await guardian(6, "1985-01-01");
    const data = await makeFirst(desk);
    expect((await refuse(desk, data)).errors).toEqual({ guardian: ["A guardian is required."] });

    const otp_token = await verifyPhone(server, desk, data.id_number, {
      guardian_id_number: applicantIdOf(6),
    });
    const applies = { id_number: applicantIdOf(6), relationship: "mother" };
    const { status, body } = await submit(desk, { ...data, guardian: applies, otp_token });
    expect([status, body.application]).toMatchObject([
      201,
      { guardian: { id_number: applicantIdOf(6), relationship: "mother" }, contact_phone_masked: "*** **09" },
    ]);
  });

  test.each([
    ["of 17", "2009-05-01", "This person is under 18."],
    ["who was born tomorrow 18 years ago", "2008-11-20", "This person is under 18."],
  ])("has no guardian %s", async (_, born, text) => {
    const desk = await atHeadOffice();
    await child();
    await guardian(7, born);
    const body = { id_number: applicantIdOf(5), guardian_id_number: applicantIdOf(7) };
    expect(await desk.refused("sendApplicationOtp", { body })).toMatchObject({
      code: "guardian_not_eligible",
      errors: { guardian: [text] },
    });
  });

  test("is not their own guardian, and has none who has died", async () => {
    const desk = await atHeadOffice();
    await child();
    const personId = await guardian(8, "1980-01-01");
    await server.database
      .updateTable("people")
      .set({ is_deceased: true })
      .where("id", "=", personId)
      .execute();
    const ask = (guardian_id_number: string) =>
      desk.refused("sendApplicationOtp", { body: { id_number: applicantIdOf(5), guardian_id_number } });
    expect((await ask(applicantIdOf(5))).errors).toEqual({ guardian: ["This is the applicant."] });
    expect((await ask(applicantIdOf(8))).errors).toEqual({
      guardian: ["This person is registered as deceased."],
    });
  });
});

async function readMessages(applicationNo: string) {
  await server.sendMessages();
  const rows = await server.database.selectFrom("demo_messages").select("body").execute();
  return { messages: rows.map(({ body }) => body).filter((body) => body.includes(applicationNo)) };
}
