import { describe, expect, test } from "vitest";
import { receiptOf, sendBatch } from "../../testing/batches.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const atKulhudhuffushi = () => signIn(server, "clerk.hdh", 6);
const notes = "Packet opened in front of the courier, card not inside";

async function sendTo6(count = 3) {
  const batch = await sendBatch(await atHeadOffice(), { count });
  return { batch, desk: await atKulhudhuffushi() };
}

const readCard = (serial: string) =>
  server.database
    .selectFrom("cards")
    .where("serial_number", "=", serial)
    .select(["status", "current_center_id"])
    .executeTakeFirstOrThrow();

const missing = (desk: Desk, path: Record<string, number>) =>
  desk.must("markCardMissing", { path, body: { data: { notes } } });

const readSms = () =>
  server.database.selectFrom("sms_outbox").where("batch_id", ">", 12).selectAll().execute();

describe("checking the cards of a packet", () => {
  test("the first checked card makes the batch one that is being received [DOM-04]", async () => {
    const { batch, desk } = await sendTo6();
    const { path, body } = receiptOf(batch, 0);
    const answer = await desk.must("receiveCard", {
      path,
      body: { data: { ...body.data, method: "manual" } },
    });

    expect(answer.card).toMatchObject({
      line_status: "received",
      resolved_by: { username: "clerk.hdh" },
      resolved_at: "2026-11-19T09:05:00.000Z",
      resolution: { method: "manual" },
    });
    expect(answer.batch).toMatchObject({
      status: "receiving",
      received_count: 1,
      version: batch.version + 1,
    });
    expect(await readCard("SN0000101")).toEqual({ status: "at_center", current_center_id: 6 });
  });

  test("a card that a colleague has received says by whom and when [R-6]", async () => {
    const { batch, desk } = await sendTo6();
    await desk.must("receiveCard", receiptOf(batch, 0));
    server.clock.pass({ minutes: 5 });
    const colleague = await signIn(server, "super", 6);

    expect(await colleague.refused("receiveCard", receiptOf(batch, 0))).toEqual({
      status: 400,
      message: "Card has already been received",
      code: "already_received",
      context: { by: "Ibrahim Rasheed", at: "2026-11-19T09:05:00.000Z" },
    });
  });

  test("another card than the line's is not received [T-7]", async () => {
    const { batch, desk } = await sendTo6();
    const { path } = receiptOf(batch, 0);

    expect(await desk.refused("receiveCard", { path, body: receiptOf(batch, 1).body })).toEqual({
      status: 400,
      message: "Serial number mismatch",
      code: "serial_number_mismatch",
      context: { expected: "SN0000101" },
    });
    expect(
      await desk.refused("receiveCard", { path, body: { data: { serial_number: "SN1" } } }),
    ).toMatchObject({ status: 400, errors: { serial_number: ["Serial Number is not valid."] } });
  });

  test("a received card can still be disputed, and a disputed one received", async () => {
    const { batch, desk } = await sendTo6();
    const { path, body } = receiptOf(batch, 0);
    await desk.must("receiveCard", { path, body });
    const disputed = await desk.must("disputeCard", {
      path,
      body: { data: { reason: "wrong_serial", found_serial_number: "sn0000333", notes } },
    });

    expect(disputed.card).toMatchObject({
      line_status: "disputed",
      resolution: { reason: "wrong_serial", found_serial_number: "SN0000333", notes },
    });
    expect(disputed.batch).toMatchObject({ has_discrepancy: true, received_count: 0, disputed_count: 1 });
    expect(await readCard("SN0000101")).toEqual({ status: "disputed", current_center_id: null });

    await desk.must("receiveCard", { path, body });
    expect(await readCard("SN0000101")).toEqual({ status: "at_center", current_center_id: 6 });
  });

  test("a missing card is only ever found, not disputed or missing once more", async () => {
    const { batch, desk } = await sendTo6();
    const { path, body } = receiptOf(batch, 0);
    expect((await missing(desk, path)).card).toMatchObject({ line_status: "missing", resolution: { notes } });
    expect(await readCard("SN0000101")).toEqual({ status: "missing", current_center_id: null });

    const data = { reason: "damaged", notes };
    expect(await desk.refused("markCardMissing", { path, body: { data: { notes } } })).toMatchObject({
      code: "already_missing",
    });
    expect(await desk.refused("disputeCard", { path, body: { data } })).toMatchObject({
      code: "already_missing",
    });
    await desk.must("receiveCard", { path, body });
    expect(await desk.refused("markCardMissing", { path, body: { data: { notes } } })).toMatchObject({
      code: "already_received",
    });
  });

  test("a packet that has not left its origin cannot be checked or read", async () => {
    const desk = await atKulhudhuffushi();
    const line = await server.database
      .selectFrom("batch_cards")
      .where("batch_id", "=", 6)
      .select("id")
      .executeTakeFirstOrThrow();
    const path = { batchId: 6, cardId: line.id };

    expect(
      await desk.refused("receiveCard", { path, body: { data: { serial_number: "SN0001601" } } }),
    ).toMatchObject({ status: 400, code: "batch_not_dispatched", context: { status: "open" } });
    expect(await desk.refused("getReceivingBatch", { path: { id: 6 } })).toEqual({
      status: 409,
      message: "This batch has not been dispatched yet.",
      code: "batch_not_dispatched",
      context: { status: "open", batch_no: expect.stringMatching(/^DB-2026-/) },
    });
  });
});

describe("closing a receipt", () => {
  test("it waits for every card [DOM-04]", async () => {
    const { batch, desk } = await sendTo6();
    await desk.must("receiveCard", receiptOf(batch, 0));

    expect(await desk.refused("receiveBatch", { path: { batchId: batch.id }, body: {} })).toEqual({
      status: 400,
      message: "2 cards are not checked yet",
      code: "cards_remaining",
      context: { remaining: 2 },
    });
  });

  test("it asks for a note when a card is missing or disputed", async () => {
    const { batch, desk } = await sendTo6(2);
    const path = { batchId: batch.id };
    await desk.must("receiveCard", receiptOf(batch, 0));
    await missing(desk, receiptOf(batch, 1).path);

    expect(await desk.refused("receiveBatch", { path, body: {} })).toEqual({
      status: 400,
      message: "Validation failed.",
      errors: { notes: ["Notes are required."] },
    });
    const { batch: closed } = await desk.must("receiveBatch", { path, body: { notes: "One is missing" } });
    expect(closed).toMatchObject({
      status: "received",
      has_discrepancy: true,
      received_by: { username: "clerk.hdh" },
      received_at: "2026-11-19T09:05:00.000Z",
      notes: [{ body: "One is missing" }],
    });
    expect(await desk.refused("receiveBatch", { path, body: { notes: "Again" } })).toMatchObject({
      code: "batch_received",
    });
    expect(
      await desk.refused("markCardMissing", { path: receiptOf(batch, 0).path, body: { data: { notes } } }),
    ).toMatchObject({ code: "batch_received" });
  });

  test("its day is between the dispatch and the registry's today, which begins at 19:00 UTC", async () => {
    const { batch, desk } = await sendTo6(1);
    const path = { batchId: batch.id };
    await desk.must("receiveCard", receiptOf(batch, 0));
    const errorsOn = async (received_on: string) =>
      (await desk.refused("receiveBatch", { path, body: { received_on } })).errors?.received_on;

    expect(await errorsOn("2026-11-20")).toEqual(["Date must not be after today."]);
    expect(await errorsOn("2026-11-18")).toEqual(["Date must not be before the batch was dispatched."]);
    server.clock.now = new Date("2026-11-19T19:00:00.000Z");
    await (await atKulhudhuffushi()).must("receiveBatch", { path, body: { received_on: "2026-11-20" } });
  });

  test("a card found later still arrives, in the batch, the card and the history", async () => {
    const desk = await atKulhudhuffushi();
    const before = (await desk.must("getReceivingBatch", { path: { id: 2 } })).batch;
    const lost = before.cards.findIndex(({ line_status }) => line_status === "missing");
    const { batch } = await desk.must("receiveCard", receiptOf(before, lost));

    expect(batch).toMatchObject({ status: "received", received_count: 22, missing_count: 2 });
    expect(await readCard("SN0001206")).toEqual({ status: "at_center", current_center_id: 6 });
    const after = (await desk.must("getReceivingBatch", { path: { id: 2 } })).batch;
    expect(after.events[0]).toMatchObject({
      action: "receive_card",
      from_status: "missing",
      to_status: "received",
      serial_number: "SN0001206",
    });
  });
});

describe("a received card", () => {
  const packOn = async (desk: Desk, serial_number: string) => {
    const { batch } = await desk.must("createBatch", { body: { destination_center_id: 1 } });
    return desk.call("addCard", { path: { batchId: batch.id }, body: { serial_number } });
  };

  test("travels on only once its batch is closed [DOM-03]", async () => {
    const { batch, desk } = await sendTo6(1);
    await desk.must("receiveCard", receiptOf(batch, 0));
    expect((await packOn(desk, "SN0000101")).body).toMatchObject({
      code: "already_linked",
      context: { batch_id: batch.id },
    });

    await desk.must("receiveBatch", { path: { batchId: batch.id }, body: {} });
    expect((await packOn(desk, "SN0000101")).status).toBe(201);
  });

  test("travels on also when it was found after its batch was closed [DOM-03]", async () => {
    const { batch, desk } = await sendTo6(1);
    await missing(desk, receiptOf(batch, 0).path);
    await desk.must("receiveBatch", { path: { batchId: batch.id }, body: { notes } });
    await desk.must("receiveCard", receiptOf(batch, 0));

    expect((await packOn(desk, "SN0000101")).status).toBe(201);
  });
});

describe("ready SMS", () => {
  async function receiveAll(count: number) {
    const { batch, desk } = await sendTo6(count);
    for (let place = 0; place < count; place++) await desk.must("receiveCard", receiptOf(batch, place));
    return { batch, desk, path: { batchId: batch.id } };
  }

  test("every owner with a phone is told once, in the same breath as the batch says so [R-11] [DOM-04]", async () => {
    await server.database
      .updateTable("people")
      .set({ phone: null })
      .where("id_number", "=", "A100102")
      .execute();
    await server.database
      .updateTable("people")
      .set({ phone: "7000001" })
      .where("id_number", "in", ["A100101", "A100103"])
      .execute();
    const { desk, path } = await receiveAll(3);
    await desk.must("receiveBatch", { path, body: {} });
    const { batch, skipped } = await desk.must("sendReadySms", { path });

    expect(batch).toMatchObject({ ready_sms_count: 2, ready_sms_sent_at: "2026-11-19T09:05:00.000Z" });
    expect(skipped).toEqual([{ serial_number: "SN0000102", reason: "no_phone" }]);
    const { batch: again } = await desk.must("getReceivingBatch", { path: { id: path.batchId } });
    expect(again.ready_sms_skipped).toEqual(skipped);
    expect(again.cards.map(({ has_phone }) => has_phone)).toEqual([true, false, true]);
    const messages = await readSms();
    expect(messages).toHaveLength(2);
    expect(new Set(messages.map(({ message_id }) => message_id)).size).toBe(2);
    expect(messages[0]).toMatchObject({ state: "waiting", attempts: 0 });
    await server.sendMessages();
    expect(await server.database.selectFrom("demo_messages").select(["phone", "body"]).execute()).toEqual(
      messages.map(() => ({
        phone: "7000001",
        body: expect.stringContaining("HDh. Kulhudhuffushi City Centre"),
      })),
    );

    expect(await desk.refused("sendReadySms", { path })).toMatchObject({
      status: 400,
      code: "sms_already_sent",
      context: { at: "2026-11-19T09:05:00.000Z" },
    });
    expect(await readSms()).toHaveLength(2);
  });

  test("nobody is told before the receipt is closed", async () => {
    const { desk, path } = await receiveAll(1);

    expect(await desk.refused("sendReadySms", { path })).toMatchObject({
      status: 400,
      code: "batch_not_received",
    });
    expect(await readSms()).toEqual([]);
  });

  test("a batch of which nothing arrived tells nobody", async () => {
    const { batch, desk } = await sendTo6(1);
    await missing(desk, receiptOf(batch, 0).path);
    await desk.must("receiveBatch", { path: { batchId: batch.id }, body: { notes } });

    expect(await desk.refused("sendReadySms", { path: { batchId: batch.id } })).toMatchObject({
      code: "no_cards_received",
    });
  });

  test("the owner of a card found after the message who has no phone is named with the others", async () => {
    await server.database
      .updateTable("people")
      .set({ phone: null })
      .where("id_number", "=", "A100102")
      .execute();
    const { batch, desk } = await sendTo6(2);
    const path = { batchId: batch.id };
    await desk.must("receiveCard", receiptOf(batch, 0));
    await missing(desk, receiptOf(batch, 1).path);
    await desk.must("receiveBatch", { path, body: { notes } });
    const { batch: sent } = await desk.must("sendReadySms", { path });
    expect(sent.ready_sms_skipped).toEqual([]);
    await desk.must("receiveCard", receiptOf(batch, 1));
    const { batch: after } = await desk.must("getReceivingBatch", { path: { id: batch.id } });

    expect(after.ready_sms_count).toBe(1);
    expect(after.ready_sms_skipped).toEqual([{ serial_number: "SN0000102", reason: "no_phone" }]);
  });

  test("the owner of a card found after the message gets one alone", async () => {
    await server.database
      .updateTable("people")
      .set({ phone: "9000001" })
      .where("id_number", "in", ["A100101", "A100102"])
      .execute();
    const { batch, desk } = await sendTo6(2);
    const path = { batchId: batch.id };
    await desk.must("receiveCard", receiptOf(batch, 0));
    await missing(desk, receiptOf(batch, 1).path);
    await desk.must("receiveBatch", { path, body: { notes } });
    await desk.must("sendReadySms", { path });
    const { batch: after } = await desk.must("receiveCard", receiptOf(batch, 1));

    expect(after.ready_sms_count).toBe(2);
    expect(await readSms()).toHaveLength(2);
  });
});

describe("lists", () => {
  const numbers = (batches: readonly { id: number }[]) => batches.map(({ id }) => id);

  test("the origin sees its batches in every status, newest first [CALL-07]", async () => {
    const desk = await atHeadOffice();
    const { batches, meta } = await desk.must("listSendingBatches");

    expect(numbers(batches)).toEqual([7, 6, 10, 3, 5, 11, 8, 2, 1]);
    expect(meta).toMatchObject({ page: 1, per_page: 25, total: 9, last_page: 1 });
  });

  test("the destination sees what has left for it, the newest dispatch first [CALL-08]", async () => {
    const desk = await atKulhudhuffushi();

    expect(numbers((await desk.must("listReceivingBatches")).batches)).toEqual([3, 5, 4, 2, 1]);
    expect((await desk.must("listReceivingBatches", { query: { status: "open" } })).batches).toEqual([]);
  });

  test.each([
    [{ status: "received" }, [2, 1]],
    [{ status: "all" }, [7, 6, 10, 3, 5, 11, 8, 2, 1]],
    [{ center: 2 }, [10, 11]],
    [{ center: 2, status: "receiving" }, [11]],
    [{ has_discrepancy: true }, [11, 2]],
    [{ has_discrepancy: false, status: "received" }, [1]],
    [{ batch_no: " db-2026-000003" }, [3]],
    [{ batch_no: "%" }, []],
    [{ per_page: 2, page: 2 }, [10, 3]],
    [{ per_page: 2, page: 99 }, []],
  ])("%j finds %j", async (query, expected) => {
    const { batches } = await (await atHeadOffice()).must("listSendingBatches", { query });

    expect(numbers(batches)).toEqual(expected);
  });

  test("a page says how many there are [CALL-07]", async () => {
    const { meta } = await (await atHeadOffice()).must("listSendingBatches", {
      query: { per_page: 2, page: 5 },
    });

    expect(meta).toMatchObject({ page: 5, per_page: 2, total: 9, last_page: 5 });
  });

  test("centres stand below those that look after them [CALL-10]", async () => {
    const desk = await atHeadOffice();
    const { centers } = await desk.must("listCenters");
    const { centers: roots } = await desk.must("listCenterHierarchy");

    expect(centers).toHaveLength(193);
    expect(roots.map(({ name }) => name)).toEqual(["DNR Head Office"]);
    const below = roots[0]?.children.find(({ id }) => id === 7);
    expect(below?.children.map(({ name }) => name)).toContain("Sh. Milandhoo Service Centre");
  });
});
