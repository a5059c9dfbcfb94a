import { expect, test } from "vitest";
import { createCardSearch } from "./search-cards.ts";

const card = {
  serial_number: "SN0001234",
  id_number: "A123456",
  name_en: "Fathimath Zulaikha",
  name_dv: "ފާތިމަތު ޒުލައިޚާ",
};

test.each([
  "",
  "  ",
  "1234",
  "sn 000 1234",
  "SN0001234",
  "a123 456",
  "zulaikha",
  "zulai fathi",
  "fathimath 0001234",
  " Zulaikha  fathimath ",
  "A123\t456",
  "ޒުލައިޚާ",
  "ފާތިމަތު ޒުލ",
])("a card is found by %o", (text) => {
  expect(createCardSearch(text)(card)).toBe(true);
});

test.each(["SN9", "Fathimath Shareef", "ޢަލީ", "34A1"])("a card is not found by %o", (text) => {
  expect(createCardSearch(text)(card)).toBe(false);
});

test("a card without a name in Thaana is found by its other name alone", () => {
  const found = createCardSearch("fathimath");
  expect(found({ ...card, name_dv: null })).toBe(true);
  expect(createCardSearch("null")({ ...card, name_dv: null })).toBe(false);
});
