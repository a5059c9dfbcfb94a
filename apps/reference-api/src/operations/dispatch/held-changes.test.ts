import { expect, test } from "vitest";
import { packBatch, serialOf } from "../../testing/batches.ts";
import { signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();

test("a look that waits is answered with what a colleague has done, and one at another batch is not", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const watching = await signIn(server, "super", 1);
  const { id, version } = await packBatch(desk, { count: 1 });
  const other = await packBatch(desk, { count: 0 });
  const answered: number[] = [];
  const watch = async (batchId: number, after: number) => {
    const query = { after, wait: 25 };
    const { batch } = await watching.must("listBatchChanges", { path: { batchId }, query });
    answered.push(batch.id);
    return batch;
  };
  const [look, otherLook] = [watch(id, version), watch(other.id, other.version)];
  const { card } = await desk.must("addCard", {
    path: { batchId: id },
    body: { serial_number: serialOf(103) },
  });
  expect((await look).version).toBe(card.version);
  expect(answered).toEqual([id]);
  await desk.must("addBatchNote", {
    path: { batchId: other.id },
    body: { notes: "As agreed on the telephone" },
  });
  expect((await otherLook).version).toBe(other.version + 1);
});

test("a look that waits is answered at once where there is something to tell already", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const { id, version } = await packBatch(desk, { count: 2 });
  const { batch, cards } = await desk.must("listBatchChanges", {
    path: { batchId: id },
    query: { after: 0, wait: 25 },
  });
  expect([batch.version, cards.length]).toEqual([version, 2]);
});

test("nobody waits for longer than 25 seconds", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const { id, version } = await packBatch(desk, { count: 1 });
  const query = { after: version, wait: 26 };
  expect(await desk.refused("listBatchChanges", { path: { batchId: id }, query })).toMatchObject({
    status: 400,
    errors: { wait: expect.anything() },
  });
});

test("a change of a batch that is held is told to nobody who may not see it any more", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const watching = await signIn(server, "super", 1);
  const { id, version } = await packBatch(desk, { count: 1 });
  const look = watching.call("listBatchChanges", {
    path: { batchId: id },
    query: { after: version, wait: 25 },
  });
  await watching.must("logout", {});
  await desk.must("addCard", { path: { batchId: id }, body: { serial_number: serialOf(103) } });
  expect((await look).status).toBe(401);
});
