import { sql } from "kysely";
import { readCardTerms } from "../../domain/applications/card-terms.ts";
import { refuseByRule } from "../../domain/refusal.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import type { Database } from "../tables.ts";
import { findApplication, type RegistryActing, refuseNoApplication } from "./change-application.ts";
import { holdCardApplications, recordPrintedCards, refuseCard } from "./print-card.ts";

/** The centre at which cards are printed. */
const printingCenter = 1;

/** Where a new card is: where it was printed, to be sent, or where its owner collects it. */
export type NewCardPlace = "printed" | "at_center";

/** The serial number after the last one; nobody else takes it until the transaction ends. */
async function takeSerialNumber(database: Database): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended('serial number', 0))`.execute(database);
  const { last } = await database
    .selectFrom("cards")
    .select((is) => is.fn.max("serial_number").as("last"))
    .executeTakeFirstOrThrow();
  return `SN${String(Number(last?.slice(2) ?? 0) + 1).padStart(7, "0")}`;
}

/**
 * Makes the card of an approved application, in the caller's transaction, in place of a printer and its import: the
 * demonstration has neither.
 *
 * @throws Refusal when there is no such application, or it is not approved.
 */
export async function makeCard(
  { database, now }: RegistryActing,
  applicationId: number,
  place: NewCardPlace,
): Promise<{ readonly applicationNo: string; readonly serialNumber: string }> {
  const application = await findApplication(database, { id: applicationId });
  if (!application) throw refuseNoApplication();
  const applicationNo = application.application_no;
  const held = (await holdCardApplications(database, [applicationNo])).get(applicationNo);
  if (!held) throw refuseNoApplication();
  const refusal = refuseCard(held, held.id_number);
  if (refusal) throw refuseByRule(refusal);
  const { date_of_birth } = await database
    .selectFrom("people")
    .where("id", "=", application.person_id)
    .select("date_of_birth")
    .executeTakeFirstOrThrow();
  const serialNumber = await takeSerialNumber(database);
  const { payment_status, payment_amount, payment_currency, replaces_serial_number } = application;
  // One that was given back, or is lost, is not given back for the new one.
  const isGivenBack = application.replaces_fate === "kept";
  await database
    .insertInto("cards")
    .values({
      serial_number: serialNumber,
      person_id: application.person_id,
      application_no: applicationNo,
      ...readCardTerms(date_of_birth, readRegistryDay(now)),
      status: place,
      status_at: now,
      current_center_id: place === "printed" ? printingCenter : application.collection_center_id,
      arrived_at: place === "printed" ? null : now,
      ...(isGivenBack && { replaces_serial_number, replaces_reason: application.type }),
      ...(payment_amount > 0 && { payment_status, payment_amount, payment_currency }),
    })
    .execute();
  await recordPrintedCards(database, [{ application: held, serialNumber }], now);
  return { applicationNo, serialNumber };
}
