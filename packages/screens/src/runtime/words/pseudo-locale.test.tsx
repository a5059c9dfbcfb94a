/// <reference types="vite/client" />
import { readApplicationSettings } from "@id-desk/core";
import { createFakeRegistry, createSessionAnswer } from "@id-desk/core/testing";
import { waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dv } from "../../catalogues/dv.ts";
import { everyScreen } from "../../testing/every-screen.tsx";
import { type RenderedScreen, renderScreen, type Scenario, scenarios } from "../../testing/index.ts";
import {
  createPseudoCatalogue,
  listCopies,
  pseudoLanguage,
  writePseudo,
} from "../../testing/pseudo-locale.ts";
import { listTexts, listWords } from "../../testing/read-words.ts";

beforeEach(() => page.viewport(1366, 768));

const copies = listCopies(import.meta.glob("../../**/*.copy.ts", { eager: true }));
const catalogues = { [pseudoLanguage]: createPseudoCatalogue(copies) };

/** What can be applied for, and with which documents, is named by the registry's settings in its own language. */
const { types, document_types } = readApplicationSettings(undefined);
const settled = [...types, ...document_types].map(({ label }) => label);

/** What is no text: the product's name, what these tests give a page, initials, and the name of an `Error`. */
const given = ["ID Card Services", "Biometrics", "Page", "AS", "Error", ...settled];

/**
 * Takes the dates out of a text, for their months have names in the locale of dates, whatever the language. A day
 * without a year counts where it is all there is, as under a chart.
 */
const withoutDates = (text: string) =>
  text.replace(
    /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}(?:, \d{4}\b|$(?<=^.{5,6}))/g,
    "",
  );

interface Shown extends RenderedScreen {
  /** What stands on the page in plain letters and was not answered by the server. */
  readonly listEnglish: () => string[];
}

/** Shows a screen in the made-up language, from right to left, and notes every word that the server sends. */
async function show(name: string, scenario: Scenario): Promise<Shown> {
  const known = everyScreen.find((each) => each.name === name);
  if (!known) throw new Error(`There is no screen ${name}.`);
  const session = createSessionAnswer();
  // A size has the same unit in every language.
  const data = new Set([...given, "kB", JSON.stringify(session)].flatMap(listWords));
  const server = createFakeRegistry(scenario.handlers);
  const onReady = vi.fn();
  const onLoadError = vi.fn();
  const shown = renderScreen(known.render({ onReady, onLoadError }), {
    ...scenario,
    options: {
      catalogues,
      locale: pseudoLanguage,
      async fetch(request) {
        const answer = await server.fetch(request);
        for (const word of listWords(await answer.clone().text())) data.add(word);
        return answer;
      },
    },
    provider: { settings: { direction: "rtl" } },
  });
  await waitFor(() => expect(onReady.mock.calls.length + onLoadError.mock.calls.length).toBeGreaterThan(0));
  await waitFor(() => expect(shown.container.querySelector('[aria-busy="true"]')).toBe(null));
  const listEnglish = () =>
    listTexts(shown.container).filter((text) =>
      listWords(withoutDates(text)).some((word) => !data.has(word)),
    );
  return { ...shown, listEnglish };
}

test.each(everyScreen.map(({ name }) => name))(
  "%s is written in no language but its catalogue's",
  async (name) => {
    const { listEnglish, container } = await show(
      name,
      name === "Login" ? scenarios.signedOut() : scenarios.busyDay(),
    );
    expect(container.querySelector<HTMLElement>(".idd-root")?.dir).toBe("rtl");
    expect(container.textContent).toMatch(/⟦.+⟧|^ID Card ServicesPage/);
    expect(listEnglish()).toEqual([]);
  },
);

test.each(["emptyLists", "serverFails", "forbidden", "unreachable"] as const)(
  "With %s no screen falls back to English of its own",
  async (state) => {
    for (const name of [
      "SelectCenter",
      "Dashboard",
      "DispatchSending",
      "DispatchReceiving",
      "DispatchSendingBatch",
    ]) {
      const { listEnglish, unmount } = await show(name, scenarios[state]());
      expect(listEnglish(), name).toEqual([]);
      unmount();
    }
  },
);

test.each([
  ["DispatchSending", "New batch"],
  ["DispatchSendingBatch", "Dispatch"],
  ["DispatchSendingBatch", "Cancel batch"],
  ["DispatchReceivingBatch", "Add note"],
])("The dialog of %s behind “%s” is translated too, with what it finds wrong", async (name, button) => {
  const { listEnglish, container } = await show(name, {});
  await userEvent.click(
    within(container).getAllByRole("button", { name: writePseudo(button) })[0] as Element,
  );
  const dialog = await waitFor(() => {
    const found = container.querySelector<HTMLElement>('[data-idd-part="dialog"]');
    if (!found) throw new Error("There is no dialog.");
    return found;
  });
  await userEvent.click(within(dialog).getAllByRole("button").at(-1) as Element);
  expect(listEnglish()).toEqual([]);
});

test("A text that is no text of the catalogue is found", async () => {
  const { container, listEnglish } = await show("NotFound", {});
  container.querySelector("h1")?.append("Hard-coded");
  container.querySelector("h1")?.setAttribute("aria-label", "Said aloud");
  expect(listEnglish()).toEqual(["Said aloud", "Hard-coded"]);
});

test("A date is no English word, and a month by itself is one", async () => {
  const { container, listEnglish } = await show("NotFound", {});
  const heading = container.querySelector("h1");
  heading?.setAttribute("aria-label", "⟦Ƒŕóɱ⟧ Nov 23, 2026, 04:45");
  for (const text of ["Nov 23", "Due Nov 23", "Nov", "Mayor 5, 2026", "on Nov 23, 2026"]) {
    const place = document.createElement("i");
    place.append(text);
    heading?.append(place);
  }
  expect(listEnglish()).toEqual(["Due Nov 23", "Nov", "Mayor 5, 2026", "on Nov 23, 2026"]);
});

test("Every text has a place of its own: no two have one name, and a catalogue knows no other names", () => {
  const names = copies.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(Object.keys(dv).filter((name) => !names.includes(name))).toEqual([]);
});

test("A draft has the placeholders of the English text, and no more plural forms than one needs", () => {
  const placeholders = (text: unknown) => [...new Set(JSON.stringify(text).match(/\{\w+\}/g))].sort();
  for (const { name, texts } of copies) {
    const draft: Readonly<Record<string, unknown>> = dv[name] ?? {};
    for (const [key, text] of Object.entries(draft))
      expect([name, key, placeholders(text)]).toEqual([name, key, placeholders(texts[key])]);
  }
});
