import { createNetworkFailure, type FakeHandlers } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { createExampleWorkers } from "../../testing/xpat/example-xpat.ts";
import { createXpatServer } from "../../testing/xpat/xpat-server.ts";
import { WorkPermits } from "./WorkPermits.tsx";

beforeEach(() => page.viewport(1366, 768));

function showPermits(handlers: FakeHandlers = {}) {
  const xpat = createXpatServer({ people: createExampleWorkers(80) });
  const stage = createTestRegistry({ handlers: { ...xpat.handlers, ...handlers } });
  render(
    <Stage stage={stage}>
      <main>
        <WorkPermits />
      </main>
    </Stage>,
  );
  return { ...stage, xpat, queries: () => stage.server.callsOf("listWorkPermits").map(({ query }) => query) };
}

const employer = () => screen.getByRole("textbox", { name: "Employer name" });
const number = () => screen.getByRole("textbox", { name: "Work permit number" });
const findRow = (text: string) => screen.findByRole("row", { name: new RegExp(text) });

test("asks for nothing before staff search [ROUTE-22]", () => {
  const { queries } = showPermits();
  expect(screen.getByText("Type an employer name or permit number.")).toBeTruthy();
  expect(queries()).toEqual([]);
});

test("finds the permits of an employer with Enter, with state, days and passport [CALL-34]", async () => {
  const { queries } = showPermits();
  await userEvent.type(employer(), " blue lagoon {Enter}");
  const row = await findRow("WP00412345");
  expect(queries()).toEqual([{ name: "blue lagoon", page: "1", per_page: "25" }]);
  expect(within(row).getByText("Valid")).toBeTruthy();
  expect(within(row).getByText(/days left$/)).toBeTruthy();
  expect(within(row).getByText("***4821")).toBeTruthy();
  expect(within(await findRow("WP00412348")).getByText(/days ago$/)).toBeTruthy();
});

test("says when a worker was reported as missing", async () => {
  showPermits();
  await userEvent.type(number(), "WP00412349{Enter}");
  const row = await findRow("WP00412349");
  expect(within(row).getByText(/^Reported as missing/)).toBeTruthy();
  expect(within(row).getByText(/^Reported on/)).toBeTruthy();
});

test("leads to the page that records an interaction, with the permit beside the address", async () => {
  const { destinations } = showPermits();
  await userEvent.type(number(), "WP00412345{Enter}");
  const row = await findRow("WP00412345");
  const link = within(row).getByRole("link", { name: /^Record interaction/ });
  expect(link.getAttribute("href")).not.toContain("WP");
  await userEvent.click(link);
  expect(destinations).toEqual([{ screen: "Xpat", state: { permitNumber: "WP00412345" } }]);
});

test.each([
  ["employer", () => employer(), "Check the spelling, or search by work permit number."],
  ["number", () => number(), "Check the number, or search by employer name."],
])("suggests the other field where nothing is found by %s", async (_, field, help) => {
  showPermits();
  await userEvent.type(field(), "nothing{Enter}");
  expect(await screen.findByText("No work permits were found.")).toBeTruthy();
  expect(screen.getByText(help)).toBeTruthy();
});

test("asks for two characters at the field, and keeps what was typed", async () => {
  const { queries } = showPermits();
  await userEvent.type(number(), "W{Enter}");
  expect(await screen.findByText("Type at least 2 characters.")).toBeTruthy();
  expect(document.activeElement).toBe(number());
  expect(number()).toHaveProperty("value", "W");
  expect(queries()).toEqual([]);
});

test("asks for a text where both fields are empty", async () => {
  showPermits();
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(screen.getAllByText("Type an employer name or permit number.")).toHaveLength(2);
  expect(document.activeElement).toBe(employer());
});

test("clears the search and its rows", async () => {
  showPermits();
  await userEvent.type(employer(), "blue{Enter}");
  await findRow("WP00412345");
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("table")).toBeNull();
  expect(employer()).toHaveProperty("value", "");
  expect(document.activeElement).toBe(employer());
});

test("shows no row of the search before while another one is on its way", async () => {
  const { server, xpat, queries } = showPermits();
  await userEvent.type(employer(), "blue{Enter}");
  await findRow("WP00412345");
  const answered = Promise.withResolvers<void>();
  server.on("listWorkPermits", async (call) => {
    await answered.promise;
    return xpat.handlers.listWorkPermits?.(call) ?? expect.fail();
  });
  await userEvent.type(number(), "WP00412348{Enter}");
  await waitFor(() => expect(queries()).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Record interaction/ })).toBeNull());
  expect(screen.queryByText("WP00412345")).toBeNull();
  answered.resolve();
  await findRow("WP00412348");
});

test("turns the page within the same search", async () => {
  const { queries } = showPermits();
  await userEvent.type(employer(), "blue{Enter}");
  await findRow("WP00412345");
  await userEvent.type(employer(), "x");
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  await waitFor(() => expect(queries().at(-1)).toEqual({ name: "blue", page: "2", per_page: "25" }));
});

test("asks nothing again when staff come back to the window: the registry counts each page as a look-up", async () => {
  const { queries } = showPermits();
  await userEvent.type(employer(), "blue{Enter}");
  await findRow("WP00412345");
  window.dispatchEvent(new Event("visibilitychange"));
  // The answer to a question that staff ask comes after one that the page would have asked.
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ page: "2" }));
  expect(queries()).toHaveLength(2);
});

test("says that permits could not be loaded, and tries again with what was searched", async () => {
  const { server, xpat } = showPermits({ listWorkPermits: () => Promise.reject(createNetworkFailure()) });
  await userEvent.type(employer(), "blue{Enter}");
  expect(await screen.findByText("Could not load work permits.")).toBeTruthy();
  const { listWorkPermits } = xpat.handlers;
  if (listWorkPermits) server.on("listWorkPermits", listWorkPermits);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await findRow("WP00412345");
  expect(employer()).toHaveProperty("value", "blue");
});

test.each([1024, 1366, 1920])("shows each permit number on one line on a window of %i px", async (width) => {
  await page.viewport(width, 768);
  showPermits();
  await userEvent.type(employer(), "blue lagoon{Enter}");
  const row = await findRow("WP00412345");
  const number = within(row).getByText("WP00412345");
  const range = document.createRange();
  range.selectNodeContents(number);
  expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
});
