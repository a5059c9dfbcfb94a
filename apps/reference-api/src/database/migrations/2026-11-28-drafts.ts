import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table drafts (
    user_id integer not null references users,
    id text not null check (id ~ '^[A-Za-z0-9_-]{16,64}$'),
    center_id integer not null references centers,
    form text not null check (form in ('new_application', 'resubmit_application')),
    person_digest text not null,
    version integer not null check (version > 0),
    sealed bytea not null,
    key_id text not null,
    saved_at timestamptz not null,
    primary key (user_id, id),
    constraint drafts_one_of_each_person unique (user_id, center_id, form, person_digest)
  )`,
  sql`create index drafts_oldest on drafts (saved_at)`,
];

/** Adds the table of drafts: the sealed input of forms that staff have not sent yet. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
