import { expect, test } from "vitest";
import { readPlaces } from "./center-places.ts";
import { groupPlaces } from "./place-options.ts";

const office = { id: 1, name: "DNR Head Office" };
const north = { id: 6, name: "HDh. Kulhudhuffushi", atoll: "Haa Dhaalu", island: "Kulhudhuffushi" };

test("Every centre of the tree is a place, in the atoll of the centre above it where it names none", () => {
  const places = readPlaces([
    {
      ...office,
      children: [{ ...north, children: [{ id: 7, name: "HDh. Nolhivaranfaru", children: [] }] }],
    },
  ]);
  expect(places.map(({ id, atoll }) => [id, atoll])).toEqual([
    [1, undefined],
    [6, "Haa Dhaalu"],
    [7, "Haa Dhaalu"],
  ]);
});

test("Two centres of one name are told apart by their islands", () => {
  const places = readPlaces([
    { id: 20, name: "Island Council", atoll: "Noonu", island: "Maafaru" },
    { id: 21, name: "Island Council", atoll: "Kaafu", island: "Maafushi" },
    office,
  ]);
  expect(places.map(({ label }) => label)).toEqual([
    "Island Council (Maafaru)",
    "Island Council (Maafushi)",
    "DNR Head Office",
  ]);
});

test("Atolls stand in the order of their names, and what lies in none comes last", () => {
  const places = readPlaces([office, { id: 9, name: "S. Hithadhoo", atoll: "Seenu" }, north]);
  expect(groupPlaces(places).map(({ atoll }) => atoll)).toEqual(["Haa Dhaalu", "Seenu", undefined]);
});

test("A centre says where it lies in both scripts, and is found by its atoll's short form and with letters left out", () => {
  const [place] = readPlaces([
    { ...north, island_dv: "ކުޅުދުއްފުށި", atoll_dv: "ހދ. ތިލަދުންމަތީ ދެކުނުބުރި", atoll_code: "HDh" },
  ]);
  expect(place).toMatchObject({
    place: "Kulhudhuffushi · Haa Dhaalu",
    placeDv: "ކުޅުދުއްފުށި · ހދ. ތިލަދުންމަތީ ދެކުނުބުރި",
  });
  expect(place?.otherNames.split(" ")).toEqual(expect.arrayContaining(["HDh", "Kulhudhufushi"]));
});

test("One whose server tells nothing of its place has its name alone", () => {
  expect(readPlaces([office])).toEqual([
    {
      id: 1,
      label: "DNR Head Office",
      atoll: undefined,
      place: undefined,
      placeDv: undefined,
      otherNames: "DNR Head Ofice",
    },
  ]);
});
