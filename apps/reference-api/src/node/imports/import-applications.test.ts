import { describe, expect, test } from "vitest";
import { applicantIdOf, applicationNoOf, putApplication } from "../../testing/applications.ts";
import { signIn } from "../../testing/desk.ts";
import { refusedImport } from "../../testing/refused-import.ts";
import { useTestServer } from "../../testing/test-server.ts";
import { importApplications } from "./import-applications.ts";
import { importCards } from "./import-cards.ts";
import { importPeople } from "./import-people.ts";
import { readCsv } from "./read-rows.ts";

const server = useTestServer();
const place = (isDryRun = false) => ({ database: server.database, now: server.clock.now, isDryRun });

const people = (...lines: readonly string[]) =>
  readCsv(["id_number,name_en,gender,date_of_birth,phone", ...lines].join("\n"));
const persons = [
  "A990001,One,F,1990-04-12,7000001",
  "A990002,Two,M,1955-01-31,",
  "A990005,Five,F,2014-03-02,",
];

const head =
  "application_no,id_number,type,status,collection_center_id,created_center_id,created_at,reasons,payment_status,payment_amount";
const applications = (...lines: readonly string[]) => readCsv([head, ...lines].join("\n"));
const at = "2026-11-02T09:10:00+05:00";
const first = `C-2026-800001,A990001,renewal,submitted,6,1,${at},,,`;

const read = (applicationNo: string) =>
  server.database
    .selectFrom("applications")
    .where("application_no", "=", applicationNo)
    .selectAll()
    .executeTakeFirst();

describe("people", () => {
  test("are added, changed and left as they are", async () => {
    expect(await importPeople(place(true), people(...persons))).toEqual({
      added: 3,
      updated: 0,
      unchanged: 0,
    });
    expect(await importPeople(place(), people(...persons))).toEqual({ added: 3, updated: 0, unchanged: 0 });
    const [one = "", ...others] = persons;
    const changed = people(one.replace("7000001", "9000001"), ...others);
    expect(await importPeople(place(), changed)).toEqual({ added: 0, updated: 1, unchanged: 2 });
    const row = await server.database
      .selectFrom("people")
      .where("id_number", "=", "A990001")
      .select(["name_en", "phone", "is_deceased"])
      .executeTakeFirst();
    expect(row).toEqual({ name_en: "One", phone: "9000001", is_deceased: false });
  });

  test("that are wrong are told by their line, and nobody is kept", async () => {
    const file = readCsv(
      [
        "id_number,name_en,gender,date_of_birth,house,island_id",
        "A990001,One,F,1990-04-12,House,",
        "A990002,Two,M,1990-04-12,House,99999",
      ].join("\n"),
    );
    expect(await refusedImport(importPeople(place(), file))).toEqual([
      "Line 2: house and island_id are given together, or neither of them.",
      "Line 3: island_id is no island of the registry.",
      "Nothing was imported. Problems: 2.",
    ]);
    expect(await refusedImport(importPeople(place(), people(persons[0] ?? "", persons[0] ?? "")))).toEqual([
      "Line 3: row 2 has the same id_number.",
      "Nothing was imported. Problems: 1.",
    ]);
    const kept = await server.database.selectFrom("people").where("id_number", "like", "A9900%").execute();
    expect(kept).toEqual([]);
  });
});

describe("applications", () => {
  test("come with what the file says and what follows from it, and staff see them", async () => {
    await importPeople(place(), people(...persons));
    const file = readCsv(
      [
        "application_no,id_number,guardian_id_number,type,status,collection_center_id,created_center_id,created_at,submitted_at,status_at,reasons,payment_status,payment_amount,photo,replaces_serial_number,replaces_fate",
        `C-2026-800001,A990005,A990001,first_time,returned,6,1,${at},2026-11-03T00:00:00Z,2026-11-04T00:00:00Z,photo_too_dark|other:documents=Page 2,paid,100,captured,,`,
        `P-2026-800001,A990002,,lost,pending_payment,6,,${at},,,,pending,200,,SN0000009,lost`,
      ].join("\n"),
    );
    expect(await importApplications(place(true), file)).toEqual({ added: 2, updated: 0, unchanged: 0 });
    expect(await read("C-2026-800001")).toBeUndefined();
    expect(await importApplications(place(), file)).toEqual({ added: 2, updated: 0, unchanged: 0 });

    const returned = await read("C-2026-800001");
    const status_at = new Date("2026-11-04T00:00:00Z");
    expect(returned).toMatchObject({
      channel: "center",
      created_by: null,
      created_at: new Date(at),
      submitted_at: new Date("2026-11-03T00:00:00Z"),
      reviewed_at: status_at,
      status_at,
      payment_status: "paid",
      payment_amount: 100,
      payment_currency: "MVR",
      paid_at: new Date("2026-11-03T00:00:00Z"),
      photo: "captured",
      signature: "missing",
      round: 1,
      version: 1,
    });
    expect(returned?.guardian_person_id).not.toBeNull();
    expect(await read("P-2026-800001")).toMatchObject({
      channel: "portal",
      created_center_id: null,
      submitted_at: null,
      paid_at: null,
      replaces_fate: "lost",
    });

    const desk = await signIn(server, "clerk.hdh", 6);
    const { application } = await desk.must("getCenterApplication", { path: { id: returned?.id ?? 0 } });
    expect(application).toMatchObject({
      status: "returned",
      created_by: { fullname: "Registry (imported)" },
      return_reasons: [
        { code: "photo_too_dark", field: "photo", text: "Photo too dark" },
        { code: "other", field: "documents", text: "Page 2" },
      ],
    });
    expect(application.events.find(({ action }) => action === "import")).toMatchObject({
      actor: null,
      to_status: "returned",
    });
  });

  test("name who made and who cancelled them, or the registry", async () => {
    await importPeople(place(), people(...persons));
    const of = (number: string, idNumber: string, more: string) =>
      `${number},${idNumber},renewal,cancelled,6,1,${at},,,${more}`;
    const file = readCsv(
      [
        `${head},created_by,cancelled_by,cancel_reason`,
        of("C-2026-800001", "A990001", ",clerk.male,CLERK.HDH,duplicate"),
        of("C-2026-800002", "A990002", ",,,"),
      ].join("\n"),
    );
    await importApplications(place(), file);
    const desk = await signIn(server, "clerk.hdh", 6);
    const show = async (number: string) => {
      const { application } = await desk.must("getCenterApplication", {
        path: { id: (await read(number))?.id ?? 0 },
      });
      return [
        application.created_by?.fullname,
        application.cancelled?.by.username,
        application.cancelled?.reason,
      ];
    };

    expect(await show("C-2026-800001")).toEqual(["Aishath Shareef", "clerk.hdh", "duplicate"]);
    expect(await show("C-2026-800002")).toEqual(["Registry (imported)", "registry", "other"]);
    const { applications: listed } = await desk.must("listCenterApplications", {
      query: { search: "C-2026-800002", status: "all" },
    });
    expect(listed[0]?.created_by?.fullname).toBe("Registry (imported)");
  });

  test("that were made online name nobody of a centre", async () => {
    await importPeople(place(), people(...persons));
    const online = first.replace("C-", "P-").replace(",6,1,", ",6,,");
    const file = (createdBy: string) => readCsv(`${head},created_by\n${online},${createdBy}`);
    expect(await refusedImport(importApplications(place(), file("clerk.male")))).toEqual([
      "Line 2: created_by belongs to applications of centres alone.",
      "Nothing was imported. Problems: 1.",
    ]);
    await importApplications(place(), file(""));
    const desk = await signIn(server, "clerk.hdh", 6);
    const { applications: listed } = await desk.must("listPortalApplications", {
      query: { search: "P-2026-800001" },
    });
    expect(listed.map(({ created_by }) => created_by)).toEqual([null]);
  });

  test("that come again stay as they are, whatever has become of them", async () => {
    await importPeople(place(), people(...persons));
    await importApplications(place(), applications(first));
    await server.database
      .updateTable("applications")
      .set({ status: "under_review" })
      .where("application_no", "=", "C-2026-800001")
      .execute();
    expect(await importApplications(place(), applications(first))).toEqual({
      added: 0,
      updated: 0,
      unchanged: 1,
    });
    expect((await read("C-2026-800001"))?.status).toBe("under_review");
    expect(
      await refusedImport(importApplications(place(), applications(first.replace("A990001", "A990002")))),
    ).toEqual([
      "Line 2: application_no is that of another person's application.",
      "Nothing was imported. Problems: 1.",
    ]);
  });

  test("without a number take the next ones, after the highest that was given", async () => {
    await importPeople(place(), people(...persons));
    const file = applications(
      `,A990002,renewal,submitted,6,1,${at},,,`,
      first,
      `,A990005,renewal,submitted,6,1,${at},,,`,
    );
    await importApplications(place(), file);
    const taken = await server.database
      .selectFrom("applications as a")
      .innerJoin("people as p", "p.id", "a.person_id")
      .where("p.id_number", "like", "A9900%")
      .orderBy("p.id_number")
      .select("application_no")
      .execute();
    expect(taken.map(({ application_no }) => application_no)).toEqual([
      "C-2026-800001",
      "C-2026-800002",
      "C-2026-800003",
    ]);
  });

  test("are refused row by row where the registry does not have what they name", async () => {
    await importPeople(place(), people(...persons));
    await putApplication(server, { number: 1 });
    const file = applications(
      first,
      `C-2026-800002,A990001,renewal,submitted,6,1,${at},,,`,
      `C-2026-800003,${applicantIdOf(1)},renewal,submitted,6,1,${at},,,`,
      `C-2026-800004,A999999,renewal,submitted,99999,88888,${at},,,`,
      `C-2026-800005,${applicantIdOf(1)},renewal,rejected,6,1,${at},not_entitled,,`,
    );
    expect(await refusedImport(importApplications(place(), file))).toEqual([
      "Line 3: this person has an application under way already.",
      "Line 4: this person has an application under way already.",
      "Line 5: collection_center_id is no centre of the registry.",
      "Line 5: created_center_id is no centre of the registry.",
      "Line 5: id_number is nobody of the registry.",
      "Nothing was imported. Problems: 5.",
    ]);
    expect(await read("C-2026-800001")).toBeUndefined();
  });

  test.each([
    [
      `,A990001,renewal,rejected,6,1,${at},not_entitled,,`,
      "application_no is missing: it has ended and keeps its number.",
    ],
    [first.replace("C-", "P-"), "application_no begins with C, for it was made at a centre."],
    [first.replace(",6,1,", ",6,,"), "application_no begins with P, for it was made online."],
    [first.replace("submitted", "printing"), "status is not one of "],
    [first.replace("submitted", "returned"), "reasons are missing."],
    [first.replace(`${at},`, `${at},photo_too_dark`), "reasons belong to returned and rejected alone."],
    [
      first.replace("submitted", "returned").replace(`${at},`, `${at},Photo`),
      "reasons is not CODE[:FIELD][=TEXT]",
    ],
    [first.replace(at, "2026-11-02"), "created_at is not a moment as 2026-11-18T14:05:00+05:00."],
    [first.replace(at, "2026-11-31T25:00:00Z"), "created_at is not a moment as 2026-11-18T14:05:00+05:00."],
    [first.replace(at, "2026-11-20T09:10:00Z"), "created_at has not come yet."],
    [`${first.slice(0, -2)},waived,100`, "payment_status is waived where there is nothing to pay."],
    [`${first.slice(0, -2)},pending,100`, "payment_status is pending of one that was submitted."],
    [`${first.slice(0, -2)},pending,0`, "payment_status is waived where there is nothing to pay."],
    [
      `${first.replace("submitted", "pending_payment").slice(0, -2)},paid,100`,
      "payment_status is not pending.",
    ],
  ])("%s is refused: %s", async (line, message) => {
    await importPeople(place(), people(...persons));
    const said = await refusedImport(importApplications(place(), applications(line)));
    expect(said.some((each) => each.startsWith(`Line 2: ${message}`))).toBe(true);
  });

  test.each([
    ["submitted_at", "2026-11-01T00:00:00Z", "submitted_at is before created_at."],
    ["paid_at", "2026-11-03T00:00:00Z", "paid_at belongs to paid alone."],
    ["created_by", "nobody.here", "created_by is no user of the registry."],
    ["cancelled_by", "clerk.male", "cancelled_by belongs to cancelled alone."],
    ["cancel_reason", "duplicate", "cancel_reason belongs to cancelled alone."],
    [
      "replaces_fate",
      "lost",
      "replaces_serial_number and replaces_fate are given together, or neither of them.",
    ],
    ["guardian_id_number", "A990001", "guardian_id_number is the applicant's own."],
    ["guardian_id_number", "A999999", "guardian_id_number is nobody of the registry."],
  ])("%s %s is refused: %s", async (column, value, message) => {
    await importPeople(place(), people(...persons));
    const file = readCsv(`${head},${column}\n${first},${value}`);
    expect(await refusedImport(importApplications(place(), file))).toEqual([
      `Line 2: ${message}`,
      "Nothing was imported. Problems: 1.",
    ]);
  });

  test("follow their cards where these were here before", async () => {
    await importPeople(place(), people(...persons));
    const card =
      "serial_number,id_number,name_en,gender,date_of_birth,phone,card_type,issue_date,expiry_date,center_id,application_no,status";
    const ofCard = `SN9000001,${persons[0]},standard,2026-11-18,2031-11-18,1,C-2026-800001,at_center`;
    await importCards(place(), readCsv(`${card}\n${ofCard}`));
    expect(await refusedImport(importApplications(place(), applications(first)))).toEqual([
      "Line 2: application_no is on a card already, and status is not approved.",
      "Nothing was imported. Problems: 1.",
    ]);
    const approved = first.replace("submitted", "approved");
    expect(
      await refusedImport(importApplications(place(), applications(approved.replace("A990001", "A990002")))),
    ).toEqual([
      "Line 2: application_no is on a card of another person.",
      "Nothing was imported. Problems: 1.",
    ]);
    await importApplications(place(), applications(approved));
    expect((await read("C-2026-800001"))?.status).toBe("ready");
  });
});

test("a number that was put by hand is not taken again", async () => {
  await putApplication(server, { number: 7 });
  expect(
    await refusedImport(
      importApplications(place(), applications(first.replace("C-2026-800001", applicationNoOf(7)))),
    ),
  ).toEqual([
    "Line 2: id_number is nobody of the registry.",
    "Line 2: application_no is that of another person's application.",
    "Nothing was imported. Problems: 2.",
  ]);
});
