import {
  type DecisionReason,
  formatReasons,
  type RegistryDecision,
  registryDecisions,
} from "../../domain/applications/registry-decisions.ts";
import { formatReturnedMessage } from "../../domain/applications/returned-message.ts";
import { Refusal, refuseByRule } from "../../domain/refusal.ts";
import type { SmsOutbox } from "../../ports.ts";
import {
  type ApplicationHead,
  type ApplicationKey,
  findApplication,
  type HeldApplication,
  holdApplication,
  type RegistryActing,
  subjectOfApplication,
  writeApplicationChange,
} from "./change-application.ts";

/** The registry that decides, in a transaction, with what its messages go into. */
export interface DecidingRegistry extends RegistryActing {
  readonly sms: SmsOutbox;
}

/** What the registry has decided about an application. */
export interface GivenDecision {
  readonly decision: RegistryDecision;
  readonly reasons?: readonly DecisionReason[];
  /** What the payment provider calls a payment. */
  readonly paymentReference?: string | null;
}

/** What became of a decision. */
export interface DecisionOutcome {
  readonly applicationNo: string;
  /** Whether it was decided like that before, so that nothing has changed. */
  readonly isRepeat: boolean;
  /** Whether a message to the applicant waits; nothing where the decision sends none. */
  readonly isTold?: boolean;
}

type Database = RegistryActing["database"];

async function hasReasons(
  database: Database,
  { id, round }: ApplicationHead,
  reasons: readonly DecisionReason[],
): Promise<boolean> {
  const given = await database
    .selectFrom("application_reasons")
    .where("application_id", "=", id)
    .where("round", "=", round)
    .select(["code", "field", "text"])
    .orderBy("id")
    .execute();
  return (
    JSON.stringify(given) === JSON.stringify(reasons.map(({ code, field, text }) => ({ code, field, text })))
  );
}

/** Whether the application is as this decision has made it; an approved one may have gone on with its card. */
async function isDecided(
  database: Database,
  application: ApplicationHead,
  { decision, reasons = [] }: GivenDecision,
): Promise<boolean> {
  if (decision === "paid") return application.payment_status === "paid";
  const { status, needsReasons } = registryDecisions[decision];
  const following: readonly string[] =
    decision === "approved" ? ["printing", "dispatched", "ready", "collected"] : [];
  if (application.status !== status && !following.includes(application.status)) return false;
  return !needsReasons || hasReasons(database, application, reasons);
}

function checkReasons({ decision, reasons = [] }: GivenDecision): void {
  const { needsReasons } = registryDecisions[decision];
  if (needsReasons && reasons.length === 0) {
    throw refuseByRule({
      message: `An application is ${decision} with at least one reason`,
      code: "reason_missing",
    });
  }
  if (!needsReasons && reasons.length > 0) {
    throw refuseByRule({
      message: "Only a returned or rejected application has reasons",
      code: "reason_not_taken",
    });
  }
}

/** Tells the applicant that their application was returned, and where to go; nobody where there is no number. */
async function tellReturned(
  { database, now, sms }: DecidingRegistry,
  application: ApplicationHead,
  reasons: readonly DecisionReason[],
): Promise<boolean> {
  const { contact_phone, created_center_id, collection_center_id } = application;
  const { phone, name } = await database
    .selectFrom("people as p")
    .innerJoin("centers as c", (join) => join.on("c.id", "=", created_center_id ?? collection_center_id))
    .where("p.id", "=", application.person_id)
    .select(["p.phone", "c.name"])
    .executeTakeFirstOrThrow();
  const to = contact_phone ?? phone;
  if (to === null) return false;
  const body = formatReturnedMessage({
    applicationNo: application.application_no,
    reasons,
    centerName: name,
  });
  const subject = subjectOfApplication(application);
  await sms(database, [{ batchId: null, purpose: "application_returned", subject, phone: to, body }], now);
  return true;
}

function columnsOf({ decision, paymentReference = null }: GivenDecision, now: Date) {
  if (decision === "paid") {
    return {
      payment_status: "paid" as const,
      paid_at: now,
      payment_reference: paymentReference,
      submitted_at: now,
    };
  }
  return decision === "under_review" ? {} : { reviewed_at: now };
}

/**
 * Decides about an application as the registry, in the caller's transaction: by the table of rules, with its event and,
 * for one that is returned, a message to its applicant. What was decided like that before stays as it is.
 *
 * @throws Refusal when there is no such application, its status does not allow it, or reasons are missing or too many.
 */
export async function decideApplication(
  acting: DecidingRegistry,
  key: ApplicationKey,
  given: GivenDecision,
): Promise<DecisionOutcome> {
  const { database, now } = acting;
  const { decision, reasons = [] } = given;
  checkReasons(given);
  const { action } = registryDecisions[decision];
  let application: HeldApplication;
  try {
    application = await holdApplication(acting, action, key);
  } catch (error) {
    // It is held all the same: nobody decides it meanwhile.
    const before = error instanceof Refusal ? await findApplication(database, key) : undefined;
    if (!before || !(await isDecided(database, before, given))) throw error;
    return { applicationNo: before.application_no, isRepeat: true };
  }
  await writeApplicationChange(acting, application, {
    action,
    set: columnsOf(given, now),
    notes: reasons.length > 0 ? formatReasons(reasons) : null,
  });
  const { id, round, application_no: applicationNo } = application;
  if (reasons.length === 0) return { applicationNo, isRepeat: false };
  await database
    .insertInto("application_reasons")
    .values(reasons.map((reason) => ({ application_id: id, round, ...reason })))
    .execute();
  if (decision !== "returned") return { applicationNo, isRepeat: false };
  return { applicationNo, isRepeat: false, isTold: await tellReturned(acting, application, reasons) };
}
