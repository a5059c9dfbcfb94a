import { createUser, type FakeHandlers, refuse } from "@id-desk/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createExampleApplications, serveApplications } from "../../testing/example-applications.ts";
import { createExampleBatches, serveBatches } from "../../testing/example-batches.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import type { TestRegistryOptions } from "../../testing/stage.tsx";
import { Dashboard } from "./Dashboard.tsx";

beforeEach(() => page.viewport(1366, 768));
afterEach(() => void vi.useRealTimers());

const side = "receiving";
const received = [
  ...createExampleBatches(5, "dispatched", { side }),
  ...createExampleBatches(4, "received", { side }),
];
const sent = createExampleBatches(1204, "open");
const applications = [
  ...createExampleApplications(37, "submitted"),
  ...createExampleApplications(6, "returned"),
  ...createExampleApplications(2, "pending_payment"),
];
const serveCounted = serveApplications(applications, { extensions: ["tab_counts"] });

function show(handlers: FakeHandlers = {}, options: Omit<TestRegistryOptions, "handlers"> = {}) {
  return renderScreen(<Dashboard />, {
    handlers: {
      listCenterApplications: serveCounted,
      listReceivingBatches: serveBatches(received),
      listSendingBatches: serveBatches(sent),
      ...handlers,
    },
    ...options,
  });
}

const fail = () => refuse("Database is away", { status: 503 });
const findTile = async (name: RegExp) =>
  within((await screen.findByRole("link", { name })).closest("li") as HTMLElement);

describe("What waits at this centre", () => {
  test("stands there as figures, asked for with as few rows as will do [ROUTE-02]", async () => {
    const { server } = show();
    expect(await screen.findByRole("link", { name: /^Batches to receive\s*5/ })).toBeTruthy();
    expect(await screen.findByRole("link", { name: /^Receipts in progress\s*0/ })).toBeTruthy();
    expect(await screen.findByRole("link", { name: /^Open batches\s*1,204/ })).toBeTruthy();
    expect(await screen.findByRole("link", { name: /^Batches with a discrepancy\s*1/ })).toBeTruthy();
    expect(server.calls.map(({ operation, query }) => [operation, query])).toEqual([
      ["listCenterApplications", { status: "submitted", per_page: "1" }],
      ["listReceivingBatches", { status: "dispatched", per_page: "1" }],
      ["listReceivingBatches", { status: "receiving", per_page: "1" }],
      ["listSendingBatches", { status: "open", per_page: "1" }],
      ["listReceivingBatches", { status: "all", has_discrepancy: "true", per_page: "5" }],
    ]);
  });

  test("leads to the lists, each with its status", async () => {
    const { destinations } = show();
    for (const name of [
      /^Batches to receive\s*5/,
      /^Receipts in progress\s*0/,
      /^Open batches\s*1,204/,
      /discrepancy\s*1/,
    ]) {
      await userEvent.click(await screen.findByRole("link", { name }));
    }
    expect(destinations).toEqual([
      { screen: "DispatchReceiving", params: { status: "dispatched" } },
      { screen: "DispatchReceiving", params: { status: "receiving" } },
      { screen: "DispatchSending", params: { status: "open" } },
      { screen: "DispatchReceiving", params: { status: "discrepancy" } },
    ]);
  });

  test("keeps its place while it is read: nothing moves when the figures come", async () => {
    const answered = Promise.withResolvers<undefined>();
    const serveLate =
      (batches: typeof sent) => async (call: Parameters<ReturnType<typeof serveBatches>>[0]) => {
        await answered.promise;
        return serveBatches(batches)(call);
      };
    show({ listReceivingBatches: serveLate(received), listSendingBatches: serveLate(sent) });
    const measure = () =>
      screen.getAllByRole("listitem").map((tile) => JSON.stringify(tile.getBoundingClientRect()));
    const before = measure();
    expect(before).toHaveLength(8);
    answered.resolve(undefined);
    await screen.findByRole("link", { name: /^Open batches\s*1,204/ });
    await screen.findByRole("link", { name: /^Batches with a discrepancy\s*1/ });
    expect(measure()).toEqual(before);
  });

  test("is muted where there is none of it", async () => {
    show();
    const [none, some] = await Promise.all([findTile(/^Receipts/), findTile(/^Batches to receive/)]);
    const [muted, strong] = [await none.findByText("0"), await some.findByText("5")].map((figure) =>
      Number(getComputedStyle(figure).fontWeight),
    );
    expect(muted).toBeLessThan(strong ?? 0);
  });

  test("is nothing: then it says so, leads on to Sending, and moves no tile", async () => {
    const answered = Promise.withResolvers<undefined>();
    const serveNothing = async (call: Parameters<ReturnType<typeof serveBatches>>[0]) => {
      await answered.promise;
      return serveBatches([])(call);
    };
    const { server, destinations } = show({
      listCenterApplications: serveApplications([]),
      listReceivingBatches: serveNothing,
      listSendingBatches: serveNothing,
    });
    const measure = () =>
      screen.getAllByRole("listitem").map((tile) => JSON.stringify(tile.getBoundingClientRect()));
    const before = measure();
    expect(screen.queryByText("Nothing waits at DNR Head Office.")).toBeNull();
    answered.resolve(undefined);
    expect(await screen.findByText("Nothing waits at DNR Head Office.")).toBeTruthy();
    expect(measure()).toEqual(before);
    await userEvent.click(screen.getByRole("link", { name: "Open Sending" }));
    expect(destinations).toEqual([{ screen: "DispatchSending" }]);
    server.on("listSendingBatches", serveBatches(sent.slice(0, 1)));
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(screen.queryByText("Nothing waits at DNR Head Office.")).toBeNull());
    expect(screen.queryByRole("link", { name: "Open Sending" })).toBeNull();
  });

  test("says how old it is, and is read again on request", async () => {
    const { server } = show();
    await screen.findByRole("link", { name: /^Batches to receive\s*5/ });
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toMatch(/^As of \d\d\/\d\d\/\d{4}, \d\d:\d\d$/),
    );
    server.on("listReceivingBatches", serveBatches(received.slice(0, 2)));
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await screen.findByRole("link", { name: /^Batches to receive\s*2/ })).toBeTruthy();
    expect(server.calls).toHaveLength(10);
  });
});

describe("The figures of applications", () => {
  const names = [
    /^Submitted applications\s*37/,
    /^Returned for correction\s*6/,
    /^Waiting for biometrics\s*0/,
    /^Waiting for payment\s*2/,
  ];

  test("come from one call where the server counts, and lead to the list of their status [ROUTE-02]", async () => {
    const { server, destinations } = show();
    for (const name of names) await userEvent.click(await screen.findByRole("link", { name }));
    expect(server.callsOf("listCenterApplications")).toHaveLength(1);
    expect(destinations).toEqual(
      ["submitted", "returned", "pending_biometrics", "pending_payment"].map((status) => ({
        screen: "CenterApplications",
        params: { status },
      })),
    );
  });

  test("come from one call each where it does not", async () => {
    const { server } = show({ listCenterApplications: serveApplications(applications) });
    for (const name of names) await screen.findByRole("link", { name });
    expect(server.callsOf("listCenterApplications").map(({ query }) => query)).toEqual(
      ["submitted", "returned", "pending_biometrics", "pending_payment"].map((status) => ({
        status,
        per_page: "1",
      })),
    );
  });

  test("that cannot be read leave those of batches as they are, and come with one more try", async () => {
    const { server, notices } = show({ listCenterApplications: fail });
    const tile = await findTile(/^Returned for correction/);
    expect(await tile.findByText("Could not be loaded.")).toBeTruthy();
    expect(await screen.findByRole("link", { name: /^Batches to receive\s*5/ })).toBeTruthy();
    expect(notices).toHaveLength(1);
    server.on("listCenterApplications", serveCounted);
    await userEvent.click(tile.getByRole("button", { name: "Try again: Returned for correction" }));
    for (const name of names) await screen.findByRole("link", { name });
    expect(server.callsOf("listCenterApplications")).toHaveLength(2);
  });

  test("stand alone where the portal has no batches", async () => {
    const permissions = ({ area }: { readonly area: string }) => area !== "dispatch";
    const { server } = show({ listCenterApplications: serveApplications([]) }, { options: { permissions } });
    expect(await screen.findByText("Nothing waits at DNR Head Office.")).toBeTruthy();
    expect(screen.getAllByRole("listitem")).toHaveLength(4);
    expect(screen.queryByRole("link", { name: "Open Sending" })).toBeNull();
    expect(new Set(server.calls.map(({ operation }) => operation))).toEqual(
      new Set(["listCenterApplications"]),
    );
  });
});

describe("Whoever only looks people up", () => {
  const asSearcher = {
    session: { user: createUser({ roles: ["status"] }) },
    options: { searchRole: "status" },
  };
  const field = () => screen.getByRole("textbox", { name: "ID number" });

  test("has the search by ID number first, and nothing is asked for them [TOP-03]", async () => {
    const { server, destinations } = show({}, asSearcher);
    await userEvent.fill(field(), " 123456");
    await userEvent.click(screen.getByRole("button", { name: "Show status" }));
    expect(destinations).toEqual([{ screen: "ApplicationStatus", params: { idNumber: "A123456" } }]);
    expect(field()).toHaveValue("");
    expect(server.calls).toEqual([]);
    expect(screen.queryByText("Your role has no lists of work on this page.")).toBeNull();
  });

  test.each([
    ["", "ID number is required."],
    ["A12", "Invalid ID Number"],
  ])("and types %j is told: %s", async (typed, words) => {
    const { destinations } = show({}, asSearcher);
    await userEvent.fill(field(), typed);
    await userEvent.keyboard("{Enter}");
    expect(field()).toHaveAccessibleDescription(new RegExp(words));
    expect(screen.getByRole("alert")).toHaveTextContent(words);
    expect(field()).toHaveFocus();
    await userEvent.keyboard("7");
    expect(field()).not.toHaveAttribute("aria-invalid");
    expect(destinations).toEqual([]);
  });

  test("and has lists of work begins with these", async () => {
    show({}, { ...asSearcher, session: { user: createUser({ roles: ["status", "dnr"] }) } });
    await screen.findByRole("link", { name: /^Submitted applications\s*37/ });
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

describe("When a figure cannot be read", () => {
  test("the others stand, it says so in its place, and is tried again by itself", async () => {
    const { server, notices } = show({ listSendingBatches: fail });
    const tile = await findTile(/^Open batches/);
    expect(await tile.findByText("Could not be loaded.")).toBeTruthy();
    expect(await screen.findByRole("link", { name: /^Batches to receive\s*5/ })).toBeTruthy();
    expect(notices.map(({ message }) => message)).toEqual(["Database is away."]);
    const before = server.calls.length;
    server.on("listSendingBatches", serveBatches(sent));
    await userEvent.click(tile.getByRole("button", { name: "Try again: Open batches" }));
    expect(await tile.findByText("1,204")).toBeTruthy();
    expect(server.calls.slice(before).map(({ operation }) => operation)).toEqual(["listSendingBatches"]);
  });

  test("anew, the older one stands with its age, and the failure is told", async () => {
    const { server, notices } = show();
    await screen.findByRole("link", { name: /^Open batches\s*1,204/ });
    server.on("listSendingBatches", fail);
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    const tile = await findTile(/^Open batches\s*1,204/);
    expect(await tile.findByText("Could not be refreshed.")).toBeTruthy();
    expect(notices.map(({ message }) => message)).toEqual(["Database is away."]);
  });

  test("because the server is away, that is said once, in one place and one notice", async () => {
    const { server, notices } = show({
      listCenterApplications: fail,
      listSendingBatches: fail,
      listReceivingBatches: fail,
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Could not load your work.");
    const refresh = screen.getByRole("button", { name: "Refresh" });
    const actions = refresh.parentElement?.getBoundingClientRect();
    expect(refresh.getBoundingClientRect().left).toBe(actions?.left);
    expect(screen.queryByRole("link")).toBeNull();
    expect(notices).toHaveLength(1);
    server.on("listSendingBatches", serveBatches(sent));
    server.on("listReceivingBatches", serveBatches(received));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: /^Open batches\s*1,204/ })).toBeTruthy();
  });
});

describe("Discrepancies", () => {
  test.each([
    ["refuses the filter", () => refuse("Unknown parameter", { status: 400 })],
    ["does not heed it", serveBatches(received.map((batch) => ({ ...batch, has_discrepancy: false })))],
    [
      "does not heed it, and the newest batch has one",
      serveBatches(received.map((batch, place) => ({ ...batch, has_discrepancy: place === 0 }))),
    ],
  ])("are left out where the server %s", async (_, answer) => {
    const { notices } = show({
      listReceivingBatches: (call) =>
        call.query.has_discrepancy ? answer({ query: { status: "all" } }) : serveBatches(received)(call),
    });
    await screen.findByRole("link", { name: /^Batches to receive\s*5/ });
    await waitFor(() => expect(screen.queryByRole("link", { name: /discrepancy/ })).toBeNull());
    expect(notices).toEqual([]);
  });
});

describe("Who is greeted", () => {
  test.each([
    ["2026-11-19T18:59:00Z", "Good evening"],
    ["2026-11-19T19:00:00Z", "Good morning"],
    ["2026-11-20T06:59:00Z", "Good morning"],
    ["2026-11-20T07:00:00Z", "Good afternoon"],
    ["2026-11-20T12:59:00Z", "Good afternoon"],
    ["2026-11-20T13:00:00Z", "Good evening"],
  ])("at %s by the registry's clock, five hours ahead: %s", async (moment, greeting) => {
    vi.setSystemTime(moment);
    show();
    expect(
      screen.getByText(`${greeting}, Aishath Shareef. You are working at DNR Head Office.`),
    ).toBeTruthy();
  });

  test.each([
    ["full access, whatever the role", { temp_full_access: true, roles: [] }, 8, 5],
    ["the role xpat", { roles: ["xpat"] }, 0, 0],
    ["no role", { roles: [] }, 0, 0],
  ])("and with %s sees the figures of their work", async (_, user, figures, calls) => {
    const { server, destinations } = show({}, { session: { user: createUser(user) } });
    expect(screen.queryAllByRole("listitem")).toHaveLength(figures);
    await waitFor(() => expect(server.calls).toHaveLength(calls));
    if (figures > 0) return;
    expect(screen.getByText("Guides for your work are in Resources.")).toBeTruthy();
    expect(screen.getAllByText(/DNR Head Office/)).toHaveLength(1);
    expect(document.querySelector("[data-idd-part=empty-state] svg")).not.toBeNull();
    await userEvent.click(screen.getByRole("link", { name: "Open Resources" }));
    await userEvent.click(screen.getByRole("link", { name: "Switch Center" }));
    expect(destinations).toEqual([{ screen: "Resources" }, { screen: "SwitchCenter" }]);
  });

  test("and may do what their portal says", async () => {
    const permissions = ({ area }: { readonly area: string }) =>
      !["applications", "dispatch", "idSearch"].includes(area);
    const { server } = show({}, { options: { permissions } });
    expect(screen.getByText("Your role has no lists of work on this page.")).toBeTruthy();
    expect(server.calls).toEqual([]);
  });

  test.each([
    ["resources", ["Switch Center"]],
    ["switchCenter", ["Open Resources"]],
  ])("and is not led where their portal does not let them: %s", (closed, offered) => {
    const permissions = ({ area }: { readonly area: string }) =>
      !["applications", "dispatch", "idSearch", closed].includes(area);
    show({}, { options: { permissions } });
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(offered);
    expect(screen.queryByText(/Resources\.$/) !== null).toBe(closed !== "resources");
  });

  test.each(["expired", "idle"] as const)(
    "keeps the figures on the page when the session is %s",
    async (why) => {
      const { registry } = show();
      for (const name of [/receive\s*5/, /progress\s*0/, /Open batches\s*1,204/, /discrepancy\s*1/])
        await screen.findByRole("link", { name });
      const shown = screen.getByRole("region", { name: "My work" }).textContent;
      act(() => registry.session.clear(why));
      expect(screen.getByRole("region", { name: "My work" }).textContent).toBe(shown);
      expect(screen.getByText(/Aishath Shareef\. You are working at DNR Head Office\./)).toBeTruthy();
      expect(screen.queryByText("No centre is selected.")).toBeNull();
    },
  );

  test("and without a centre is led to choosing one", async () => {
    const { destinations } = show({}, { session: { center: null } });
    await userEvent.click(screen.getByRole("link", { name: "Select Center" }));
    expect(destinations).toEqual([{ screen: "SelectCenter" }]);
  });
});
