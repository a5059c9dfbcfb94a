import { describe, expect, test } from "vitest";
import {
  type RegistryDecision,
  readReason,
  registryDecisions,
} from "../../domain/applications/registry-decisions.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { OutgoingMessage } from "../../ports.ts";
import { applicationNoOf, putApplication } from "../../testing/applications.ts";
import { useTestServer } from "../../testing/test-server.ts";
import { decideApplication, type GivenDecision } from "./decide-application.ts";

const server = useTestServer();

/** Decides in a transaction of its own, and gives what came of it with the messages that wait. */
async function decide(decision: RegistryDecision, given: Omit<GivenDecision, "decision"> = {}, number = 1) {
  const messages: OutgoingMessage[] = [];
  const sms = async (_: unknown, added: readonly OutgoingMessage[]) => void messages.push(...added);
  const outcome = await server.database
    .transaction()
    .execute((database) =>
      decideApplication(
        { database, now: server.clock.now, sms },
        { applicationNo: applicationNoOf(number) },
        { decision, ...given },
      ),
    );
  return { ...outcome, messages };
}

const refused = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Refusal ? error.body : error),
  );

const read = (id: number) =>
  server.database.selectFrom("applications").where("id", "=", id).selectAll().executeTakeFirstOrThrow();

const readEvents = (id: number) =>
  server.database
    .selectFrom("audit_events")
    .where("subject_type", "=", "application")
    .where("subject_id", "=", id)
    .select(["action", "actor_id", "center_id", "from_status", "to_status", "notes"])
    .orderBy("id")
    .execute();

const reasons = (...written: readonly string[]) =>
  written.map((text) => readReason(text) ?? expect.fail(text));
const tooDark = reasons("photo_too_dark", "other:documents=The second page is missing");

describe("a decision of the registry", () => {
  test("leads from review to approval, each with a version and an event of the registry", async () => {
    const id = await putApplication(server);
    server.clock.pass({ hours: 2 });
    expect(await decide("under_review")).toEqual({
      applicationNo: applicationNoOf(1),
      isRepeat: false,
      messages: [],
    });
    expect(await read(id)).toMatchObject({
      status: "under_review",
      status_at: server.clock.now,
      reviewed_at: null,
      version: 2,
    });
    server.clock.pass({ hours: 1 });
    await decide("approved");

    expect(await read(id)).toMatchObject({
      status: "approved",
      reviewed_at: server.clock.now,
      version: 3,
      changed_by: null,
      changed_at: server.clock.now,
    });
    const byRegistry = { actor_id: null, center_id: null, notes: null };
    expect(await readEvents(id)).toEqual([
      { action: "review", from_status: "submitted", to_status: "under_review", ...byRegistry },
      { action: "approve", from_status: "under_review", to_status: "approved", ...byRegistry },
    ]);
  });

  test("that returns keeps its reasons for the round, and tells the applicant without a name", async () => {
    const id = await putApplication(server, {
      status: "under_review",
      contact_phone: "9000002",
      round: 2,
      created_center_id: 2,
    });
    const { messages, isTold } = await decide("returned", { reasons: tooDark });

    expect(isTold).toBe(true);
    const { name } = await server.database
      .selectFrom("centers")
      .where("id", "=", 2)
      .select("name")
      .executeTakeFirstOrThrow();
    expect(messages).toEqual([
      {
        batchId: null,
        purpose: "application_returned",
        subject: { type: "application", id },
        phone: "9000002",
        body: `Your ID card application C-2026-900001 needs something: Photo too dark; The second page is missing. Please come to ${name}.`,
      },
    ]);
    const kept = await server.database
      .selectFrom("application_reasons")
      .where("application_id", "=", id)
      .select(["round", "code", "field", "text"])
      .orderBy("id")
      .execute();
    expect(kept).toEqual([
      { round: 2, code: "photo_too_dark", field: "photo", text: "Photo too dark" },
      { round: 2, code: "other", field: "documents", text: "The second page is missing" },
    ]);
    expect((await readEvents(id))[0]).toMatchObject({
      action: "return",
      notes: "Photo too dark; The second page is missing",
    });
  });

  test("that returns an application of somebody without a phone tells nobody and says so", async () => {
    const { id: person_id } = await server.database
      .selectFrom("people as p")
      .where("phone", "is", null)
      .where("id", "not in", server.database.selectFrom("applications").select("person_id"))
      .select("id")
      .executeTakeFirstOrThrow();
    await putApplication(server, { status: "under_review", person_id });
    expect(await decide("returned", { reasons: tooDark })).toMatchObject({ isTold: false, messages: [] });
  });

  test("that rejects keeps its reasons and sends no message", async () => {
    const id = await putApplication(server, { status: "under_review" });
    expect(await decide("rejected", { reasons: reasons("not_entitled") })).toMatchObject({ messages: [] });
    expect(await read(id)).toMatchObject({ status: "rejected", reviewed_at: server.clock.now });
    expect((await readEvents(id))[0]).toMatchObject({ action: "reject", notes: "Not entitled to a card" });
  });

  test("that it is paid submits the application", async () => {
    const id = await putApplication(server, { status: "pending_payment" });
    server.clock.pass({ minutes: 5 });
    await decide("paid", { paymentReference: "BANK-1" });
    const { now } = server.clock;
    expect(await read(id)).toMatchObject({
      status: "submitted",
      payment_status: "paid",
      paid_at: now,
      payment_reference: "BANK-1",
      submitted_at: now,
    });
  });

  test.each([
    ["under_review", "under_review", {}],
    ["approved", "approved", {}],
    ["printing", "approved", {}],
    ["submitted", "paid", { payment_status: "paid", paid_at: new Date(), payment_amount: 100 }],
  ] as const)("on one that is %s already changes nothing when it says %s", async (status, decision, more) => {
    const id = await putApplication(server, { status, ...more });
    const before = await read(id);
    expect(await decide(decision)).toMatchObject({ isRepeat: true });
    expect(await read(id)).toEqual(before);
    expect(await readEvents(id)).toEqual([]);
  });

  test("that returns for the same reasons again changes nothing, for others it is refused", async () => {
    const id = await putApplication(server, { status: "under_review" });
    await decide("returned", { reasons: tooDark });
    expect(await decide("returned", { reasons: tooDark })).toMatchObject({ isRepeat: true, messages: [] });
    expect(await refused(decide("returned", { reasons: reasons("wrong_document") }))).toMatchObject({
      code: "application_decided",
    });
    expect(await readEvents(id)).toHaveLength(1);
  });
});

describe("a decision is refused", () => {
  const allowed: Readonly<Record<RegistryDecision, string>> = {
    under_review: "submitted",
    returned: "under_review",
    approved: "under_review",
    rejected: "under_review",
    paid: "pending_payment",
  };
  const statuses = [
    "pending_biometrics",
    "pending_payment",
    "submitted",
    "under_review",
    "returned",
    "approved",
    "printing",
    "dispatched",
    "ready",
    "collected",
    "rejected",
    "cancelled",
  ] as const;
  const following: readonly string[] = ["approved", "printing", "dispatched", "ready", "collected"];

  test.each(Object.keys(registryDecisions) as RegistryDecision[])(
    "%s from every status but the one of the table of rules, and nothing is kept",
    async (decision) => {
      const { needsReasons, status: same } = registryDecisions[decision];
      const isRepeat = (status: string) =>
        decision === "approved"
          ? following.includes(status)
          : decision !== "paid" && status === same && !needsReasons;
      for (const [index, status] of statuses.entries()) {
        if (status === allowed[decision] || isRepeat(status)) continue;
        const number = index + 1;
        const id = await putApplication(server, { number, status });
        const work = decide(decision, needsReasons ? { reasons: tooDark } : {}, number);
        expect(await refused(work)).toMatchObject({ context: { status } });
        expect(await read(id)).toMatchObject({ status, version: 1 });
        expect(await readEvents(id)).toEqual([]);
      }
    },
  );

  test("without a reason where there has to be one, and with one where it says nothing", async () => {
    await putApplication(server, { status: "under_review" });
    for (const decision of ["returned", "rejected"] as const) {
      expect(await refused(decide(decision))).toEqual({
        message: `An application is ${decision} with at least one reason`,
        code: "reason_missing",
      });
    }
    for (const decision of ["under_review", "approved", "paid"] as const) {
      expect(await refused(decide(decision, { reasons: tooDark }))).toMatchObject({
        code: "reason_not_taken",
      });
    }
  });

  test("about an application that is not there", async () => {
    expect(await refused(decide("approved"))).toMatchObject({ message: "Application not found." });
  });
});
