import type { ApplicationStatus } from "../../domain/applications/application-actions.ts";
import type { Ruling } from "../../domain/dispatch/batch-actions.ts";
import { recordEvents } from "../audit.ts";
import type { Database } from "../tables.ts";
import { subjectOfApplication } from "./change-application.ts";

/** What decides whether a card can be made for an application. */
export interface CardApplication {
  readonly id: number;
  readonly application_no: string;
  readonly status: ApplicationStatus;
  /** Of its applicant. */
  readonly id_number: string;
}

/** Holds the applications with these numbers until the transaction ends; a number may be that of none. */
export async function holdCardApplications(
  database: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, CardApplication>> {
  const applications = await database
    .selectFrom("applications as a")
    .innerJoin("people as p", "p.id", "a.person_id")
    .where((is) => is("a.application_no", "=", is.fn.any(is.val(numbers))))
    .select(["a.id", "a.application_no", "a.status", "p.id_number"])
    .orderBy("a.id")
    .forUpdate("a")
    .execute();
  return new Map(applications.map((application) => [application.application_no, application]));
}

/** Why no card of a person can be made for an application; nothing where it can. */
export function refuseCard({ status, id_number }: CardApplication, idNumber: string): Ruling | undefined {
  if (id_number !== idNumber) {
    return { message: "This application is of another ID number", code: "other_applicant" };
  }
  if (status !== "approved") {
    return { message: "This application is not approved", code: "application_not_approved" };
  }
  return undefined;
}

/** A card that was written with the number of an application. */
export interface PrintedCard {
  /** As it was before. */
  readonly application: CardApplication;
  readonly serialNumber: string;
}

/** Writes down that the registry has made cards for applications, which follow them already. */
export async function recordPrintedCards(
  database: Database,
  cards: readonly PrintedCard[],
  now: Date,
): Promise<void> {
  if (cards.length === 0) return;
  const after = await database
    .selectFrom("applications")
    .where((is) => is("id", "=", is.fn.any(is.val(cards.map(({ application }) => application.id)))))
    .select(["id", "status"])
    .execute();
  const statusOf = new Map(after.map(({ id, status }) => [id, status]));
  await recordEvents(
    database,
    cards.map(({ application, serialNumber }) => ({
      at: now,
      action: "print_card",
      actorId: null,
      centerId: null,
      subject: subjectOfApplication(application),
      fromStatus: application.status,
      toStatus: statusOf.get(application.id) ?? null,
      serialNumber,
      isInHistory: true,
      address: null,
    })),
  );
}
