import { describe, expect, test } from "vitest";
import { packBatch, receiptOf, sendBatch } from "../../testing/batches.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { findCardId } from "../../testing/hand-over.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const atHulhumale = () => signIn(server, "clerk.male", 2);
const atKulhudhuffushi = () => signIn(server, "clerk.hdh", 6);
const notes = "As agreed on the telephone";

const outside = {
  seal_no: " HDK-1 ",
  courier_name: "Northern Ferry Line",
  courier_contact: "777 1402",
  courier_reference: "NFL-1",
};

describe("what a batch's origin means to pack", () => {
  test("is kept with the batch, and both lists and both pages tell it [CALL-11]", async () => {
    const desk = await atHeadOffice();
    const { batch } = await desk.must("createBatch", {
      body: { destination_center_id: 6, expected_count: 40, expected_on: "2026-11-19" },
    });

    expect(batch).toMatchObject({
      expected_count: 40,
      expected_on: "2026-11-19",
      seal_no: null,
      courier: null,
    });
    const { batches, extensions } = await desk.must("listSendingBatches", { query: { status: "open" } });
    expect(batches.find(({ id }) => id === batch.id)).toMatchObject({ expected_count: 40 });
    expect(extensions).toEqual(expect.arrayContaining(["packing", "audit"]));
  });

  const wholeNumber = ["Expected cards must be a whole number from 1 to 9999."];

  test.each([
    [{ expected_count: 0 }, { expected_count: wholeNumber }],
    [{ expected_count: 10_000 }, { expected_count: wholeNumber }],
    [{ expected_count: 4.5 }, { expected_count: wholeNumber }],
    [{ expected_count: "40" }, { expected_count: wholeNumber }],
    [{ expected_on: "2026-11-18" }, { expected_on: ["Date must not be before today."] }],
    [{ expected_on: "2026-02-30" }, { expected_on: ["Required format: YYYY-MM-DD"] }],
    [{ expected_on: "tomorrow" }, { expected_on: ["Required format: YYYY-MM-DD"] }],
    [{ seal_no: "HDK-1" }, { seal_no: ["This field is not known."] }],
  ])("%j is refused beside its field", async (body, errors) => {
    expect(
      await (await atHeadOffice()).refused("createBatch", { body: { destination_center_id: 6, ...body } }),
    ).toEqual({ status: 400, message: "Validation failed.", errors });
  });
});

describe("what stands on the outside of a packet", () => {
  test("arrives with it, without the spaces around it [CALL-20] [CALL-13]", async () => {
    const desk = await atHeadOffice();
    const { id } = await packBatch(desk);
    await desk.must("dispatchBatch", {
      path: { batchId: id },
      body: { ...outside, expected_on: "2026-11-21" },
    });

    const arrived = await (await atKulhudhuffushi()).must("getReceivingBatch", { path: { id } });
    expect(arrived.batch).toMatchObject({
      seal_no: "HDK-1",
      courier: { name: "Northern Ferry Line", contact: "7771402", reference: "NFL-1" },
      expected_on: "2026-11-21",
    });
  });

  test("may be told in part: what is not known of a courier is null", async () => {
    const desk = await atHeadOffice();
    const { id } = await packBatch(desk);
    const { batch } = await desk.must("dispatchBatch", {
      path: { batchId: id },
      body: { courier_contact: "0094771234567" },
    });

    expect(batch).toMatchObject({
      seal_no: null,
      courier: { name: null, contact: "0094771234567", reference: null },
    });
  });

  test.each([
    [undefined, "2026-11-20"],
    ["2026-11-22", "2026-11-22"],
    [null, null],
  ])("a day of arrival sent as %s stands as %s", async (expected_on, stands) => {
    const desk = await atHeadOffice();
    const { batch } = await desk.must("createBatch", {
      body: { destination_center_id: 6, expected_on: "2026-11-20" },
    });
    await desk.must("addCard", { path: { batchId: batch.id }, body: { serial_number: "SN0000101" } });
    const sent = await desk.must("dispatchBatch", { path: { batchId: batch.id }, body: { expected_on } });

    expect(sent.batch.expected_on).toBe(stands);
  });

  test.each([
    [{ courier_contact: "1234567" }, { courier_contact: ["Phone Number is not valid."] }],
    [{ courier_contact: "" }, { courier_contact: ["Phone Number is not valid."] }],
    [{ courier_contact: "0".repeat(31) }, { courier_contact: ["Phone Number is not valid."] }],
    [{ seal_no: "s".repeat(41) }, { seal_no: ["Seal number must be at most 40 characters long."] }],
    [{ seal_no: "   " }, { seal_no: ["Seal number is required."] }],
    [
      { courier_name: "n".repeat(81) },
      { courier_name: ["Courier name must be at most 80 characters long."] },
    ],
    [
      { courier_reference: "r".repeat(61) },
      { courier_reference: ["Courier reference must be at most 60 characters long."] },
    ],
    [{ expected_on: "2026-11-18" }, { expected_on: ["Date must not be before today."] }],
    [{ expected_count: 3 }, { expected_count: ["This field is not known."] }],
  ])("%j is refused beside its field, and the batch stays open", async (body, errors) => {
    const desk = await atHeadOffice();
    const { id } = await packBatch(desk);

    expect(await desk.refused("dispatchBatch", { path: { batchId: id }, body })).toEqual({
      status: 400,
      message: "Validation failed.",
      errors,
    });
    expect((await desk.must("getSendingBatch", { path: { id } })).batch.status).toBe("open");
  });

  test("is gone when the batch is opened again; what was meant to be packed stays [CALL-21]", async () => {
    const desk = await atHeadOffice();
    const { batch } = await desk.must("createBatch", {
      body: { destination_center_id: 6, expected_count: 2, expected_on: "2026-11-20" },
    });
    const path = { batchId: batch.id };
    await desk.must("addCard", { path, body: { serial_number: "SN0000101" } });
    await desk.must("dispatchBatch", { path, body: outside });
    const reopened = await desk.must("reopenBatch", { path, body: { notes } });

    expect(reopened.batch).toMatchObject({
      seal_no: null,
      courier: null,
      expected_count: 2,
      expected_on: "2026-11-20",
    });
  });
});

describe("the whole trail of a batch", () => {
  test("has ten events a page, newest first, those of single cards among them, each once", async () => {
    const desk = await atHeadOffice();
    const sent = await sendBatch(desk, { count: 12 });
    const path = { type: "batch", id: sent.id };
    await (await atKulhudhuffushi()).must("receiveCard", receiptOf(sent, 0));

    const first = await desk.must("listAudit", { path });
    const second = await desk.must("listAudit", { path, query: { page: 2 } });
    expect(first.meta).toEqual({ page: 1, per_page: 10, total: 15, last_page: 2 });
    expect(first.events[0]).toMatchObject({
      action: "receive_card",
      serial_number: sent.cards[0]?.serial_number,
      actor: { username: "clerk.hdh" },
      center: { id: 6 },
    });
    const ids = [...first.events, ...second.events].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
    expect(second.events.at(-1)?.action).toBe("create");
    expect((await desk.must("listAudit", { path, query: { page: 3 } })).events).toEqual([]);
  });

  test("is for its two centres alone, and for the destination only once it has left", async () => {
    const { id } = await packBatch(await atHeadOffice());
    const path = { type: "batch", id };

    expect(await (await atKulhudhuffushi()).refused("listAudit", { path })).toMatchObject({
      status: 409,
      code: "batch_not_dispatched",
    });
    expect(await (await atHulhumale()).refused("listAudit", { path })).toMatchObject({
      status: 403,
      code: "other_center",
    });
    expect(
      await (await atHeadOffice()).refused("listAudit", { path: { type: "batch", id: 9999 } }),
    ).toMatchObject({
      status: 404,
    });
    expect(await (await atHeadOffice()).refused("listAudit", { path: { type: "user", id } })).toMatchObject({
      status: 400,
    });
  });
});

describe("the whole trail of a card", () => {
  const trailOf = async (desk: Desk, id: number) =>
    (await desk.must("listAudit", { path: { type: "card", id } })).events.map(({ action }) => action);

  test("has its travels and its hand-over, newest first, and nothing of the cards beside it", async () => {
    const desk = await atHeadOffice();
    const sent = await sendBatch(desk, { count: 3 });
    const destination = await atKulhudhuffushi();
    await destination.must("receiveCard", receiptOf(sent, 0));
    await destination.must("receiveCard", receiptOf(sent, 1));
    const card = await findCardId(server, Number(sent.cards[0]?.serial_number.slice(2)));
    await destination.must("loadIssuance", { body: { serial_number: sent.cards[0]?.serial_number } });

    expect(await trailOf(destination, card)).toEqual(["load", "receive_card", "add_card"]);
  });

  test("is for the centre that has it", async () => {
    const card = await findCardId(server, 5204);

    expect((await trailOf(await atHeadOffice(), card)).at(-1)).toBe("load");
    expect(
      await (await atKulhudhuffushi()).refused("listAudit", { path: { type: "card", id: card } }),
    ).toMatchObject({ status: 403, code: "other_center" });
    expect(
      await (await atHeadOffice()).refused("listAudit", { path: { type: "card", id: 999_999 } }),
    ).toMatchObject({ status: 404 });
  });
});
