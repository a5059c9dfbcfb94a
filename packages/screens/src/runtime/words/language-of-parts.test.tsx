import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { dv } from "../../catalogues/dv.ts";
import { everyScreen } from "../../testing/every-screen.tsx";
import { renderScreen } from "../../testing/render-screen.tsx";

/** The words of a page whose language is said to be another than their script's. */
function findWrong(): string[] {
  const wrong: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue: words, parentElement: around } = texts.currentNode;
    const language = around?.closest(".idd-root") && around.closest("[lang]")?.getAttribute("lang");
    if (!language || !words || around?.closest("style, script")) continue;
    const isThaana = /\p{Script=Thaana}/u.test(words);
    const isLatin = !isThaana && /\p{Script=Latin}{2}/u.test(words);
    if ((isThaana && language !== "dv") || (isLatin && language !== "en"))
      wrong.push(`${language}: ${words}`);
  }
  return wrong;
}

const shown = [
  "DispatchSending",
  "DispatchReceivingBatch",
  "NewIssuance",
  "CenterApplication",
  "ApplicationStatus",
];

test.each(everyScreen.filter(({ name }) => shown.includes(name)))(
  "In Dhivehi every word of $name has its language, also where English stands in",
  async ({ render }) => {
    renderScreen(render({}), {
      options: { locale: "dv", catalogues: { dv } },
      provider: { settings: { language: "dv", direction: "rtl" } },
    });
    await screen.findAllByRole("heading", { level: 1 });
    await waitFor(() => expect(document.querySelectorAll('[lang="en"]').length).toBeGreaterThan(0));
    await waitFor(() => expect(findWrong()).toEqual([]));
  },
);
