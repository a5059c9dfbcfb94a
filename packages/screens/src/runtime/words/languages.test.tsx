import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { NotFound } from "../../fallback/NotFound/index.ts";
import { renderScreen } from "../../testing/index.ts";
import { createTranslate, defineCopy, type MessageCatalogues } from "./copy.ts";

const copy = defineCopy("Shelf", {
  title: "Books",
  help: "Ask for one.",
  found: { one: "{count} book", other: "{count} books" },
});

const translate = (locale: string, ...catalogues: MessageCatalogues[]) =>
  createTranslate(copy, locale, catalogues);

test("Key by key the region comes before the language, the portal before the catalogue, and English is last", () => {
  const portal = { dv: { Shelf: { title: "ފޮތް" } } };
  const catalogue = { "dv-MV": { Shelf: { title: "x" } }, dv: { Shelf: { title: "y", help: "އެހީ" } } };
  const t = translate("dv-MV", portal, catalogue);
  expect([t("title"), t("help"), t("found", { count: 2 })]).toEqual(["ފޮތް", "އެހީ", "2 books"]);
  expect(translate("dv-MV", catalogue)("title")).toBe("x");
});

test.each([
  ["pl", 1, "1 książka"],
  ["pl", 3, "3 książki"],
  ["pl", 5, "5 książek"],
  ["pl", 1204, "1204 książki"],
  ["en", 1204, "1,204 books"],
] as const)("In %s the number %i has its form: %s", (locale, count, text) => {
  const found = { one: "{count} książka", few: "{count} książki", many: "{count} książek", other: "?" };
  expect(translate(locale, { pl: { Shelf: { found } } })("found", { count })).toBe(text);
});

test("English that stands in for another language keeps the rules of English", () => {
  expect(translate("ja")("found", { count: 1 })).toBe("1 book");
  expect(translate("dv")("found", { count: 1 })).toBe("1 book");
});

test("The language of the provider's settings is spoken, before the registry's, and can be changed", async () => {
  const catalogues = { fr: { NotFound: { title: "Cette page n’existe pas." } } };
  const { registry, container } = renderScreen(<NotFound />, {
    options: { locale: "en", catalogues },
    provider: { settings: { language: "fr" } },
  });
  expect(await screen.findByRole("heading", { name: "Cette page n’existe pas." })).toBeTruthy();
  expect(container.querySelector<HTMLElement>(".idd-root")?.lang).toBe("fr");
  act(() => registry.update({ messages: { fr: { NotFound: { title: "Introuvable." } } } }));
  expect(screen.getByRole("heading", { name: "Introuvable." })).toBeTruthy();
});
