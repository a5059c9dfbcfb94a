import {
  type ApplicationHead,
  findApplication,
  isAtCenterOf,
  isSeenBy,
  recordApplicationEvent,
  refuseNoApplication,
  subjectOfApplication,
} from "../../database/applications/change-application.ts";
import { type ApplicationRow, selectApplications } from "../../database/applications/read-summary.ts";
import { recordAct } from "../../database/audit.ts";
import { countPersonLookup } from "../../database/people/count-lookup.ts";
import { recordMiss } from "../../database/people/record-miss.ts";
import { wasViewed } from "../../database/was-viewed.ts";
import { refuseMissing } from "../../domain/refusal.ts";
import type { AskedAtCenter } from "../operation.ts";

/**
 * Finds an application for staff who open it, and writes down that they do, before they see it. One that they may not
 * see, or that is not there, is written down without it. What the open page asks again in the background is no second look.
 */
export async function openApplication(
  asked: AskedAtCenter<"getCenterApplication">,
): Promise<ApplicationHead> {
  const { database, path } = asked;
  const application = await findApplication(database, { id: path.id });
  if (!application || !isSeenBy(asked, application)) {
    await recordAct(asked, {
      action: "view",
      subject: { type: "application", id: null },
      notes: `There is no application ${path.id} here.`,
    });
    throw refuseNoApplication();
  }
  const isAgain = asked.isBackground && (await wasViewed(asked, subjectOfApplication(application)));
  // Not in its history: after twenty looks the answer would tell nothing else.
  if (!isAgain) await recordApplicationEvent(asked, application, { action: "view", isInHistory: false });
  return application;
}

/**
 * Finds an application by its number, or the newest one of a person, counted as a look-up. One that the staff may not open
 * is written down, found or not: the answer tells whose it is. To open one of their own is written down when they do.
 */
export async function lookForApplication(asked: AskedAtCenter<"findApplication">): Promise<ApplicationRow> {
  const { database, query } = asked;
  const { number } = query;
  await countPersonLookup(asked);
  const isOfPerson = number.startsWith("A");
  const row = await selectApplications(database)
    .where(isOfPerson ? "p.id_number" : "a.application_no", "=", number)
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .executeTakeFirst();
  if (!row) {
    const kind = isOfPerson ? "id_number" : "application_no";
    await recordMiss(asked, { subject: "application", kind, number });
    throw refuseMissing(`No application was found for ${number}.`);
  }
  if (!isSeenBy(asked, row)) {
    const subject = { type: "application" as const, id: row.id };
    await recordAct(asked, { action: "view", subject, notes: "Looked for by its number." });
  }
  return row;
}

/**
 * Finds an application and writes down that somebody looks at a file of it, before they see it. What is being taken of
 * an applicant is seen by who may take it, also where the application was made online.
 */
export async function openApplicationFile(
  asked: AskedAtCenter<"getApplicationFile" | "getApplicantPortrait">,
  what: string,
  { isBeingTaken = false } = {},
): Promise<ApplicationHead> {
  const application = await findApplication(asked.database, { id: asked.path.id });
  const isSeen = isBeingTaken ? isAtCenterOf : isSeenBy;
  if (!application || !isSeen(asked, application)) throw refuseNoApplication();
  await recordApplicationEvent(asked, application, { action: "view", notes: what, isInHistory: false });
  return application;
}
