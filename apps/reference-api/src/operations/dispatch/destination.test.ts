import { describe, expect, test } from "vitest";
import { packBatch, sendBatch } from "../../testing/batches.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { readFingerprint } from "../../testing/read-fingerprint.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const notes = "The wrong island was chosen";
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const hulhumale = "Hulhumalé Phase 1 Service Centre";
const kulhudhuffushi = "HDh. Kulhudhuffushi City Centre";

const send = (desk: Desk, batchId: number, body: object = {}) =>
  desk.call("changeDestination", { path: { batchId }, body: { destination_center_id: 2, notes, ...body } });
const refused = (desk: Desk, batchId: number, body: object = {}) =>
  desk.refused("changeDestination", {
    path: { batchId },
    body: { destination_center_id: 2, notes, ...body },
  });

describe("changing where a batch goes", () => {
  test("keeps its cards, and tells both centres, who, where and why [DOM-04]", async () => {
    const desk = await atHeadOffice();
    const packed = await packBatch(desk);
    server.clock.pass({ minutes: 3 });
    const { batch } = await desk.must("changeDestination", {
      path: { batchId: packed.id },
      body: { destination_center_id: 2, notes, version: packed.version },
    });

    expect(batch).toMatchObject({
      status: "open",
      version: packed.version + 1,
      destination_center: { id: 2, name: hulhumale },
      cards: packed.cards,
      notes: [],
    });
    const event = {
      action: "change_destination",
      at: "2026-11-19T09:08:00.000Z",
      actor: { username: "clerk.male" },
      center: { id: 1 },
      from_status: "open",
      to_status: "open",
      notes: `From ${kulhudhuffushi} to ${hulhumale}.\n${notes}`,
    };
    expect(batch.events[0]).toMatchObject(event);
    const trail = await desk.must("listAudit", { path: { type: "batch", id: packed.id } });
    expect(trail.events[0]).toMatchObject(event);
  });

  test("shows the batch to its new destination once it has left, and no longer to the old one", async () => {
    const desk = await atHeadOffice();
    const { id } = await packBatch(desk);
    expect((await send(desk, id)).status).toBe(200);
    await desk.must("dispatchBatch", { path: { batchId: id }, body: {} });

    const read = (at: Desk) => at.call("getReceivingBatch", { path: { id } });
    expect((await read(await signIn(server, "clerk.male", 2))).status).toBe(200);
    expect((await read(await signIn(server, "clerk.hdh", 6))).status).toBe(403);
  });

  test("is told to colleagues who have the batch open", async () => {
    const desk = await atHeadOffice();
    const { id, version } = await packBatch(desk);
    await send(desk, id);

    const path = { batchId: id };
    expect(await desk.must("listBatchChanges", { path, query: { after: version } })).toMatchObject({
      batch: { version: version + 1, destination_center: { id: 2 } },
      cards: [],
      events: [{ action: "change_destination" }, { action: "create" }],
    });
  });

  test("happens once where the same request is sent twice [R-2]", async () => {
    const desk = await atHeadOffice();
    const { id, version } = await packBatch(desk);
    const headers = { "idempotency-key": "f2a7c0de-0000-4000-8000-000000000001" };
    const call = { path: { batchId: id }, body: { destination_center_id: 2, notes, version }, headers };
    const first = await desk.call("changeDestination", call);

    expect(first.status).toBe(200);
    expect((await desk.call("changeDestination", call)).text).toBe(first.text);
  });
});

describe("where a batch goes is not changed", () => {
  test.each([
    ["to the centre that packs it", { destination_center_id: 1 }, "Destination must be another centre."],
    ["to the centre where it goes", { destination_center_id: 6 }, "The batch goes to this centre already."],
    ["to a centre that is not known", { destination_center_id: 999 }, "Destination is not known."],
  ])("%s", async (_, body, text) => {
    const desk = await atHeadOffice();
    const { id } = await packBatch(desk);
    const before = await readFingerprint(server.database);

    expect(await refused(desk, id, body)).toEqual({
      status: 400,
      message: "Validation failed.",
      errors: { destination_center_id: [text] },
    });
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test("without a reason that can be read", async () => {
    const desk = await atHeadOffice();
    const { id } = await packBatch(desk);

    expect(await refused(desk, id, { notes: "  a " })).toMatchObject({
      status: 400,
      errors: { notes: ["Notes must be at least 3 characters long."] },
    });
  });

  test("once the batch has left", async () => {
    const desk = await atHeadOffice();
    const { id } = await sendBatch(desk);

    expect(await refused(desk, id)).toEqual({
      status: 400,
      message: "Only the destination of an open batch can be changed",
      code: "batch_not_open",
      context: { status: "dispatched" },
    });
  });

  test("by another centre than the one that packs it", async () => {
    const { id } = await packBatch(await atHeadOffice());

    for (const desk of [await signIn(server, "clerk.hdh", 6), await signIn(server, "clerk.male", 2)]) {
      expect(await refused(desk, id)).toMatchObject({ status: 403, code: "other_center" });
    }
  });

  test("after a colleague has changed the batch meanwhile [R-3]", async () => {
    const desk = await atHeadOffice();
    const { id, version } = await packBatch(desk);
    const path = { batchId: id };
    const colleague = await signIn(server, "super", 1);
    await colleague.must("changeDestination", { path, body: { destination_center_id: 4, notes, version } });

    expect(await refused(desk, id, { version })).toMatchObject({
      status: 409,
      code: "stale_version",
      context: { version: version + 1, changed_by: { username: "super" } },
    });
  });
});
