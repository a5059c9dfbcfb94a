import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { prepareStatements } from "./prepared-statements.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let pglite: PGlite;
let asked = 0;
let database: ReturnType<typeof prepareStatements>;
const kept = () => pglite.query<{ n: number }>("select count(*)::int as n from pg_prepared_statements");

beforeAll(async () => {
  pglite = await PGlite.create();
  const send = pglite.execProtocolRaw.bind(pglite);
  pglite.execProtocolRaw = (...given) => {
    asked += 1;
    return send(...given);
  };
});
afterAll(() => pglite.close());
beforeEach(async () => {
  await pglite.exec(
    "deallocate all; drop table if exists cards; create table cards (id int primary key, place text)",
  );
  database = prepareStatements(pglite);
});

describe("A statement", () => {
  test("is answered as the database itself answers it, the first time and again, for every kind of value", async () => {
    const text = `select $1::int as number, $2::text as text, $3::timestamptz as moment, $4::date as day,
      $5::jsonb as json, $6::bytea as bytes, $7::text[] as texts, $8::boolean as yes, $9::text as nothing, $10::int8 as count`;
    const values = [
      7,
      "Hulhumalé 'x' \\ ދިވެހި",
      new Date("2026-11-22T05:00:00.123Z"),
      "2026-11-22",
      { a: [1, null, "é"] },
      new Uint8Array([0, 1, 255]),
      ["a", 'b "c", d', "{}"],
      true,
      null,
      12345678901,
    ];
    const { rows, fields } = await pglite.query(text, values);
    for (const round of [1, 2, 3]) {
      const answer = await database.query(text, values);
      expect({ round, rows: answer.rows, fields: answer.fields }).toEqual({ round, rows, fields });
    }
  });

  test("tells how many rows it has changed, and the rows that it gives back", async () => {
    for (const [id, place] of [
      [1, "safe"],
      [2, "desk"],
    ])
      await database.query("insert into cards values ($1, $2)", [id, place]);
    const moved = await database.query("update cards set place = $1 returning id", ["post"]);
    expect([moved.affectedRows, moved.rows]).toEqual([2, [{ id: 1 }, { id: 2 }]]);
    expect((await database.query("delete from cards where id > $1", [1])).affectedRows).toBe(1);
  });

  test("asks the database once when it is known", async () => {
    const countAsked = async () => {
      const before = asked;
      await database.query("select place from cards where id = $1", [1]);
      return asked - before;
    };
    expect([await countAsked(), await countAsked(), await countAsked()]).toEqual([2, 1, 1]);
  });

  test("that is refused says why, and the next ones are answered, also the same one with other values", async () => {
    const insert = (id: unknown) => database.query("insert into cards values ($1, 'safe')", [id]);
    await insert(1);
    await expect(insert(1)).rejects.toMatchObject({ code: "23505", constraint: "cards_pkey" });
    await insert(2);
    await expect(database.query("select nothing from cards")).rejects.toMatchObject({ code: "42703" });
    await expect(database.query("select nothing from cards")).rejects.toMatchObject({ code: "42703" });
    expect((await database.query("select id from cards order by id")).rows).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test("keeps its values out of its refusal", async () => {
    const refused = await database
      .query("insert into cards values ($1, $2)", ["not a number", "A104233"])
      .catch((error: unknown) => error);
    expect(JSON.stringify(refused)).not.toContain("A104233");
  });

  test("sees a column that came later", async () => {
    const read = () => database.query("select * from cards");
    await database.query("insert into cards values (1, 'safe')");
    expect((await read()).rows).toEqual([{ id: 1, place: "safe" }]);
    await database.query("alter table cards add column shelf text default 'B4'");
    expect((await read()).rows).toEqual([{ id: 1, place: "safe", shelf: "B4" }]);
  });

  test("that nobody asked for longest is forgotten, so that they do not pile up", async () => {
    for (let length = 1; length <= 700; length += 1)
      await database.query(`select ${"1+".repeat(length)}1 as sum`);
    const { rows } = await kept();
    expect(rows[0]?.n).toBeGreaterThan(400);
    expect(rows[0]?.n).toBeLessThanOrEqual(500);
    expect((await database.query("select 1+1 as sum")).rows).toEqual([{ sum: 2 }]);
  });
});

describe("A transaction", () => {
  const insert = (id: number) => database.query("insert into cards values ($1, 'safe')", [id]);
  const count = async () => (await database.query("select id from cards")).rows.length;

  test("keeps everything or nothing, and passes on what its work gave", async () => {
    expect(
      await database.transaction(async () => {
        await insert(1);
        return "done";
      }),
    ).toBe("done");
    const failing = database.transaction(async () => {
      await insert(2);
      throw new Error("The printer is out of paper.");
    });
    await expect(failing).rejects.toThrow("out of paper");
    expect(await count()).toBe(1);
  });

  test("in which something failed is never told as kept", async () => {
    const failing = database.transaction(async () => {
      await insert(1);
      await insert(1).catch(() => undefined);
    });
    await expect(failing).rejects.toMatchObject({ code: "25P02" });
    expect(await count()).toBe(0);
  });
});

test("While the database works through a long queue, the process also does other work", async () => {
  let [turns, isOver] = [0, false];
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  for (let asks = 0; asks < 100; asks += 1) {
    await database.query("select count(*) from generate_series(1, $1::int)", [20_000]);
  }
  isOver = true;

  expect(turns).toBeGreaterThan(3);
});
