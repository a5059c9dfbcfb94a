import type { PersonStatus } from "@id-desk/core";
import { reply } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { exampleStatuses } from "../../testing/example-statuses.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { ApplicationStatus } from "../ApplicationStatus/ApplicationStatus.tsx";

/** What was printed: the words of each sheet, what its margins say, and its name. */
const printed: { readonly words: string; readonly rules: string; readonly title: string }[] = [];

// The browser's own window for printing would stop the test.
const watch = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      const view = node instanceof HTMLIFrameElement ? node.contentWindow : null;
      if (!view) continue;
      view.print = () => {
        const { body, title, adoptedStyleSheets } = view.document;
        const rules = adoptedStyleSheets.flatMap(({ cssRules }) =>
          [...cssRules].map(({ cssText }) => cssText),
        );
        printed.push({
          words: (body.textContent ?? "").replaceAll(/[\u2066-\u2069]/g, ""),
          rules: rules.filter((rule) => rule.startsWith("@page")).join(" "),
          title,
        });
        view.dispatchEvent(new Event("afterprint"));
      };
    }
  }
});
watch.observe(document, { childList: true, subtree: true });
beforeEach(() => page.viewport(1366, 768));
afterEach(() => {
  printed.length = 0;
});

async function print(status: PersonStatus) {
  const shown = renderScreen(<ApplicationStatus idNumber="A100101" />, {
    handlers: { getPersonStatus: () => reply(200, { status }) },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Print status sheet" }));
  const window = within(await screen.findByRole("dialog"));
  await userEvent.click(window.getByRole("button", { name: "Print status sheet" }));
  await waitFor(() => expect(printed).toHaveLength(1));
  const [sheet] = printed;
  if (!sheet) throw new Error("Nothing was printed.");
  return { ...shown, sheet };
}

test("A person takes home where their card is, on A5, with who printed it", async () => {
  const { sheet } = await print(exampleStatuses.inTransit);
  for (const words of [
    "Mohamed Naseer",
    "މުޙައްމަދު ނަޞީރު",
    "A100101",
    "DNR Head Office",
    "It has not arrived at HDh. Kulhudhuffushi City Centre yet.",
    "DispatchedNov 14, 2026, 10:00DNR Head Office",
    "ArrivedIn transitExpected on Nov 21, 2026Not yet",
    "CollectedNot yet",
    "Printed by Aishath Shareef at DNR Head Office",
  ]) {
    expect(sheet.words).toContain(words);
  }
  expect(sheet.rules).toMatch(/size: a5/i);
});

test("The sheet is printed from the answer that the page has: it is no second look at the person", async () => {
  const { server } = await print(exampleStatuses.submitted);
  expect(server.callsOf("getPersonStatus")).toHaveLength(1);
});

test("The sheet's name, which a queue of prints may show, names nobody", async () => {
  const { sheet } = await print(exampleStatuses.inTransit);
  expect(sheet.title).toBe("C-2026-000041 Status sheet");
});

test("The window closes once the sheet is printed, and prints as often as it is asked for", async () => {
  await print(exampleStatuses.returned);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Print status sheet" }));
  const window = within(await screen.findByRole("dialog"));
  await userEvent.click(window.getByRole("button", { name: "Print status sheet" }));
  await waitFor(() => expect(printed).toHaveLength(2));
  expect(printed.map(({ words }) => words.includes("COPY"))).toEqual([false, false]);
  expect(printed[1]?.words).toContain("Photo too dark");
});

test("A card without an application is named by its serial number", async () => {
  const { sheet } = await print({ ...exampleStatuses.readyHere, applications: [] });
  expect(sheet.title).toBe("SN0000101 Status sheet");
});
