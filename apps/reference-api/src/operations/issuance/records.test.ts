import { describe, expect, test } from "vitest";
import { signIn } from "../../testing/desk.ts";
import { findCardId, handOver, loadCard } from "../../testing/hand-over.ts";
import { readFingerprint } from "../../testing/read-fingerprint.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const notes = "The name is misspelt on the card";

describe("the list of hand-overs [CALL-45]", () => {
  test("has the centre's own, newest first, page by page", async () => {
    const desk = await atHeadOffice();
    const first = await desk.must("listIssuances");
    const second = await desk.must("listIssuances", { query: { page: 2, per_page: 25 } });

    const counts = { collected: 5, completed: 24, returned: 3 };
    expect(first.meta).toEqual({ page: 1, per_page: 25, total: 32, last_page: 2, counts });
    expect([first.issuances.length, second.issuances.length]).toEqual([25, 7]);
    const times = [...first.issuances, ...second.issuances].map(({ issued_at }) => issued_at);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(first.issuances.map(({ status }) => status))).toEqual(
      new Set(["collected", "completed", "returned"]),
    );
    expect(new Set([...first.issuances, ...second.issuances].map(({ collector }) => collector.type))).toEqual(
      new Set(["self", "family", "authorised", "official"]),
    );
  });

  test.each(["collected", "completed", "returned"] as const)(
    "is narrowed to those that are %s, and counts all the same",
    async (status) => {
      const desk = await atHeadOffice();
      const { issuances, meta } = await desk.must("listIssuances", { query: { status } });

      expect(new Set(issuances.map((each) => each.status))).toEqual(new Set([status]));
      expect(meta.total).toBe(meta.counts?.[status]);
      expect(Object.values(meta.counts ?? {}).reduce((sum, count) => sum + count, 0)).toBe(32);
    },
  );

  test("is empty where nothing was handed over", async () => {
    const { issuances, meta } = await (await signIn(server, "clerk.hdh", 6)).must("listIssuances");

    expect([issuances, meta]).toEqual([[], { page: 1, per_page: 25, total: 0, last_page: 1, counts: {} }]);
  });

  test("begins with what was just handed over, and shows nothing that is under way", async () => {
    const desk = await atHeadOffice();
    await loadCard(desk, 5002);
    await handOver(server, desk, 5001);
    const { issuances, meta } = await desk.must("listIssuances", { query: { per_page: 1 } });

    expect(meta.total).toBe(33);
    expect(issuances[0]).toMatchObject({
      status: "collected",
      card: { serial_number: "SN0005001", id_number: "A105001" },
      collector: { type: "self", relationship: null },
      issued_by: { username: "clerk.male" },
      completed_by: null,
      returned: null,
    });
    expect(issuances[0]?.collector.name).toBe(issuances[0]?.owner.name_en);
  });
});

describe("a record [CALL-47] [CALL-48]", () => {
  test("is read by its centre, and each look stands in its history [T-40]", async () => {
    const path = { id: await findCardId(server, 5205) };
    const desk = await atHeadOffice();
    const before = await readFingerprint(server.database);
    await desk.must("getCollectedIssuance", { path });
    const { issuance } = await (await signIn(server, "super", 1)).must("getCompletedIssuance", { path });

    expect(issuance).toMatchObject({ status: "completed", issuance_no: "HO-2026-000027" });
    expect(issuance.events?.slice(-3).map(({ action, actor }) => [action, actor.username])).toEqual([
      ["complete", "clerk.male"],
      ["view", "clerk.male"],
      ["view", "super"],
    ]);
    await server.database.deleteFrom("sessions").where("user_id", "=", 5).execute();
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test.each([
    [5205, "completed, by its owner"],
    [5403, "by somebody else"],
    [5404, "after a supervisor vouched"],
    [5204, "with its proof outstanding"],
  ])("%i, %s, is read with one question for each part of it", async (number) => {
    const desk = await atHeadOffice();
    const path = { id: await findCardId(server, number) };
    const read = () => desk.must("getCollectedIssuance", { path });

    // The session, the record and the look at it; then the record again, its card, people, verification, account,
    // documents and history.
    expect(await server.countQueries(read)).toBe(10);
  });

  test("that is not complete is no completed one, and one under way is none at all", async () => {
    const desk = await atHeadOffice();
    const { card } = await loadCard(desk, 5001);
    const missing = { status: 404, message: "Hand-over not found.", code: "not_found" };

    expect(
      await desk.refused("getCompletedIssuance", { path: { id: await findCardId(server, 5204) } }),
    ).toEqual(missing);
    expect(await desk.refused("getCollectedIssuance", { path: { id: card.id } })).toEqual(missing);
  });

  test("of another centre says where the card was handed over, and the refusal is written down [T-36]", async () => {
    const path = { id: await findCardId(server, 5204) };

    expect(await (await signIn(server, "clerk.hdh", 6)).refused("getCollectedIssuance", { path })).toEqual({
      status: 403,
      message: "This card was handed over at DNR Head Office.",
      code: "other_center",
    });
    const denied = await server.database
      .selectFrom("audit_events")
      .where("action", "=", "denied")
      .select(["actor_id", "notes"])
      .execute();
    expect(denied).toEqual([{ actor_id: 2, notes: "getCollectedIssuance" }]);
  });
});

describe("a card that comes back [CALL-44] [DOM-06]", () => {
  test("is at the centre again, and its record says why", async () => {
    const desk = await atHeadOffice();
    const { card, version = 0 } = await handOver(server, desk, 5001);
    const answer = await desk.must("returnCard", {
      path: { id: card.id },
      body: { reason: "data_error", notes, version },
    });

    expect(answer).toMatchObject({
      card: { status: "at_center", current_center: { id: 1 } },
      issuance: {
        status: "returned",
        version: version + 1,
        returned: { reason: "data_error", notes, by: { username: "clerk.male" } },
      },
      message: "Card returned",
    });
    expect((await desk.must("getCollectedIssuance", { path: { id: card.id } })).issuance.status).toBe(
      "returned",
    );
    expect((await loadCard(desk, 5001)).status).toBe("ready");
  });

  test("comes back on the day of the hand-over only", async () => {
    const desk = await atHeadOffice();
    const path = { id: await findCardId(server, 5204) };

    expect(await desk.refused("returnCard", { path, body: { reason: "wrong_card", notes } })).toMatchObject({
      status: 400,
      code: "return_too_late",
    });
  });

  test.each([
    [5205, 409, "out_of_order", "This hand-over is already complete."],
    [5002, 409, "out_of_order", "Load the card first."],
  ])("card %i does not come back: %i %s, %s", async (number, status, code, message) => {
    const desk = await atHeadOffice();
    const path = { id: await findCardId(server, number) };

    expect(await desk.refused("returnCard", { path, body: { reason: "wrong_card", notes } })).toMatchObject({
      status,
      code,
      message,
    });
  });

  test("needs a reason of the list, notes that can be read, and the version that is shown [R-3]", async () => {
    const desk = await atHeadOffice();
    const { card } = await handOver(server, desk, 5001);
    const path = { id: card.id };

    expect(await desk.refused("returnCard", { path, body: { reason: "bored", notes } })).toMatchObject({
      errors: { reason: ["Reason is not valid."] },
    });
    expect(
      await desk.refused("returnCard", { path, body: { reason: "data_error", notes: "\u200b\u200b\u200b" } }),
    ).toMatchObject({ errors: { notes: ["Notes are required."] } });
    expect(
      await desk.refused("returnCard", { path, body: { reason: "data_error", notes, version: 1 } }),
    ).toMatchObject({ status: 409, code: "stale_version" });
  });
});

describe("the receipt of a hand-over", () => {
  test("is counted print by print, without another version of the record", async () => {
    const desk = await atHeadOffice();
    const { card, version } = await handOver(server, desk, 5001);
    const path = { id: card.id };
    const [first, second] = [
      await desk.must("markReceiptPrinted", { path }),
      await desk.must("markReceiptPrinted", { path }),
    ];

    expect([first.copies, second.copies, second.issuance.printed]).toEqual([1, 2, 2]);
    expect(second.issuance.version).toBe(version);
    expect(second.issuance.events?.slice(-2).map(({ action, notes: text }) => [action, text])).toEqual([
      ["print", null],
      ["print", "Copy 2."],
    ]);
  });

  test("is there once the card was handed over", async () => {
    const desk = await atHeadOffice();
    const { card } = await loadCard(desk, 5001);

    expect(await desk.refused("markReceiptPrinted", { path: { id: card.id } })).toMatchObject({
      status: 404,
      message: "Hand-over not found.",
    });
  });
});
