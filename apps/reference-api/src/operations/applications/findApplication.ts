import { isSeenBy } from "../../database/applications/change-application.ts";
import { type ApplicationRow, formatCenters } from "../../database/applications/read-summary.ts";
import { answerCenter } from "../operation.ts";
import { lookForApplication } from "./look-at-application.ts";

/** Tells which centre has the application of a scanned slip, or the newest one of a person. */
export const findApplication = answerCenter(
  "findApplication",
  async (asked, row: ApplicationRow) => {
    const isOurs = isSeenBy(asked, row);
    return {
      status: 200,
      body: {
        found: {
          ...(isOurs && { id: row.id }),
          application_no: row.application_no,
          channel: row.channel,
          id_number: row.id_number,
          ...formatCenters(row),
          is_ours: isOurs,
        },
      },
    };
  },
  lookForApplication,
);
