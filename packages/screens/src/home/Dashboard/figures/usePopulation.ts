import type { OperationData } from "@id-desk/core";
import { useRead } from "../../../runtime/reading/use-read.ts";
import { useTurn } from "../work/use-turn.ts";

/** People of both sexes, of an atoll or an age. */
export interface People {
  readonly male: number;
  readonly female: number;
}

/** One line of a table of people. */
export interface PeopleRow extends People {
  readonly id: string;
  readonly label: string;
}

type Ages = OperationData<"getPopulationByAge">["ages"];

/** Everybody of a line. */
export const countPeople = ({ male, female }: People): number => male + female;

/** Both sexes of several lines together. */
export function sumPeople(rows: readonly People[]): People {
  return {
    male: rows.reduce((sum, { male }) => sum + male, 0),
    female: rows.reduce((sum, { female }) => sum + female, 0),
  };
}

/** How many people are at least so old, and younger than so old. */
export function countAged(ages: Ages, from: number, to = Number.POSITIVE_INFINITY): number {
  return countPeople(sumPeople(ages.filter(({ age }) => age >= from && age < to)));
}

/** Reads the population: in all and by atoll, by age, and by groups of ages. */
export function usePopulation(turn: number) {
  const population = useRead("getPopulation", { isSilent: true });
  const ages = useRead("getPopulationByAge", { isSilent: true });
  const groups = useRead("getPopulationByAgeGroup", { isSilent: true });
  useTurn(turn, () => {
    for (const reading of [population, ages, groups]) reading.refresh();
  });
  return { population, ages, groups };
}
