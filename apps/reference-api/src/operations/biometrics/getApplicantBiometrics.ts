import { isAtCenterOf } from "../../database/applications/change-application.ts";
import { findActive } from "../../database/applications/read-status.ts";
import { formatApplicationSummary } from "../../database/applications/read-summary.ts";
import { findSetInHand, readSet } from "../../database/biometrics/capture-sets.ts";
import { formatPart, listStored } from "../../database/biometrics/captured-parts.ts";
import { formatPerson, type KnownPerson } from "../../database/people/read-person.ts";
import { reusableSince } from "../../domain/biometrics/reusable-since.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { lookAtPerson } from "../applications/look-at-person.ts";
import { answerCenter } from "../operation.ts";
import { isAsked } from "./keep-part.ts";

/** Whose biometrics are to be taken, what for, what is there from before, and what was taken here so far. */
export const getApplicantBiometrics = answerCenter(
  "getApplicantBiometrics",
  async (asked, person: KnownPerson) => {
    const { database, center, now, ports } = asked;
    const row = await findActive(database, person.id);
    const isAwaited = row?.status === "pending_biometrics" && isAtCenterOf(asked, row);
    const set = isAwaited && (await findSetInHand(database, { applicationId: row.id, centerId: center.id }));
    const stored = await listStored(database, {
      personId: person.id,
      applicationId: row?.id ?? null,
      since: reusableSince(ports.settings, now),
    });
    return {
      status: 200,
      body: {
        biometrics: {
          applicant: formatPerson(person, ports),
          application: row ? formatApplicationSummary(row, asked) : null,
          stored: stored.filter((part) => isAsked(ports.settings, part)).map(formatPart),
          set: set ? await readSet(database, set.id) : null,
        },
        extensions: listExtensions(ports),
      },
    };
  },
  lookAtPerson,
);
