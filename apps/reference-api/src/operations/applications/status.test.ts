import { describe, expect, test } from "vitest";
import { type Desk, signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const inBackground = { headers: { "X-Background": "1" } };

const look = async (desk: Desk, idNumber: string, more: object = {}) =>
  (await desk.must("getPersonStatus", { path: { idNumber }, ...more })).status;

const readLooks = async () =>
  server.database
    .selectFrom("audit_events as e")
    .leftJoin("people as p", "p.id", "e.subject_id")
    .where("e.action", "in", ["view", "look_up_missed"])
    .where("e.subject_type", "=", "person")
    .orderBy("e.id")
    .select(["p.id_number", "e.notes", "e.actor_id"])
    .execute();

const countLookups = async () =>
  (await server.database.selectFrom("lookups").where("kind", "=", "person").select("id").execute()).length;

/** Fills the look-ups of the clerk up. */
const fillUp = (count: number, at: Date) =>
  server.database
    .insertInto("lookups")
    .values(Array.from({ length: count }, () => ({ user_id: 1, kind: "person" as const, at })))
    .execute();

describe("The status of a person", () => {
  test.each([
    ["A106001", "pending_biometrics"],
    ["A106004", "pending_payment"],
    ["A106010", "submitted"],
    ["A106016", "under_review"],
    ["A106021", "returned"],
    ["A106027", "approved"],
    ["A100691", "printing"],
    ["A101301", "dispatched"],
    ["A105001", "ready"],
    ["A105204", "collected"],
    ["A106030", "rejected"],
    ["A106033", "cancelled"],
  ])("of %s is %s [CALL-50] [DOM-08]", async (idNumber, status) => {
    const { person, applications } = await look(await signIn(server, "super", 1), idNumber);

    expect(person.id_number).toBe(idNumber);
    expect(applications[0]).toMatchObject({ status, is_ours: true, return_reasons: expect.any(Array) });
  });

  test("has all applications, cards and hand-overs, newest first [CALL-50] [DOM-08]", async () => {
    const status = await look(await atHeadOffice(), "A105415");

    expect(status.applications.map((each) => [each.application_no, each.status])).toEqual([
      ["C-2026-005454", "submitted"],
      ["C-2026-005415", "collected"],
    ]);
    expect(status.cards).toMatchObject([
      { serial_number: "SN0005415", application_no: "C-2026-005415", status: "completed", batch: null },
    ]);
    expect(status.issuances).toMatchObject([
      {
        serial_number: "SN0005415",
        status: "completed",
        collector: { type: "family", name: expect.any(String), relationship: "spouse" },
        center: { id: 1 },
        is_ours: true,
      },
    ]);
  });

  test("names another centre and its batches, and neither its address nor anybody's number", async () => {
    const desk = await signIn(server, "status.male", 1);
    const waiting = await look(desk, "A105121");
    const travelling = await look(await signIn(server, "clerk.male", 2), "A101301");

    expect(waiting).toMatchObject({
      person: { permanent_address: null, phone_masked: null },
      cards: [{ status: "at_center", center: { id: 6 } }],
    });
    expect(JSON.stringify(waiting)).not.toMatch(/"phone"|9100335|000 0006/);
    expect(travelling.cards[0]?.batch).toMatchObject({
      batch_no: "DB-2026-000003",
      origin_center: { id: 1 },
      destination_center: { id: 6 },
      expected_on: "2026-11-20",
    });
    expect(travelling.cards[0]?.batch).not.toHaveProperty("id");
    expect(travelling.cards[0]?.batch).not.toHaveProperty("side");
    expect(travelling.applications[0]?.is_ours).toBe(false);
  });

  test("leads to a batch at its two centres alone, and to its destination once it has left", async () => {
    const origin = await look(await atHeadOffice(), "A101301");
    const destination = await signIn(server, "clerk.hdh", 6);

    expect(origin.cards[0]?.batch).toMatchObject({ id: 3, side: "sending" });
    expect((await look(destination, "A101301")).cards[0]?.batch).toMatchObject({ id: 3, side: "receiving" });
    expect((await look(destination, "A101601")).cards[0]?.batch).not.toHaveProperty("id");
  });

  test("of somebody who applied online, where staff cannot open it", async () => {
    const { applications } = await look(await atHeadOffice(), "A106041");

    expect(applications).toMatchObject([
      { application_no: "P-2026-000019", channel: "portal", created_center: null, is_ours: false },
    ]);
  });

  test("of somebody who has never applied is empty but for their cards", async () => {
    const { applications, cards, issuances } = await look(await atHeadOffice(), "A100101");

    expect([applications, issuances, cards.length]).toEqual([[], [], 1]);
  });

  test("is for those who look up people, and not for others", async () => {
    expect((await look(await signIn(server, "status.male", 1), "A106010")).applications).toHaveLength(1);
    for (const username of ["xpat.male", "noarea"]) {
      const desk = await signIn(server, username, 1);
      const path = { idNumber: "A106010" };
      expect(await desk.refused("getPersonStatus", { path })).toMatchObject({ code: "forbidden" });
      expect(await desk.refused("getActiveApplication", { path })).toMatchObject({ code: "forbidden" });
    }
  });

  test.each(["A12", "a106010", "A1060100", "A10601٠", "%25", "106010"])(
    "of the invalid number %s is refused and counts nothing",
    async (idNumber) => {
      const desk = await atHeadOffice();

      expect(await desk.refused("getPersonStatus", { path: { idNumber } })).toMatchObject({ status: 400 });
      expect([await countLookups(), await readLooks()]).toEqual([0, []]);
    },
  );
});

describe("A look at a person", () => {
  test("is written down and counted, found or not [T-40] [T-11]", async () => {
    const desk = await atHeadOffice();
    await look(desk, "A106010");

    expect(await desk.refused("getPersonStatus", { path: { idNumber: "A999999" } })).toEqual({
      status: 404,
      message: "No record was found for A999999.",
      code: "not_found",
    });
    expect(await readLooks()).toEqual([
      { id_number: "A106010", notes: null, actor_id: 1 },
      { id_number: null, notes: expect.stringMatching(/^id_number [\w-]{43}$/), actor_id: 1 },
    ]);
    expect(await countLookups()).toBe(2);
  });

  test("is one with what its page asks again in the background [CALL-51]", async () => {
    const desk = await atHeadOffice();
    await look(desk, "A106010");
    const path = { idNumber: "A106010" };
    const { application } = await desk.must("getActiveApplication", { path, ...inBackground });
    await look(desk, "A106010", inBackground);

    expect(application).toMatchObject({ application_no: "C-2026-005452", status: "submitted" });
    expect([await countLookups(), (await readLooks()).length]).toEqual([1, 1]);
  });

  test("is another one without a look before it, by a colleague or after an hour", async () => {
    const path = { idNumber: "A106010" };
    await (await atHeadOffice()).must("getActiveApplication", { path, ...inBackground });
    await (await signIn(server, "super", 1)).must("getActiveApplication", { path, ...inBackground });
    await (await atHeadOffice()).must("getActiveApplication", { path });
    server.clock.pass({ minutes: 61 });
    await (await atHeadOffice()).must("getActiveApplication", { path, ...inBackground });

    expect(await readLooks()).toHaveLength(4);
  });

  test("waits after 60 in a minute, and after 1,500 in a day [T-11]", async () => {
    await fillUp(60, server.clock.now);
    server.clock.pass({ seconds: 15 });
    const desk = await atHeadOffice();
    const { status, body, headers } = await desk.call("getPersonStatus", { path: { idNumber: "A106010" } });

    expect([status, body]).toEqual([
      429,
      { message: "Too many people were looked up. Go on in 45 seconds.", code: "too_many_lookups" },
    ]);
    expect(headers.get("Retry-After")).toBe("45");
    // Cards have a limit of their own.
    await desk.must("loadIssuance", { body: { serial_number: "SN0005001" } });
    server.clock.pass({ seconds: 45 });
    await look(desk, "A106010");

    await fillUp(1_439, server.clock.now);
    server.clock.pass({ minutes: 2 });
    expect(await desk.refused("getActiveApplication", { path: { idNumber: "A106011" } })).toMatchObject({
      status: 429,
      message: "Too many people were looked up. Go on in 1437 minutes.",
    });
  });
});

describe("The photograph of a person", () => {
  const path = { idNumber: "A106010" };

  test("is shown to whoever has just looked their status up, and each look is written down [T-40]", async () => {
    const desk = await atHeadOffice();
    await look(desk, "A106010");
    const { status, headers } = await desk.call("getPersonPortrait", { path });

    expect([status, headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    expect((await readLooks()).map(({ notes }) => notes)).toEqual([null, "portrait"]);
  });

  test("is shown to nobody else, and not an hour later, even to who has seen it since", async () => {
    const missing = { status: 404, message: "Look up this person's status first." };
    const desk = await atHeadOffice();
    await look(desk, "A106010");
    expect(await (await signIn(server, "super", 1)).refused("getPersonPortrait", { path })).toMatchObject(
      missing,
    );
    server.clock.pass({ minutes: 59 });
    const again = await atHeadOffice();
    await again.must("getPersonPortrait", { path });
    server.clock.pass({ minutes: 2 });

    expect(await again.refused("getPersonPortrait", { path })).toMatchObject(missing);
    expect(await again.refused("getPersonPortrait", { path: { idNumber: "A999999" } })).toMatchObject(
      missing,
    );
  });
});
