import { refuse } from "@id-desk/core/testing";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createExampleWorkers } from "../../testing/example-xpat.ts";
import { answer, findOpen, press, scanPassport, showXpat } from "../../testing/stage-xpat.tsx";

beforeEach(() => page.viewport(1366, 900));

const people = createExampleWorkers(1);
const notes = () => screen.getByRole("textbox", { name: /^Notes/ });

describe("While the registry cannot be asked for a person", () => {
  test("the photograph of somebody alike is shown all the same [CALL-25]", async () => {
    showXpat({
      people,
      handlers: { findExpatByPassport: () => refuse("The registry is busy.", { status: 503 }) },
    });
    await scanPassport({ number: "BX7777777" });
    await press("Go on without the permit");
    await press("Continue");
    await answer();
    await findOpen("Interaction");
    await userEvent.fill(notes(), "The registry was away.");
    await press("Continue");
    await press("Continue");
    await press("Save interaction");
    const dialog = within(await screen.findByRole("dialog", { name: "May be the same person" }));
    expect(await dialog.findByRole("img", { name: "Photo of Rafiqul Islam" })).toBeVisible();
  });
});
