import { subjectOfApplication } from "../../database/applications/change-application.ts";
import { findActive } from "../../database/applications/read-status.ts";
import type { KnownPerson } from "../../database/people/read-person.ts";
import { wasViewed } from "../../database/was-viewed.ts";

/** Whether this user has just looked at a person, or at the application that is under way for them. */
export async function wasLookedAt(
  asked: Parameters<typeof wasViewed>[0],
  person: Pick<KnownPerson, "id">,
): Promise<boolean> {
  if (await wasViewed(asked, { type: "person", id: person.id })) return true;
  const active = await findActive(asked.database, person.id);
  return active !== undefined && wasViewed(asked, subjectOfApplication(active));
}
