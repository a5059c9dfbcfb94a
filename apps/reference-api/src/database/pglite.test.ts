import { sql } from "kysely";
import { expect, test } from "vitest";
import { hearInProcess, openPGlite } from "./pglite.ts";

test("listening starts among other statements, hears its notifications, and does not take their answers", async () => {
  const database = await openPGlite();
  const heard: string[] = [];
  try {
    const moment = new Date("2026-11-26T09:00:00Z");
    const ask = async (number: number) => {
      const { rows } = await sql<{
        at: Date;
      }>`select ${moment}::timestamptz as at, ${sql.lit(number)}`.execute(database);
      return rows[0]?.at;
    };
    const first = Array.from({ length: 50 }, (_, number) => ask(number));
    const hearing = hearInProcess(database, "bell", { hear: (told) => heard.push(told), setHearing() {} });
    const later = Array.from({ length: 50 }, (_, number) => ask(100 + number));

    expect(await Promise.all([...first, ...later])).toEqual(Array(100).fill(moment));
    const stop = await hearing;
    await sql`select pg_notify('bell', '12'), pg_notify('other', '13')`.execute(database);
    expect(heard).toEqual(["12"]);
    await stop();
    await sql`select pg_notify('bell', '14')`.execute(database);
    expect(heard).toEqual(["12"]);
  } finally {
    await database.destroy();
  }
});
