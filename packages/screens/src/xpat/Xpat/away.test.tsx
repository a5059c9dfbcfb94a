import { createNetworkFailure, refuse, reply } from "@id-desk/core/testing";
import { act, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createExampleWorkers } from "../../testing/xpat/example-xpat.ts";
import { answer, find, findOpen, press, scanPassport, showXpat } from "../../testing/xpat/stage-xpat.tsx";

beforeEach(() => page.viewport(1366, 900));

const people = createExampleWorkers(1);
const failNetwork = () => {
  throw createNetworkFailure();
};
const notes = () => screen.getByRole("textbox", { name: /^Notes/ });

/** Goes on without the permit, as somebody new, up to the interaction. */
async function goOn(): Promise<void> {
  await scanPassport();
  await press("Go on without the permit");
  await press("Continue");
  await answer();
  await findOpen("Interaction");
  await userEvent.fill(notes(), "The registry was away.");
}

describe("While the registry cannot be asked for a person", () => {
  test("everything typed is kept once the network returns, also where the person is known [CALL-25]", async () => {
    const { server, desk, registry } = showXpat({
      people,
      handlers: { findExpatByPassport: failNetwork, getHealth: failNetwork },
    });
    await goOn();
    await act(() => registry.connection.check());
    expect(registry.connection.getState().trouble).not.toBeNull();
    server.on("getHealth", () => reply(200, { status: "ok" }));
    server.on("findExpatByPassport", desk.handlers.findExpatByPassport ?? expect.fail());
    await act(() => registry.connection.check());
    await findOpen("Interaction");
    expect(notes()).toHaveValue("The registry was away.");
    expect(screen.queryByText("Rafiqul Islam was found.")).toBeNull();
    expect(server.callsOf("findExpatByPassport")).toHaveLength(1);
  });

  test("what was entered is shown beside the failure, for the field is empty again [CALL-30]", async () => {
    showXpat({ handlers: { findExpatByPermit: failNetwork } });
    await find("WP00412345");
    await screen.findByText("The registry could not be asked.");
    expect(screen.getByText("What was entered: ⁨WP00412345⁩")).toBeVisible();
  });

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
