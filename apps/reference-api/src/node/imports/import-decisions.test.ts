import { expect, test } from "vitest";
import type { OutgoingMessage } from "../../ports.ts";
import { applicantIdOf, applicationNoOf, putApplication } from "../../testing/applications.ts";
import { receiptOf } from "../../testing/batches.ts";
import { signIn } from "../../testing/desk.ts";
import { refusedImport } from "../../testing/refused-import.ts";
import { useTestServer } from "../../testing/test-server.ts";
import { importCards } from "./import-cards.ts";
import { importDecisions } from "./import-decisions.ts";
import { readCsv } from "./read-rows.ts";

const server = useTestServer();
const place = (isDryRun = false) => ({ database: server.database, now: server.clock.now, isDryRun });

/** Imports decisions, and gives what it counted with the messages that it queued. */
async function decide(lines: readonly string[], { isDryRun = false } = {}) {
  const messages: OutgoingMessage[] = [];
  const sms = async (_: unknown, added: readonly OutgoingMessage[]) => void messages.push(...added);
  const file = readCsv(["application_no,decision,reasons", ...lines].join("\n"));
  return { ...(await importDecisions({ ...place(isDryRun), sms }, file)), messages };
}

const read = (id: number) =>
  server.database.selectFrom("applications").where("id", "=", id).selectAll().executeTakeFirstOrThrow();

const listEvents = async (id: number) =>
  (
    await server.database
      .selectFrom("audit_events")
      .where("subject_type", "=", "application")
      .where("subject_id", "=", id)
      .where("actor_id", "is", null)
      .orderBy("id")
      .select(["action", "from_status", "to_status", "serial_number"])
      .execute()
  ).map(({ action, from_status, to_status, serial_number }) =>
    [action, from_status, to_status, ...(serial_number === null ? [] : [serial_number])].join(" "),
  );

const cardHead =
  "serial_number,id_number,name_en,gender,date_of_birth,card_type,issue_date,expiry_date,center_id,application_no";
const cardOf = (number: number, { serial = "SN9000001", idNumber = applicantIdOf(number) } = {}) =>
  `${serial},${idNumber},Applicant ${number},F,1990-04-12,standard,2026-11-18,2031-11-18,1,${applicationNoOf(number)}`;
const importCard = (...lines: readonly string[]) =>
  importCards(place(), readCsv([cardHead, ...lines].join("\n")));

test("an application goes from submitted to its centre by decisions and the import of its card", async () => {
  const id = await putApplication(server, { collection_center_id: 6 });
  await decide([`${applicationNoOf(1)},under_review,`]);
  await decide([`${applicationNoOf(1)},approved,`]);
  expect(await importCard(cardOf(1))).toMatchObject({ added: 1 });
  expect((await read(id)).status).toBe("printing");
  // The file may come again, and so may the decision.
  expect(await importCard(cardOf(1))).toMatchObject({ unchanged: 1 });
  expect(await decide([`${applicationNoOf(1)},approved,`])).toMatchObject({ updated: 0, unchanged: 1 });

  const desk = await signIn(server, "clerk.male", 1);
  const { batch: made } = await desk.must("createBatch", { body: { destination_center_id: 6 } });
  await desk.must("addCard", { path: { batchId: made.id }, body: { serial_number: "SN9000001" } });
  const { batch } = await desk.must("dispatchBatch", { path: { batchId: made.id }, body: {} });
  expect((await read(id)).status).toBe("dispatched");
  await (await signIn(server, "clerk.hdh", 6)).must("receiveCard", receiptOf(batch, 0));
  expect((await read(id)).status).toBe("ready");
  expect(await listEvents(id)).toEqual([
    "review submitted under_review",
    "approve under_review approved",
    "print_card approved printing SN9000001",
  ]);
  // By now the card goes its own way.
  expect(await importCard(cardOf(1))).toMatchObject({ unchanged: 1 });
  expect((await read(id)).status).toBe("ready");
});

test("decisions are one import: counted, with an event each and one of the whole", async () => {
  const ids = [
    await putApplication(server, { number: 1, status: "under_review", contact_phone: "7000001" }),
    await putApplication(server, { number: 2, status: "under_review" }),
    await putApplication(server, { number: 3, status: "pending_payment" }),
    await putApplication(server, { number: 4, status: "approved" }),
  ];
  const file = readCsv(
    [
      "application_no,decision,reasons,payment_reference",
      `${applicationNoOf(1)},Returned,photo_too_dark|other:documents=Page 2 is missing,`,
      `${applicationNoOf(2)},rejected,not_entitled,`,
      `c2026900003,paid,,BANK-7`,
      `${applicationNoOf(4)},approved,,`,
    ].join("\n"),
  );
  const messages: OutgoingMessage[] = [];
  const sms = async (_: unknown, added: readonly OutgoingMessage[]) => void messages.push(...added);
  expect(await importDecisions({ ...place(), sms }, file)).toEqual({ added: 0, updated: 3, unchanged: 1 });

  const after = await Promise.all(ids.map(read));
  expect(after.map(({ status }) => status)).toEqual(["returned", "rejected", "submitted", "approved"]);
  expect(after[2]?.payment_reference).toBe("BANK-7");
  expect(messages.map(({ phone, purpose }) => [phone, purpose])).toEqual([
    ["7000001", "application_returned"],
  ]);
  expect(await Promise.all(ids.map(listEvents))).toEqual([
    ["return under_review returned"],
    ["reject under_review rejected"],
    ["pay pending_payment submitted"],
    [],
  ]);
  const last = await server.database
    .selectFrom("audit_events")
    .select(["action", "notes"])
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(last).toEqual({ action: "import_decisions", notes: "added 0, updated 3, unchanged 1" });
});

test("a dry run of decisions counts and keeps nothing, no message either", async () => {
  const id = await putApplication(server, { status: "under_review" });
  const before = await read(id);
  const lines = [`${applicationNoOf(1)},returned,photo_too_dark`];
  expect(await decide(lines, { isDryRun: true })).toMatchObject({ updated: 1 });
  expect(await read(id)).toEqual(before);
  expect(await listEvents(id)).toEqual([]);
  const reasons = await server.database
    .selectFrom("application_reasons")
    .where("application_id", "=", id)
    .execute();
  expect(reasons).toEqual([]);
});

test("decisions that cannot be are told by their row, and none of the file is kept", async () => {
  const id = await putApplication(server, { number: 2 });
  await putApplication(server, { number: 3, status: "cancelled" });
  await putApplication(server, { number: 4, status: "under_review" });
  const said = await refusedImport(
    decide([
      "C-2026-999999,approved,",
      `${applicationNoOf(2)},under_review,`,
      `${applicationNoOf(3)},rejected,not_entitled`,
      `${applicationNoOf(4)},returned,`,
    ]),
  );
  expect(said).toEqual([
    "Line 2: Application not found.",
    "Line 4: Application is cancelled.",
    "Line 5: An application is returned with at least one reason.",
    "Nothing was imported. Problems: 3.",
  ]);
  expect((await read(id)).status).toBe("submitted");
});

test("rows of decisions that cannot be read are told by their column", async () => {
  const said = await refusedImport(
    decide([
      "41,approved,",
      "C-2026-000041,collected,",
      "C-2026-000042,returned,Photo",
      "C-2026-000042,paid,",
    ]),
  );
  expect(said).toEqual([
    "Line 2: application_no is not the number of an application, as C-2026-000012.",
    "Line 3: decision is not one of under_review, returned, approved, rejected, paid.",
    "Line 4: reasons is not CODE[:FIELD][=TEXT], as photo_too_dark:photo=Photo too dark; several with | between them.",
    "Line 5: row 4 has the same application_no.",
    "Nothing was imported. Problems: 4.",
  ]);
  const file = readCsv("application_no,decision,payment_reference\nC-2026-000041,approved,BANK-1");
  expect(await refusedImport(importDecisions({ ...place(), sms: async () => {} }, file))).toEqual([
    "Line 2: payment_reference belongs to paid alone.",
    "Nothing was imported. Problems: 1.",
  ]);
});

test.each([
  "pending_biometrics",
  "pending_payment",
  "submitted",
  "under_review",
  "returned",
  "rejected",
  "cancelled",
] as const)("no card is imported for an application that is %s", async (status) => {
  const id = await putApplication(server, { status });
  expect(await refusedImport(importCard(cardOf(1)))).toEqual([
    "Line 2: This application is not approved.",
    "Nothing was imported. Problems: 1.",
  ]);
  expect((await read(id)).status).toBe(status);
});

test("a card is refused that is somebody else's, of another application, or the second of one", async () => {
  const ids = [
    await putApplication(server, { number: 1, status: "approved" }),
    await putApplication(server, { number: 2, status: "approved" }),
  ];
  expect(await refusedImport(importCard(cardOf(1, { idNumber: applicantIdOf(3) })))).toEqual([
    "Line 2: This application is of another ID number.",
    "Nothing was imported. Problems: 1.",
  ]);
  await importCard(cardOf(1));
  expect(await refusedImport(importCard(cardOf(1, { serial: "SN9000002" })))).toEqual([
    "Line 2: application_no is that of another card already.",
    "Line 2: This application is not approved.",
    "Nothing was imported. Problems: 2.",
  ]);
  const unlinked = cardOf(1).replace(applicationNoOf(1), "");
  const other = cardOf(1).replace(applicationNoOf(1), "C-2025-000001");
  for (const line of [unlinked, other]) {
    expect(await refusedImport(importCard(line))).toEqual([
      "Line 2: application_no: this card was made for another application.",
      "Nothing was imported. Problems: 1.",
    ]);
  }
  expect((await Promise.all(ids.map(read))).map(({ status }) => status)).toEqual(["printing", "approved"]);
});

test("a card may name an application that is not here, and get one that is", async () => {
  const id = await putApplication(server, { number: 1, status: "approved" });
  const before = cardOf(1).replace(applicationNoOf(1), "C-2025-000001");
  expect(await importCard(before)).toMatchObject({ added: 1 });
  expect((await read(id)).status).toBe("approved");
  expect(await importCard(cardOf(1))).toMatchObject({ updated: 1 });
  expect((await read(id)).status).toBe("printing");
  expect(await listEvents(id)).toEqual(["print_card approved printing SN9000001"]);
});

test("a card for collection where it is makes its application ready", async () => {
  const id = await putApplication(server, { status: "approved" });
  await importCards(place(), readCsv(`${cardHead},status\n${cardOf(1)},at_center`));
  expect((await read(id)).status).toBe("ready");
  expect(await listEvents(id)).toEqual(["print_card approved ready SN9000001"]);
});
