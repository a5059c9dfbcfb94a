import { describe, expect, test } from "vitest";
import { receiptOf, sendBatch, serialOf } from "../testing/batches.ts";
import { type Answer, type Desk, signIn } from "../testing/desk.ts";
import { makeWholeProof } from "../testing/forms.ts";
import { handOver, issueBody, verifyOwner } from "../testing/hand-over.ts";
import { useTestServer } from "../testing/test-server.ts";

/*
 * Fifty attempts at the same thing, on a server whose connections really meet: only where there is PostgreSQL, for the
 * database in the process runs one transaction at a time.
 */
const server = useTestServer();
const fifty = Array.from({ length: 50 }, (_, index) => index);

/** How often each outcome came. */
function tally(answers: readonly Answer<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const { code = "done" } = body as { code?: string };
    counts[`${status} ${code}`] = (counts[`${status} ${code}`] ?? 0) + 1;
  }
  return counts;
}

const openTwo = (clerk: string, center: number): Promise<[Desk, Desk]> =>
  Promise.all([signIn(server, clerk, center), signIn(server, "super", center)]);

const countEvents = async (action: string, serialNumber: string) =>
  (
    await server.database
      .selectFrom("audit_events")
      .where("action", "=", action)
      .where("serial_number", "=", serialNumber)
      .select("id")
      .execute()
  ).length;

describe("50 attempts at once", () => {
  test("at the receipt of one card by two users are one, and the others are told by whom [T-10] [R-6]", async () => {
    const batch = await sendBatch(await signIn(server, "clerk.male", 1), { count: 1 });
    const desks = await openTwo("clerk.hdh", 6);
    const answers = await Promise.all(
      fifty.map((index) => (desks[index % 2] ?? desks[0]).call("receiveCard", receiptOf(batch, 0))),
    );

    expect(tally(answers)).toEqual({ "200 done": 1, "400 already_received": 49 });
    const told = answers.flatMap(({ body }) => {
      const { context } = body as { context?: { by: string; at: string } };
      return context ? [`${context.by} ${context.at}`] : [];
    });
    expect(told).toHaveLength(49);
    expect(new Set(told).size).toBe(1);
    expect(await countEvents("receive_card", serialOf(101))).toBe(1);
  });

  test("at one hand-over are one [T-10] [R-17]", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const verified = await verifyOwner(server, desk, 5001);
    await desk.must("verifyCard", {
      path: { id: verified.cardId },
      body: { serial_number: serialOf(5001) },
    });
    const body = issueBody(5001, verified);
    const answers = await Promise.all(fifty.map(() => desk.call("issueCard", { body })));

    expect(tally(answers)).toEqual({ "200 done": 1, "409 out_of_order": 49 });
    const records = await server.database
      .selectFrom("issuances")
      .where("card_id", "=", verified.cardId)
      .select("issuance_no")
      .execute();
    expect(records).toHaveLength(1);
    expect(await countEvents("issue", serialOf(5001))).toBe(1);
  });

  test("at the proof of one hand-over by two users are one [T-10] [R-17]", async () => {
    const desks = await openTwo("clerk.male", 1);
    const { card } = await handOver(server, desks[0], 5001);
    const body = await makeWholeProof(card.id);
    const answers = await Promise.all(
      fifty.map((index) => (desks[index % 2] ?? desks[0]).call("completeIssuance", { body })),
    );

    expect(tally(answers)).toEqual({ "200 done": 1, "409 out_of_order": 49 });
    expect(await countEvents("complete", serialOf(5001))).toBe(1);
  });

  test("at a new batch with one key are one batch, and one answer [R-2]", async () => {
    const [desk, colleague] = await openTwo("clerk.male", 1);
    const call = {
      body: { destination_center_id: 6 },
      headers: { "Idempotency-Key": "f2a7c0de-0000-4000-8000-000000000050" },
    };
    const count = async () => (await server.database.selectFrom("batches").select("id").execute()).length;
    const before = await count();
    const answers = await Promise.all(fifty.map(() => desk.call("createBatch", call)));
    const theirs = await colleague.must("createBatch", call);

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(theirs.batch.id).not.toBe(answers[0]?.body.batch.id);
    expect(await count()).toBe(before + 2);
  });

  test("at an application of one person leave one that is active", async () => {
    const { id: personId } = await server.database
      .selectFrom("people")
      .where("id_number", "=", "A100101")
      .select("id")
      .executeTakeFirstOrThrow();
    const at = server.clock.now;
    const tries = await Promise.allSettled(
      fifty.map((index) =>
        server.database
          .insertInto("applications")
          .values({
            application_no: `C-2026-1000${String(index).padStart(2, "0")}`,
            channel: "center",
            status: "submitted",
            status_at: at,
            type: "renewal",
            person_id: personId,
            created_center_id: 1,
            collection_center_id: 1,
            created_by: 1,
            created_at: at,
            changed_by: 1,
            changed_at: at,
            payment_status: "waived",
            payment_amount: 0,
            payment_currency: "MVR",
          })
          .execute(),
      ),
    );
    const refused = tries.flatMap((each) => (each.status === "rejected" ? [String(each.reason)] : []));

    expect(refused).toHaveLength(49);
    expect(refused.every((reason) => reason.includes("applications_one_is_active"))).toBe(true);
  });

  test("at the end of one application by two users are one, and the others are told by whom [T-10] [CALL-57]", async () => {
    const desks = await openTwo("clerk.male", 1);
    const body = { reason: "duplicate", notes: "Applied twice", version: 2 };
    const answers = await Promise.all(
      fifty.map((index) =>
        (desks[index % 2] ?? desks[0]).call("cancelApplication", { path: { appId: 35 }, body }),
      ),
    );

    expect(tally(answers)).toEqual({ "200 done": 1, "409 stale_version": 49 });
    const told = answers.flatMap(({ status, body: refusal }) =>
      status === 409 ? [(refusal as { message?: string }).message] : [],
    );
    expect(new Set(told).size).toBe(1);
  });

  test("at the slip of one application are fifty copies, each with its own number", async () => {
    const desks = await openTwo("clerk.male", 1);
    const answers = await Promise.all(
      fifty.map((index) => (desks[index % 2] ?? desks[0]).must("markSlipPrinted", { path: { id: 35 } })),
    );

    expect(answers.map(({ copies }) => copies).sort((one, other) => one - other)).toEqual(
      fifty.map((index) => index + 1),
    );
  });
});
