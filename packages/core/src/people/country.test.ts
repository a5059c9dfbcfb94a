import { expect, test } from "vitest";
import { findCountryByCode, readCountry } from "./country.ts";

const countries = [
  { id: 20, name: "Bangladesh", alpha3: "BGD" },
  { id: 101, name: "India" },
];

test("A country is found by the code that a zone has for it", () => {
  expect(findCountryByCode(countries, "BGD")).toEqual(countries[0]);
});

test.each(["IND", "UTO", "", "bgd"])("No country is found by %j, where the list has no such code", (code) => {
  expect(findCountryByCode(countries, code)).toBeUndefined();
});

test("A country is read with its code, and without one where a server tells none", () => {
  for (const country of countries) expect(readCountry(country)).toEqual(country);
  expect(readCountry({ id: 20, name: "Bangladesh", alpha3: null }).alpha3).toBeUndefined();
});
