import { signInDirectly } from "../../apps/reference-host/e2e/colleague.ts";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { createRegistry, type Registry } from "../postgres/create-registry.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { formatTimes, sumUp } from "./figures.ts";
import type { BenchPlan, BenchRow } from "./part.ts";

type Client = Awaited<ReturnType<typeof signInDirectly>>;

/** The ids of a copy come so far after those that it was made from. */
const span = 100_000;

/** Serials and ID numbers of the demonstration of scale begin here; its other data is not copied. */
const [firstSerial, firstIdNumber] = ["SN1000001", "A200001"];
const [serialSpan, idNumberSpan] = [100_000, 20_000];

/** Copies made of each: 20,000 people become 400,000, and 30,000 cards in 3,000 batches 300,000 in 30,000. */
const [copiesOfPeople, copiesOfCards] = [19, 9];

const serialOf = (column: string) =>
  `'SN' || lpad((substr(${column}, 3)::integer + n * ${serialSpan})::text, 7, '0')`;

const times = `generate_series(1, ${copiesOfCards}) as n`;

/** Makes copies of rows with the columns given; all other columns stay as they are, but for those that are left out. */
async function copyRows(
  registry: Registry,
  table: string,
  {
    from,
    changed,
    without = [],
  }: {
    readonly from: string;
    readonly changed: Readonly<Record<string, string>>;
    readonly without?: readonly string[];
  },
): Promise<void> {
  const rows = await registry.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const columns = rows.map(({ name }) => name).filter((name) => !without.includes(name));
  const values = columns.map((name) => changed[name] ?? `r.${name}`);
  await registry.query(
    `insert into ${table} (${columns.join(", ")}) select ${values.join(", ")} from ${from}`,
  );
}

/** Hands over what waits, within twelve days and but for one card of twenty: a demonstration keeps half of its cards waiting. */
async function handOver(registry: Registry): Promise<void> {
  const at = "w.came + (1 + w.id % 12) * interval '1 day' - (w.id % 7) * interval '1 hour'";
  await copyRows(registry, "issuances", {
    from: `(select * from issuances where status = 'completed' order by id limit 1) r, (
        select k.*, coalesce((select max(l.resolved_at) from batch_cards l
          where l.card_id = k.id and l.line_status = 'received'), k.status_at) as came
        from cards k where k.status = 'at_center' and k.serial_number >= '${firstSerial}' and k.id % 20 > 0
      ) w where ${at} < now()`,
    changed: {
      card_id: "w.id",
      center_id: "w.current_center_id",
      collector_person_id: "w.person_id",
      issuance_no: "r.issuance_no || '-' || w.serial_number",
      ...Object.fromEntries(
        [
          "begun_at",
          "changed_at",
          "touched_at",
          "verified_at",
          "card_verified_at",
          "issued_at",
          "completed_at",
        ].map((name) => [name, at]),
      ),
    },
    without: ["id"],
  });
  await registry.query(`
    update cards set status = 'completed', status_at = i.issued_at from issuances i
    where i.card_id = cards.id and i.status = 'completed' and cards.status = 'at_center'
  `);
}

/** Multiplies what the demonstration of scale has of people, cards, batches and hand-overs. */
async function multiply(registry: Registry): Promise<void> {
  const later = (column: string) => `r.${column} + n * ${span}`;
  // To chain a million events one by one would take an hour, and no figure is read from the chain.
  await registry.query("alter table audit_events disable trigger audit_events_are_chained");
  await copyRows(registry, "people", {
    from: `people r, generate_series(1, ${copiesOfPeople}) as n where r.id_number >= '${firstIdNumber}'
      and r.id_number < 'A220001'`,
    changed: {
      id: later("id"),
      id_number: `'A' || lpad((substr(r.id_number, 2)::integer + n * ${idNumberSpan})::text, 6, '0')`,
    },
  });
  await copyRows(registry, "cards", {
    from: `cards r, ${times} where r.serial_number >= '${firstSerial}'`,
    changed: {
      id: later("id"),
      person_id: later("person_id"),
      serial_number: serialOf("r.serial_number"),
      replaces_serial_number: serialOf("r.replaces_serial_number"),
    },
    without: ["application_no"],
  });
  const ofScale = `(select distinct l.batch_id as id from batch_cards l join cards k on k.id = l.card_id
    where k.serial_number between '${firstSerial}' and 'SN1099999')`;
  await copyRows(registry, "batches", {
    from: `batches r join ${ofScale} s on s.id = r.id, ${times}`,
    changed: { id: later("id"), batch_no: "r.batch_no || '-' || n" },
  });
  await copyRows(registry, "batch_cards", {
    from: `batch_cards r join cards k on k.id = r.card_id, ${times}
      where k.serial_number between '${firstSerial}' and 'SN1099999'`,
    changed: { batch_id: later("batch_id"), card_id: later("card_id") },
    without: ["id"],
  });
  await copyRows(registry, "issuances", {
    from: `issuances r join cards k on k.id = r.card_id, ${times}
      where k.serial_number between '${firstSerial}' and 'SN1099999'`,
    changed: {
      card_id: later("card_id"),
      collector_person_id: later("collector_person_id"),
      issuance_no: "r.issuance_no || '-' || n",
    },
    without: ["id"],
  });
  await copyRows(registry, "audit_events", {
    from: `(select e.* from audit_events e join ${ofScale} s on s.id = e.subject_id
        where e.subject_type = 'batch') r, ${times}
      order by r.id, n`,
    changed: { subject_id: later("subject_id"), serial_number: serialOf("r.serial_number") },
    without: ["id"],
  });
  await handOver(registry);
  // The cards that were handed over last come from the applications that were collected last.
  await registry.query(`
    with free as (
      select application_no, row_number() over (order by created_at desc) as place from applications a
      where status = 'collected' and not exists (select from cards k where k.application_no = a.application_no)
    ), done as (
      select i.card_id, row_number() over (order by i.issued_at desc) as place
      from issuances i join cards k on k.id = i.card_id
      where i.status = 'completed' and k.application_no is null and k.status = 'completed'
    )
    update cards set application_no = free.application_no from done join free using (place)
    where cards.id = done.card_id
  `);
  // As the database does by itself after a while.
  await registry.query("vacuum analyze");
}

async function count(registry: Registry): Promise<string> {
  const [row] = await registry.query<{ people: string; cards: string; applications: string }>(
    `select (select count(*) from people) as people, (select count(*) from cards) as cards,
      (select count(*) from applications) as applications`,
  );
  const write = (number?: string) => Number(number).toLocaleString("en-US");
  return `${write(row?.people)} people, ${write(row?.cards)} cards, ${write(row?.applications)} applications`;
}

/** Measures a call; before each time something may be made ready. */
async function measure(
  { send }: Client,
  path: string,
  rounds: number,
  prepare: () => Promise<unknown> = async () => {},
): Promise<string> {
  const measured: number[] = [];
  for (let round = -3; round < rounds; round += 1) {
    await prepare();
    const start = performance.now();
    const answer = await send("GET", path);
    const text = await answer.text();
    const taken = performance.now() - start;
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
    if (round >= 0) measured.push(taken);
  }
  return formatTimes(sumUp(measured));
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const figures = [
  { what: "Figures of the work", path: "/statistics" },
  { what: "Figures of the service", path: "/statistics/service" },
] as const;

const days = [
  { of: "today", query: "" },
  { of: "30 days ago", query: `cutoffdate=${dayBefore(30)}` },
] as const;

const population = [
  { what: "Population", path: "/statistics/population" },
  { what: "Population by age", path: "/statistics/population/age" },
  { what: "Population by age group", path: "/statistics/population/age_group" },
] as const;

/** The five calls of figures, with as many people, cards and applications as the country has. */
export async function benchFiguresOfDay(_browser: unknown, { rounds }: BenchPlan): Promise<BenchRow[]> {
  const postgres = await startPostgres();
  try {
    const registry = await createRegistry(postgres.url);
    const environment = { DATABASE_URL: registry.url, ID_DESK_DEMO: "1", ID_DESK_SCALE: "1" };
    const server = await startServer(environment);
    try {
      await multiply(registry);
      console.log(await count(registry));
      const rows: BenchRow[] = [];
      const add = async (what: string, ...measuring: Parameters<typeof measure>) => {
        const ours = await measure(...measuring);
        rows.push({ what, ours, other: "–", ratio: "–", aim: "p95 ≤ 200 ms" });
      };
      const clerk = await signInDirectly(server, "clerk.male", 1);
      const everywhere = await signInDirectly(server, "super", 1);
      const times = rounds * 8;
      for (const { what, path } of figures) {
        for (const { of, query } of days) {
          await add(`${what}, one centre, ${of}`, clerk, `${path}?${query}`, times);
          await add(`${what}, every centre, ${of}`, everywhere, `${path}?centers=all&${query}`, times);
        }
      }
      for (const { what, path } of population) {
        await add(`${what}, counted within the hour`, clerk, path, times);
        const forget = () => registry.query("delete from population_counts");
        await add(`${what}, counted again`, clerk, path, times, forget);
      }
      return rows;
    } finally {
      await server.stop();
      await registry.drop();
    }
  } finally {
    await postgres.stop();
  }
}
