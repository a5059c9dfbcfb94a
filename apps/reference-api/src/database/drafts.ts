import { sql } from "kysely";
import type { operations } from "../contract/registry.gen.d.ts";
import { Refusal } from "../domain/refusal.ts";
import type { RegistrySettings } from "../domain/registry-settings.ts";
import type { Ports } from "../ports.ts";
import type { Acting } from "./acting.ts";
import type { Database } from "./tables.ts";

/** Names a form that has drafts. */
export type DraftForm = operations["listDrafts"]["parameters"]["path"]["form"];

/** A draft with its content, as the contract lists it. */
export type ListedDraft =
  operations["listDrafts"]["responses"][200]["content"]["application/json"]["drafts"][number];

/** The content of a form, as a page has sent it. */
export type DraftContent = ListedDraft["content"];

type SavedDraft = Pick<ListedDraft, "draft" | "version" | "saved_at">;

/** Who works with drafts, from where, and with which keys and settings. */
type DraftActing = Acting & { readonly ports: Pick<Ports, "draftSeal" | "keyedDigest" | "settings"> };

/** How many drafts a user has at most, of all forms and at all centres. */
const mostDrafts = 20;

/** The size of a content as JSON, in bytes. */
const mostBytes = 65_536;

const hour = 60 * 60_000;

/** Returns the moment up to which a saved draft is too old to be kept. */
const draftsUntil = ({ retention }: Pick<RegistrySettings, "retention">, now: Date) =>
  new Date(now.getTime() - retention.drafts * hour);

/** Returns the digest under which the drafts about a person are found: the table has no ID number. */
export const digestPerson = ({ keyedDigest }: Pick<Ports, "keyedDigest">, idNumber: string) =>
  keyedDigest(`draft\n${idNumber}`);

/** A sealed content opens for its user and its id alone. */
const recordIdOf = (userId: number, draft: string) => `${userId} ${draft}`;

/** Lets one write at a time change the drafts of a user: limit and version hold until the write ends. */
async function holdDrafts(database: Database, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drafts of ${userId}`}, 0))`.execute(database);
}

/** Reads the drafts of a user that are not too old. A draft under another key cannot be opened and is left out. */
function selectDrafts({ database, session, now, ports }: DraftActing) {
  return database
    .selectFrom("drafts")
    .where("user_id", "=", session.member.id)
    .where("key_id", "=", ports.draftSeal.keyId)
    .where("saved_at", ">", draftsUntil(ports.settings, now));
}

const format = ({
  id,
  version,
  saved_at,
}: {
  readonly id: string;
  readonly version: number;
  readonly saved_at: Date;
}): SavedDraft => ({ draft: id, version, saved_at: saved_at.toISOString() });

/** Returns the drafts of a form that the user has at this centre, newest first. */
export async function listDrafts(acting: DraftActing, form: DraftForm): Promise<ListedDraft[]> {
  const { session, center, ports } = acting;
  const rows = await selectDrafts(acting)
    .where("center_id", "=", center.id)
    .where("form", "=", form)
    .orderBy("saved_at", "desc")
    .orderBy("id")
    .select(["id", "version", "saved_at", "sealed"])
    .execute();
  const listed = await Promise.all(
    rows.map(async ({ sealed, ...row }) => {
      const opened = await ports.draftSeal.open(recordIdOf(session.member.id, row.id), sealed);
      return opened && { ...format(row), id_number: opened.idNumber, content: opened.content };
    }),
  );
  return listed.filter((draft) => draft !== undefined);
}

const refuseStale = (version: number) =>
  new Refusal(409, {
    message: version === 0 ? "This draft is not kept any more." : "This draft was changed in another window.",
    code: "stale_version",
    context: { version },
  });

function checkSize(content: DraftContent): void {
  if (new TextEncoder().encode(JSON.stringify(content)).byteLength <= mostBytes) return;
  throw new Refusal(413, { message: "The draft is larger than 64 kB.", code: "too_large" });
}

/** The input of a form that a page saves. */
interface NewContent {
  readonly form: DraftForm;
  /** The id that the page has made. */
  readonly draft: string;
  readonly idNumber: string;
  /** The version that the page has saved or read last; 0 for the first save. */
  readonly version: number;
  readonly content: DraftContent;
}

/** Checks that the user may save this draft: its version, no other draft about the person, and the limit. */
async function checkDrafts(
  acting: DraftActing,
  { form, draft, version }: NewContent,
  person: string,
): Promise<void> {
  const { center } = acting;
  const rows = await selectDrafts(acting)
    .select(["id", "form", "center_id", "person_digest", "version", "saved_at"])
    .execute();
  const isHere = (row: (typeof rows)[number]) => row.center_id === center.id && row.form === form;
  const kept = rows.find(({ id }) => id === draft);
  if ((kept?.version ?? 0) !== version || (kept && !isHere(kept))) throw refuseStale(kept?.version ?? 0);
  const other = rows.find((row) => row.id !== draft && isHere(row) && row.person_digest === person);
  if (other) {
    throw new Refusal(409, {
      message: "You have another draft about this person.",
      code: "draft_exists",
      context: { ...format(other) },
    });
  }
  if (!kept && rows.length >= mostDrafts) {
    throw new Refusal(409, {
      message: `You have ${mostDrafts} drafts. Discard a draft that you do not need, then try again.`,
      code: "too_many_drafts",
    });
  }
}

/**
 * Saves a draft, sealed, and returns its new version.
 *
 * @throws Refusal with the codes `stale_version`, `draft_exists` or `too_many_drafts` (409), or `too_large` (413).
 */
export async function saveDraft(acting: DraftActing, given: NewContent): Promise<SavedDraft> {
  const { database, session, center, now, ports } = acting;
  const { form, draft, idNumber, version, content } = given;
  const userId = session.member.id;
  checkSize(content);
  await holdDrafts(database, userId);
  // A draft that is too old would be in the way of a new one about the same person.
  await database
    .deleteFrom("drafts")
    .where("user_id", "=", userId)
    .where("saved_at", "<=", draftsUntil(ports.settings, now))
    .execute();
  const person = digestPerson(ports, idNumber);
  await checkDrafts(acting, given, person);
  const row = {
    center_id: center.id,
    form,
    person_digest: person,
    version: version + 1,
    sealed: await ports.draftSeal.close(recordIdOf(userId, draft), { idNumber, content }),
    key_id: ports.draftSeal.keyId,
    saved_at: now,
  };
  await database
    .insertInto("drafts")
    .values({ user_id: userId, id: draft, ...row })
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doUpdateSet(row))
    .execute();
  return format({ id: draft, ...row });
}

/**
 * Forgets a draft of the user at this centre. A draft that is not there is no error.
 *
 * @throws Refusal with the code `stale_version` (409) where another version is kept than the one that is given.
 */
export async function discardDraft(
  acting: DraftActing,
  { form, draft, version }: Pick<NewContent, "form" | "draft"> & { readonly version: number | undefined },
): Promise<void> {
  const { database, session, center } = acting;
  await holdDrafts(database, session.member.id);
  const kept = await selectDrafts(acting)
    .where("id", "=", draft)
    .where("center_id", "=", center.id)
    .where("form", "=", form)
    .select("version")
    .executeTakeFirst();
  if (!kept) return;
  if (version !== undefined && version !== kept.version) throw refuseStale(kept.version);
  await database
    .deleteFrom("drafts")
    .where("user_id", "=", session.member.id)
    .where("id", "=", draft)
    .execute();
}

/** Forgets the drafts of a form that a user has about a person, at every centre: the form was sent. */
export async function forgetDraftsOf(
  database: Database,
  of: { readonly userId: number; readonly form: DraftForm; readonly personDigest: string },
): Promise<void> {
  await database
    .deleteFrom("drafts")
    .where("user_id", "=", of.userId)
    .where("form", "=", of.form)
    .where("person_digest", "=", of.personDigest)
    .execute();
}

/**
 * Forgets the drafts that are older than the settings keep them. Rows that another sweep holds are left to it.
 *
 * @returns how many drafts were forgotten.
 */
export async function purgeDrafts(
  database: Database,
  settings: Pick<RegistrySettings, "retention">,
  now: Date,
): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom("drafts")
    .where((is) =>
      is(
        is.refTuple("user_id", "id"),
        "in",
        is
          .selectFrom("drafts")
          .select(["user_id", "id"])
          .where("saved_at", "<=", draftsUntil(settings, now))
          .forUpdate()
          .skipLocked()
          .$asTuple("user_id", "id"),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
