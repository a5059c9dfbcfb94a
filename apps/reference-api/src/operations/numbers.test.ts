import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Desk, signIn } from "../testing/desk.ts";
import { handOver, issueBody, loadCard, verifyOwner } from "../testing/hand-over.ts";
import { useTestServer } from "../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const keyed = { headers: { "Idempotency-Key": "f2a7c0de-0000-4000-8000-000000000001" } };
/** The year of the registry begins five hours before that of UTC. */
const newYear = new Date("2026-12-31T19:00:00Z");
const notes = "The database breaks here";

const createBatch = async (desk: Desk, more: object = {}) =>
  (await desk.must("createBatch", { body: { destination_center_id: 6 }, ...more })).batch.batch_no;

/** Lets the database refuse these notes, which are written after the number was taken. */
async function whileBroken(table: "issuances" | "batch_notes", work: () => Promise<unknown>): Promise<void> {
  const column = table === "issuances" ? "notes" : "body";
  await sql`alter table ${sql.table(table)} add constraint broken check (${sql.ref(column)} <> ${sql.lit(notes)})`.execute(
    server.database,
  );
  try {
    await work();
  } finally {
    await sql`alter table ${sql.table(table)} drop constraint broken`.execute(server.database);
  }
}

describe("the numbers of batches", () => {
  test("have no gaps, whatever was refused, repeated or undone in between", async () => {
    const desk = await atHeadOffice();
    const first = await createBatch(desk, keyed);
    await desk.refused("createBatch", { body: { destination_center_id: 99_999 } });
    await desk.refused("createBatch", { body: { destination_center_id: 6, name: " " } });
    await whileBroken("batch_notes", async () => {
      const body = { destination_center_id: 6, notes };
      await expect(desk.call("createBatch", { body })).rejects.toThrow("Server error");
    });
    const repeated = await createBatch(desk, keyed);

    expect([first, repeated, await createBatch(desk)]).toEqual([
      "DB-2026-000013",
      "DB-2026-000013",
      "DB-2026-000014",
    ]);
  });

  test("start again at 1 with the registry's year", async () => {
    server.clock.now = new Date(newYear.getTime() - 60_000);
    expect(await createBatch(await atHeadOffice())).toBe("DB-2026-000013");
    server.clock.now = newYear;
    const desk = await atHeadOffice();
    expect([await createBatch(desk), await createBatch(desk)]).toEqual(["DB-2027-000001", "DB-2027-000002"]);
  });
});

describe("the numbers of hand-overs", () => {
  test("are given when the card is issued: a hand-over that stops before that takes no number", async () => {
    const desk = await atHeadOffice();
    const begun = await loadCard(desk, 5002);
    await verifyOwner(server, desk, 5003);

    expect(begun.issuance_no).toBeNull();
    expect((await handOver(server, desk, 5001)).issuance_no).toBe("HO-2026-000033");
    expect((await handOver(server, desk, 5002)).issuance_no).toBe("HO-2026-000034");
  });

  test("have no gaps, whatever was refused, repeated or undone in between", async () => {
    const desk = await atHeadOffice();
    const verified = await verifyOwner(server, desk, 5001);
    const body = issueBody(5001, verified);
    const path = { id: verified.cardId };
    await desk.must("verifyCard", { path, body: { serial_number: body.serial_number } });
    await desk.refused("issueCard", { body: { ...body, identity_confirmed: false } });
    await whileBroken("issuances", async () => {
      await expect(desk.call("issueCard", { body: { ...body, notes } })).rejects.toThrow("Server error");
    });
    const first = await desk.must("issueCard", { body, ...keyed });
    const repeated = await desk.must("issueCard", { body, ...keyed });

    expect([first, repeated].map(({ issuance }) => issuance.issuance_no)).toEqual([
      "HO-2026-000033",
      "HO-2026-000033",
    ]);
    expect((await handOver(server, desk, 5002)).issuance_no).toBe("HO-2026-000034");
  });

  test("have the registry's year in which the card was issued, from 1 on", async () => {
    server.clock.now = newYear;
    expect((await handOver(server, await atHeadOffice(), 5001)).issuance_no).toBe("HO-2027-000001");
  });
});
