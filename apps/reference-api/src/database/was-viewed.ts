import type { Subject } from "../domain/subject.ts";
import { readWindow } from "../domain/windows.ts";
import type { Database } from "./tables.ts";

/** For how long a record counts as open that somebody has looked at, in milliseconds. */
const openFor = 60 * 60_000;

/** Whether somebody has opened a record within the last hour; looks at a file of it do not count. */
export async function wasViewed(
  {
    database,
    session,
    now,
  }: {
    readonly database: Database;
    readonly session: { readonly member: { readonly id: number } };
    readonly now: Date;
  },
  subject: Subject<"application" | "interaction" | "issuance" | "person">,
): Promise<boolean> {
  const { after, until } = readWindow(now, openFor);
  const found = await database
    .selectFrom("audit_events")
    .where("subject_type", "=", subject.type)
    .where("subject_id", "=", subject.id)
    .where("actor_id", "=", session.member.id)
    .where("action", "=", "view")
    .where("notes", "is", null)
    .where("at", ">", after)
    .where("at", "<=", until)
    .orderBy("id", "desc")
    .select("id")
    .executeTakeFirst();
  return found !== undefined;
}
