import { describe, expect, test } from "vitest";
import { packBatch, receiptOf, sendBatch, serialOf } from "../../testing/batches.ts";
import { signIn } from "../../testing/desk.ts";
import { readFingerprint } from "../../testing/read-fingerprint.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const notes = "As agreed on the telephone";
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const atKulhudhuffushi = () => signIn(server, "clerk.hdh", 6);

describe("what has changed in a batch", () => {
  test("is each line that changed after a version, once, with the batch as it is now", async () => {
    const desk = await atHeadOffice();
    const colleague = await signIn(server, "super", 1);
    const { id, version } = await packBatch(desk, { count: 2 });
    const path = { batchId: id };
    const seen = async (after: number) => colleague.must("listBatchChanges", { path, query: { after } });

    expect(await seen(version)).toEqual({ batch: expect.objectContaining({ id, version }), cards: [] });
    const { card } = await desk.must("addCard", { path, body: { serial_number: serialOf(103) } });
    const added = await seen(version);
    expect(added).toMatchObject({ batch: { version: version + 1, cards_count: 3 }, notes: [] });
    expect(added.cards).toEqual([card]);
    expect(card).toMatchObject({ serial_number: serialOf(103), version: version + 1 });
    expect(added.events?.map(({ action }) => action)).toEqual(["create"]);

    await desk.must("removeCard", { path: { ...path, cardId: card.id }, body: { notes } });
    const removed = await seen(version + 1);
    expect(removed.cards).toMatchObject([{ id: card.id, line_status: "removed", version: version + 2 }]);
    expect(removed.events?.[0]).toMatchObject({ action: "remove_card", serial_number: serialOf(103) });
    expect((await seen(0)).cards).toHaveLength(3);
  });

  test("is every line when the batch leaves, comes back or is given up", async () => {
    const desk = await atHeadOffice();
    const { id, version } = await packBatch(desk, { count: 2 });
    const path = { batchId: id };
    const statuses = async (after: number) => {
      const { batch, cards } = await desk.must("listBatchChanges", { path, query: { after } });
      return [batch.status, ...cards.map((card) => `${card.line_status} ${card.version}`)];
    };

    await desk.must("dispatchBatch", { path, body: {} });
    expect(await statuses(version)).toEqual([
      "dispatched",
      `in_transit ${version + 1}`,
      `in_transit ${version + 1}`,
    ]);
    await desk.must("reopenBatch", { path, body: { notes } });
    expect(await statuses(version + 1)).toEqual(["open", `packed ${version + 2}`, `packed ${version + 2}`]);
    await desk.must("cancelBatch", { path, body: { notes } });
    expect(await statuses(version + 2)).toEqual([
      "cancelled",
      `removed ${version + 3}`,
      `removed ${version + 3}`,
    ]);
  });

  test("of the batch alone brings no line, but its notes and its history", async () => {
    const desk = await atHeadOffice();
    const { id, version } = await packBatch(desk, { count: 1 });
    const path = { batchId: id };
    await desk.must("addBatchNote", { path, body: { notes } });

    expect(await desk.must("listBatchChanges", { path, query: { after: version } })).toMatchObject({
      batch: { version: version + 1 },
      cards: [],
      notes: [{ body: notes }],
      events: [{ action: "add_note" }, { action: "create" }],
    });
  });

  test("is the destination's to know once the batch is on its way, and who took it back", async () => {
    const origin = await atHeadOffice();
    const destination = await atKulhudhuffushi();
    const batch = await sendBatch(origin, { count: 1 });
    const path = { batchId: batch.id };
    const ask = { path, query: { after: 0 } };

    expect((await destination.must("listBatchChanges", ask)).cards).toHaveLength(1);
    await origin.must("reopenBatch", { path, body: { notes } });
    expect(await destination.refused("listBatchChanges", ask)).toEqual({
      status: 409,
      message: "This batch has not been dispatched yet.",
      code: "batch_not_dispatched",
      context: {
        status: "open",
        batch_no: batch.batch_no,
        changed_by: { username: "clerk.male", fullname: "Aishath Shareef" },
      },
    });
  });

  test("after a version that there has not been is refused, and so is none at all", async () => {
    const desk = await atHeadOffice();
    const path = { batchId: 3 };
    const { batch } = await desk.must("getSendingBatch", { path: { id: 3 } });

    expect(
      await desk.refused("listBatchChanges", { path, query: { after: batch.version + 1 } }),
    ).toMatchObject({ status: 409, code: "version_unknown", context: { version: batch.version } });
    for (const query of [{}, { after: -1 }, { after: "last" }, { after: 1, before: 2 }]) {
      expect(await desk.refused("listBatchChanges", { path, query })).toMatchObject({ status: 400 });
    }
  });
});

describe("a check that is taken back", () => {
  const checks = {
    receiveCard: (serial_number: string) => ({ data: { serial_number } }),
    markCardMissing: () => ({ data: { notes } }),
    disputeCard: () => ({ data: { reason: "damaged", notes } }),
  } as const;

  test.each(Object.keys(checks) as (keyof typeof checks)[])(
    "after %s leaves the card on its way as if nobody had looked, and its batch being received",
    async (check) => {
      const batch = await sendBatch(await atHeadOffice(), { count: 2 });
      const desk = await atKulhudhuffushi();
      const { path, body } = receiptOf(batch, 0);
      const found = await desk.must(check, { path, body: checks[check](body.data.serial_number) });
      const { version } = found.card;
      const undone = await desk.must("undoCard", { path, body: { data: {}, version } });

      expect(undone).toMatchObject({
        card: { line_status: "in_transit", resolved_by: null, resolved_at: null, resolution: null },
        batch: { status: "receiving", received_count: 0, missing_count: 0, disputed_count: 0 },
      });
      expect(undone.card.version).toBe(undone.batch.version);
      const card = await server.database
        .selectFrom("cards")
        .where("serial_number", "=", body.data.serial_number)
        .select(["status", "current_center_id"])
        .executeTakeFirstOrThrow();
      expect(card).toEqual({ status: "in_transit", current_center_id: null });
      const { batch: after } = await desk.must("getReceivingBatch", { path: { id: batch.id } });
      expect(after.events[0]).toMatchObject({
        action: "undo_card",
        actor: { username: "clerk.hdh" },
        from_status: found.card.line_status,
        to_status: "in_transit",
        serial_number: body.data.serial_number,
      });
      expect((await desk.must("receiveCard", { path, body })).card.line_status).toBe("received");
    },
  );

  test("repeated with its key happens once, and a second undo is refused", async () => {
    const batch = await sendBatch(await atHeadOffice(), { count: 1 });
    const desk = await atKulhudhuffushi();
    const { path, body } = receiptOf(batch, 0);
    await desk.must("receiveCard", { path, body });
    const headers = { "Idempotency-Key": "f2a7c0de-0000-4000-8000-000000000001" };
    const undo = { path, body: { data: { notes } }, headers };
    const first = await desk.call("undoCard", undo);
    const before = await readFingerprint(server.database);

    expect((await desk.call("undoCard", undo)).text).toBe(first.text);
    expect(await desk.refused("undoCard", { path, body: { data: {} } })).toMatchObject({
      status: 400,
      code: "card_not_checked",
    });
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test("never takes a colleague's finding for one's own", async () => {
    const batch = await sendBatch(await atHeadOffice(), { count: 1 });
    const desk = await atKulhudhuffushi();
    const { path, body } = receiptOf(batch, 0);
    const { card } = await desk.must("markCardMissing", { path, body: { data: { notes } } });
    await (await signIn(server, "super", 6)).must("receiveCard", { path, body });
    const before = await readFingerprint(server.database);

    expect(await desk.refused("undoCard", { path, body: { data: {}, version: card.version } })).toMatchObject(
      {
        status: 409,
        message: "This card was changed by Fathimath Naseema.",
        code: "stale_version",
        context: { changed_by: { username: "super", fullname: "Fathimath Naseema" } },
      },
    );
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test("is told of by whom, to who goes on with the card as it was before", async () => {
    const batch = await sendBatch(await atHeadOffice(), { count: 1 });
    const desk = await atKulhudhuffushi();
    const { path, body } = receiptOf(batch, 0);
    const { card } = await desk.must("receiveCard", { path, body });
    server.clock.pass({ minutes: 1 });
    await (await signIn(server, "super", 6)).must("undoCard", { path, body: { data: {} } });
    const data = { reason: "damaged", notes };

    expect(await desk.refused("disputeCard", { path, body: { data, version: card.version } })).toMatchObject({
      status: 409,
      message: "This card was changed by Fathimath Naseema.",
      code: "stale_version",
      context: {
        changed_by: { username: "super", fullname: "Fathimath Naseema" },
        changed_at: server.clock.now.toISOString(),
      },
    });
  });

  test("is refused before the first check and after the receipt is closed", async () => {
    const batch = await sendBatch(await atHeadOffice(), { count: 2 });
    const desk = await atKulhudhuffushi();
    const [one, other] = [receiptOf(batch, 0), receiptOf(batch, 1)];
    const undo = (path: typeof one.path) => desk.refused("undoCard", { path, body: { data: {} } });

    expect(await undo(one.path)).toMatchObject({ status: 400, code: "card_not_checked" });
    await desk.must("receiveCard", one);
    expect(await undo(other.path)).toMatchObject({ status: 400, code: "card_not_checked" });
    await desk.must("receiveCard", other);
    await desk.must("receiveBatch", { path: { batchId: batch.id }, body: {} });
    expect(await undo(one.path)).toMatchObject({ status: 400, code: "batch_received" });
  });
});

describe("where a card is", () => {
  const locate = async (serial_number: string) =>
    (await atKulhudhuffushi()).must("locateCard", { query: { serial_number } });

  test("is the batch that holds it, in whatever form the number is written, and no person", async () => {
    const desk = await atHeadOffice();
    const { batch_no } = await packBatch(desk, { to: 24, first: 120, count: 1 });

    expect(await locate("sn 0000120")).toEqual({
      batch: {
        batch_no,
        status: "open",
        destination_center: { id: 24, name: expect.any(String) },
      },
    });
  });

  test("is nowhere for a card that is free, or that there is not", async () => {
    expect(await locate("SN0000121")).toEqual({ batch: null });
    expect(await locate("SN9999999")).toEqual({ batch: null });
  });

  test("is not asked with what is no serial number", async () => {
    const desk = await atHeadOffice();
    expect(await desk.refused("locateCard", { query: { serial_number: "A100101" } })).toMatchObject({
      status: 400,
      errors: { serial_number: ["Serial Number is not valid."] },
    });
  });
});
