import occupations from "./occupations.json" with { type: "json" };

/** A group of occupations of ISCO-08. */
export interface Occupation {
  readonly code: string;
  readonly title: string;
}

const byTitle: readonly Occupation[] = occupations.items.toSorted((one, other) =>
  one.title.localeCompare(other.title, "en"),
);
const byCode = new Map(byTitle.map((occupation) => [occupation.code, occupation]));

/** Lists the occupations that a permit can name, by their titles. */
export const listOccupationGroups = (): Occupation[] => byTitle.map((occupation) => ({ ...occupation }));

/** Returns an occupation by its code; undefined for a code that is not known. */
export const findOccupation = (code: string): Occupation | undefined => byCode.get(code);
