import type { OperationData } from "@id-desk/core";
import { createUser, reply } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ExampleShell } from "../../../testing/ExampleShell.tsx";
import { renderScreen } from "../../../testing/render-screen.tsx";

type Sessions = OperationData<"listSessions">["sessions"];

const here: Sessions[number] = {
  is_current: true,
  is_this_browser: true,
  center: { id: 1, name: "DNR Head Office" },
  address: "192.0.2.17",
  signed_in_at: "2026-11-19T09:05:00Z",
  last_used_at: "2026-11-19T11:42:10Z",
};
const there: Sessions[number] = {
  ...here,
  is_current: false,
  is_this_browser: false,
  center: null,
  address: "192.0.2.40",
};

async function openSessions(sessions: Sessions) {
  const shown = renderScreen(<ExampleShell />, {
    handlers: {
      getSettings: () => reply(200, { configs: {}, extensions: ["sessions"] }),
      listSessions: () => reply(200, { sessions }),
    },
  });
  await userEvent.click(screen.getByRole("button", { name: createUser().fullname }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Where you are signed in" }));
  await screen.findByRole("list", { name: "Your sessions" });
  return shown;
}

const entries = () =>
  within(screen.getByRole("list", { name: "Your sessions" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const end = () => screen.getByRole("button", { name: /^Sign out everywhere else/ });

test("Lists where the user is signed in, and ends the other sessions with the focus on its button", async () => {
  const { server, notices } = await openSessions([here, there]);
  expect(entries()).toEqual([
    expect.stringMatching(/^DNR Head OfficeThis sessionAddress192\.0\.2\.17Signed in/),
    expect.stringMatching(/^No centre chosenAddress192\.0\.2\.40/),
  ]);
  server.on("listSessions", () => reply(200, { sessions: [here] }));
  await userEvent.click(end());
  expect(await screen.findByText("1 other session has ended.")).toBeVisible();
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(server.callsOf("endOtherSessions")).toHaveLength(1);
  expect(end()).toHaveFocus();
  expect(end()).toHaveAttribute("aria-disabled", "true");
  expect(notices).toEqual([]);
});

test("Says that the user is signed in here only, and does not offer to end sessions", async () => {
  await openSessions([here]);
  expect(screen.getByText("You are signed in here only.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Sign out everywhere else/ })).toBeNull();
});
