import { countService } from "../../database/statistics/count-service.ts";
import { hasFigures } from "../../database/statistics/cutoff.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";
import { readCutoff } from "./read-cutoff.ts";

/** Counts what was done in the last weeks and how long people waited, at the session's centre or at every centre. */
export const getServiceStatistics = answerCenter("getServiceStatistics", async (asked) => {
  const { database, now, ports } = asked;
  const cutoff = readCutoff(asked);
  const extensions = listExtensions(ports);
  if (!(await hasFigures(database, cutoff))) return { status: 200, body: { service: null, extensions } };
  const service = { as_of: now.toISOString(), ...(await countService(database, cutoff)) };
  return { status: 200, body: { service, extensions } };
});
