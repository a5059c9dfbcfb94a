import { sql } from "kysely";
import { countNumbers } from "../../domain/record-numbers.ts";
import type { Passwords } from "../../ports.ts";
import { skipStoredNumbers } from "../record-numbers.ts";
import type { Database } from "../tables.ts";
import { demonstrationAccounts, demonstrationPassword } from "./accounts.ts";
import { batchPlans } from "./batch-plans.ts";
import { houses, makeCounterCards } from "./counter-cards.ts";
import centres from "./data/centres.json" with { type: "json" };
import islands from "./data/islands.json" with { type: "json" };
import proof from "./data/proof.json" with { type: "json" };
import { listBatchCards, makeBatch } from "./make-batches.ts";
import { makeIssuances } from "./make-issuances.ts";
import { type CardPlan, makePeopleAndCards, serialOf } from "./people-and-cards.ts";
import { seedApplications } from "./seed-applications.ts";
import { seedXpat } from "./seed-xpat.ts";

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Cards that are in no batch. */
const freeCards: readonly CardPlan[] = [
  ...range(101, 700).map((number) => ({ number, status: "printed" as const, centerId: 1 })),
  { number: 901, status: "cancelled", centerId: 1 },
  { number: 902, status: "collected", centerId: 1 },
  ...range(3001, 3040).map((number) => ({ number, status: "printed" as const, centerId: 2 })),
];

/** How a place is called in Thaana; nothing of one that lies abroad. */
function findPlaceNames(atollName: string | null, islandName: string | null) {
  const atoll = islands.atolls.find(({ name }) => name === atollName);
  const island = islands.islands.find((each) => each.atoll === atollName && each.name === islandName);
  return {
    atoll_code: atoll?.code ?? null,
    atoll_dv: atoll ? `${atoll.letter_dv}. ${atoll.name_formal_dv}` : null,
    island_dv: island?.name_dv ?? null,
  };
}

async function seedCenters(database: Database): Promise<void> {
  await database
    .insertInto("centers")
    .values(
      centres.items.map(({ id, code, name, kind, parent_id, atoll, island, address }) => ({
        id,
        code,
        name,
        kind,
        parent_id,
        atoll,
        island,
        address,
        // Nobody's: no number of the country begins with 0.
        phone: `000 ${String(id).padStart(4, "0")}`,
        ...findPlaceNames(atoll, island),
      })),
    )
    .execute();
}

async function seedAccounts(database: Database, passwords: Passwords): Promise<void> {
  for (const [index, account] of demonstrationAccounts.entries()) {
    const id = index + 1;
    const { username, fullname, temp_full_access = false, roles, centers } = account;
    const password_hash = await passwords.hash(demonstrationPassword);
    await database
      .insertInto("users")
      .values({ id, username, fullname, password_hash, temp_full_access })
      .execute();
    const centerIds = centers === "every" ? centres.items.map((center) => center.id) : centers;
    if (roles.length > 0) {
      await database
        .insertInto("user_roles")
        .values(roles.map((role) => ({ user_id: id, role })))
        .execute();
    }
    if (centerIds.length > 0) {
      await database
        .insertInto("user_centers")
        .values(centerIds.map((center_id) => ({ user_id: id, center_id })))
        .execute();
    }
  }
}

async function seedBatches(
  database: Database,
  cardIds: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  const nextNumber = countNumbers();
  for (const plan of batchPlans) {
    const packed = listBatchCards(plan).map(({ number }) => ({
      id: cardIds.get(number) ?? 0,
      serial_number: serialOf(number),
    }));
    const { batch, lines, notes, events } = makeBatch(plan, packed, { now, nextNumber });
    await database.insertInto("batches").values(batch).execute();
    if (lines.length > 0) await database.insertInto("batch_cards").values(lines).execute();
    if (notes.length > 0) await database.insertInto("batch_notes").values(notes).execute();
    await database.insertInto("audit_events").values(events).execute();
  }
  await sql`
    update cards set status_at = last.at from (
      select distinct on (l.card_id) l.card_id, coalesce(l.resolved_at, b.dispatched_at) as at
        from batch_cards as l join batches as b on b.id = l.batch_id
        where l.removed_at is null order by l.card_id, l.id desc
    ) as last where last.card_id = cards.id and last.at is not null
  `.execute(database);
}

/** The messages of the batches whose collectors were told: sent long ago, so that nothing ever sends them. */
async function seedMessages(database: Database): Promise<void> {
  const told = await database
    .selectFrom("batch_cards as l")
    .innerJoin("batches as b", "b.id", "l.batch_id")
    .innerJoin("cards as k", "k.id", "l.card_id")
    .innerJoin("people as p", "p.id", "k.person_id")
    .where("b.ready_sms_sent_at", "is not", null)
    .where("l.line_status", "=", "received")
    .select(["b.id as batch_id", "k.id as card_id", "k.serial_number", "p.phone", "b.ready_sms_sent_at"])
    .orderBy("l.id")
    .execute();
  for (const { batch_id, card_id, phone, ready_sms_sent_at } of told) {
    if (phone === null || ready_sms_sent_at === null) continue;
    await database
      .insertInto("sms_outbox")
      .values({
        message_id: `demonstration-${batch_id}-${card_id}`,
        purpose: "ready",
        batch_id,
        subject_type: "card" as const,
        subject_id: card_id,
        state: "sent",
        next_try_at: ready_sms_sent_at,
        accepted_at: ready_sms_sent_at,
        created_at: ready_sms_sent_at,
      })
      .execute();
  }
  for (const id of new Set(told.map(({ batch_id }) => batch_id))) {
    const cards = told.filter(({ batch_id }) => batch_id === id);
    const skipped = cards
      .filter(({ phone }) => phone === null)
      .map(({ serial_number }) => ({ serial_number, reason: "no_phone" }));
    await database
      .updateTable("batches")
      .set({
        ready_sms_count: cards.length - skipped.length,
        ready_sms_skipped: JSON.stringify(skipped),
      })
      .where("id", "=", id)
      .execute();
  }
}

const readBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Gives an address to seven of eight people who came before there were islands. */
async function settlePeople(database: Database, lastId: number): Promise<void> {
  await sql`
    update people set house = (${houses}::text[])[1 + id % ${houses.length}::integer],
      island_id = (select i.id from islands i order by i.id offset ((people.id * 7) % (select count(*) from islands)) limit 1)
    where id <= ${lastId} and id % 8 <> 0
  `.execute(database);
}

/** The cards that wait at counters with their owners, and the hand-overs that were made; after all that travels. */
async function seedCounters(
  database: Database,
  last: { readonly people: number; readonly cards: number },
  now: Date,
): Promise<void> {
  const counter = makeCounterCards(now, last);
  await database.insertInto("islands").values(counter.islands).execute();
  await settlePeople(database, last.people);
  await database.insertInto("people").values(counter.people).execute();
  await database.insertInto("person_holds").values(counter.holds).execute();
  await database.insertInto("cards").values(counter.cards).execute();
  await database
    .insertInto("sms_outbox")
    .values(
      counter.told.map(({ card_id, at }) => ({
        message_id: `demonstration-ready-${card_id}`,
        purpose: "ready" as const,
        batch_id: null,
        subject_type: "card" as const,
        subject_id: card_id,
        state: "sent" as const,
        next_try_at: at,
        accepted_at: at,
        created_at: at,
      })),
    )
    .execute();
  for (const { issuance, events, card } of makeIssuances(counter, now)) {
    const { id, ...change } = card;
    await database.updateTable("cards").set(change).where("id", "=", id).execute();
    await database.insertInto("issuances").values(issuance).execute();
    await database.insertInto("audit_events").values(events).execute();
    if (issuance.completed_at === null || issuance.completed_by === null) continue;
    const hasThumb = issuance.thumb_missing_reason === null;
    await database
      .insertInto("issuance_proofs")
      .values({
        issuance_id: issuance.id,
        thumb: hasThumb ? readBase64(proof.thumb_png) : null,
        finger: hasThumb ? "thumb" : null,
        hand: hasThumb ? "right" : null,
        signature: readBase64(proof.signature_png),
        kept_by: issuance.completed_by,
        kept_at: issuance.completed_at,
      })
      .execute();
  }
}

const xpatTables = ["employers", "expats", "permits", "interactions"] as const;

/** Rows with ids and numbers of their own were written: the next ones have to follow them. */
async function continueNumbers(database: Database): Promise<void> {
  for (const table of [
    "users",
    "people",
    "cards",
    "batches",
    "issuances",
    "applications",
    ...xpatTables,
  ] as const) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
    `.execute(database);
  }
  await skipStoredNumbers(database);
}

const readLastId = async (database: Database, table: "people" | "cards") =>
  (
    await database
      .selectFrom(table)
      .select((is) => is.fn.max("id").as("last"))
      .executeTakeFirstOrThrow()
  ).last ?? 0;

async function seedDispatch(database: Database, passwords: Passwords, now: Date): Promise<void> {
  await seedCenters(database);
  await seedAccounts(database, passwords);
  const plans = [...freeCards, ...batchPlans.flatMap(listBatchCards)];
  const { people, cards } = makePeopleAndCards(plans, now);
  await database.insertInto("people").values(people).execute();
  await database.insertInto("cards").values(cards).execute();
  const cardIds = new Map(plans.map(({ number }, index) => [number, cards[index]?.id ?? 0]));
  await seedBatches(database, cardIds, now);
  await seedMessages(database);
}

/** What the demonstration is filled with. */
export interface DemonstrationParts {
  readonly passwords: Passwords;
  readonly now: Date;
  /** Adds more to a database that was empty, in the same transaction. */
  readonly addMore?: (transaction: Database) => Promise<void>;
}

/**
 * Fills an empty database with the demonstration: always the same serials, ID numbers and names, and days counted back
 * from now. One that holds it already is left as it is, but for counters, applications and foreign workers
 * where it is from before there were any.
 *
 * @returns whether it was empty.
 */
export async function seedDemonstration(
  database: Database,
  { passwords, now, addMore }: DemonstrationParts,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const first = (table: "centers" | "islands" | "applications" | "expats") =>
      transaction.selectFrom(table).select("id").limit(1).executeTakeFirst();
    const readLastPerson = () => readLastId(transaction, "people");
    if ((await first("applications")) && (await first("expats"))) return false;
    const isEmpty = !(await first("centers"));
    if (isEmpty) await seedDispatch(transaction, passwords, now);
    if (!(await first("islands"))) {
      const last = { people: await readLastPerson(), cards: await readLastId(transaction, "cards") };
      await seedCounters(transaction, last, now);
    }
    if (!(await first("applications"))) await seedApplications(transaction, await readLastPerson(), now);
    if (!(await first("expats"))) await seedXpat(transaction, now);
    await continueNumbers(transaction);
    if (isEmpty) await addMore?.(transaction);
    return isEmpty;
  });
}
