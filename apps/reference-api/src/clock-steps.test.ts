import { describe, expect, test } from "vitest";
import { verifyTrail } from "./node/verify-trail.ts";
import { signIn } from "./testing/desk.ts";
import { loadCard, readSentCode } from "./testing/hand-over.ts";
import { useTestServer } from "./testing/test-server.ts";

const server = useTestServer();

describe("a server's clock that is put right in the middle of the work [R-13]", () => {
  test.each([-5, 5])("by %i minutes changes no order, and the trail holds", async (minutes) => {
    const desk = await signIn(server, "clerk.male", 1);
    const { batch } = await desk.must("createBatch", { body: { destination_center_id: 6 } });
    const path = { batchId: batch.id };
    await desk.must("addCard", { path, body: { serial_number: "SN0000101" } });
    server.clock.pass({ minutes });
    await desk.must("addCard", { path, body: { serial_number: "SN0000102" } });
    await desk.must("addBatchNote", { path, body: { notes: "After the step" } });
    server.clock.pass({ minutes: -minutes });
    await desk.must("dispatchBatch", { path, body: {} });

    const trail = await desk.must("listAudit", { path: { type: "batch", id: batch.id }, query: {} });
    expect(
      trail.events.map((event) => [event.action, "serial_number" in event ? event.serial_number : undefined]),
    ).toEqual([
      ["dispatch", null],
      ["add_note", null],
      ["add_card", "SN0000102"],
      ["add_card", "SN0000101"],
      ["create", null],
    ]);
    const read = await desk.must("getSendingBatch", { path: { id: batch.id } });
    expect(read.batch.cards.map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(await verifyTrail(server.database)).not.toHaveProperty("problem");
  });

  test("back lets a code live longer by the step and no more", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { card } = await loadCard(desk, 5001);
    await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
    const otp = await readSentCode(server);
    server.clock.pass({ minutes: -5 });
    const { otp: told } = await loadCard(desk, 5001);
    expect(told?.expires_in).toBe(900);
    server.clock.pass({ minutes: 15 });
    expect(await desk.refused("verifyCollectorOtp", { body: { card_id: card.id, otp } })).toMatchObject({
      code: "otp_expired",
    });
  });

  test.each([-5, 5])("by %i minutes ends nobody's session", async (minutes) => {
    const desk = await signIn(server, "clerk.male", 1);
    server.clock.pass({ minutes });
    await desk.must("getUser", {});
    server.clock.pass({ minutes: -minutes });
    await desk.must("getUser", {});
  });
});
