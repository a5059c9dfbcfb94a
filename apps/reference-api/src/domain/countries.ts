import countries from "./countries.json" with { type: "json" };

/** A country by its English name, and by its code of ISO 3166. */
export interface WorldCountry {
  id: number;
  name: string;
  alpha3: string;
}

/** The countries of the world by their English names. */
export function listWorldCountries(): WorldCountry[] {
  return countries.items;
}

/** A country by its number; undefined for a number that is not known. */
export function findCountry(id: number): WorldCountry | undefined {
  return countries.items.find((country) => country.id === id);
}
