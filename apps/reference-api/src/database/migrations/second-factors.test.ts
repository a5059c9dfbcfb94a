import { sql } from "kysely";
import { expect, test } from "vitest";
import { digest } from "../../session/digest.ts";
import { hasSecondFactor } from "../../session/second-factors.ts";
import { findSession, listSessions, startSession } from "../../session/sessions.ts";
import { openEmptyDatabase } from "../../testing/open-test-database.ts";
import { migrate, migrateTo } from "../migrate.ts";

test("existing users have no second factor, and keep their sessions, which have no address", async () => {
  const { database, close } = await openEmptyDatabase();
  const now = new Date("2026-12-14T09:00:00.000Z");
  const find = (id: string) =>
    findSession(database, id, now, { isBackground: true, needsSecondFactor: true });
  try {
    await migrateTo(database, "2026-12-10-original-digests");
    await sql`insert into users (id, username, fullname, password_hash) values (1, 'clerk', 'A clerk', '')`.execute(
      database,
    );
    await sql`insert into sessions (id_hash, user_id, created_at, last_seen_at)
      values (${digest("an earlier id")}, 1, ${now}, ${now})`.execute(database);
    await migrate(database);

    expect(await hasSecondFactor(database, 1)).toBe(false);
    expect(await find("an earlier id")).toMatchObject({ mustSetUpSecondFactor: true });
    expect((await listSessions(database, 1, now)).map(({ address }) => address)).toEqual([null]);
    const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
    const id = await startSession(database, random, { userId: 1, centerId: null, address: "192.0.2.7", now });
    expect(await find(id)).toMatchObject({ member: { username: "clerk" } });
  } finally {
    await close();
  }
});
