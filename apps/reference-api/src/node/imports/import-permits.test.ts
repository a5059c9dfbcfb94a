import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { signIn } from "../../testing/desk.ts";
import { refusedImport } from "../../testing/refused-import.ts";
import { useTestServer } from "../../testing/test-server.ts";
import { bangladesh, rafiqul } from "../../testing/xpat.ts";
import { importEmployers } from "./import-employers.ts";
import { importPermits } from "./import-permits.ts";
import { readCsv, readRows } from "./read-rows.ts";

const server = useTestServer();
const place = (isDryRun = false) => ({ database: server.database, now: server.clock.now, isDryRun });
const example = (name: string) =>
  readRows(fileURLToPath(new URL(`../../../../../docs/examples/${name}`, import.meta.url)));
const permits = (head: string, ...lines: readonly string[]) => readCsv([head, ...lines].join("\n"));

const countWorkers = async () => (await server.database.selectFrom("expats").select("id").execute()).length;

async function find(work_permit: string) {
  const desk = await signIn(server, "xpat.male", 1);
  return (await desk.must("findExpatByPermit", { query: { work_permit } })).individuals[0];
}

describe("permits and employers from elsewhere", () => {
  test("are found by an officer, and may come again without a change [CALL-30] [CALL-34]", async () => {
    expect(await importEmployers(place(), example("employers.csv"))).toMatchObject({ added: 2 });
    const tried = await importPermits(place(true), example("permits.csv"));
    const first = await importPermits(place(), example("permits.csv"));
    const second = await importPermits(place(), example("permits.csv"));

    expect(tried).toEqual(first);
    expect([first, second]).toEqual([
      { added: 3, updated: 0, unchanged: 0 },
      { added: 0, updated: 0, unchanged: 3 },
    ]);
    expect(await importEmployers(place(), example("employers.csv"))).toMatchObject({ unchanged: 2 });
    expect(await countWorkers()).toBe(93);
    expect(await find("EX000001")).toMatchObject({
      name: "Example Worker",
      passports: [{ passport_no: "EX1000001", is_current: true }],
      permit: { status: "valid", employer: { name: "Example Resort" }, occupation: { title: "Waiters" } },
    });
    expect(await find("EX000003")).toMatchObject({
      permit: { status: "missing_reported", missing: { kind: "reported", reported_on: "2026-11-01" } },
    });
  });

  test("belong to who is known by permit or passport, whose new passport is added [CALL-29]", async () => {
    const head = "number,name,country_id,gender,date_of_birth,passport_no,valid_until";
    const file = permits(
      head,
      `${rafiqul.permit},Rafiqul Islam,${bangladesh},M,1991-03-14,EK8000001,2028-01-31`,
      `WP99000001,Rafiqul Islam,${bangladesh},M,1991-03-14,${rafiqul.passport_no},2025-01-31`,
    );
    const counts = await importPermits(place(), file);
    const worker = await find(rafiqul.permit);

    expect(counts).toEqual({ added: 1, updated: 1, unchanged: 0 });
    expect(worker).toMatchObject({ id: rafiqul.id, permit: { valid_until: "2028-01-31" } });
    expect(worker?.passports.map(({ passport_no }) => passport_no)).toEqual([
      "EK8000001",
      rafiqul.passport_no,
    ]);
    expect((await find("WP99000001"))?.id).toBe(rafiqul.id);
    expect(await countWorkers()).toBe(90);
  });

  test("are told of by line and column where they are wrong, and nothing is kept", async () => {
    const head = "number,name,country_id,passport_no,employer_id,occupation_code,missing_kind";
    const text = await refusedImport(
      importPermits(
        place(),
        permits(
          head,
          "WP1,One,999,EK8000001,999,0000,reported",
          `${rafiqul.permit},Rafiqul Islam,${bangladesh},EC0310008,1,9313,`,
          "WP2,Two,19,EK8000002,,,",
          "WP3,Three,19,EK8000002,,,",
        ),
      ),
    );

    expect(text).toEqual([
      "Line 2: country_id is no country.",
      "Line 2: occupation_code is no group of ISCO-08.",
      "Line 2: employer_id is no employer of the registry.",
      "Line 2: missing_kind and missing_on are given together, or neither of them.",
      "Line 3: passport_no is that of somebody else than whose permit it is.",
      "Line 5: it says something else of its person than row 4.",
      "Nothing was imported. Problems: 6.",
    ]);
    expect(await countWorkers()).toBe(90);
  });

  test("cells are read before anything else", async () => {
    const text = await refusedImport(
      importPermits(place(), permits("number,name,country_id,passport_no,gender", "%,,x,12#,z")),
    );

    expect(text).toHaveLength(6);
  });

  test("employers have a registration number of their own, or none", async () => {
    const text = await refusedImport(
      importEmployers(place(), readCsv("id,name,registration_no\n950,Another,C-0123/2019\n951,Household,")),
    );

    expect(text).toContain("Line 2: registration_no is that of another one already.");
  });
});
