import countries from "./countries.json" with { type: "json" };

/** The countries of the world by their English names. */
export function listWorldCountries(): { id: number; name: string }[] {
  return countries.items;
}

/** A country by its number; nothing where there is none. */
export function findCountry(id: number): { id: number; name: string } | undefined {
  return countries.items.find((country) => country.id === id);
}
