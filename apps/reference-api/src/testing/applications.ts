import type { Insertable } from "kysely";
import type { ApplicationTables } from "../database/application-tables.ts";
import type { Tables } from "../database/tables.ts";
import type { ApplicationStatus } from "../domain/applications/application-actions.ts";
import type { EmbeddedServer } from "../embedded.ts";
import { testStart } from "./test-server.ts";

/** What of an application is other than usual: submitted at DNR Head Office by somebody of its own, with nothing to pay. */
export interface PutApplication extends Partial<Insertable<ApplicationTables["applications"]>> {
  /** What its number and the ID number of its applicant end in. */
  readonly number?: number;
  readonly status?: ApplicationStatus;
}

/** The number of an application that `putApplication` puts. */
export const applicationNoOf = (number: number, letter: "C" | "P" = "C") =>
  `${letter}-2026-${String(900_000 + number)}`;

/** The ID number of its applicant. */
export const applicantIdOf = (number: number) => `A${980_000 + number}`;

/** Puts a person whose ID number `applicantIdOf` gives, a grown-up with a phone if nothing else is given. */
export async function putApplicant(
  { database }: Pick<EmbeddedServer, "database">,
  number: number,
  given: Partial<Insertable<Tables["people"]>> = {},
): Promise<number> {
  const idNumber = applicantIdOf(number);
  const { id } = await database
    .insertInto("people")
    .values({
      id_number: idNumber,
      name_en: `Applicant ${number}`,
      name_dv: null,
      gender: 2,
      date_of_birth: "1990-04-12",
      phone: "7000001",
      ...given,
    })
    // Of one person there may be several applications.
    .onConflict((conflict) => conflict.column("id_number").doUpdateSet({ id_number: idNumber }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts an application, with an applicant of its own where none is named, and gives its id. */
export async function putApplication(
  server: Pick<EmbeddedServer, "database">,
  { number = 1, status = "submitted", ...given }: PutApplication = {},
): Promise<number> {
  const channel = given.channel ?? "center";
  const at = testStart;
  const isPaymentOpen = status === "pending_payment";
  const { id } = await server.database
    .insertInto("applications")
    .values({
      application_no: applicationNoOf(number, channel === "center" ? "C" : "P"),
      channel,
      status,
      status_at: at,
      type: "renewal",
      person_id: given.person_id ?? (await putApplicant(server, number)),
      created_center_id: channel === "center" ? 1 : null,
      collection_center_id: 1,
      created_by: channel === "center" ? 1 : null,
      created_at: at,
      submitted_at: isPaymentOpen || status === "pending_biometrics" ? null : at,
      changed_by: null,
      changed_at: at,
      payment_status: isPaymentOpen ? "pending" : "waived",
      payment_amount: isPaymentOpen ? 100 : 0,
      payment_currency: "MVR",
      cancelled_at: status === "cancelled" ? at : null,
      ...given,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
