import { sql } from "kysely";
import { expect, test } from "vitest";
import { countNumbers } from "../../../domain/record-numbers.ts";
import { verifyTrail } from "../../../node/verify-trail.ts";
import { signIn } from "../../../testing/desk.ts";
import { testStart, useTestServer } from "../../../testing/test-server.ts";
import { makeScale, readScale } from "./make-scale.ts";
import { seedScale } from "./seed-scale.ts";

const server = useTestServer();
const small = 60;

/** What must hold of all batches, cards and hand-overs; each query finds what breaks it. */
const breaches: Readonly<Record<string, string>> = {
  "a card whose line and status say different things": `
    select k.id from cards k join batch_cards l on l.card_id = k.id and l.is_live
    where k.status <> case l.line_status when 'received' then 'at_center' else l.line_status end`,
  "a card that was handed over and says something else": `
    select k.id from cards k join issuances i on i.card_id = k.id
    where k.status <> case i.status when 'returned' then 'at_center' else i.status end`,
  "a line that does not fit its batch": `
    select l.id from batch_cards l join batches b on b.id = l.batch_id
    where not (l.line_status = any(case b.status
      when 'open' then array['packed', 'removed'] when 'cancelled' then array['removed']
      when 'dispatched' then array['in_transit', 'removed']
      else array['in_transit', 'received', 'missing', 'disputed', 'removed'] end))`,
  "a batch that is received with cards on their way": `
    select b.id from batches b join batch_cards l on l.batch_id = b.id
    where b.status = 'received' and l.line_status = 'in_transit'`,
  "a batch whose version is not the number of its events": `
    select b.id from batches b where b.version <> (select count(*) from audit_events e
      where e.subject_type = 'batch' and e.subject_id = b.id)`,
  "a hand-over whose version is not the number of its events": `
    select i.id from issuances i where i.version <> (select count(*) from audit_events e
      where e.subject_type = 'issuance' and e.subject_id = i.id)`,
  "a batch whose status no event tells": `
    select b.id from batches b where b.status <> 'receiving' and not exists (select from audit_events e
      where e.subject_type = 'batch' and e.subject_id = b.id and e.to_status = b.status)`,
  "a checked card without its event": `
    select l.id from batch_cards l join cards k on k.id = l.card_id
    where l.line_status in ('received', 'missing', 'disputed') and not exists (select from audit_events e
      where e.subject_type = 'batch' and e.subject_id = l.batch_id
        and e.serial_number = k.serial_number and e.to_status = l.line_status)`,
  "something that happens before it can, or is still to come": `
    select b.id from batches b where b.created_at > coalesce(b.dispatched_at, b.created_at)
      or b.dispatched_at > b.received_at or greatest(b.changed_at, b.received_at) > '2026-11-19T09:05:00Z'`,
  "a card that is handed over before it came": `
    select i.id from issuances i join batch_cards l on l.card_id = i.card_id
    where i.begun_at < l.resolved_at or i.center_id <> (select destination_center_id from batches b where b.id = l.batch_id)`,
  "a batch that says otherwise whom it told": `
    select b.id from batches b where b.ready_sms_sent_at is not null and b.ready_sms_count <>
      (select count(*) from sms_outbox m where m.batch_id = b.id)`,
  "an application whose version is not the number of its events": `
    select a.id from applications a where a.channel = 'center' and a.created_at < '2026-11-01' and a.id > 100
      and a.version <> (select count(*) from audit_events e
      where e.subject_type = 'application' and e.subject_id = a.id)`,
  "numbers with a gap": `
    select n.year from record_numbers n where n.series <> 'X' and (n.year < 2026 or n.series in ('DB', 'HO'))
      and n.last <> (select count(*) from (
        select batch_no from batches union all select issuance_no from issuances union all
        select application_no from applications
      ) as given(no) where no like n.series || '-' || n.year || '-%')`,
  "somebody who vouches for a hand-over of their own":
    "select id from issuances where verified_by = issued_by",
};

test("A demonstration of scale has its numbers beside the usual data, and all of it holds together", async () => {
  const count = async (table: string) =>
    (await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(server.database)).rows[0]
      ?.count ?? 0;
  const before = {
    people: await count("people"),
    cards: await count("cards"),
    batches: await count("batches"),
    applications: await count("applications"),
    expats: await count("expats"),
    permits: await count("permits"),
  };
  const usual = await server.database.selectFrom("cards").selectAll().orderBy("id").execute();
  await server.database
    .transaction()
    .execute((transaction) => seedScale(transaction, { batches: small, now: testStart }));

  const { people, cards, batches } = readScale(small);
  expect(await count("people")).toBe(before.people + people);
  expect(await count("cards")).toBe(before.cards + cards);
  expect(await count("batches")).toBe(before.batches + batches);
  expect(await count("applications")).toBe(before.applications + 3 * people);
  expect(await count("expats")).toBe(before.expats + 44 * small);
  expect(await count("permits")).toBe(before.permits + 4_000);
  expect(
    await server.database.selectFrom("cards").selectAll().orderBy("id").limit(usual.length).execute(),
  ).toEqual(usual);
  for (const [what, query] of Object.entries(breaches)) {
    const { rows } = await sql.raw(query).execute(server.database);
    expect(rows, what).toEqual([]);
  }
  const statuses = await server.database
    .selectFrom("batches")
    .where("id", ">", 12)
    .select("status")
    .distinct()
    .execute();
  expect(statuses).toHaveLength(5);
  expect(await verifyTrail(server.database)).not.toHaveProperty("problem");

  const desk = await signIn(server, "clerk.male", 1);
  const { meta } = await desk.must("listSendingBatches", { query: { per_page: 1 } });
  expect(meta.total).toBeGreaterThan(small / 2);
});

test("The demonstration of scale is the same each time, but for its days, and 20,000 people with 30,000 cards", () => {
  const last = { people: 0, cards: 0, batches: 0, issuances: 0 };
  const [one, other] = [new Date("2026-01-01"), new Date("2026-06-01")].map((now) =>
    makeScale(small, last, { now, nextNumber: countNumbers() }),
  );
  const naming = ({ people, cards }: ReturnType<typeof makeScale>) => [
    people,
    cards.map(({ serial_number, status }) => [serial_number, status]),
  ];
  expect(one && naming(one)).toEqual(other && naming(other));
  expect(readScale(3_000)).toEqual({ batches: 3_000, cards: 30_000, people: 20_000 });
});
