import { sql } from "kysely";
import type { Database } from "../database/tables.ts";

/** A change of the audit trail that somebody with the database in hand could make. */
export interface Tampering {
  readonly what: string;
  readonly change: (database: Database) => Promise<unknown>;
}

/** Gives a whole number from 0 to below `below`. */
type Random = (below: number) => number;

const textFields = [
  "action",
  "subject_type",
  "from_status",
  "to_status",
  "serial_number",
  "notes",
  "address",
];
const numberFields = ["actor_id", "center_id", "subject_id"];

/** Runs statements one after the other. */
const run =
  (...statements: readonly string[]) =>
  async (database: Database) => {
    for (const statement of statements) await sql.raw(statement).execute(database);
  };

/** Moves the links from a position on by one place; in two steps, because no two may stand in one place. */
const move = (from: number, by: 1 | -1) => [
  `update audit_chain set position = position + 1000000 where position >= ${from}`,
  `update audit_chain set position = position - 1000000 + ${by} where position > 1000000`,
];

const forge = `insert into audit_events (at, action, subject_type, is_in_history)
  values (now(), 'add_card', 'batch', true)`;
const linkForged = (position: number) =>
  `insert into audit_chain select ${position}, max(id), sha256('x') from audit_events`;

/** Every way to tamper, each at random places of a trail with so many events in its chain and these ids. */
export function listTamperings(
  random: Random,
  trail: { length: number; ids: readonly number[] },
): Tampering[] {
  const pick = <T>(list: readonly T[]) => list[random(list.length)] as T;
  const set = (change: string) => run(`update audit_events set ${change} where id = ${pick(trail.ids)}`);
  const place = 1 + random(trail.length);
  const next = 1 + random(trail.length - 1);
  const bit = random(256);
  const [text, number] = [pick(textFields), pick(numberFields)];
  return [
    { what: "a longer text", change: set(`${text} = coalesce(${text}, '') || 'x'`) },
    {
      what: "one bit of a text",
      change: set("action = overlay(action placing chr(ascii(action) # 1) from 1 for 1)"),
    },
    { what: "no text, or an empty one", change: set("notes = case when notes is null then '' end") },
    { what: "another number", change: set(`${number} = coalesce(${number}, 0) + 1`) },
    { what: "another time", change: set("at = at + interval '1 microsecond'") },
    { what: "shown or not", change: set("is_in_history = not is_in_history") },
    { what: "an event gone", change: run(`delete from audit_events where id = ${pick(trail.ids)}`) },
    { what: "a link gone", change: run(`delete from audit_chain where position = ${place}`) },
    {
      what: "an event gone with its link, and the gap closed",
      change: run(
        `delete from audit_events where id = (select event_id from audit_chain where position = ${next})`,
        `delete from audit_chain where position = ${next}`,
        ...move(next, -1),
      ),
    },
    { what: "an event beside the chain", change: run(forge) },
    { what: "an event at the end", change: run(forge, linkForged(trail.length + 1)) },
    { what: "an event in between", change: run(...move(place, 1), forge, linkForged(place)) },
    {
      what: "two events in each other's place",
      change: run(
        `create temporary table swapped on commit drop as
          select position, event_id, hash from audit_chain where position in (${next}, ${next + 1})`,
        `delete from audit_chain where position in (${next}, ${next + 1})`,
        `insert into audit_chain select s.position, o.event_id, s.hash
          from swapped as s join swapped as o on o.position <> s.position`,
        "drop table swapped",
      ),
    },
    {
      what: "one bit of a hash",
      change: run(
        `update audit_chain set hash = set_bit(hash, ${bit}, 1 - get_bit(hash, ${bit})) where position = ${place}`,
      ),
    },
  ];
}
