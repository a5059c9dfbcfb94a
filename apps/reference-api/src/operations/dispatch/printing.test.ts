import { describe, expect, test } from "vitest";
import { packBatch, receiptOf, sendBatch } from "../../testing/batches.ts";
import { signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const atKulhudhuffushi = () => signIn(server, "clerk.hdh", 6);
const manifest = { document: "manifest" };

describe("counting printouts", () => {
  test("copies are counted by document, and the batch keeps its version", async () => {
    const desk = await atHeadOffice();
    const { id, version, printed } = await packBatch(desk);
    expect(printed).toBeNull();

    const print = (body: unknown) => desk.must("markPrinted", { path: { batchId: id }, body });
    expect((await print(manifest)).copies).toBe(1);
    expect((await print({ document: "bag_label" })).copies).toBe(1);
    server.clock.pass({ minutes: 5 });
    const { copies, batch } = await print(manifest);

    expect(copies).toBe(2);
    expect(batch.version).toBe(version);
    expect(batch.printed).toEqual({ copies: 2, at: "2026-11-19T09:10:00.000Z", version });
    expect(batch.events.slice(0, 3)).toMatchObject([
      { action: "print_manifest", actor: { username: "clerk.male" }, center: { id: 1 } },
      { action: "print_bag_label" },
      { action: "print_manifest" },
    ]);
    const { batches } = await desk.must("listSendingBatches", { query: { status: "open" } });
    expect(batches.find((each) => each.id === id)?.printed).toMatchObject({ copies: 2, version });
  });

  test("a repeated request is one copy, and desks that print at once get one number each [R-2]", async () => {
    const desk = await atHeadOffice();
    const colleague = await signIn(server, "super", 1);
    const { id } = await packBatch(desk);
    const call = { path: { batchId: id }, body: manifest };
    const keyed = { ...call, headers: { "Idempotency-Key": "f2a7c0de-0000-4000-8000-000000000001" } };

    await desk.must("markPrinted", keyed);
    expect((await desk.must("markPrinted", keyed)).copies).toBe(1);
    const both = await Promise.all([desk, colleague].map((each) => each.must("markPrinted", call)));
    expect(both.map(({ copies }) => copies).sort()).toEqual([2, 3]);
  });

  test("each side has its own papers, once there is something to stand on them", async () => {
    const [origin, destination] = [await atHeadOffice(), await atKulhudhuffushi()];
    const batch = await sendBatch(origin, { count: 2 });
    const path = { batchId: batch.id };
    const refused = (desk: typeof origin, document: string) =>
      desk.refused("markPrinted", { path, body: { document } });
    const none = { status: 400, code: "no_such_document" };

    expect(await refused(destination, "manifest")).toMatchObject(none);
    expect(await refused(origin, "receipt_note")).toMatchObject(none);
    expect(await refused(destination, "receipt_note")).toMatchObject(none);
    await destination.must("receiveCard", receiptOf(batch, 0));
    expect(await refused(origin, "missing_list")).toMatchObject(none);
    const { path: missing } = receiptOf(batch, 1);
    await destination.must("markCardMissing", {
      path: missing,
      body: { data: { notes: "Card not inside" } },
    });
    await destination.must("receiveBatch", {
      path,
      body: { notes: "One missing", received_on: "2026-11-19" },
    });

    for (const [desk, document] of [
      [origin, "missing_list"],
      [destination, "missing_list"],
      [destination, "receipt_note"],
    ] as const) {
      const { batch: shown } = await desk.must("markPrinted", { path, body: { document } });
      expect(shown.received_on).toBe("2026-11-19");
    }
  });

  test("a cancelled batch has no papers, and a document that is not known none either", async () => {
    const desk = await atHeadOffice();
    const path = { batchId: 6 };
    expect(await desk.refused("markPrinted", { path, body: { document: "passport" } })).toMatchObject({
      status: 400,
    });
    await desk.must("cancelBatch", { path, body: { notes: "Not needed" } });
    expect(await desk.refused("markPrinted", { path, body: manifest })).toMatchObject({
      code: "batch_cancelled",
    });
  });

  test("the papers say whom to call at either centre", async () => {
    const { batch } = await (await atHeadOffice()).must("getSendingBatch", { path: { id: 3 } });
    expect([batch.origin_center.phone, batch.destination_center.phone]).toEqual(["000 0001", "000 0006"]);
  });
});
