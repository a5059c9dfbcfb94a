import { answerMember } from "../operation.ts";
import { prepareCount } from "./prepare-count.ts";

/** Counts the registered people who live by their age in years. */
export const getPopulationByAge = answerMember(
  "getPopulationByAge",
  async (_, { at, ages }) => ({ status: 200, body: { ages: [...ages], as_of: at.toISOString() } }),
  prepareCount,
);
