import { describe, expect, test } from "vitest";
import { packBatch, receiptOf, sendBatch, serialOf } from "../../testing/batches.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const atHulhumale = () => signIn(server, "clerk.male", 2);
const atKulhudhuffushi = () => signIn(server, "clerk.hdh", 6);
const notes = "Scanned by mistake";

const readCard = (serial: string) =>
  server.database
    .selectFrom("cards")
    .where("serial_number", "=", serial)
    .select(["status", "current_center_id"])
    .executeTakeFirstOrThrow();

const setCard = (serial: string, set: { status: "collected" | "completed" | "returned" }) =>
  server.database.updateTable("cards").set(set).where("serial_number", "=", serial).execute();

/** Tries to add a card to the open batch 7, which DNR Head Office packs. */
const tryAdd = (desk: Desk, body: Record<string, unknown>) =>
  desk.refused("addCard", { path: { batchId: 7 }, body });

describe("opening a batch", () => {
  test("a batch is open, empty and numbered by the year and its place", async () => {
    const desk = await atHeadOffice();
    const { batch } = await desk.must("createBatch", {
      body: { destination_center_id: 6, name: "  November cards ", notes: "With the 14:00 ferry" },
    });

    expect(batch).toMatchObject({
      batch_no: "DB-2026-000013",
      status: "open",
      version: 1,
      name: "November cards",
      cards_count: 0,
      cards: [],
      origin_center: { id: 1, name: "DNR Head Office" },
      destination_center: { id: 6, name: "HDh. Kulhudhuffushi City Centre" },
      created_by: { username: "clerk.male", fullname: "Aishath Shareef" },
      created_at: "2026-11-19T09:05:00.000Z",
      notes: [{ body: "With the 14:00 ferry", center: { id: 1 } }],
      events: [{ action: "create", to_status: "open", actor: { username: "clerk.male" } }],
    });
  });

  test.each([
    [{ destination_center_id: 1 }, { destination_center_id: ["Destination must be another centre."] }],
    [{ destination_center_id: 999 }, { destination_center_id: ["Destination is not known."] }],
    [{ destination_center_id: 6, name: "   " }, { name: ["Name is required."] }],
    [{ destination_center_id: 6, notes: "  a  " }, { notes: ["Notes must be at least 3 characters long."] }],
  ])("%j is refused beside its field", async (body, errors) => {
    expect(await (await atHeadOffice()).refused("createBatch", { body })).toEqual({
      status: 400,
      message: "Validation failed.",
      errors,
    });
  });
});

describe("adding a card", () => {
  test("the card is packed, in the form in which it is printed on it [DOM-03]", async () => {
    const desk = await atHeadOffice();
    const { card, batch } = await desk.must("addCard", {
      path: { batchId: 7 },
      body: { serial_number: " sn 000 0101 ", id_number: "100101", card_type: "Standard" },
    });

    expect(card).toMatchObject({
      serial_number: "SN0000101",
      id_number: "A100101",
      line_status: "packed",
      sequence: 1,
      added_method: "scan",
      added_by: { username: "clerk.male" },
    });
    expect(batch).toMatchObject({ id: 7, cards_count: 1, version: 2 });
    expect(await readCard("SN0000101")).toEqual({ status: "packed", current_center_id: 1 });
  });

  test.each([
    ["dispatched", 3],
    ["receiving", 5],
    ["received", 1],
    ["cancelled", 8],
  ])("a %s batch takes no cards [DOM-02]", async (status, batchId) => {
    const desk = await atHeadOffice();

    expect(
      await desk.refused("addCard", { path: { batchId }, body: { serial_number: "SN0000101" } }),
    ).toEqual({
      status: 400,
      message: "Batch not open to add physical cards",
      code: "batch_not_open",
      context: { status },
    });
  });

  const wrong = { serial_number: "SN0000101" };

  test.each([
    ["card_not_found", "Valid card with serial number not found", { serial_number: "SN9999999" }],
    ["card_not_found", "Valid card with serial number not found", { serial_number: "SN0000901" }],
    ["card_not_found", "Valid card with serial number not found", { serial_number: "SN0000902" }],
    ["card_not_found_by_registry", "Card not found by registry", { ...wrong, id_number: "A999999" }],
    ["card_not_found_by_registry", "Card not found by registry", { ...wrong, id_number: "999999" }],
    ["serial_number_mismatch", "Serial number mismatch", { ...wrong, id_number: "A100102" }],
    ["card_type_mismatch", "Card type mismatch", { ...wrong, card_type: "minor" }],
    ["date_of_birth_mismatch", "Date of birth mismatch", { ...wrong, date_of_birth: "1990-02-28" }],
  ])("%s: %s [T-7]", async (code, message, body) => {
    expect(await tryAdd(await atHeadOffice(), body)).toEqual({ status: 400, message, code });
    expect(await readCard("SN0000101")).toEqual({ status: "printed", current_center_id: 1 });
  });

  test.each(["completed", "returned"] as const)("a %s card is no valid card to send", async (status) => {
    await setCard("SN0000101", { status });

    expect(await tryAdd(await atHeadOffice(), wrong)).toMatchObject({ code: "card_not_found" });
  });

  test("a card that is at another centre says where [T-7]", async () => {
    expect(await tryAdd(await atHeadOffice(), { serial_number: "SN0003001" })).toEqual({
      status: 400,
      message: "Valid card with serial number not found",
      code: "card_at_other_center",
      context: { center: { id: 2, name: "Hulhumalé Phase 1 Service Centre" } },
    });
  });

  test.each([
    ["open", "SN0001601", 6],
    ["on its way", "SN0001301", 3],
    ["being received", "SN0001501", 5],
    ["received without the card", "SN0001206", 2],
  ])("a card of a batch that is %s is linked to it [DOM-03] [T-7]", async (_, serial_number, batch_id) => {
    expect(await tryAdd(await atHeadOffice(), { serial_number })).toEqual({
      status: 400,
      message: "Physical card already linked",
      code: "already_linked",
      context: {
        batch_id,
        batch_no: `DB-2026-${String(batch_id).padStart(6, "0")}`,
        destination_center: { id: 6, name: "HDh. Kulhudhuffushi City Centre" },
      },
    });
  });

  test("the same card twice into the same batch names that batch [R-5] [DOM-03]", async () => {
    const desk = await atHeadOffice();
    const { id } = await packBatch(desk, { count: 1 });

    expect(
      await desk.refused("addCard", { path: { batchId: id }, body: { serial_number: "sn0000101" } }),
    ).toMatchObject({ code: "already_linked", context: { batch_id: id } });
    expect((await desk.must("getSendingBatch", { path: { id } })).batch).toMatchObject({
      cards_count: 1,
      version: 2,
    });
  });

  test.each([
    [{ serial_number: "SN123" }, { serial_number: ["Serial Number is not valid."] }],
    [{ serial_number: "" }, { serial_number: ["Serial Number is not valid."] }],
    [{ serial_number: "ſN0000101" }, { serial_number: ["Serial Number is not valid."] }],
    [{ serial_number: "SN٠٠٠٠١٠١" }, { serial_number: ["Serial Number is not valid."] }],
    [{ ...wrong, id_number: "B100101" }, { id_number: ["ID Number is not valid."] }],
    [{ ...wrong, date_of_birth: "2026-02-30" }, { date_of_birth: ["Required format: YYYY-MM-DD"] }],
    [
      { serial_number: "1", id_number: "1", date_of_birth: "1" },
      {
        serial_number: ["Serial Number is not valid."],
        id_number: ["ID Number is not valid."],
        date_of_birth: ["Required format: YYYY-MM-DD"],
      },
    ],
  ])("%j is refused beside its field", async (body, errors) => {
    expect(await tryAdd(await atHeadOffice(), body)).toEqual({
      status: 400,
      message: "Validation failed.",
      errors,
    });
  });

  test("cards stand in the order of scanning, even when answers overtake each other [R-7]", async () => {
    const desk = await atHeadOffice();
    for (const [number, sequence] of [
      [103, 3],
      [101, 1],
      [104, undefined],
      [102, 2],
    ] as const) {
      await desk.must("addCard", {
        path: { batchId: 7 },
        body: { serial_number: serialOf(number), ...(sequence && { sequence }) },
      });
    }

    const { batch } = await desk.must("getSendingBatch", { path: { id: 7 } });
    expect(batch.cards.map(({ serial_number, sequence }) => [serial_number, sequence])).toEqual([
      ["SN0000101", 1],
      ["SN0000102", 2],
      ["SN0000103", 3],
      ["SN0000104", 4],
    ]);
  });

  test("a received card travels on in a new batch of the centre where it is [DOM-03]", async () => {
    const desk = await atKulhudhuffushi();
    const { batch } = await desk.must("createBatch", { body: { destination_center_id: 1 } });
    await desk.must("addCard", { path: { batchId: batch.id }, body: { serial_number: "SN0001101" } });
    expect(await readCard("SN0001101")).toEqual({ status: "packed", current_center_id: 6 });

    await desk.must("cancelBatch", { path: { batchId: batch.id }, body: { notes } });
    expect(await readCard("SN0001101")).toEqual({ status: "at_center", current_center_id: 6 });
  });
});

describe("taking a card out", () => {
  test("the reason stays with the batch and the card is free for another one [DOM-04]", async () => {
    const desk = await atHeadOffice();
    const packed = await packBatch(desk);
    const { path } = receiptOf(packed, 0);
    const { card, batch } = await desk.must("removeCard", { path, body: { notes } });

    expect(card).toMatchObject({
      line_status: "removed",
      removed: { notes, by: { username: "clerk.male" } },
    });
    expect(batch).toMatchObject({ cards_count: 1, version: packed.version + 1 });
    const read = (await desk.must("getSendingBatch", { path: { id: packed.id } })).batch;
    expect(read.cards.map(({ serial_number }) => serial_number)).toEqual(["SN0000102"]);
    expect(read.removed_cards.map(({ serial_number }) => serial_number)).toEqual(["SN0000101"]);
    expect(read.events[0]).toMatchObject({ action: "remove_card", notes, serial_number: "SN0000101" });
    expect(await readCard("SN0000101")).toEqual({ status: "printed", current_center_id: 1 });
    await desk.must("addCard", { path: { batchId: 7 }, body: { serial_number: "SN0000101" } });
  });

  test("a card is taken out once, and only while the batch is open", async () => {
    const desk = await atHeadOffice();
    const sent = await sendBatch(desk, { first: 103 });
    const packed = await packBatch(desk);
    const { path } = receiptOf(packed, 0);
    await desk.must("removeCard", { path, body: { notes } });

    expect(await desk.refused("removeCard", { path, body: { notes } })).toMatchObject({
      status: 400,
      code: "card_removed",
      context: { by: "Aishath Shareef", at: "2026-11-19T09:05:00.000Z" },
    });
    expect(
      await desk.refused("removeCard", { path: receiptOf(sent, 0).path, body: { notes } }),
    ).toMatchObject({ status: 400, code: "batch_not_open", context: { status: "dispatched" } });
  });

  test("a card of another batch is not found in this one", async () => {
    const desk = await atHeadOffice();
    const other = await packBatch(desk);
    const { path } = receiptOf(other, 0);

    expect(await desk.refused("removeCard", { path: { ...path, batchId: 6 }, body: { notes } })).toEqual({
      status: 404,
      message: "Card not found in this batch.",
      code: "not_found",
    });
  });
});

describe("sending, giving up and opening again", () => {
  test("a dispatched batch takes its cards on the way [DOM-04]", async () => {
    const desk = await atHeadOffice();
    const packed = await packBatch(desk);
    const { batch } = await desk.must("dispatchBatch", {
      path: { batchId: packed.id },
      body: { notes: "Two cards in a white envelope", version: packed.version },
    });

    expect(batch).toMatchObject({
      status: "dispatched",
      dispatched_by: { username: "clerk.male" },
      dispatched_at: "2026-11-19T09:05:00.000Z",
      cards: [{ line_status: "in_transit" }, { line_status: "in_transit" }],
      notes: [{ body: "Two cards in a white envelope" }],
      events: [{ action: "dispatch", from_status: "open", to_status: "dispatched" }, { action: "create" }],
    });
    expect(await readCard("SN0000101")).toEqual({ status: "in_transit", current_center_id: null });
  });

  test("an empty batch is not sent", async () => {
    expect(await (await atHeadOffice()).refused("dispatchBatch", { path: { batchId: 7 }, body: {} })).toEqual(
      {
        status: 400,
        message: "Batch has no cards to dispatch",
        code: "batch_empty",
      },
    );
  });

  test("a cancelled batch gives its cards free and opens again without them [DOM-04]", async () => {
    const desk = await atHeadOffice();
    const { id } = await packBatch(desk);
    const { batch } = await desk.must("cancelBatch", { path: { batchId: id }, body: { notes } });

    expect(batch).toMatchObject({ status: "cancelled", cancel_reason: notes, cards: [], cards_count: 0 });
    expect(batch.removed_cards).toHaveLength(2);
    expect(await readCard("SN0000102")).toEqual({ status: "printed", current_center_id: 1 });
    await desk.must("addCard", { path: { batchId: 7 }, body: { serial_number: "SN0000102" } });

    const reopened = (await desk.must("reopenBatch", { path: { batchId: id }, body: { notes } })).batch;
    expect(reopened).toMatchObject({
      status: "open",
      cards: [],
      cancelled_by: null,
      cancelled_at: null,
      cancel_reason: null,
    });
  });

  test("a dispatched batch opens again until its first card is checked [DOM-04]", async () => {
    const desk = await atHeadOffice();
    const sent = await sendBatch(desk);
    const { batch } = await desk.must("reopenBatch", { path: { batchId: sent.id }, body: { notes } });
    expect(batch).toMatchObject({
      status: "open",
      dispatched_at: null,
      cards: [{ line_status: "packed" }, { line_status: "packed" }],
    });
    expect(await readCard("SN0000101")).toEqual({ status: "packed", current_center_id: 1 });

    await desk.must("dispatchBatch", { path: { batchId: sent.id }, body: {} });
    await (await atKulhudhuffushi()).must("receiveCard", receiptOf(sent, 0));
    expect(await desk.refused("reopenBatch", { path: { batchId: sent.id }, body: { notes } })).toMatchObject({
      status: 400,
      code: "batch_not_reopenable",
      context: { status: "receiving" },
    });
  });

  test("both sides write notes into a batch that has left, until it is cancelled [DOM-04]", async () => {
    const desk = await atKulhudhuffushi();
    for (const batchId of [1, 2, 3, 5]) {
      await desk.must("addBatchNote", { path: { batchId }, body: { notes: "Is it on the ferry?" } });
    }
    const origin = await atHulhumale();
    const { batch } = await origin.must("addBatchNote", {
      path: { batchId: 4 },
      body: { notes: "It left yesterday" },
    });

    expect(batch.notes[0]).toMatchObject({
      body: "It left yesterday",
      author: { fullname: "Aishath Shareef" },
      center: { id: 2 },
    });
    expect(batch.events[0]).toMatchObject({ action: "add_note", notes: "It left yesterday" });
    expect(
      await (await atHeadOffice()).refused("addBatchNote", { path: { batchId: 8 }, body: { notes } }),
    ).toMatchObject({ status: 400, code: "batch_cancelled" });
  });

  test("a batch that has not left takes no note of its destination, and shows it nothing", async () => {
    const origin = await atHeadOffice();
    const { id, version } = await packBatch(origin);
    const answer = await (await atKulhudhuffushi()).call("addBatchNote", {
      path: { batchId: id },
      body: { notes },
    });

    expect([answer.status, answer.body]).toEqual([
      400,
      {
        message: "Batch has not been dispatched",
        code: "batch_not_dispatched",
        context: { status: "open" },
      },
    ]);
    const { batch } = await origin.must("getSendingBatch", { path: { id } });
    expect(batch).toMatchObject({ version, notes: [] });
  });
});
