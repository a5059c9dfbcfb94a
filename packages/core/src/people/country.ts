import { type Reader, readDetail, readId, readWord, recordOf } from "../client/read-fields.ts";
import type { components } from "../contract/registry.gen.d.ts";

/** A country, by its English name. */
export type Country = components["schemas"]["Country"];

/** Reads a country; without a number nobody can choose it. */
export const readCountry: Reader<Country> = recordOf<Country>(
  { id: readId, name: readWord, alpha3: readDetail },
  "country",
);

/**
 * Finds the country that the zone of a passport names, by its alpha-3 code. Undefined for a code
 * that is not in the list, and for a server that tells no codes.
 */
export function findCountryByCode(countries: readonly Country[], code: string): Country | undefined {
  return countries.find(({ alpha3 }) => alpha3 !== undefined && alpha3 === code);
}
