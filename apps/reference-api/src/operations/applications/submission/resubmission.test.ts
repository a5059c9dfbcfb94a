import { describe, expect, test } from "vitest";
import { applicantIdOf, type PutApplication, putApplication } from "../../../testing/applications.ts";
import { drawFace, drawPrint, tenFingers } from "../../../testing/biometrics.ts";
import { type Desk, signIn } from "../../../testing/desk.ts";
import { drawSignature } from "../../../testing/pictures.ts";
import { bring, lookUp, makeSubmissionForm } from "../../../testing/submissions.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);

const photo = { code: "photo_too_dark", field: "photo", text: "Photo too dark" };
const paper = { code: "wrong_document", field: "documents", text: "Wrong document" };
const other = { code: "not_entitled", field: null, text: "Not entitled to a card" };

/** Puts an application that the registry has returned, with the one document that it needs. */
async function putReturned(reasons: readonly (typeof photo | typeof other)[], given: PutApplication = {}) {
  const id = await putApplication(server, {
    status: "returned",
    payment_status: "paid",
    paid_at: server.clock.now,
    photo: "captured",
    fingerprints: "captured",
    signature: "captured",
    contact_phone: "7000001",
    ...given,
  });
  for (const reason of reasons) {
    await server.database
      .insertInto("application_reasons")
      .values({ application_id: id, round: 1, ...reason })
      .execute();
  }
  const file = { content_type: "application/pdf", size: 9, center_id: 1, user_id: 1 };
  const at = { added_at: server.clock.now, used_at: server.clock.now };
  await server.database
    .insertInto("stored_documents")
    .values({
      token: `kept ${id}`,
      type: "payment_slip",
      subject_type: "application",
      subject_id: id,
      ...file,
      ...at,
    })
    .execute();
  return id;
}

const bodyOf = (id: number, more: object = {}) => ({
  id_number: applicantIdOf(1),
  type: "renewal" as const,
  collection_center_id: 1,
  documents: [],
  declared: true,
  resubmission_of: id,
  version: 1,
  ...more,
});
const resubmit = (desk: Desk, body: unknown) => desk.must("submitApplication", { body });
const refuse = (desk: Desk, body: unknown) => desk.refused("submitApplication", { body });
const explained = (code: string, text = "The lamp is the only one here.") => ({
  code,
  action: "explained",
  text,
});

describe("an application that the registry returned", () => {
  test("is submitted again with its number, the next round and every answer in its history [DOM-05]", async () => {
    const id = await putReturned([photo, other]);
    const desk = await atHeadOffice();
    const before = (await desk.must("getCenterApplication", { path: { id } })).application;
    const { application, message } = await resubmit(
      desk,
      bodyOf(id, {
        resolutions: [explained(photo.code), explained(other.code, "She is a citizen by birth.")],
      }),
    );

    expect([message, application]).toMatchObject([
      "Application resubmitted",
      {
        id,
        application_no: before.application_no,
        ...{ status: "submitted", round: 2, version: 2, return_reasons: [] },
        submitted_at: server.clock.now.toISOString(),
        documents: [{ type: "payment_slip" }],
      },
    ]);
    expect(application.events?.[0]).toMatchObject({
      ...{ action: "resubmit", from_status: "returned", to_status: "submitted" },
      notes:
        "Photo too dark: The lamp is the only one here.; Not entitled to a card: She is a citizen by birth.",
    });
    const kept = await server.database
      .selectFrom("application_reasons")
      .where("application_id", "=", id)
      .select(["resolution", "explanation"])
      .orderBy("id")
      .execute();
    expect(kept).toEqual([
      { resolution: "explained", explanation: "The lamp is the only one here." },
      { resolution: "explained", explanation: "She is a citizen by birth." },
    ]);
  });

  test.each([
    ["no answer", [], "This reason is not answered."],
    [
      "an explanation that is too short",
      [explained(photo.code, "Dark lamp")],
      "An explanation needs at least 10 characters.",
    ],
    ["a change that is none", [{ code: photo.code, action: "changed" }], "Nothing was changed."],
    [
      "an answer too many",
      [explained(photo.code), explained("made_up")],
      "The registry gave no such reason.",
    ],
  ])("is not submitted with %s", async (_, resolutions, text) => {
    const id = await putReturned([photo]);
    const { status, errors } = await refuse(await atHeadOffice(), bodyOf(id, { resolutions }));
    expect([status, Object.values(errors ?? {})]).toEqual([400, [[text]]]);
  });

  test("keeps its other pictures when one is taken again", async () => {
    const id = await putReturned([photo]);
    const desk = await atHeadOffice();
    const prints = tenFingers.map(
      ([hand, finger], index) => [`${hand}_${finger}.png`, drawPrint(index + 1)] as const,
    );
    const files = {
      "photo.jpg": await drawFace(),
      "sig.jpg": await drawSignature(),
      ...Object.fromEntries(prints),
    };
    const resolutions = [{ code: photo.code, action: "changed" as const }];
    const data = bodyOf(id, { resolutions, biometrics: { id_number: applicantIdOf(1) } });
    const first = (await desk.must("submitApplication", { body: makeSubmissionForm(data, files) }))
      .application;
    expect(first.captures).toHaveLength(12);

    await server.database
      .updateTable("applications")
      .set({ status: "returned" })
      .where("id", "=", id)
      .execute();
    await server.database
      .insertInto("application_reasons")
      .values({ application_id: id, round: 2, ...photo })
      .execute();
    const again = bodyOf(id, { version: 2, resolutions, biometrics: { id_number: applicantIdOf(1) } });
    const body = makeSubmissionForm(again, { "photo.jpg": await drawFace({ hue: 200 }) });
    const second = (await desk.must("submitApplication", { body })).application;
    expect(second).toMatchObject({ round: 3, status: "submitted", biometrics: { photo: "captured" } });
    expect(second.captures).toHaveLength(12);
    expect(second.captures.filter(({ source }) => source === "captured")).toMatchObject([{ kind: "photo" }]);
  });

  test("takes a new document beside those it has", async () => {
    const id = await putReturned([paper]);
    const desk = await atHeadOffice();
    await lookUp(desk, applicantIdOf(1));
    const documents = [await bring(desk, applicantIdOf(1), "court_order")];
    const resolutions = [{ code: paper.code, action: "changed" }];
    const { application } = await resubmit(desk, bodyOf(id, { documents, resolutions }));
    expect(application.documents?.map(({ type }) => type)).toEqual(["payment_slip", "court_order"]);
  });

  test("stays of its person, its type and its version, and is returned", async () => {
    const id = await putReturned([photo]);
    const desk = await atHeadOffice();
    const resolutions = [explained(photo.code)];
    expect(await refuse(desk, bodyOf(id, { resolutions, version: 9 }))).toMatchObject({
      code: "stale_version",
    });
    expect((await refuse(desk, bodyOf(id, { resolutions, type: "lost" }))).errors).toHaveProperty("type");
    await putApplication(server, { number: 2, status: "rejected" });
    const somebody = bodyOf(id, { resolutions, id_number: applicantIdOf(2) });
    expect((await refuse(desk, somebody)).errors).toHaveProperty("id_number");
    await resubmit(desk, bodyOf(id, { resolutions }));
    expect(await refuse(desk, bodyOf(id, { resolutions, version: 2 }))).toMatchObject({
      code: "application_not_returned",
    });
  });

  test("is submitted again by its two centers alone", async () => {
    const id = await putReturned([photo], { collection_center_id: 6 });
    const resolutions = [explained(photo.code)];
    expect(await refuse(await signIn(server, "clerk.male", 2), bodyOf(id, { resolutions }))).toMatchObject({
      status: 404,
    });
    const { application } = await resubmit(
      await signIn(server, "clerk.hdh", 6),
      bodyOf(id, { resolutions, collection_center_id: 6 }),
    );
    expect(application.status).toBe("submitted");
  });

  test("waits for its payment again where that is open, and needs a code for another number alone", async () => {
    const id = await putReturned([photo], { payment_status: "pending", payment_amount: 100, paid_at: null });
    const desk = await atHeadOffice();
    const resolutions = [explained(photo.code)];
    expect(await refuse(desk, bodyOf(id, { resolutions, contact_phone: "7771234" }))).toMatchObject({
      code: "phone_not_verified",
    });
    const { application } = await resubmit(desk, bodyOf(id, { resolutions }));
    expect([application.status, application.contact_phone_masked]).toEqual(["pending_payment", "*** **01"]);
  });
});
