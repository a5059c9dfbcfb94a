import { describe, expect, test } from "vitest";
import { type Desk, signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const inBackground = { headers: { "X-Background": "1" } };
/** Returned at the head office; made there for HDh. Kulhudhuffushi; made and collected at Hulhumalé. */
const [returned, forIsland, elsewhere] = [{ id: 47 }, { id: 35 }, { id: 50 }];

const readLooks = async (subjectId: number | null) =>
  server.database
    .selectFrom("audit_events")
    .where("action", "in", ["view", "look_up_missed"])
    .where("subject_type", "=", "application")
    .where("subject_id", subjectId === null ? "is" : "=", subjectId)
    .orderBy("id")
    .select(["notes", "actor_id", "center_id", "is_in_history"])
    .execute();

const open = (desk: Desk, path: { id: number }, more: object = {}) =>
  desk.must("getCenterApplication", { path, ...more }).then(({ application }) => application);

describe("An application", () => {
  test("shows what staff need of it, and only the end of its phone number [CALL-55]", async () => {
    const application = await open(await atHeadOffice(), returned);

    expect(application).toMatchObject({
      application_no: "C-2026-005464",
      status: "returned",
      applicant: { id_number: "A106021", name_en: "Aishath Latheefa", has_photo: true },
      contact_phone_masked: "*** **66",
      return_reasons: [{ code: "photo_too_dark" }, { code: "missing_signature" }],
      documents: [{ type: "old_card", content_type: "image/jpeg" }, { type: "payment_slip" }],
      captures: [
        { kind: "photo", source: "captured", captured_by: { username: "clerk.male" } },
        { kind: "finger", hand: "right", finger: "thumb" },
        { kind: "signature", source: "reused", captured_by: null },
      ],
      payment: { status: "paid", amount: 100, currency: "MVR", resend_in: 0 },
      cancelled: null,
      card: null,
      printed: 0,
      expected_on: "2026-11-29",
    });
    expect(JSON.stringify(application)).not.toContain("9130866");
  });

  test("tells what happened to it, newest first, the registry's part without a name [CALL-55]", async () => {
    const { events } = await open(await atHeadOffice(), returned);

    expect(
      events.map(({ action, actor, center }) => [action, actor?.username ?? null, center?.id ?? null]),
    ).toEqual([
      ["return", null, null],
      ["review", null, null],
      ["pay", null, null],
      ["create", "clerk.male", 1],
    ]);
    expect(events[0]).toMatchObject({ from_status: "under_review", to_status: "returned" });
  });

  test("shows the card that was made for it, with the batch that carries it [CALL-55]", async () => {
    const { card, status } = await open(await signIn(server, "clerk.hdh", 6), { id: 5 });

    expect(status).toBe("dispatched");
    expect(card).toMatchObject({
      serial_number: "SN0001301",
      application_no: "C-2026-005435",
      status: "in_transit",
      center: { id: 1 },
      batch: {
        id: 3,
        side: "receiving",
        batch_no: "DB-2026-000003",
        line_status: "in_transit",
        destination_center: { id: 6 },
        received_at: null,
      },
    });
  });

  test("names the guardian of a child, and the card that a lost one is replaced by", async () => {
    const desk = await atHeadOffice();

    expect((await open(desk, { id: 33 })).guardian).toMatchObject({ id_number: "A105305" });
    expect((await open(desk, { id: 37 })).replaces).toEqual({
      serial_number: "SN0005415",
      fate: "lost",
      police_report_no: "PR-5454",
    });
  });

  test("is for the centre that made it, the one that hands its card over, and full access [CALL-55]", async () => {
    const [made, collects] = [await atHeadOffice(), await signIn(server, "clerk.hdh", 6)];

    expect((await open(made, forIsland)).id).toBe(35);
    expect((await open(collects, forIsland)).id).toBe(35);
    expect((await open(await signIn(server, "super", 24), elsewhere)).id).toBe(50);
  });

  test.each([
    ["of another centre", 50],
    ["that was made online", 79],
    ["that is not there", 999_999],
  ])("%s is not found, and that somebody looked is written down", async (_, id) => {
    const desk = await atHeadOffice();

    expect(await desk.refused("getCenterApplication", { path: { id } })).toEqual({
      status: 404,
      message: "Application not found.",
      code: "not_found",
    });
    expect(await readLooks(null)).toMatchObject([
      { actor_id: 1, center_id: 1, notes: `There is no application ${id} here.` },
    ]);
  });

  test("is opened once by a page that asks again in the background [T-40]", async () => {
    const desk = await atHeadOffice();
    await open(desk, returned);
    server.clock.pass({ minutes: 29 });
    await open(desk, returned, inBackground);
    expect(await readLooks(47)).toHaveLength(1);

    await open(desk, returned);
    expect(await readLooks(47)).toHaveLength(2);
  });

  test("is opened by everybody for themselves, and again after an hour, whatever the request says", async () => {
    const desk = await atHeadOffice();
    await open(desk, returned);
    await open(await signIn(server, "super", 1), returned, inBackground);
    expect((await readLooks(47)).map(({ actor_id }) => actor_id)).toEqual([1, 5]);

    server.clock.pass({ minutes: 61 });
    await open(await atHeadOffice(), returned, inBackground);
    expect(await readLooks(47)).toHaveLength(3);
  });
});

describe("A file of an application", () => {
  const fetchFile = (desk: Desk, id: number, fileId: number) =>
    desk.fetch(`/api/applications/center/${id}/files/${fileId}`);

  test.each([
    ["a scan", 161, "image/jpeg", "old_card-161.jpg"],
    ["a paper", 162, "application/octet-stream", "payment_slip-162.pdf"],
    ["a fingerprint", 164, "image/png", "finger-164.png"],
  ])("is %s with its own bytes, and nobody on the way keeps it", async (_, fileId, type, name) => {
    const answer = await fetchFile(await atHeadOffice(), 35, fileId);
    const { size } = await server.database
      .selectFrom("stored_documents")
      .where("id", "=", fileId)
      .select("size")
      .executeTakeFirstOrThrow();

    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe(type);
    expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename="${name}"`);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const bytes = await answer.arrayBuffer();
    expect(bytes.byteLength).toBeGreaterThan(200);
    if (type !== "image/jpeg") expect(bytes.byteLength).toBe(size);
  });

  test("is written down at each look, outside of the application's own history [T-40]", async () => {
    const desk = await atHeadOffice();
    await fetchFile(desk, 35, 161);
    await fetchFile(desk, 35, 161);
    await desk.must("getApplicantPortrait", { path: forIsland });

    expect(await readLooks(35)).toEqual(
      ["file 161", "file 161", "portrait of the applicant"].map((notes) => ({
        notes,
        actor_id: 1,
        center_id: 1,
        is_in_history: false,
      })),
    );
    expect((await open(desk, forIsland)).events.map(({ action }) => action)).toEqual(["pay", "create"]);
    const { events } = await desk.must("listAudit", { path: { type: "application", id: 35 } });
    expect(events.map(({ action, notes }) => notes ?? action)).toEqual([
      "view",
      "portrait of the applicant",
      "file 161",
      "file 161",
      "pay",
      "create",
    ]);
  });

  test("of another application, or of another centre's, is not found", async () => {
    const desk = await atHeadOffice();

    expect(await desk.refused("getApplicationFile", { path: { id: 35, fileId: 151 } })).toMatchObject({
      status: 404,
      message: "This file is not kept with the application.",
    });
    for (const path of [elsewhere, { id: 79 }]) {
      const missing = { status: 404, message: "Application not found." };
      expect(await desk.refused("getApplicationFile", { path: { ...path, fileId: 161 } })).toMatchObject(
        missing,
      );
      expect(await desk.refused("getApplicantPortrait", { path })).toMatchObject(missing);
      expect(await desk.refused("listAudit", { path: { type: "application", ...path } })).toMatchObject(
        missing,
      );
    }
  });
});

describe("The slip of an application", () => {
  const print = async (desk: Desk, id: number) => desk.must("markSlipPrinted", { path: { id } });

  test("counts its copies for everybody, and leaves the version as it is", async () => {
    const first = await print(await atHeadOffice(), 35);
    const second = await print(await signIn(server, "clerk.hdh", 6), 35);

    expect([first.copies, second.copies, second.application.printed]).toEqual([1, 2, 2]);
    expect(second.application.version).toBe(first.application.version);
    expect(second.application.events[0]).toMatchObject({ action: "print", notes: "Copy 2." });
  });

  test.each([
    ["cancelled", 59, "Application is cancelled"],
    ["rejected", 56, "There is no slip of an application that is over"],
    ["collected", 18, "There is no slip of an application that is over"],
  ])("of one that is %s is not printed", async (_, id, message) => {
    const desk = await atHeadOffice();

    expect(await desk.refused("markSlipPrinted", { path: { id } })).toMatchObject({ status: 400, message });
  });
});

describe("To find an application", () => {
  const find = async (desk: Desk, number: string) =>
    (await desk.must("findApplication", { query: { number } })).found;

  test("by its number tells its centres, and opens it where the session's centre may", async () => {
    const desk = await atHeadOffice();
    expect(await find(desk, "C-2026-005452")).toMatchObject({
      id: 35,
      id_number: "A106010",
      created_center: { id: 1 },
      collection_center: { id: 6 },
      is_ours: true,
    });
    const found = await find(desk, "C-2026-005467");
    expect(found).toMatchObject({ created_center: { id: 2, name: expect.any(String) }, is_ours: false });
    expect(found).not.toHaveProperty("id");
    expect(await find(desk, "P-2026-000019")).toMatchObject({ channel: "portal", is_ours: false });
  });

  test("by a person tells the newest, and counts as a look-up", async () => {
    const desk = await atHeadOffice();
    expect(await find(desk, "A105415")).toMatchObject({ application_no: "C-2026-005454" });
    expect(await desk.refused("findApplication", { query: { number: "A999999" } })).toMatchObject({
      status: 404,
      message: "No application was found for A999999.",
    });
    const counted = await server.database.selectFrom("lookups").select("kind").execute();
    expect(counted.map(({ kind }) => kind)).toEqual(["person", "person"]);
  });

  test("that is another centre's, or that nobody has, is written down", async () => {
    const desk = await atHeadOffice();
    await find(desk, "C-2026-005452");
    expect(await readLooks(forIsland.id)).toEqual([]);
    await find(desk, "C-2026-005467");
    await desk.refused("findApplication", { query: { number: "A999999" } });
    const looks = [...(await readLooks(elsewhere.id)), ...(await readLooks(null))];
    expect(looks.map(({ notes, is_in_history }) => [notes, is_in_history])).toEqual([
      ["Looked for by its number.", false],
      [expect.stringMatching(/^id_number [\w-]{43}$/), false],
    ]);
  });
});
