import { describe, expect, test } from "vitest";
import type { OperationId } from "../client/operation.ts";
import {
  createApplication,
  createApplicationSummary,
  createPersonStatus,
  headOffice,
} from "../testing/index.ts";
import { answers } from "./application-answers.ts";

const read = (id: OperationId, answer: unknown) => answers[id]?.(answer);

describe("An answer of the applications", () => {
  test.each<[OperationId, unknown]>([
    ["listCenterApplications", {}],
    ["listPortalApplications", {}],
    ["getCenterApplication", {}],
    ["cancelApplication", {}],
    ["sendPaymentLink", {}],
    ["getPersonStatus", {}],
    ["getActiveApplication", undefined],
    ["findApplication", {}],
    ["markSlipPrinted", { copies: 1 }],
    ["getApplicationFile", {}],
    ["getApplicantPortrait", "picture"],
    ["getPersonPortrait", undefined],
    ["listDrafts", {}],
    ["saveDraft", {}],
  ])("that does not tell what %s asks for is refused: staff are not shown an empty one", (id, answer) => {
    expect(() => read(id, answer)).toThrow(SyntaxError);
  });

  test.each<OperationId>(["listCenterApplications", "listPortalApplications"])(
    "that lists applications counts them where the server does not: %s",
    (id) => {
      const applications = [createApplicationSummary(), createApplicationSummary({ id: 42 })];
      expect(read(id, { applications })).toMatchObject({
        applications,
        meta: { page: 1, total: 2 },
        extensions: [],
      });
    },
  );

  test("leaves out a draft whose content cannot be read", () => {
    const draft = {
      draft: "an-example-of-a-draft",
      version: 1,
      saved_at: "2026-11-19T09:05:00Z",
      id_number: "A100041",
    };
    const drafts = [{ ...draft, content: { phone: "777" } }, draft, { ...draft, content: "phone" }];
    expect(read("listDrafts", { drafts })).toEqual({ drafts: drafts.slice(0, 1) });
  });

  test("that is no list of applications says so", () => {
    expect(() => read("listCenterApplications", { data: [] })).toThrow(
      "The answer has no readable applications.",
    );
  });

  test.each([[{}], [{ application: null }]])("%j means that no application is under way", (answer) => {
    expect(read("getActiveApplication", answer)).toEqual({ application: null });
  });

  test("with an active application that cannot be read does not mean that there is none", () => {
    expect(() => read("getActiveApplication", { application: { status: "submitted" } })).toThrow(SyntaxError);
  });

  test("says what a server can beyond the contract, and promises nothing where it does not", () => {
    const application = createApplication();
    expect(read("getCenterApplication", { application, extensions: ["printed"] })).toHaveProperty(
      "extensions",
      ["printed"],
    );
    expect(read("getCenterApplication", { application })).toHaveProperty("extensions", []);
    expect(read("getPersonStatus", { status: createPersonStatus() })).toHaveProperty("extensions", []);
  });

  test("to an application that was looked for leads to it only where the server says that it is ours", () => {
    const found = { application_no: "C-2026-000041", collection_center: headOffice };
    expect(read("findApplication", { found })).toEqual({
      found: { ...found, channel: "", id_number: "", created_center: null, is_ours: false },
    });
    expect(read("findApplication", { found: { ...found, id: 41, is_ours: true } })).toMatchObject({
      found: { id: 41, is_ours: true },
    });
  });

  test.each([
    [3, 3],
    [undefined, 1],
    ["many", 1],
  ])("to a slip that was printed counts its copies: %j is %s", (copies, counted) => {
    expect(read("markSlipPrinted", { copies, application: createApplication() })).toHaveProperty(
      "copies",
      counted,
    );
  });

  test("to a payment link says where it went, where the server does", () => {
    const payment = { status: "pending", amount: 100, currency: "MVR" };
    expect(read("sendPaymentLink", { payment, sent_to_masked: "*** **45" })).toMatchObject({
      payment: { ...payment, resend_in: 0 },
      sent_to_masked: "*** **45",
    });
    expect(read("sendPaymentLink", { payment })).not.toHaveProperty("sent_to_masked");
  });

  test("that is a file stays a file", () => {
    const file = new Blob(["picture"]);
    for (const id of ["getApplicationFile", "getApplicantPortrait", "getPersonPortrait"] as const)
      expect(read(id, file)).toBe(file);
  });
});
