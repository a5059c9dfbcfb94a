import {
  createCollectedIssuance,
  createCollector,
  createNetworkFailure,
  type FakeHandlers,
  refuse,
  reply,
} from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createExampleIssuances, createHandOverServer } from "../testing/example-issuances.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { find, findStep, press, showCounter } from "../testing/stage-counter.tsx";
import { Issuances } from "./Issuances/index.ts";

beforeEach(() => page.viewport(1366, 900));

type Settings = NonNullable<FakeHandlers["getSettings"]>;

const failed = "The choices for this step could not be loaded.";
const isAway: Settings = () => refuse("Database is away", { status: 503 });
const settled: Settings = () =>
  reply(200, {
    configs: {
      issuance: {
        collector_types: [{ code: "self", label: "The owner in person", relationships: [] }],
        document_types: [{ code: "authorisation_letter", label: "A signed letter" }],
        return_reasons: [{ code: "wrong_card", label: "Not their card" }],
        thumb_missing_reasons: [{ code: "bandaged", label: "The hand is bandaged" }],
        contact_reasons: [{ code: "abroad", label: "The phone is abroad" }],
        alternative_check: true,
      },
      fingers: ["index"],
      uploads: { max_bytes: 2_000_000 },
    },
  });

/** Presses Try again, first in vain and then at a server that is well, and looks after the focus. */
async function mend(
  server: ReturnType<typeof showCounter>["server"],
  notices: readonly unknown[],
  place: Pick<typeof screen, "getByRole"> = screen,
) {
  const alert = await screen.findByText(failed);
  expect(screen.getAllByText(failed)).toHaveLength(1);
  expect(alert.closest("[role=alert]")?.textContent).toContain("What you have entered is kept.");
  const tryAgain = place.getByRole("button", { name: "Try again" });
  const asked = server.callsOf("getSettings").length;
  await userEvent.click(tryAgain);
  await waitFor(() => expect(server.callsOf("getSettings").length).toBeGreaterThan(asked));
  await waitFor(() => expect(tryAgain).not.toHaveAttribute("aria-disabled"));
  expect(tryAgain).toHaveFocus();
  expect(notices).toEqual([]);
  server.on("getSettings", settled);
  await userEvent.click(tryAgain);
  await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
}

describe("Settings that cannot be read", () => {
  test.each<[string, Settings]>([
    ["a server that fails", isAway],
    ["a refusal", () => refuse("Not for you", { status: 403 })],
    ["a page where JSON was due", () => new Response("<h1>", { headers: { "Content-Type": "text/html" } })],
    [
      "no network",
      () => {
        throw createNetworkFailure();
      },
    ],
  ])("for %s are an error with Try again, and no choice of ours is offered", async (_, getSettings) => {
    const { server, notices } = showCounter({}, { getSettings });
    await find();
    await findStep(/^Collector/);
    await screen.findByText(failed);
    expect(screen.queryByRole("radio")).toBeNull();
    await mend(server, notices);
    expect(screen.getByRole("radio", { name: /^The owner in person/ })).toHaveFocus();
  });

  test("keep the number that was typed, and then offer why the code goes there", async () => {
    const shown = showCounter({ collector: createCollector() }, { getSettings: isAway });
    await find();
    await screen.findByText(failed);
    await userEvent.click(screen.getByRole("radio", { name: "Another number" }));
    await userEvent.fill(screen.getByRole("textbox", { name: /^Phone number/ }), "777 1234");
    await press("Send code");
    expect(shown.server.callsOf("sendCollectorOtp")).toEqual([]);
    await mend(shown.server, shown.notices);
    expect(screen.getByRole("textbox", { name: /^Phone number/ })).toHaveValue("777 1234");
    const reason = screen.getByRole("combobox", { name: /^Reason/ });
    await userEvent.selectOptions(reason, "The phone is abroad");
    await press("Send code");
    await waitFor(() =>
      expect(shown.server.callsOf("sendCollectorOtp").map(({ body }) => body)).toEqual([
        { card_id: 101, collector_contact: "7771234", contact_reason: "abroad" },
      ]),
    );
  });

  test("say so where a supervisor might vouch, while the code can be sent all the same", async () => {
    const shown = showCounter({ collector: createCollector() }, { getSettings: isAway });
    await find();
    await screen.findByText(failed);
    expect(screen.queryByRole("button", { name: "No code can reach the collector" })).toBeNull();
    expect(screen.getByRole("button", { name: "Send code" })).toBeEnabled();
    await mend(shown.server, shown.notices);
    expect(screen.getByRole("button", { name: "No code can reach the collector" })).toBeEnabled();
  });

  test("keep a collector's document from being taken with limits of ours", async () => {
    const collector = createCollector({
      type: "authorised",
      requires_document: true,
      document_type: "authorisation_letter",
    });
    const shown = showCounter({ collector }, { getSettings: isAway });
    await find();
    await screen.findByText(failed);
    expect(document.querySelector("input[type=file]")).toBeNull();
    await mend(shown.server, shown.notices);
    expect(screen.getByRole("group", { name: /^A signed letter/ })).toHaveAccessibleDescription(/2 MB/);
  });

  test("keep the proof from being taken with fingers and reasons of ours", async () => {
    const shown = showCounter(createCollectedIssuance(), { getSettings: isAway });
    await find();
    await press("Save proof");
    await screen.findByText(failed);
    await press("Save proof");
    expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
    await mend(shown.server, shown.notices);
    expect(screen.queryByLabelText("Finger")).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: /^No fingerprint/ }));
    expect(screen.getByRole("option", { name: "The hand is bandaged" })).toBeTruthy();
  });
});

describe("The list of hand-overs without its settings", () => {
  const rows = createExampleIssuances(4);
  const serial = rows[0]?.card.serial_number ?? "";
  const rules = "The rules for proof and returns could not be loaded.";

  test("says which of its marks and offers may be wrong, and keeps what was typed into a window", async () => {
    const { server, notices } = renderScreen(<Issuances />, {
      handlers: { ...createHandOverServer(rows).handlers, getSettings: isAway },
    });
    await screen.findByText(rules);
    expect(screen.getByText(rules).closest("[role=alert]")?.textContent).toBe(`${rules}Database is away.`);
    const row = within(await screen.findByRole("row", { name: new RegExp(serial) }));
    await userEvent.click(row.getByRole("button", { name: /^Actions of card/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Return card" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.fill(dialog.getByRole("textbox", { name: /^Notes/ }), "The name is misspelt");
    await mend(server, notices, dialog);
    expect(dialog.getByRole("textbox", { name: /^Notes/ })).toHaveValue("The name is misspelt");
    await userEvent.selectOptions(dialog.getByLabelText("Reason"), "Not their card");
    expect(screen.queryByText(rules)).toBeNull();
  });

  test("goes on once they are read", async () => {
    const { server } = renderScreen(<Issuances />, {
      handlers: { ...createHandOverServer(rows).handlers, getSettings: isAway },
    });
    await screen.findByText(rules);
    server.on("getSettings", settled);
    await press("Try again");
    await waitFor(() => expect(screen.queryByText(rules)).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  test("tells of one failure where the list has failed as well", async () => {
    renderScreen(<Issuances />, {
      handlers: { getSettings: isAway, listIssuances: () => refuse("Database is away", { status: 503 }) },
    });
    await screen.findByRole("button", { name: "Try again" });
    expect(screen.queryByText(rules)).toBeNull();
  });
});

test.each<[string, Settings]>([
  ["404", () => refuse("Not found", { status: 404 })],
  ["405", () => refuse("Method not allowed", { status: 405 })],
  ["501", () => Response.json({}, { status: 501 })],
  ["settings about something else", () => reply(200, { configs: { fees: [] } })],
])(
  "A server that answers %s has no settings of its own: the contract's choices are offered",
  async (_, getSettings) => {
    showCounter({}, { getSettings });
    await find();
    await findStep(/^Collector/);
    const choices = (await screen.findAllByRole("radio")).map((radio) => (radio as HTMLInputElement).value);
    expect(choices).toEqual(["self", "family", "authorised", "official"]);
    expect(screen.queryByText(failed)).toBeNull();
  },
);

test("Settings that were read stay, whatever becomes of the next question", async () => {
  const { server } = showCounter({}, { getSettings: settled });
  await find();
  await screen.findByRole("radio", { name: /^The owner in person/ });
  server.on("getSettings", isAway);
  const asked = server.callsOf("getSettings").length;
  window.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(server.callsOf("getSettings").length).toBeGreaterThan(asked));
  expect(screen.getByRole("radio", { name: /^The owner in person/ })).toBeVisible();
  expect(screen.queryByText(failed)).toBeNull();
});
