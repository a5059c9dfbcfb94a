import { expect, test } from "vitest";
import { findCountry } from "../../domain/countries.ts";
import { signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();

test("everybody signed in with a centre reads the registry's settings [CALL-36]", async () => {
  const { configs } = await (await signIn(server, "xpat.male", 1)).must("getSettings");

  expect(configs.issuance?.collector_types.map(({ code }) => code)).toEqual([
    "self",
    "family",
    "authorised",
    "official",
  ]);
  expect(configs.issuance).toMatchObject({
    proof_outstanding_hours: 24,
    returns_same_day: true,
    alternative_check: false,
  });
  expect(configs.fingers?.[0]).toBe("thumb");
  expect(configs.applications).toMatchObject({
    ageing_days: 7,
    bring: ["This slip", expect.any(String), expect.any(String)],
  });
  expect(configs.fees?.map(({ code, amount, currency }) => `${code} ${amount} ${currency}`)).toEqual([
    "first_time 0 MVR",
    "renewal 100 MVR",
    "lost 200 MVR",
    "damaged 200 MVR",
    "change_of_details 100 MVR",
  ]);
  expect(configs.xpat).toMatchObject({ seen_again_days: 30, hours_back: 24, expiring_days: 30 });
  expect(configs.xpat?.fingers).toHaveLength(10);
  expect(configs.xpat?.pinned_countries?.map((id) => findCountry(id)?.name)).toEqual([
    "Bangladesh",
    "India",
    "Sri Lanka",
    "Nepal",
    "People's Republic of China",
  ]);
  expect(configs.uploads).toMatchObject({ parallel: 2, chunk_bytes: 5_000_000, max_bytes: 50_000_000 });
});

test("the countries of the world are named in English, each once, in order [CALL-26]", async () => {
  const { countries } = await (await signIn(server, "noarea", 1)).must("listCountries");
  const names = countries.map(({ name }) => name);

  expect(countries).toHaveLength(250);
  expect(new Set(names).size).toBe(250);
  expect(countries.find(({ name }) => name === "Sri Lanka")).toEqual({
    id: 210,
    name: "Sri Lanka",
    alpha3: "LKA",
  });
  expect(names).toEqual([...names].sort(new Intl.Collator("en").compare));
});
