import { expect, test } from "vitest";
import { receiptOf, sendBatch } from "../../testing/batches.ts";
import { signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const notes = "Packet opened in front of the courier, card not inside";

async function sendTo6(count = 3) {
  const batch = await sendBatch(await signIn(server, "clerk.male", 1), { count });
  return { batch, desk: await signIn(server, "clerk.hdh", 6) };
}

test("what a colleague has found out of a card is not replaced by who has not seen it [R-3]", async () => {
  const { batch, desk } = await sendTo6(1);
  const colleague = await signIn(server, "super", 6);
  const { path, body } = receiptOf(batch, 0);
  const shown = batch.cards[0]?.version;
  const dispute = { reason: "damaged", notes };
  const { card } = await colleague.must("disputeCard", { path, body: { data: dispute, version: shown } });
  const stale = {
    status: 409,
    message: "This card was changed by Fathimath Naseema.",
    code: "stale_version",
    context: { version: card.version, changed_at: server.clock.now.toISOString() },
  };

  expect(await desk.refused("receiveCard", { path, body: { ...body, version: shown } })).toMatchObject(stale);
  const { card: received } = await desk.must("receiveCard", {
    path,
    body: { ...body, version: card.version },
  });
  expect(
    await colleague.refused("disputeCard", { path, body: { data: dispute, version: card.version } }),
  ).toMatchObject({
    ...stale,
    message: "This card was changed by Ibrahim Rasheed.",
    context: { version: received.version },
  });
});

test("a card is missing for who sees it as it is [R-3]", async () => {
  const { batch, desk } = await sendTo6(1);
  const colleague = await signIn(server, "super", 6);
  const { path, body } = receiptOf(batch, 0);
  const shown = batch.cards[0]?.version;
  await colleague.must("receiveCard", { path, body });
  await colleague.must("undoCard", { path, body: { data: {} } });

  expect(
    await desk.refused("markCardMissing", { path, body: { data: { notes }, version: shown } }),
  ).toMatchObject({ status: 409, code: "stale_version" });
});
