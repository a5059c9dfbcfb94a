import countries from "./countries.json" with { type: "json" };

/** The countries of the world by their English names, with their alpha-3 codes of ISO 3166-1. */
export function listWorldCountries(): { id: number; name: string; code: string }[] {
  return countries.items;
}

/** A country by its number; nothing where there is none. */
export function findCountry(id: number): { id: number; name: string } | undefined {
  const found = countries.items.find((country) => country.id === id);
  return found && { id: found.id, name: found.name };
}
