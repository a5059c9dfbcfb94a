import { findActive } from "../../database/applications/read-status.ts";
import { formatApplicationSummary } from "../../database/applications/read-summary.ts";
import type { KnownPerson } from "../../database/people/read-person.ts";
import { answerCenter } from "../operation.ts";
import { lookAtPerson } from "./look-at-person.ts";

/** The one application of a person that is under way, at any centre, or none. */
export const getActiveApplication = answerCenter(
  "getActiveApplication",
  async (asked, person: KnownPerson) => {
    const row = await findActive(asked.database, person.id);
    return { status: 200, body: { application: row ? formatApplicationSummary(row, asked) : null } };
  },
  lookAtPerson,
);
