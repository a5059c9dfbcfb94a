import type { components } from "../../contract/registry.gen.d.ts";
import type { Database } from "../tables.ts";
import { toldAt } from "./read-card.ts";
import { isOlderThan, type WaitingAge, withWaitingCards } from "./waiting-cards.ts";

type WaitingCard = components["schemas"]["WaitingCard"];

/** Which cards are listed, and which page of them. */
interface WaitingPage {
  readonly centerId: number;
  readonly age: WaitingAge;
  /** The registry's day, as YYYY-MM-DD. */
  readonly today: string;
  readonly page: number;
  readonly perPage: number;
}

/** Lists one page of the cards that wait at a centre, the longest waiting first. */
export async function listWaiting(
  database: Database,
  { centerId, age, today, page, perPage }: WaitingPage,
): Promise<WaitingCard[]> {
  const rows = await withWaitingCards(database, centerId)
    // What a row shows is looked up for the rows of the page alone.
    .with("page", (waiting) =>
      waiting
        .selectFrom("w")
        .$if(age !== "all", (cards) => cards.where(isOlderThan(age as Exclude<WaitingAge, "all">, today)))
        .selectAll()
        .orderBy("w.arrived_at")
        .orderBy("w.card_id")
        .limit(perPage)
        .offset((page - 1) * perPage),
    )
    .selectFrom("page as w")
    .innerJoin("cards as k", "k.id", "w.card_id")
    .innerJoin("people as p", "p.id", "k.person_id")
    .select(["k.id", "k.serial_number", "k.card_type", "p.id_number", "p.name_en", "p.name_dv"])
    .select(["w.arrived_at", toldAt.as("told_at")])
    .orderBy("w.arrived_at")
    .orderBy("w.card_id")
    .execute();
  return rows.map(({ name_en, name_dv, arrived_at, told_at, ...card }) => ({
    ...card,
    owner: { name_en, name_dv },
    arrived_at: arrived_at.toISOString(),
    ready_sms_sent_at: told_at?.toISOString() ?? null,
  }));
}
