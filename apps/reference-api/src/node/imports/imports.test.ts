import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { signIn } from "../../testing/desk.ts";
import { refusedImport } from "../../testing/refused-import.ts";
import { useTestServer } from "../../testing/test-server.ts";
import { importApplications } from "./import-applications.ts";
import { importCards } from "./import-cards.ts";
import { importPeople } from "./import-people.ts";
import { importCenters, importReference } from "./import-places.ts";
import { type FileRows, readCsv, readJson, readRows } from "./read-rows.ts";

const server = useTestServer();
const place = (isDryRun = false) => ({ database: server.database, now: server.clock.now, isDryRun });
const example = (name: string) =>
  readRows(fileURLToPath(new URL(`../../../../../docs/examples/${name}`, import.meta.url)));

const head =
  "serial_number,id_number,name_en,gender,date_of_birth,phone,card_type,issue_date,expiry_date,center_id";
const first = "SN9000001,A990001,One,F,1990-04-12,7000001,standard,2026-11-18,2031-11-18,1";
const cards = (...lines: readonly string[]) => readCsv([head, ...lines].join("\n"));

const countRows = async () =>
  (
    await server.database
      .selectFrom("cards")
      .select((is) => is.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

const readLast = () =>
  server.database
    .selectFrom("audit_events")
    .select(["action", "actor_id", "subject_type", "notes"])
    .orderBy("id", "desc")
    .executeTakeFirst();

describe("files", () => {
  test("a table is read with quotes, commas and lines inside cells, and each row knows its line", () => {
    expect(readCsv('\ufeffa,b\r\n"1, ""one""\r\ntwo",\r\n\r\n x ,y')).toEqual({
      place: "Line",
      rows: [
        { line: 2, values: { a: '1, "one"\r\ntwo', b: "" } },
        { line: 5, values: { a: "x", b: "y" } },
      ],
    });
    expect(readJson('[{"a":1,"b":null},{"a":"x"}]').rows.map(({ values }) => values)).toEqual([
      { a: "1", b: "" },
      { a: "x" },
    ]);
  });

  test("byte order marks inside a file are dropped, wherever they are", () => {
    expect(readCsv('a,b\n\uFEFF"1",2\uFEFF\n').rows[0]?.values).toEqual({ a: "1", b: "2" });
    expect(readJson('[{"\uFEFFa":"\\uFEFFx\uFEFF"}]').rows[0]?.values).toEqual({ a: "x" });
  });

  test.each([
    ["", "The file is empty."],
    ['a,b\n1,"2', "Line 2: a quote is not closed, or stands inside a cell."],
    ["a,b\n1,2\n3", "Line 3: it has 1 cells, and the first line names 2 columns."],
    ["a,a\n1,2", 'The column "a" stands there twice.'],
  ])("%j is no table", (text, message) => {
    expect(() => readCsv(text)).toThrow(message);
  });

  test.each([
    ["{", "The file is no JSON."],
    ["{}", "The file is no list of objects."],
    ["[1]", "Entry 1: it is no object."],
    ['[{"a":[]}]', 'Entry 1: "a" is neither text nor number.'],
  ])("%j is no list", (text, message) => {
    expect(() => readJson(text)).toThrow(message);
  });

  test("a column that nobody knows is told with those that there are", async () => {
    await expect(importReference(place(), readCsv("id,nam\n1,x"))).rejects.toThrow(
      'There is no column "nam". There are: id, name, atoll, atoll_name, name_dv.',
    );
  });
});

describe("cards", () => {
  test("a clerk sends a card that was imported, and it may come again without a change", async () => {
    expect(await importCards(place(true), cards(first))).toEqual({ added: 1, updated: 0, unchanged: 0 });
    expect(await importCards(place(), cards(first))).toEqual({ added: 1, updated: 0, unchanged: 0 });
    expect(await readLast()).toEqual({
      action: "import_cards",
      actor_id: null,
      subject_type: "registry",
      notes: "added 1, updated 0, unchanged 0",
    });
    expect(await importCards(place(), cards(first))).toEqual({ added: 0, updated: 0, unchanged: 1 });

    const desk = await signIn(server, "clerk.male", 1);
    const { batch } = await desk.must("createBatch", { body: { destination_center_id: 6 } });
    await desk.must("addCard", {
      path: { batchId: batch.id },
      body: { serial_number: "SN9000001", id_number: "A990001", date_of_birth: "1990-04-12" },
    });
    const elsewhere = cards(first.replace(/,1$/, ",2"));
    expect(await importCards(place(), elsewhere)).toEqual({ added: 0, updated: 0, unchanged: 1 });
    const { current_center_id, status } = await server.database
      .selectFrom("cards")
      .where("serial_number", "=", "SN9000001")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([current_center_id, status]).toEqual([1, "packed"]);
    expect(await refusedImport(importCards(place(), cards(first.replace("standard", "senior"))))).toEqual([
      "Line 2: card_type: this card was sent already, and only its payment can change.",
      "Nothing was imported. Problems: 1.",
    ]);
  });

  test("before it is sent a card may change in all but its owner, who may change in all but their number", async () => {
    await importCards(place(), cards(first));
    const changed = first.replace("7000001", "9000001").replace("standard", "senior").replace(/1$/, "2");
    expect(await importCards(place(), cards(changed))).toEqual({ added: 0, updated: 1, unchanged: 0 });
    const read = () =>
      server.database
        .selectFrom("cards as k")
        .innerJoin("people as p", "p.id", "k.person_id")
        .where("serial_number", "=", "SN9000001")
        .select(["card_type", "current_center_id", "phone", "name_en"])
        .executeTakeFirst();
    expect(await read()).toEqual({
      card_type: "senior",
      current_center_id: 2,
      phone: "9000001",
      name_en: "One",
    });
    expect(await importCards(place(), cards(changed.replace("9000001,s", "9000002,s")))).toEqual({
      added: 0,
      updated: 1,
      unchanged: 0,
    });
    expect(await refusedImport(importCards(place(), cards(changed.replace("A990001", "A990002"))))).toEqual([
      "Line 2: this card belongs to another ID number.",
      "Nothing was imported. Problems: 1.",
    ]);
  });

  test("what a counter did stays: a card that was handed over, cancelled or is at a counter cannot change", async () => {
    const before = await server.database
      .selectFrom("cards as k")
      .innerJoin("people as p", "p.id", "k.person_id")
      .where("k.status", "in", ["collected", "completed", "cancelled", "at_center"])
      .selectAll("k")
      .select(["p.id_number", "p.name_en", "p.gender", "p.date_of_birth"])
      .execute();
    const statuses = new Set(before.map(({ status }) => status));
    expect(statuses.size).toBe(4);
    const format = (type: (card: (typeof before)[number]) => string) =>
      readJson(
        JSON.stringify(
          before.map((card) => ({
            serial_number: card.serial_number,
            id_number: card.id_number,
            name_en: card.name_en,
            gender: card.gender,
            date_of_birth: card.date_of_birth,
            card_type: type(card),
            issue_date: card.issue_date,
            expiry_date: card.expiry_date,
            center_id: 2,
          })),
        ),
      );
    expect(
      await importCards(
        place(),
        format(({ card_type }) => card_type),
      ),
    ).toEqual({
      added: 0,
      updated: 0,
      unchanged: before.length,
    });
    const said = await refusedImport(
      importCards(
        place(),
        format(() => "other"),
      ),
    );
    expect(said.at(-1)).toBe(`Nothing was imported. Problems: ${before.length}.`);
    expect(said[0]).toMatch(/^Entry 1: card_type: this card was /);
  });

  test("every row that is wrong is told by its line and column without what stands in it, and nothing is kept", async () => {
    const before = await countRows();
    const file = cards(
      first,
      first,
      "SN1,A1,,constructor,1990-02-30,8,Standard!,2026-13-01,soon,none",
      "SN9000003,A990003,Three,M,1990-04-12,,standard,2026-11-18,2025-11-18,99999",
      "SN9000004,A990001,Another,F,1990-04-12,7000001,standard,2026-11-18,2031-11-18,1",
    );
    const said = await refusedImport(importCards(place(), file));
    expect(said).toEqual([
      "Line 3: row 2 has the same serial_number.",
      "Line 4: serial_number is not a serial number: SN and 7 digits.",
      "Line 4: id_number is not an ID number: A and 6 digits.",
      "Line 4: gender is not one of 1, 2, m, f.",
      "Line 4: date_of_birth is not a day as YYYY-MM-DD.",
      "Line 4: phone is not a phone number: 7 digits that begin with 7 or 9, or 00 and digits.",
      "Line 4: card_type is not a word of small letters, digits and _.",
      "Line 4: issue_date is not a day as YYYY-MM-DD.",
      "Line 4: expiry_date is not a day as YYYY-MM-DD.",
      "Line 4: center_id is not the id of a centre.",
      "Line 4: name_en is missing.",
      "Line 6: it says something else of its owner than row 2.",
      "Nothing was imported. Problems: 12.",
    ]);
    expect(
      await refusedImport(
        importCards(
          place(),
          cards("SN9000003,A990003,Three,M,2027-04-12,,standard,2026-11-18,2025-11-18,99999"),
        ),
      ),
    ).toEqual([
      "Line 2: center_id is no centre of the registry.",
      "Line 2: expiry_date is before issue_date.",
      "Line 2: date_of_birth is after issue_date.",
      "Nothing was imported. Problems: 3.",
    ]);
    expect(await countRows()).toBe(before);
  });
});

describe("places", () => {
  const centerHead = "id,code,name,kind,parent_id";
  const centers = (...lines: readonly string[]): FileRows => readCsv([centerHead, ...lines].join("\n"));

  test("centres may stand in any order below each other, and come again", async () => {
    const file = centers("902,X2,Below,service centre,901", "901,X1,Above,head office,");
    expect(await importCenters(place(), file)).toEqual({ added: 2, updated: 0, unchanged: 0 });
    const renamed = centers("902,X2,Below,service centre,901", "901,X1,Renamed,head office,1");
    expect(await importCenters(place(), renamed)).toEqual({ added: 0, updated: 1, unchanged: 1 });
    expect(await readLast()).toMatchObject({
      action: "import_centers",
      notes: "added 0, updated 1, unchanged 1",
    });
  });

  test("a centre needs a parent that is there and not itself, and a code of its own", async () => {
    const [code] = await server.database.selectFrom("centers").where("id", "=", 1).select("code").execute();
    const file = centers(
      "901,X1,One,office,902",
      "902,X2,Two,office,901",
      "903,X3,Three,office,999",
      `904,${code?.code},Four,office,`,
    );
    expect(await refusedImport(importCenters(place(), file))).toEqual([
      "Line 2: parent_id leads back to the centre itself.",
      "Line 3: parent_id leads back to the centre itself.",
      "Line 4: parent_id is no centre of the file or of the registry.",
      "Line 5: code is that of another one already.",
      "Nothing was imported. Problems: 4.",
    ]);
  });

  test("islands are added once, by their atoll and name", async () => {
    const file = readCsv("id,name,atoll\n9001,New,HDh\n9002,Newer,HDh");
    expect(await importReference(place(), file)).toEqual({ added: 2, updated: 0, unchanged: 0 });
    expect(await importReference(place(), file)).toEqual({ added: 0, updated: 0, unchanged: 2 });
    expect(await refusedImport(importReference(place(), readCsv("id,name,atoll\n9003,New,HDh")))).toEqual([
      "Line 2: the name in its atoll is that of another one already.",
      "Nothing was imported. Problems: 1.",
    ]);
  });
});

test("the examples of the documentation can be imported as they are", async () => {
  // Tried alone, for they would rename the demonstration's places.
  const none = { updated: 0, unchanged: 0 };
  expect(await importCards(place(true), example("cards.csv"))).toEqual({ added: 3, ...none });
  expect(await importCards(place(true), example("cards.json"))).toEqual({ added: 1, ...none });
  const { updated } = await importCenters(place(true), example("centers.csv"));
  expect(updated).toBe(3);
  expect(example("islands.csv").rows).toHaveLength(3);
  // As on the day of the cut-over, one after the other.
  expect(await importPeople(place(), example("people.csv"))).toEqual({ added: 2, ...none });
  expect(
    await importPeople(
      place(),
      readCsv("id_number,name_en,gender,date_of_birth\nA990002,Example,M,1955-01-31"),
    ),
  ).toEqual({
    added: 1,
    ...none,
  });
  expect(await importApplications(place(true), example("applications.csv"))).toEqual({ added: 3, ...none });
});
