import type { PeopleBySex } from "../../database/statistics-tables.ts";
import { answerMember } from "../operation.ts";
import { prepareCount } from "./prepare-count.ts";

/** Counts the registered people who live, in all and by atoll. */
export const getPopulation = answerMember(
  "getPopulation",
  async (_, { at, by_atoll }) => {
    const sum = (of: keyof PeopleBySex) => by_atoll.reduce((all, each) => all + each[of], 0);
    const [male, female] = [sum("male"), sum("female")];
    return {
      status: 200,
      body: {
        population: {
          total: male + female,
          male,
          female,
          by_atoll: by_atoll.map((each) => ({ ...each, total: each.male + each.female })),
        },
        as_of: at.toISOString(),
      },
    };
  },
  prepareCount,
);
