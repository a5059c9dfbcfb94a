import type { PeopleOfAge } from "../../database/statistics-tables.ts";
import { answerMember } from "../operation.ts";
import { prepareCount } from "./prepare-count.ts";

/** So many years make a group. */
const years = 5;

/** From this age on there is one group alone. */
const oldest = 100;

const readLabel = (from: number) => (from >= oldest ? `${oldest}+` : `${from}-${from + years - 1}`);

/** Puts ages into groups of five years, from 0-4 to the group of the oldest. */
function groupAges(ages: readonly PeopleOfAge[]) {
  const starts = [...new Set(ages.map(({ age }) => Math.min(oldest, age - (age % years))))];
  return starts.map((from) => {
    const inGroup = ages.filter(({ age }) => age >= from && (from >= oldest || age < from + years));
    const sum = (of: "male" | "female") => inGroup.reduce((all, each) => all + each[of], 0);
    return { label: readLabel(from), male: sum("male"), female: sum("female") };
  });
}

/** Counts the registered people who live by groups of five years. */
export const getPopulationByAgeGroup = answerMember(
  "getPopulationByAgeGroup",
  async (_, { at, ages }) => ({
    status: 200,
    body: { age_groups: groupAges(ages), as_of: at.toISOString() },
  }),
  prepareCount,
);
