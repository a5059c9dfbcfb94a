import { type CountedPopulation, readPopulation } from "../../database/statistics/population.ts";
import type { AskedByMember } from "../operation.ts";

/** Counts the people anew where an hour has passed, before the call is answered: an answer itself writes nothing. */
export const prepareCount = ({
  database,
  now,
}: Pick<AskedByMember<"getPopulation">, "database" | "now">): Promise<CountedPopulation> =>
  readPopulation(database, now);
