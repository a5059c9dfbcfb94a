import type { ColumnType, Generated } from "kysely";

/** So many people of each sex. */
export interface PeopleBySex {
  readonly male: number;
  readonly female: number;
}

/** People of an atoll; null for those of whom no island of the register is known. */
export interface PeopleOfAtoll extends PeopleBySex {
  readonly atoll: string | null;
}

/** People of an age in years. */
export interface PeopleOfAge extends PeopleBySex {
  readonly age: number;
}

/** Has one row at most. */
interface PopulationCountTable {
  is_only: Generated<boolean>;
  at: Date;
  /** The registry's day for which ages were counted, as YYYY-MM-DD. */
  day: string;
  by_atoll: ColumnType<PeopleOfAtoll[], string, string>;
  ages: ColumnType<PeopleOfAge[], string, string>;
}

/** The tables that figures are read from. */
export interface StatisticsTables {
  population_counts: PopulationCountTable;
}
