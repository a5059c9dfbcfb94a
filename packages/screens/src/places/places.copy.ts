import { defineCopy } from "../runtime/words/copy.ts";

/** The words of the choice of an island or a country. */
export const placesCopy = defineCopy("Places", {
  otherIslands: "Other islands",
  unknownIsland: "Island {id}",
  islandsFailed: "Could not load the islands.",
  commonCountries: "Common countries",
  otherCountries: "Other countries",
  unknownCountry: "Country {id}",
  countriesFailed: "Could not load the countries.",
});
