import { expect, test } from "vitest";
import { decideApplication } from "../database/applications/decide-application.ts";
import { makeCard } from "../database/applications/make-card.ts";
import { takeNumber } from "../database/record-numbers.ts";
import { Refusal } from "../domain/refusal.ts";
import { applicationNoOf, putApplication } from "../testing/applications.ts";
import { useTestServer } from "../testing/test-server.ts";

/*
 * Fifty at once at what the registry counts and decides, on a server whose connections really meet: only where there is
 * PostgreSQL, for the database in the process runs one transaction at a time.
 */
const server = useTestServer();
const fifty = Array.from({ length: 50 }, (_, index) => index);
const now = new Date("2031-06-01T00:00:00.000Z");

/** Gives what came of the work, or the code of its refusal. */
const settle = (work: Promise<string>) =>
  work.catch((error: unknown) => {
    if (error instanceof Refusal) return error.body.code;
    throw error;
  });

test("50 numbers at once leave no gap and none is given twice, though a third is not kept", async () => {
  const taken = await Promise.all(
    fifty.map((index) =>
      server.database
        .transaction()
        .execute(async (transaction) => {
          const number = await takeNumber(transaction, "C", now);
          if (index % 3 === 0) throw new Error("undone");
          return number;
        })
        .catch(() => undefined),
    ),
  );
  const kept = taken.filter((number) => number !== undefined).toSorted();
  expect(kept).toEqual(kept.map((_, index) => `C-2031-${String(index + 1).padStart(6, "0")}`));
  expect(kept).toHaveLength(33);
});

test("50 approvals of one application at once are one event, and the others change nothing", async () => {
  const id = await putApplication(server, { status: "under_review" });
  const outcomes = await Promise.all(
    fifty.map(() =>
      server.database
        .transaction()
        .execute((database) =>
          decideApplication(
            { database, now: server.clock.now, sms: async () => {} },
            { applicationNo: applicationNoOf(1) },
            { decision: "approved" },
          ),
        ),
    ),
  );
  expect(outcomes.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
  const events = await server.database
    .selectFrom("audit_events")
    .where("subject_type", "=", "application")
    .where("subject_id", "=", id)
    .select("action")
    .execute();
  expect(events).toEqual([{ action: "approve" }]);
});

test("50 cards made at once for 25 applications are 25, with serial numbers of their own", async () => {
  const ids: number[] = [];
  for (let number = 1; number <= 25; number++) {
    ids.push(await putApplication(server, { number, status: "approved" }));
  }
  const made = await Promise.all(
    fifty.map((index) =>
      settle(
        server.database.transaction().execute(async (database) => {
          const acting = { database, now: server.clock.now };
          return (await makeCard(acting, ids[index % 25] ?? 0, "printed")).serialNumber;
        }),
      ),
    ),
  );
  const serials = made.filter((each) => each !== "application_not_approved");
  expect(serials).toHaveLength(25);
  expect(new Set(serials).size).toBe(25);
});
