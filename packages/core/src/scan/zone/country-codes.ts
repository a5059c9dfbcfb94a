/** The codes of ICAO 9303 that are not those of ISO 3166, and what the country is called there. */
const ownCodes: Readonly<Record<string, string>> = {
  D: "DEU",
  GBD: "GBR",
  GBN: "GBR",
  GBO: "GBR",
  GBP: "GBR",
  GBS: "GBR",
  RKS: "XKK",
};

/** Reads the code of a country in a zone as ISO 3166 has it, alpha-3; a code that is in neither stays as it is. */
export function readCountryCode(text: string): string {
  const code = text.replaceAll("<", "");
  return ownCodes[code] ?? code;
}
