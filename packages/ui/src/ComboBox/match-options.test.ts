import { expect, test } from "vitest";
import { createFilter, flatten, plain } from "./match-options.ts";

const male = { value: 1, label: "Malé", detail: "Kaafu" };
const gan = { value: 2, label: "Gan", detail: "Addu", otherNames: "Seenu" };
const filter = createFilter([male, { heading: "South", options: [gan] }]);
const find = (typed: string) => flatten(filter(typed)).map(({ label }) => label);

test.each(["mal", "MALÉ", "male", "kaafu mal", " kaa  ma "])("%j finds Malé in Kaafu only", (typed) => {
  expect(find(typed)).toEqual(["Malé"]);
});

test.each(["male addu", "malex", "gan kaafu"])("%j finds nothing", (typed) => {
  expect(find(typed)).toEqual([]);
});

test("An option is found by its other names too", () => {
  expect(find("seenu")).toEqual(["Gan"]);
});

test.each(["ކުޅު", "ކުޅުދުއްފުށި", "kulhu", "ހދ"])("%j finds what is written in two scripts", (typed) => {
  const north = {
    value: 3,
    label: "Kulhudhuffushi",
    detail: "Haa Dhaalu",
    inOtherScript: { text: "ކުޅުދުއްފުށި · ހދ", lang: "dv", dir: "rtl" as const },
  };
  const found = createFilter([male, north, gan])(typed);
  expect(flatten(found).map(({ label }) => label)).toEqual(["Kulhudhuffushi"]);
});

const named = (label: string) => ({ value: label, label });
const order = (labels: string[], typed: string) =>
  flatten(createFilter(labels.map(named))(typed)).map(({ label }) => label);

test("The vowels of Thaana tell words apart, and its marks do not end one", () => {
  // The same consonants: Dhoo and Dhaa.
  expect(plain("ދޫ")).not.toBe(plain("ދާ"));
  const labels = ["ހދ. މިކުޅު", "ހދ. ކުޅުދުއްފުށި"];
  expect(order(labels, "ކުޅު")).toEqual(labels.toReversed());
  expect(order([...labels, "ހދ. ޅުކު"], "ޅު")).toEqual(["ހދ. ޅުކު", ...labels]);
});

test("A section stands only while one of its options fits", () => {
  expect(filter("gan")).toEqual([{ heading: "South", options: [gan] }]);
  expect(filter("mal")).toEqual([male]);
});

test.each([
  ["kulhud", ["N. Kendhikulhudhoo", "HDh. Kulhudhuffushi"]],
  ["male", ["Kamale", "DNR Head Office (Malé)"]],
  ["ma", ["AA. Himandhoo", "Malé"]],
])("%j puts a name of which it begins a word before one that has it inside a word", (typed, labels) => {
  expect(order(labels, typed)).toEqual(labels.toReversed());
});

test("Only the first typed word decides which names come first, and equals keep their order", () => {
  expect(order(["Gan, Addu", "Gan, Laamu"], "gan a")).toEqual(["Gan, Addu", "Gan, Laamu"]);
});

test("A name that is meant comes first within its section, and its section before the others", () => {
  const sections = [
    { heading: "Noonu", options: [named("Kendhikulhudhoo")] },
    { heading: "Haa Dhaalu", options: [named("Vaikulhu"), named("Kulhudhuffushi")] },
  ];
  expect(createFilter(sections)("kulhu")).toEqual([
    { heading: "Haa Dhaalu", options: [named("Kulhudhuffushi"), named("Vaikulhu")] },
    { heading: "Noonu", options: [named("Kendhikulhudhoo")] },
  ]);
});
