import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { type WrittenZone, writeZone } from "../../testing/index.ts";
import { readZone } from "./read-zone.ts";
import type { Zone } from "./zone.ts";

const today = "2026-11-27";

/** A zone that is to be read. */
function read(text: string): Zone {
  const zone = readZone(text, { today });
  if (typeof zone !== "object") throw new TypeError(`Not read: ${zone}`);
  return zone;
}

/** The specimens of ICAO 9303, parts 4, 6 and 5. */
const passport = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10";
const largeCard = "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nD231458907UTO7408122F1204159<<<<<<<6";
const card = "I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<";
const longNumber =
  "I<UTOD23145890<7349<<<<<<<<<<<\n3407127M9507122UTO<<<<<<<<<<<2\nSTEVENSON<<PETER<JOHN<<<<<<<<<";

const eriksson = {
  issuing_country: "UTO",
  surname: "ERIKSSON",
  given_names: "ANNA MARIA",
  name: "ANNA MARIA ERIKSSON",
  is_name_cut: false,
  nationality: "UTO",
  date_of_birth: "1974-08-12",
  gender: 2,
  expires_on: "2012-04-15",
  wrong: [],
  repaired: [],
};

describe("The specimen of ICAO 9303", () => {
  test("for a passport is read", () => {
    expect(read(passport)).toEqual({
      ...eriksson,
      format: "TD3",
      document_code: "P",
      document_number: "L898902C3",
      personal_number: "ZE184226B",
    });
  });

  test.each([
    ["TD2", largeCard],
    ["TD1", card],
  ])("for a card is read: %s", (format, text) => {
    expect(read(text)).toEqual({
      ...eriksson,
      format,
      document_code: "I",
      document_number: "D23145890",
      personal_number: "",
    });
  });

  test("for a number of more than nine signs is read whole", () => {
    expect(read(longNumber)).toMatchObject({
      document_number: "D23145890734",
      date_of_birth: "1934-07-12",
      wrong: [],
    });
  });

  test.each([passport, largeCard, card, longNumber])("is read however its lines come: %s", (text) => {
    const expected = read(text);
    for (const between of ["\r\n", "\r", "\t", "\u001d", "\n\n", " \n ", ""])
      expect(read(`\u0002${text.replaceAll("\n", between)}\r\n`), JSON.stringify(between)).toEqual(expected);
    expect(read(text.toLowerCase())).toEqual(expected);
    expect(read(text.replaceAll("<<", "«").replaceAll("<", "‹"))).toEqual(expected);
    expect(read(`${text}\n${text}`), "the same passport twice").toEqual(expected);
  });
});

const formats = ["TD1", "TD2", "TD3"] as const;
const letters = (min: number, max: number) => fc.stringMatching(new RegExp(`^[A-Z]{${min},${max}}$`));
const signs = (min: number, max: number) => fc.stringMatching(new RegExp(`^[A-Z0-9]{${min},${max}}$`));
const days = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));

const madeZones = fc.record({
  format: fc.constantFrom(...formats),
  country: fc.constantFrom("BGD", "IND", "LKA", "NPL", "CHN"),
  surname: letters(1, 11),
  givenNames: fc.oneof(fc.constant(""), letters(1, 11), fc.constant("ANNA<MARIA")),
  number: signs(5, 9),
  birth: days("1927-01-01", today),
  expiry: days("1977-01-01", "2076-11-27"),
  sex: fc.constantFrom("M", "F", "<"),
  optional: signs(0, 6),
});
const shorten = (day: string) => day.replaceAll("-", "").slice(2);

property.prop([madeZones], { numRuns: 1000 })("1,000 made zones are read as they were written", (made) => {
  const { format, country, surname, givenNames, number, birth, expiry, sex, optional } = made;
  const lines = writeZone({ ...made, birth: shorten(birth), expiry: shorten(expiry) });
  expect(read(lines.join("\n"))).toEqual({
    format,
    document_code: format === "TD3" ? "P" : "I",
    issuing_country: country,
    surname,
    given_names: givenNames.replace("<", " "),
    name: `${givenNames.replace("<", " ")} ${surname}`.trim(),
    is_name_cut: false,
    document_number: number,
    nationality: country,
    date_of_birth: birth,
    gender: { M: 1, F: 2, "<": 0 }[sex],
    expires_on: expiry,
    personal_number: optional,
    wrong: [],
    repaired: [],
  });
});

/** Where each checked field of a zone is, with its check digit, in all its lines together. */
const checked = {
  TD3: [
    ["document_number", 44, 54],
    ["date_of_birth", 57, 64],
    ["date_of_expiry", 65, 72],
    ["personal_number", 72, 87],
    ["composite", 87, 88],
  ],
  TD2: [
    ["document_number", 36, 46],
    ["date_of_birth", 49, 56],
    ["date_of_expiry", 57, 64],
    ["composite", 64, 72],
  ],
  TD1: [
    ["document_number", 5, 15],
    ["composite", 15, 30],
    ["date_of_birth", 30, 37],
    ["date_of_expiry", 38, 45],
    ["composite", 48, 60],
  ],
} as const;

const alphabet = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<"];
const countOf = (sign: string) => Math.max(0, alphabet.indexOf(sign)) % 36;

/** Every zone with one sign of a checked field exchanged, with what there was and the name of the field. */
function* listFaults(zone: readonly string[], format: (typeof formats)[number]) {
  const text = zone.join("");
  for (const [field, first, end] of checked[format])
    for (let place = first; place < end; place += 1)
      for (const sign of alphabet) {
        const was = text[place] ?? "";
        if (sign === was) continue;
        yield { field, place, sign, was, text: text.slice(0, place) + sign + text.slice(place + 1) };
      }
}

describe.each(formats)("Every fault of one sign in a checked field of %s", (format) => {
  test.each<WrittenZone>([
    { optional: "ZE184" },
    { number: "L898902C3", country: "UTO", optional: "19<0" },
    { number: "OO1234567", surname: "ISLAM" },
  ])("is told, by the name of the field: %j", (made) => {
    const zone = writeZone({ ...made, format });
    const missed: string[] = [];
    for (const { field, place, sign, was, text } of listFaults(zone, format)) {
      const found = read(text);
      // Signs whose values differ by tens count the same to the algorithm; in a date, a letter is found all the same.
      const isUnseen = !field.startsWith("date") && (countOf(sign) - countOf(was)) % 10 === 0;
      const isTold = [...found.wrong, ...found.repaired].includes(field);
      if (!isTold && !isUnseen) missed.push(`${field} ${place}: ${was} read as ${sign}`);
    }
    expect(missed).toEqual([]);
  });
});

test.each(["TD1", "TD2"] as const)("Every fault of one sign in a long number of %s is told", (format) => {
  const zone = writeZone({ format, number: "BX0O48210997" });
  expect(read(zone.join("\n"))).toMatchObject({ document_number: "BX0O48210997", wrong: [], repaired: [] });
  const silent = [...listFaults(zone, format)].filter(({ text, sign, was }) => {
    const { wrong, repaired } = read(text);
    return [...wrong, ...repaired].length === 0 && (countOf(sign) - countOf(was)) % 10 !== 0;
  });
  expect(silent).toEqual([]);
});

test("A wrong digit is told by its field alone, and in the composite digit by that", () => {
  const replace = (was: string, now: string) => read(passport.replace(was, now)).wrong;
  expect(replace("L898902C3", "L898903C3")).toEqual(["document_number"]);
  expect(replace("740812", "740813")).toEqual(["date_of_birth"]);
  expect(replace("120415", "130415")).toEqual(["date_of_expiry"]);
  expect(replace("ZE184226B", "ZE184226C")).toEqual(["personal_number"]);
  expect(replace("<<10", "<<11")).toEqual(["composite"]);
  expect(read(passport.replace("740812", "740813").replace("120415", "130415")).wrong).toEqual([
    "date_of_birth",
    "date_of_expiry",
  ]);
});

describe("A letter for a digit", () => {
  const zone = writeZone({ number: "BX0404821", birth: "900102" });

  test("is read as the digit where there can be no letter, which is told", () => {
    const [names, data = ""] = zone;
    const birth = data.slice(0, 13) + data.slice(13, 20).replaceAll("0", "O") + data.slice(20);
    expect(read(`${names}\n${birth}`)).toEqual({ ...read(zone.join("\n")), repaired: ["date_of_birth"] });
  });

  test("is read as the digit in a number where the check digit says so, which is told", () => {
    const text = zone.join("\n").replace("BX0404821", "BXO4O4821");
    expect(read(text)).toMatchObject({
      document_number: "BX0404821",
      wrong: [],
      repaired: ["document_number"],
    });
  });

  test("stays in a number that has it", () => {
    const text = writeZone({ number: "OO1234O67" }).join("\n");
    expect(read(text)).toMatchObject({ document_number: "OO1234O67", wrong: [], repaired: [] });
    expect(read(text.replace("1234", "1235"))).toMatchObject({
      document_number: "OO1235O67",
      wrong: ["document_number"],
    });
  });

  test("is read as the letter in names and countries, which is told", () => {
    const text = zone.join("\n").replace("P<BGDISLAM", "P<B6D1SLAM").replace("P<B6D", "P<8GD");
    expect(read(text)).toMatchObject({
      issuing_country: "BGD",
      surname: "ISLAM",
      repaired: ["issuing_country", "names"],
    });
  });
});

describe("Lines that are not one whole zone", () => {
  const other = writeZone().join("\n");
  const [names = "", data = ""] = passport.split("\n");

  test.each([
    ["without the second line", names],
    ["without the first line", data],
    ["with a second line that ends early", passport.slice(0, -4)],
    ["with a first line that ends early", `${names.slice(0, 20)}\n${data}`],
    ["with the first line twice", `${names}\n${names}`],
    ["of a card without its names", card.split("\n").slice(0, 2).join("\n")],
    ["with a part of it once more", `${passport}\n${names}`],
  ])("are cut short: %s", (_, text) => {
    expect(readZone(text, { today })).toBe("cut_short");
  });

  test.each([
    `${passport}\n${other}`,
    `${other}${passport}`,
    `${card}\n${longNumber}`,
    `${passport}\n${card}`,
  ])("are two documents: %s", (text) => {
    expect(readZone(text, { today })).toBe("two");
  });

  test("are read where only the fillers after the names are missing, or there are too many", () => {
    expect(read(passport.replace(/<+\n/, "<<<\n"))).toEqual(read(passport));
    expect(read(passport.replace(/<+\n/, `${"<".repeat(30)}\n`))).toEqual(read(passport));
  });

  test.each([
    "",
    "SN0001234",
    "A123456|SN0001234",
    "<card/>",
    "রফিকুল ইসলাম",
    "ரஃபிகுல்",
    "ශ්‍රී",
    "孙丽",
    "X-2026-000012",
    "P",
    "PASSPORT",
  ])("are no zone at all: %j", (text) => {
    expect(readZone(text, { today })).toBeUndefined();
  });

  property.prop([fc.string({ unit: "binary", maxLength: 400 })])(
    "are read without an error, whatever comes",
    (text) => {
      expect(readZone(text, { today })).toBeUndefined();
      expect(() => readZone(`${passport}${text}`, { today })).not.toThrow();
    },
  );
});

describe("Names and dates", () => {
  const readMade = (made: WrittenZone) => read(writeZone(made).join("\n"));

  test("of one word, of many, and in the letters of the zone, stay as they are read", () => {
    expect(readMade({ surname: "ARKFREITH", givenNames: "" })).toMatchObject({
      surname: "ARKFREITH",
      given_names: "",
      name: "ARKFREITH",
    });
    expect(readMade({ surname: "VAN<DER<MUELLEN", givenNames: "AASA<OEYVIND" })).toMatchObject({
      surname: "VAN DER MUELLEN",
      given_names: "AASA OEYVIND",
    });
    expect(readMade({ surname: "", givenNames: "SUGITHA" }).name).toBe("SUGITHA");
  });

  test("that fill their line may be cut", () => {
    const made = { surname: "PAPANDROPOULOUS", givenNames: "JONATHAN<ALEXANDER<TRUSTA" };
    expect(readMade(made)).toMatchObject({ given_names: "JONATHAN ALEXANDER TRU", is_name_cut: true });
  });

  test.each([
    ["261127", "2026-11-27"],
    ["261128", "1926-11-28"],
    ["270101", "1927-01-01"],
    ["000229", "2000-02-29"],
    ["990230", null],
    ["85<<<<", null],
  ])("A birth of %s is %s, and never to come", (birth, day) => {
    expect(readMade({ birth }).date_of_birth).toBe(day);
  });

  test.each([
    ["351231", "2035-12-31"],
    ["120415", "2012-04-15"],
    ["761127", "2076-11-27"],
    ["761128", "1976-11-28"],
    ["<<<<<<", null],
  ])("An expiry of %s is %s", (expiry, day) => {
    expect(readMade({ expiry }).expires_on).toBe(day);
  });

  test.each([
    ["D", "DEU"],
    ["GBO", "GBR"],
    ["RKS", "XKK"],
    ["XXA", "XXA"],
  ])("The country %s is %s", (country, code) => {
    expect(readMade({ country })).toMatchObject({ issuing_country: code, nationality: code, wrong: [] });
  });
});
