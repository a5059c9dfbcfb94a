import { describe, expect, test } from "vitest";
import type { OperationId } from "../client/operation.ts";
import { readAnswerOf } from "../client/read-answer.ts";
import {
  createApplication,
  createApplicationCard,
  createApplicationSummary,
  createPersonStatus,
  createStatusApplication,
  exampleAnswers,
  headOffice,
} from "../testing/index.ts";
import {
  readApplication,
  readApplicationCard,
  readApplicationSummary,
  readFoundApplication,
  readPayment,
  readPersonStatus,
} from "./read-application.ts";

const bare = { id: 41, status: "submitted" };
const person = { id_number: "A100101" };
const read = (change: object = {}) => readApplication({ ...bare, applicant: person, ...change });

describe("An answer about an application", () => {
  test.each<OperationId>([
    "listCenterApplications",
    "listPortalApplications",
    "getCenterApplication",
    "cancelApplication",
    "sendPaymentLink",
    "getPersonStatus",
    "getActiveApplication",
    "findApplication",
    "markSlipPrinted",
  ])("as the contract has it stays what it is: %s", async (id) => {
    const body = exampleAnswers[id]?.().body as Record<string, unknown>;
    expect(await readAnswerOf(id, structuredClone(body))).toMatchObject(body);
  });

  test("with all that the contract knows stays what it is", () => {
    const application = createApplication({
      guardian: { id_number: "A100102", name_en: "Aminath Zahira", name_dv: null },
      cancelled: {
        reason: "duplicate",
        notes: "There is another one",
        by: { username: "clerk.male", fullname: "Aishath Shareef" },
        at: "2026-11-19T09:20:00Z",
      },
      card: createApplicationCard(),
      return_reasons: [{ code: "photo_too_dark", field: "photo", text: "Photo too dark" }],
    });
    expect(readApplication(structuredClone(application))).toMatchObject(application);
  });

  test("that says little is read all the same", () => {
    expect(read()).toEqual({
      ...bare,
      applicant: expect.objectContaining({ ...person, name_en: "", holds: [] }),
      application_no: "",
      channel: "",
      status_at: "",
      type: "",
      created_at: "",
      submitted_at: null,
      created_by: null,
      created_center: null,
      collection_center: { id: 0, name: "" },
      biometrics: { photo: "", fingerprints: "", signature: "" },
      payment: {
        status: "",
        amount: 0,
        currency: "",
        reference: null,
        paid_at: null,
        link_sent_at: null,
        resend_in: 0,
      },
      return_reasons: [],
      version: 0,
      round: 1,
      guardian: null,
      contact_phone_masked: null,
      documents: [],
      captures: [],
      exceptions: [],
      vouched_by: null,
      replaces: null,
      lost: null,
      changes: [],
      notes: null,
      expected_on: null,
      cancelled: null,
      card: null,
      printed: null,
      events: [],
    });
  });

  test("keeps words that are not known, and what goes beyond", () => {
    const said = {
      status: "asleep",
      channel: "kiosk",
      type: "transfer",
      biometrics: { photo: "blurred", iris: "captured" },
      payment: { status: "refunded", amount: 12.5 },
      captures: [{ id: 1, kind: "iris", finger: "sixth", hand: "third", source: "lent" }],
      weight: 12,
    };
    expect(read(said)).toMatchObject(said);
  });

  test.each(["guardian", "replaces", "cancelled", "card"])(
    "has no %s where nothing can be made of it",
    (name) => {
      for (const told of [undefined, null, 7, "yes", []])
        expect(read({ [name]: told })).toHaveProperty(name, null);
    },
  );

  test("keeps the documents and captures that can be opened", () => {
    const files = [
      { id: 4, type: "court_order", pages: 2 },
      { type: "court_order" },
      null,
      { id: 5, kind: "photo" },
    ];
    const { documents, captures } = read({ documents: files, captures: files });
    expect(documents).toEqual([
      { id: 4, type: "court_order", pages: 2, content_type: "", size: 0, added_at: "", added_by: null },
      { id: 5, kind: "photo", type: "", content_type: "", size: 0, added_at: "", added_by: null },
    ]);
    expect(captures.map(({ id, quality, captured_by }) => [id, quality, captured_by])).toEqual([
      [4, null, null],
      [5, null, null],
    ]);
  });

  test("says why it came back, by the code of a reason without words; one that says nothing is none", () => {
    const return_reasons = [{ code: "photo_too_dark" }, { text: "No stamp" }, {}, null, { field: "photo" }];
    expect(read({ return_reasons }).return_reasons).toEqual([
      { code: "photo_too_dark", field: null, text: "photo_too_dark" },
      { code: "", field: null, text: "No stamp" },
    ]);
  });

  test("names a guardian by the number where there is no name", () => {
    expect(read({ guardian: { id_number: "A100102" } }).guardian).toEqual({
      id_number: "A100102",
      name_en: "A100102",
      relationship: null,
      name_dv: null,
    });
    expect(read({ guardian: {} }).guardian).toBeNull();
  });

  test("tells the registry, who is null, from somebody who is not told", () => {
    const events = [
      {
        id: 3,
        action: "approve",
        actor: null,
        center: null,
        from_status: "under_review",
        to_status: "approved",
      },
      { id: 2, action: "view", actor: { username: "super" }, center: headOffice },
      { action: "print" },
      { at: "2026-11-19T09:10:00Z" },
    ];
    const rest = { at: "", notes: null, from_status: null, to_status: null };
    expect(read({ events }).events).toEqual([
      { ...rest, ...events[0] },
      { ...rest, ...events[1], actor: { username: "super", fullname: "super" } },
      {
        ...rest,
        id: -2,
        action: "print",
        actor: { username: "", fullname: "" },
        center: { id: 0, name: "" },
      },
    ]);
  });

  test.each([
    [3, 3],
    [0, 0],
    [undefined, null],
    ["often", null],
  ])("has been printed as often as the server counts: %j is %j", (printed, counted) => {
    expect(read({ printed }).printed).toBe(counted);
  });

  test("never has time to wait below nothing", () => {
    expect(readPayment({ resend_in: -4 }).resend_in).toBe(0);
    expect(readPayment({ resend_in: 41.2 }).resend_in).toBe(42);
  });
});

describe("The card of an application", () => {
  const card = { id: 101, serial_number: "SN0000101" };

  test("is read although the server says little of it", () => {
    expect(readApplicationCard(card)).toEqual({
      ...card,
      card_type: "",
      application_no: null,
      issue_date: "",
      expiry_date: "",
      status: "",
      status_at: "",
      center: null,
      batch: null,
    });
  });

  test("has not been told of only where the server says so", () => {
    expect(readApplicationCard({ ...card, told_at: null }).told_at).toBeNull();
    expect(readApplicationCard(card)).not.toHaveProperty("told_at");
  });

  test.each([
    ["sending", "sending"],
    ["receiving", "receiving"],
    ["both", undefined],
    [undefined, undefined],
  ])("leads to its batch only on a side that there is: %j", (side, read) => {
    expect(readApplicationCard({ ...card, batch: { id: 12, side } }).batch?.side).toBe(read);
  });

  test("says of its batch what the server tells", () => {
    expect(readApplicationCard({ ...card, batch: { batch_no: "DB-2026-000012" } }).batch).toEqual({
      batch_no: "DB-2026-000012",
      line_status: "",
      origin_center: { id: 0, name: "" },
      destination_center: { id: 0, name: "" },
      dispatched_at: null,
      expected_on: null,
      received_at: null,
    });
  });
});

describe("A row of the list of applications", () => {
  test.each([null, "Mohamed Naseer", undefined, {}, []])(
    "is listed although its applicant is told as %j",
    (applicant) => {
      expect(readApplicationSummary({ ...bare, applicant })).toMatchObject({
        ...bare,
        applicant: { id_number: "", name_en: "", name_dv: null },
        created_by: null,
      });
    },
  );

  test("of one made online has nobody and no centre that made it", () => {
    const row = createApplicationSummary({ channel: "portal", created_by: null, created_center: null });
    expect(readApplicationSummary(structuredClone(row))).toMatchObject(row);
  });
});

describe("The status of a person", () => {
  test("as the contract has it stays what it is", () => {
    const status = createPersonStatus({
      cards: [createApplicationCard()],
      issuances: [
        {
          card_id: 101,
          serial_number: "SN0000101",
          status: "completed",
          collector: { type: "self", name: "Mohamed Naseer", relationship: null },
          issued_at: "2026-11-17T05:00:00Z",
          completed_at: "2026-11-17T05:10:00Z",
          center: headOffice,
          is_ours: true,
        },
      ],
    });
    expect(readPersonStatus(structuredClone(status))).toMatchObject(status);
  });

  test("has the lists empty that a server leaves out, and leaves out what cannot be read", () => {
    expect(readPersonStatus({ person })).toMatchObject({ applications: [], cards: [], issuances: [] });
    const lists = {
      applications: [{ id: 1 }, null],
      cards: [{ id: 2 }],
      issuances: [{ status: "collected" }],
    };
    expect(readPersonStatus({ person, ...lists })).toMatchObject({
      applications: [],
      cards: [],
      issuances: [],
    });
  });

  test("leads nowhere unless the server says that it is ours", () => {
    const { is_ours: _, ...application } = createStatusApplication();
    const issuances = [{ card_id: 101, is_ours: "yes" }];
    const status = readPersonStatus({ person, applications: [application], issuances });
    expect(status.applications[0]?.is_ours).toBe(false);
    expect(status.issuances[0]).toEqual({
      card_id: 101,
      serial_number: "",
      status: "",
      collector: { type: "", name: "", relationship: null },
      issued_at: "",
      completed_at: null,
      center: { id: 0, name: "" },
      is_ours: false,
    });
  });
});

describe("Who reads an error about an answer of another shape", () => {
  test.each<[string, (value: unknown) => unknown, unknown]>([
    ["application", readApplication, null],
    ["person", readApplication, bare],
    ["id", readApplication, { status: "submitted" }],
    ["word", readApplicationSummary, { id: 41 }],
    ["application", readApplicationSummary, []],
    ["payment", readPayment, "paid"],
    ["card", readApplicationCard, null],
    ["status", readPersonStatus, undefined],
    ["person", readPersonStatus, {}],
    ["application", readFoundApplication, null],
  ])("learns that there was no readable %s", (what, reader, value) => {
    expect(() => reader(value)).toThrow(new SyntaxError(`The answer has no readable ${what}.`));
  });
});
