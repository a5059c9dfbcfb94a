import type { components } from "../../contract/registry.gen.d.ts";
import { staffOf } from "../staff.ts";
import type { Database } from "../tables.ts";
import { formatReturn } from "./read-account.ts";
import { readProofs } from "./read-proof.ts";

type IssuanceSummary = components["schemas"]["IssuanceSummary"];

function selectRecords(database: Database, centerId: number) {
  return database
    .selectFrom("issuances as i")
    .innerJoin("cards as k", "k.id", "i.card_id")
    .innerJoin("people as p", "p.id", "k.person_id")
    .leftJoin("people as w", "w.id", "i.collector_person_id")
    .where("i.center_id", "=", centerId)
    .where("i.issued_at", "is not", null);
}

function selectRows(database: Database, centerId: number) {
  return selectRecords(database, centerId)
    .select(["i.id", "i.issuance_no", "i.status", "i.issued_at", "i.completed_at", "i.version"])
    .select(["i.collector_type", "i.collector_name", "i.collector_relationship"])
    .select(["i.returned_at", "i.return_reason", "i.return_notes"])
    .select(["k.id as card_id", "k.serial_number", "k.card_type", "p.id_number", "p.name_en", "p.name_dv"])
    .select(["w.name_en as collector_name_en", "w.name_dv as collector_name_dv"])
    .select([
      staffOf("i.issued_by").as("issuer"),
      staffOf("i.completed_by").as("completer"),
      staffOf("i.returned_by").as("returner"),
    ]);
}

type RecordRow = Awaited<ReturnType<ReturnType<typeof selectRows>["executeTakeFirstOrThrow"]>>;

function formatSummary(row: RecordRow, proof: IssuanceSummary["proof"] | undefined): IssuanceSummary {
  const { issuance_no, status, issued_at, issuer } = row;
  const isRecord = status === "collected" || status === "completed" || status === "returned";
  if (!isRecord || issuance_no === null || issued_at === null || !issuer || !proof) {
    throw new Error("A hand-over that was made does not say when, by whom or with which proof.");
  }
  return {
    id: row.id,
    issuance_no,
    status,
    card: {
      id: row.card_id,
      serial_number: row.serial_number,
      id_number: row.id_number,
      card_type: row.card_type,
    },
    owner: { name_en: row.name_en, name_dv: row.name_dv },
    collector: {
      type: row.collector_type ?? "self",
      name: row.collector_name_en ?? row.collector_name ?? row.name_en,
      name_dv: row.collector_name_dv,
      relationship: row.collector_relationship,
    },
    issued_by: issuer,
    issued_at: issued_at.toISOString(),
    completed_by: row.completer,
    completed_at: row.completed_at?.toISOString() ?? null,
    returned: formatReturn(row, row.returner),
    proof,
    version: row.version,
  };
}

/** Which hand-overs are looked for. */
export interface RecordFilter {
  /** Nothing for those of every centre. */
  readonly centerId: number | undefined;
  readonly status?: IssuanceSummary["status"] | "all" | undefined;
}

/** Selects the hand-overs of a filter that were made: for the list, and for the figure that leads to it. */
export function findRecords(database: Database, { centerId, status = "all" }: RecordFilter) {
  let made = database.selectFrom("issuances as m").where("m.issued_at", "is not", null);
  if (centerId !== undefined) made = made.where("m.center_id", "=", centerId);
  return status === "all" ? made : made.where("m.status", "=", status);
}

/** One page of the hand-overs that a centre has made, newest first, and how many there are of each status. */
export async function listRecords(
  database: Database,
  {
    centerId,
    status = "all",
    page,
    perPage,
  }: RecordFilter & { readonly centerId: number; readonly page: number; readonly perPage: number },
): Promise<{
  readonly issuances: IssuanceSummary[];
  readonly counts: Readonly<Record<string, number>>;
  readonly total: number;
}> {
  const counted = await findRecords(database, { centerId })
    .groupBy("m.status")
    .select(["m.status", (is) => is.fn.countAll<number>().as("count")])
    .execute();
  const total = counted
    .filter((each) => status === "all" || each.status === status)
    .reduce((sum, { count }) => sum + count, 0);
  const made = findRecords(database, { centerId, status });
  // What a row shows is looked up for the rows of the page alone, and not for those before it.
  const rows = await selectRows(database, centerId)
    .where("i.id", "in", () =>
      made
        .select("m.id")
        .orderBy("m.issued_at", "desc")
        .orderBy("m.id", "desc")
        .limit(perPage)
        .offset((page - 1) * perPage),
    )
    .orderBy("i.issued_at", "desc")
    .orderBy("i.id", "desc")
    .execute();
  const ids = rows.map(({ id }) => id);
  const proofs = await readProofs(database, ids);
  return {
    total,
    counts: Object.fromEntries(counted.map((each) => [each.status, each.count])),
    issuances: rows.map((row) => formatSummary(row, proofs.get(row.id))),
  };
}
