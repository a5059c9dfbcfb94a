import type { PersonStatus } from "@id-desk/core";
import {
  createApplicationSummary,
  createFakeRegistry,
  createPerson,
  createUser,
  type FakeHandlers,
  headOffice,
  reply,
} from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Destination } from "../../runtime/frame/destination.ts";
import { createRegistry } from "../../runtime/registry/create-registry.ts";
import { ScreensProvider } from "../../runtime/registry/ScreensProvider.tsx";
import { exampleStatuses } from "../../testing/example-statuses.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import type { TestRegistryOptions } from "../../testing/stage.tsx";
import { ApplicationStatus, type ApplicationStatusProps } from "./ApplicationStatus.tsx";

beforeEach(() => page.viewport(1366, 768));

const { collected, inTransit, nothing, readyHere, waitingForPayment } = exampleStatuses;

async function show(
  status: PersonStatus,
  {
    handlers,
    ...registry
  }: Omit<TestRegistryOptions, "handlers"> & { readonly handlers?: FakeHandlers } = {},
  props: Partial<ApplicationStatusProps> = {},
) {
  const shown = renderScreen(<ApplicationStatus idNumber="A100101" {...props} />, {
    ...registry,
    handlers: { getPersonStatus: () => reply(200, { status }), ...handlers },
  });
  await screen.findByRole("heading", { name: "Application history" });
  return shown;
}

/** What can be pressed on the page, in reading order. */
const listPresses = () =>
  [...document.querySelectorAll<HTMLElement>("[data-idd-screen] :is(a, button)")].map(
    ({ textContent }) => textContent,
  );

const officer = { user: createUser({ roles: ["status"] }) };
const searching = { session: officer, options: { searchRole: "status" } };

describe("What can be done for a person", () => {
  test.each([
    ["readyHere", ["Print status sheet", "New issuance"]],
    ["readyElsewhere", ["Print status sheet"]],
    ["inTransit", ["Print status sheet"]],
    ["collected", ["Print status sheet", "New application"]],
    ["nothing", ["New application"]],
    ["waitingForPayment", ["Print status sheet", "Payment link"]],
  ] as const)("follows from what the registry says: %s", async (name, presses) => {
    await show(exampleStatuses[name]);
    expect(listPresses().slice(0, presses.length)).toEqual(presses);
    const others = ["New issuance", "New application", "Payment link", "Print status sheet"].filter(
      (word) => !(presses as readonly string[]).includes(word),
    );
    expect(listPresses().filter((word) => others.includes(word ?? ""))).toEqual([]);
  });

  test("a card that is here is handed over with the number out of the address", async () => {
    const { destinations } = await show(readyHere);
    await userEvent.click(screen.getByRole("link", { name: "New issuance" }));
    expect(destinations).toEqual([{ screen: "NewIssuance", state: { idNumber: "A100101" } }]);
  });

  test.each([
    ["is deceased", { is_deceased: true }],
    ["has a hold", { holds: [{ code: "court", label: "Court order" }] }],
  ])("no card is offered to somebody who %s", async (_, change) => {
    await show({ ...readyHere, person: createPerson(change) });
    expect(screen.queryByRole("link", { name: "New issuance" })).toBeNull();
  });

  test("no application is offered for somebody who is deceased", async () => {
    await show({ ...nothing, person: createPerson({ is_deceased: true }) });
    expect(screen.queryByRole("link", { name: "New application" })).toBeNull();
  });

  test("the payment of another centre's application is not asked for", async () => {
    const [application] = waitingForPayment.applications;
    await show({
      ...waitingForPayment,
      applications: application ? [{ ...application, is_ours: false }] : [],
    });
    expect(screen.queryByRole("button", { name: "Payment link" })).toBeNull();
  });

  test("a page that only reads sends no payment link", async () => {
    await show(waitingForPayment, {}, { readOnly: true });
    expect(screen.queryByRole("button", { name: "Payment link" })).toBeNull();
  });
});

describe("A user who may only look up where cards are", () => {
  test.each([
    "submitted",
    "returned",
    "waitingForPayment",
    "inTransit",
    "readyHere",
    "readyElsewhere",
    "collected",
    "nothing",
  ] as const)("meets nothing that would be refused: %s", async (name) => {
    await show(exampleStatuses[name], searching);
    expect(listPresses().filter((word) => word !== "Print status sheet")).toEqual([]);
  });

  test("is not told who collected the card", async () => {
    await show(collected, searching);
    const table = screen.getByRole("table", { name: "Issuance status" });
    expect(table.textContent).toMatch(/Completed/);
    expect(document.body.textContent).not.toMatch(/Aminath Naseer|Mother/);
  });
});

test("A host's own permissions decide which pages are linked", async () => {
  await show(readyHere, {
    options: { permissions: ({ area }) => area !== "issuance" && area !== "dispatch" },
  });
  expect(listPresses()).toEqual(["Print status sheet", "C-2026-000041"]);
});

test("The payment link is sent, and the page says by itself that it was paid [CALL-51]", async () => {
  const paid = createApplicationSummary({
    id: 41,
    status: "submitted",
    submitted_at: "2026-11-24T05:10:00Z",
    payment: { status: "paid", amount: 100, currency: "MVR" },
  });
  const { server } = await show(waitingForPayment, {
    handlers: { getActiveApplication: () => reply(200, { application: paid }) },
  });
  await userEvent.click(screen.getByRole("button", { name: "Payment link" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Send payment link" }));
  await dialog.findByText("Paid.", undefined, { timeout: 9000 });
  expect(server.callsOf("sendPaymentLink").map(({ body }) => body)).toEqual([{ application_id: 41 }]);
  expect(server.callsOf("getActiveApplication")[0]?.headers.get("X-Background")).toBe("1");
  await userEvent.click(dialog.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const answer = within(screen.getByRole("region", { name: "Answer" })).getByRole("status");
  expect(answer.textContent).toMatch(/was submitted .* The registry has not reviewed it yet\./);
  expect(screen.queryByRole("button", { name: "Payment link" })).toBeNull();
  expect(server.callsOf("getPersonStatus")).toHaveLength(1);
});

test("A portal with its own session shows it alone, with its own way to other pages", async () => {
  const server = createFakeRegistry({ getPersonStatus: () => reply(200, { status: inTransit }) });
  const destinations: Destination[] = [];
  const registry = createRegistry({
    baseUrl: server.baseUrl,
    fetch: server.fetch,
    tabs: false,
    session: { user: createUser(), center: headOffice, csrf: "of the portal" },
  });
  render(
    <ScreensProvider instance={registry} notices="none">
      <ApplicationStatus idNumber="A100101" onNavigate={(to) => destinations.push(to)} />
    </ScreensProvider>,
  );
  await userEvent.click(await screen.findByRole("link", { name: "DB-2026-000012" }));
  expect(destinations).toEqual([{ screen: "DispatchSendingBatch", params: { batchId: 12 } }]);
  const calls = server.calls.map(({ operation }) => operation);
  expect(calls.toSorted()).toEqual(["getPersonStatus", "getSettings"]);
});
