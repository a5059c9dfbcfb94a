import type { components } from "../../contract/registry.gen.d.ts";
import { endedStatuses } from "../../domain/applications/application-actions.ts";
import { centerOf, formatCenter } from "../centers.ts";
import { findPerson, formatPerson, type PortraitSource } from "../people/read-person.ts";
import type { Database } from "../tables.ts";
import { isSeenBy } from "./change-application.ts";
import { readCards } from "./read-cards.ts";
import {
  type ApplicationRow,
  formatCenters,
  formatPayment,
  selectApplications,
  time,
} from "./read-summary.ts";

type Schemas = components["schemas"];

/** What the registry knows of a person's applications and cards, as answers carry it. */
export type PersonStatus = Schemas["PersonStatus"];

/** Who asks, and from which centre. */
export type Asking = Parameters<typeof isSeenBy>[0] & {
  readonly database: Database;
  readonly now: Date;
  readonly ports: PortraitSource;
};

function formatApplication(row: ApplicationRow, asking: Asking): PersonStatus["applications"][number] {
  return {
    id: row.id,
    application_no: row.application_no,
    channel: row.channel,
    status: row.status,
    status_at: row.status_at.toISOString(),
    type: row.type,
    created_at: row.created_at.toISOString(),
    submitted_at: time(row.submitted_at),
    reviewed_at: time(row.reviewed_at),
    ...formatCenters(row),
    payment: formatPayment(row, asking.now),
    return_reasons: row.reasons,
    is_ours: isSeenBy(asking, row),
  };
}

/** The hand-overs of a person's cards, the newest first. */
async function readIssuances(
  { database, center }: Asking,
  personId: number,
): Promise<PersonStatus["issuances"]> {
  const rows = await database
    .selectFrom("issuances as i")
    .innerJoin("cards as k", "k.id", "i.card_id")
    .innerJoin("people as p", "p.id", "k.person_id")
    .leftJoin("people as w", "w.id", "i.collector_person_id")
    .where("k.person_id", "=", personId)
    .where("i.issued_at", "is not", null)
    .orderBy("i.issued_at", "desc")
    .orderBy("i.id", "desc")
    .select(["i.card_id", "k.serial_number", "i.status", "i.issued_at", "i.completed_at", "i.center_id"])
    .select(["i.collector_type", "i.collector_name", "i.collector_relationship"])
    .select(["p.name_en as owner_name", "w.name_en as collector_name_en"])
    .select(centerOf("i.center_id").as("center"))
    .execute();
  return rows.flatMap((row) => {
    if (!row.center || row.issued_at === null) return [];
    return {
      card_id: row.card_id,
      serial_number: row.serial_number,
      status: row.status,
      collector: {
        type: row.collector_type ?? "self",
        name: row.collector_name_en ?? row.collector_name ?? row.owner_name,
        relationship: row.collector_relationship,
      },
      issued_at: row.issued_at.toISOString(),
      completed_at: time(row.completed_at),
      center: formatCenter(row.center),
      is_ours: row.center_id === center.id,
    };
  });
}

/** Reads what the registry knows of a person, whichever centre has it: how they are reached is not in it. */
export async function readStatus(asking: Asking, personId: number): Promise<PersonStatus> {
  const { database, center, ports } = asking;
  const person = await findPerson(database, { id: personId });
  if (!person) throw new Error("A person who was found is not there.");
  const rows = await selectApplications(database)
    .where("a.person_id", "=", personId)
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .execute();
  return {
    person: { ...formatPerson(person, ports), permanent_address: null, phone_masked: null },
    applications: rows.map((row) => formatApplication(row, asking)),
    cards: await readCards(database, { personId }, center.id),
    issuances: await readIssuances(asking, personId),
  };
}

/** Returns the application of a person that is under way, or nothing if they have none. */
export async function findActive(database: Database, personId: number): Promise<ApplicationRow | undefined> {
  return selectApplications(database)
    .where("a.person_id", "=", personId)
    .where("a.status", "not in", endedStatuses)
    .executeTakeFirst();
}
