import type { Insertable } from "kysely";
import type { ApplicationTables } from "../../../database/application-tables.ts";
import type { ApplicationHead } from "../../../database/applications/change-application.ts";
import type { KnownPerson } from "../../../database/people/read-person.ts";
import { takeNumber } from "../../../database/record-numbers.ts";
import type { Database } from "../../../database/tables.ts";
import type { ApplicationType } from "../../../domain/applications/type-rules.ts";
import { readRegistryDay } from "../../../domain/registry-day.ts";
import type { AskedAtCenter } from "../../operation.ts";
import type { AnsweredReason, GivenReason } from "./check-resolutions.ts";

type Asked = AskedAtCenter<"submitApplication">;
type Columns = Insertable<ApplicationTables["applications"]>;

/** What is to be paid for an application of a type; where the settings name no fee, nothing. */
function readFee({ ports }: Asked, type: ApplicationType) {
  const fee = ports.settings.shown.fees?.find(({ code }) => code === type);
  return {
    payment_status: fee && fee.amount > 0 ? ("pending" as const) : ("waived" as const),
    payment_amount: fee?.amount ?? 0,
    payment_currency: fee?.currency ?? "MVR",
  };
}

/** The day by which the card can be expected, as YYYY-MM-DD. */
function readExpected({ now, ports }: Asked): string | null {
  const { expected_days: days } = ports.settings.shown.applications;
  return days === undefined ? null : readRegistryDay(new Date(now.getTime() + days * 24 * 60 * 60_000));
}

/** Writes a new application down with the next number, as waiting for biometrics, and gives its id. */
export async function insertApplication(
  asked: Asked,
  person: KnownPerson,
  type: ApplicationType,
  columns: Pick<Columns, "collection_center_id"> & Partial<Columns>,
): Promise<number> {
  const { database, session, center, now } = asked;
  const { id } = await database
    .insertInto("applications")
    .values({
      ...columns,
      ...readFee(asked, type),
      application_no: await takeNumber(database, "C", now),
      channel: "center",
      status: "pending_biometrics",
      status_at: now,
      type,
      person_id: person.id,
      created_center_id: center.id,
      created_by: session.member.id,
      created_at: now,
      expected_on: readExpected(asked),
      changed_by: session.member.id,
      changed_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Why the registry returned an application the last time, in its order. */
export function findReasons(
  database: Database,
  { id, round }: Pick<ApplicationHead, "id" | "round">,
): Promise<GivenReason[]> {
  return database
    .selectFrom("application_reasons")
    .where("application_id", "=", id)
    .where("round", "=", round)
    .orderBy("id")
    .select(["id", "code", "field", "text"])
    .execute();
}

/** Writes down what was done about each reason. */
export async function writeResolutions(
  database: Database,
  answered: readonly AnsweredReason[],
): Promise<void> {
  for (const { id, resolution } of answered) {
    await database
      .updateTable("application_reasons")
      .set({ resolution: resolution.action, explanation: resolution.text?.trim() ?? null })
      .where("id", "=", id)
      .execute();
  }
}
