import { expect, test } from "vitest";
import { beginsWith, createFilter, flatten, plain } from "./match-options.ts";

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

test("The vowels of Thaana tell words apart, and its marks do not end one", () => {
  // The same consonants: Dhoo and Dhaa.
  expect(plain("ދޫ")).not.toBe(plain("ދާ"));
  expect(beginsWith({ label: "ހދ. ކުޅުދުއްފުށި" }, "ކުޅު")).toBe(true);
  expect(beginsWith({ label: "ހދ. ކުޅުދުއްފުށި" }, "ދުއް")).toBe(false);
});

test("A section stands only while one of its options fits", () => {
  expect(filter("gan")).toEqual([{ heading: "South", options: [gan] }]);
  expect(filter("mal")).toEqual([male]);
});

test.each([
  ["HDh. Kulhudhuffushi", "kulhud", true],
  ["N. Kendhikulhudhoo", "kulhud", false],
  ["DNR Head Office (Malé)", "male", true],
  ["AA. Himandhoo", "ma", false],
  ["Malé", "mal kaafu", true],
])("%j begins with %j: %s", (label, typed, expected) => {
  expect(beginsWith({ label }, typed)).toBe(expected);
});
