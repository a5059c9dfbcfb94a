import { isSeenBy } from "../../../database/applications/change-application.ts";
import { findActive } from "../../../database/applications/read-status.ts";
import { type ApplicationRow, formatCenters } from "../../../database/applications/read-summary.ts";
import type { KnownPerson } from "../../../database/people/read-person.ts";
import type { Database } from "../../../database/tables.ts";
import { readTypeRule, type TypeRule } from "../../../domain/applications/type-rules.ts";
import { countYears } from "../../../domain/issuance/collector-rules.ts";
import { Refusal, refuseFields } from "../../../domain/refusal.ts";
import { readRegistryDay } from "../../../domain/registry-day.ts";
import type { AskedAtCenter } from "../../operation.ts";

type Asked = AskedAtCenter<"submitApplication">;

function refuseActive(asked: Asked, row: ApplicationRow): Refusal {
  const { created_center, collection_center } = formatCenters(row);
  return new Refusal(409, {
    message: `${row.id_number} already has an application: ${row.application_no}.`,
    code: "application_active",
    context: {
      application_no: row.application_no,
      status: row.status,
      center: created_center ?? collection_center,
      // The page can open it here alone where this centre may see it.
      ...(isSeenBy(asked, row) && { id: row.id }),
    },
  });
}

/** Refuses a person who has an application under way, at whichever centre. */
export async function checkNoneIsActive(asked: Asked, person: KnownPerson): Promise<void> {
  const active = await findActive(asked.database, person.id);
  if (active) throw refuseActive(asked, active);
}

/** The serial number of the card that a person has in hand; nothing where they have none. */
export async function findCardInHand(database: Database, person: KnownPerson): Promise<string | null> {
  const card = await database
    .selectFrom("cards")
    .where("person_id", "=", person.id)
    .where("status", "in", ["collected", "completed"])
    .orderBy("issue_date", "desc")
    .orderBy("id", "desc")
    .select("serial_number")
    .executeTakeFirst();
  return card?.serial_number ?? null;
}

/** What the settings ask of this application. */
export function checkType(
  asked: Asked,
  type: ApplicationRow["type"],
  facts: { person: KnownPerson; hasCard: boolean | null },
): TypeRule {
  const age = countYears(facts.person.date_of_birth, readRegistryDay(asked.now));
  const rule = readTypeRule(asked.ports.settings.shown.applications, type, { age, hasCard: facts.hasCard });
  if ("refusal" in rule) throw refuseFields({ type: [rule.refusal] });
  return rule;
}
