import { countHandedOver } from "../../database/statistics/count-handed-over.ts";
import { countPast } from "../../database/statistics/count-past.ts";
import { countToday } from "../../database/statistics/count-today.ts";
import { hasFigures, isToday } from "../../database/statistics/cutoff.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";
import { readCutoff } from "./read-cutoff.ts";

/** Counts the work of the session's centre, or of every centre, at the end of a day. */
export const getStatistics = answerCenter("getStatistics", async (asked) => {
  const { database, now, ports } = asked;
  const cutoff = readCutoff(asked);
  const extensions = listExtensions(ports);
  if (!(await hasFigures(database, cutoff))) return { status: 200, body: { statistics: null, extensions } };
  const counted = await (isToday(cutoff) ? countToday : countPast)(database, cutoff);
  const statistics = {
    as_of: now.toISOString(),
    cutoffdate: cutoff.day,
    applications: counted.applications,
    dispatch: counted.dispatch,
    ...(counted.sent && { sent: counted.sent }),
    issuance: {
      ...counted.waiting,
      ...(await countHandedOver(database, cutoff)),
      proof_outstanding: counted.proof_outstanding,
    },
  };
  return { status: 200, body: { statistics, extensions } };
});
