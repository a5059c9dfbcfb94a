import { createUser, type FakeHandlers, type FakeRegistry, refuse } from "@id-desk/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createExampleApplications, serveApplications } from "../../testing/example-applications.ts";
import { createExampleBatches, serveBatches } from "../../testing/example-batches.ts";
import { serveIssuances } from "../../testing/example-issuances.ts";
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

/** Without figures of a day and of people, what is below the tiles is what to do next. */
const lacking = () => refuse("Not found", { status: 404 });
const withoutFigures: FakeHandlers = {
  getStatistics: lacking,
  getServiceStatistics: lacking,
  getPopulation: lacking,
  getPopulationByAge: lacking,
  getPopulationByAgeGroup: lacking,
};

function show(handlers: FakeHandlers = {}, options: Omit<TestRegistryOptions, "handlers"> = {}) {
  return renderScreen(<Dashboard />, {
    handlers: {
      listCenterApplications: serveCounted,
      listReceivingBatches: serveBatches(received),
      listSendingBatches: serveBatches(sent),
      ...withoutFigures,
      ...handlers,
    },
    ...options,
  });
}

const fail = () => refuse("Database is away", { status: 503 });
const getTiles = () => within(screen.getByRole("region", { name: "My work" })).queryAllByRole("listitem");
const measureTiles = () => getTiles().map((tile) => JSON.stringify(tile.getBoundingClientRect()));
const findTile = async (name: RegExp) =>
  within((await screen.findByRole("link", { name })).closest("li") as HTMLElement);

/** The calls for the figures of the tiles: what is to be done next is read from the rows, and from other lists. */
const tileCallsOf = ({ calls }: FakeRegistry) =>
  calls
    .filter(({ query }) => Number(query.per_page ?? 99) <= 5)
    .filter(
      ({ operation, query }) =>
        operation !== "listIssuances" && !(operation === "listSendingBatches" && query.status !== "open"),
    );

describe("What waits at this centre", () => {
  test("stands there as figures, asked for with as few rows as will do [ROUTE-02]", async () => {
    const { server } = show();
    expect(await screen.findByRole("link", { name: /^Batches to receive\s*5/ })).toBeTruthy();
    expect(await screen.findByRole("link", { name: /^Receipts in progress\s*0/ })).toBeTruthy();
    expect(await screen.findByRole("link", { name: /^Open batches\s*1,204/ })).toBeTruthy();
    expect(await screen.findByRole("link", { name: /^Batches with a discrepancy\s*1/ })).toBeTruthy();
    expect(server.calls.slice(0, 5).map(({ operation, query }) => [operation, query])).toEqual([
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
    const before = measureTiles();
    expect(before).toHaveLength(8);
    answered.resolve(undefined);
    await screen.findByRole("link", { name: /^Open batches\s*1,204/ });
    await screen.findByRole("link", { name: /^Batches with a discrepancy\s*1/ });
    expect(measureTiles()).toEqual(before);
  });

  test("is muted where there is none of it", async () => {
    show();
    const [none, some] = await Promise.all([findTile(/^Receipts/), findTile(/^Batches to receive/)]);
    const [muted, strong] = [await none.findByText("0"), await some.findByText("5")].map((figure) =>
      Number(getComputedStyle(figure).fontWeight),
    );
    expect(muted).toBeLessThan(strong ?? 0);
  });

  test("is nothing: no tile moves, and what to do next says so [ROUTE-02]", async () => {
    const answered = Promise.withResolvers<undefined>();
    const serveNothing = async (call: Parameters<ReturnType<typeof serveBatches>>[0]) => {
      await answered.promise;
      return serveBatches([])(call);
    };
    const { server } = show({
      listCenterApplications: serveApplications([]),
      listReceivingBatches: serveNothing,
      listSendingBatches: serveNothing,
      listIssuances: serveIssuances([]),
    });
    const before = measureTiles();
    expect(screen.queryByText("Nothing at DNR Head Office is late.")).toBeNull();
    answered.resolve(undefined);
    expect(await screen.findByText("Nothing at DNR Head Office is late.")).toBeTruthy();
    expect(measureTiles()).toEqual(before);
    server.on("listSendingBatches", serveBatches(sent.slice(0, 1)));
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(screen.queryByText("Nothing at DNR Head Office is late.")).toBeNull());
    expect(await screen.findByRole("link", { name: /^Continue packing: DB-/ })).toBeTruthy();
  });

  test("says how old it is, and is read again on request", async () => {
    const { server } = show();
    await screen.findByRole("link", { name: /^Batches to receive\s*5/ });
    await waitFor(() =>
      expect(screen.getByText(/^As of [A-Z]\w+ \d+, \d{4}, \d\d:\d\d$/).getAttribute("role")).toBe("status"),
    );
    server.on("listReceivingBatches", serveBatches(received.slice(0, 2)));
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await screen.findByRole("link", { name: /^Batches to receive\s*2/ })).toBeTruthy();
    expect(tileCallsOf(server)).toHaveLength(10);
  });
});

describe("The figures of applications", () => {
  const isOfApplications = ({ operation }: { readonly operation: string }) =>
    operation === "listCenterApplications";
  const names = [
    /^Submitted applications\s*37/,
    /^Returned for correction\s*6/,
    /^Waiting for biometrics\s*0/,
    /^Waiting for payment\s*2/,
  ];

  test("come from one call where the server counts, and lead to the list of their status [ROUTE-02]", async () => {
    const { server, destinations } = show();
    for (const name of names) await userEvent.click(await screen.findByRole("link", { name }));
    expect(tileCallsOf(server).filter(isOfApplications)).toHaveLength(1);
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
    expect(
      tileCallsOf(server)
        .filter(isOfApplications)
        .map(({ query }) => query),
    ).toEqual(
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
    expect(tileCallsOf(server).filter(isOfApplications)).toHaveLength(2);
  });

  test("stand alone where the portal has no batches", async () => {
    const permissions = ({ area }: { readonly area: string }) =>
      !["dispatch", "issuance", "xpat"].includes(area);
    const { server } = show({ listCenterApplications: serveApplications([]) }, { options: { permissions } });
    expect(await screen.findByRole("link", { name: "New application" })).toBeTruthy();
    expect(getTiles()).toHaveLength(4);
    expect(screen.queryByRole("link", { name: "Open Sending" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(tileCallsOf(server).filter(isOfApplications).length).toBeGreaterThan(4));
    const ofWork = server.calls.filter(({ operation }) => !operation.startsWith("getPopulation"));
    expect(new Set(ofWork.map(({ operation }) => operation))).toEqual(new Set(["listCenterApplications"]));
  });
});

describe("Whoever only looks people up", () => {
  const asSearcher = {
    session: { user: createUser({ roles: ["status"] }) },
    options: { searchRole: "status" },
  };
  const findField = () => screen.findByRole("textbox", { name: "ID number" });

  test("has the search by ID number first, and nothing is asked for them [TOP-03]", async () => {
    const { server, destinations } = show({}, asSearcher);
    const field = await findField();
    await userEvent.fill(field, " 123456");
    await userEvent.click(screen.getByRole("button", { name: "Show status" }));
    expect(destinations).toEqual([{ screen: "ApplicationStatus", params: { idNumber: "A123456" } }]);
    expect(field).toHaveValue("");
    expect(server.calls.filter(({ operation }) => !operation.startsWith("getPopulation"))).toEqual([]);
    expect(screen.queryByRole("region", { name: "My work" })).toBeNull();
  });

  test.each([
    ["", "ID number is required."],
    ["A12", "Invalid ID Number"],
  ])("and types %j is told: %s", async (typed, words) => {
    const { destinations } = show({}, asSearcher);
    const field = await findField();
    await userEvent.fill(field, typed);
    await userEvent.keyboard("{Enter}");
    expect(field).toHaveAccessibleDescription(new RegExp(words));
    expect(screen.getByRole("alert")).toHaveTextContent(words);
    expect(field).toHaveFocus();
    await userEvent.keyboard("7");
    expect(field).not.toHaveAttribute("aria-invalid");
    expect(destinations).toEqual([]);
  });

  test("and has lists of work begins with these", async () => {
    show({}, { ...asSearcher, session: { user: createUser({ roles: ["status", "dnr"] }) } });
    await screen.findByRole("link", { name: /^Submitted applications\s*37/ });
    expect(await screen.findByRole("textbox", { name: "Scan or type a number" })).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "ID number" })).toBeNull();
  });
});

describe("When a figure cannot be read", () => {
  test("the others stand, it says so in its place, and is tried again by itself", async () => {
    const { server, notices } = show({ listSendingBatches: fail });
    const tile = await findTile(/^Open batches/);
    expect(await tile.findByText("Could not be loaded.")).toBeTruthy();
    expect(await screen.findByRole("link", { name: /^Batches to receive\s*5/ })).toBeTruthy();
    expect(notices.map(({ message }) => message)).toEqual(["Database is away."]);
    const before = tileCallsOf(server).length;
    server.on("listSendingBatches", serveBatches(sent));
    await userEvent.click(tile.getByRole("button", { name: "Try again: Open batches" }));
    expect(await tile.findByText("1,204")).toBeTruthy();
    expect(
      tileCallsOf(server)
        .slice(before)
        .map(({ operation }) => operation),
    ).toEqual(["listSendingBatches"]);
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
    expect(refresh.getBoundingClientRect().right).toBe(actions?.right);
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
    ["full access, whatever the role", { temp_full_access: true, roles: [] }, 9, 6],
    ["the role xpat", { roles: ["xpat"] }, 1, 1],
    ["no role", { roles: [] }, 0, 0],
  ])("and with %s sees the figures of their work", async (_, user, figures, calls) => {
    const { server } = show({}, { session: { user: createUser(user) } });
    await waitFor(() => expect(server.callsOf("getPopulation")).toHaveLength(1));
    expect(screen.queryAllByRole("region", { name: "My work" })).toHaveLength(figures > 0 ? 1 : 0);
    if (figures > 0) expect(getTiles()).toHaveLength(figures);
    const ofTiles = [...tileCallsOf(server), ...server.callsOf("getInteractionStats")];
    expect(ofTiles).toHaveLength(calls);
    expect(screen.getAllByText(/DNR Head Office/).length).toBeGreaterThan(0);
    expect(screen.queryAllByRole("button", { name: "Refresh" })).toHaveLength(figures > 0 ? 1 : 0);
  });

  test("and may do what their portal says", async () => {
    const permissions = ({ area }: { readonly area: string }) =>
      !["applications", "dispatch", "idSearch", "xpat"].includes(area);
    const { server } = show({}, { options: { permissions } });
    await waitFor(() => expect(server.callsOf("getPopulationByAgeGroup")).toHaveLength(1));
    expect(screen.queryByRole("region", { name: "My work" })).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(server.calls.filter(({ operation }) => !operation.startsWith("getPopulation"))).toEqual([]);
  });

  test("and without lists of work sees the population alone [ROUTE-02] [CALL-60]", async () => {
    renderScreen(<Dashboard />, { session: { user: createUser({ roles: [] }) } });
    expect(await screen.findByText(/^Registered people who live, in the whole country\./)).toBeTruthy();
    const headings = screen.getAllByRole("heading", { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(["Population"]);
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
    await userEvent.click(await screen.findByRole("link", { name: "Select Center" }));
    expect(destinations).toEqual([{ screen: "SelectCenter" }]);
  });
});
