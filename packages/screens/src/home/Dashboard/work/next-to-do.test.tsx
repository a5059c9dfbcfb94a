import { createUser, headOffice, islandCenter } from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createExampleApplications, serveApplications } from "../../../testing/example-applications.ts";
import { createExampleBatches, daysAgo, serveBatches } from "../../../testing/example-batches.ts";
import { createExampleIssuances, serveIssuances } from "../../../testing/example-issuances.ts";
import { fail, findPart, renderDashboard } from "../../../testing/stage-dashboard.tsx";
import { readOldestPage } from "./next-line.ts";

beforeEach(() => page.viewport(1366, 768));

const part = () => findPart("Next to do");
const findLines = async () => (await part()).findAllByRole("listitem");
const readNumbers = async () => (await findLines()).map((line) => line.firstElementChild?.textContent);
const nothingIsLate = "Nothing at DNR Head Office is late.";

type Batch = ReturnType<typeof createExampleBatches>[number];
const createBatches = (
  status: Batch["status"],
  side: "receiving" | "sending",
  change: Partial<Batch>,
  count = 1,
) => createExampleBatches(count, status, { side }).map((batch) => ({ ...batch, ...change }));

const late = createBatches("dispatched", "receiving", {
  id: 1,
  batch_no: "DB-2026-000001",
  dispatched_at: daysAgo(9),
  cards_count: 18,
});
const receipt = createBatches("receiving", "receiving", {
  id: 2,
  batch_no: "DB-2026-000002",
  dispatched_at: daysAgo(4),
  cards_count: 12,
  received_count: 9,
  missing_count: 1,
  disputed_count: 1,
});
const sentLate = createBatches("dispatched", "sending", {
  id: 5,
  batch_no: "DB-2026-000005",
  dispatched_at: daysAgo(8),
  cards_count: 30,
});
const packing = createBatches("open", "sending", {
  id: 7,
  batch_no: "DB-2026-000007",
  created_at: daysAgo(2),
  cards_count: 21,
});
type Application = ReturnType<typeof createExampleApplications>[number];
const createReturned = (change: Partial<Application>): Application[] =>
  createExampleApplications(1, "returned").map((each) => ({
    ...each,
    id: 3,
    application_no: "C-2026-000003",
    status_at: daysAgo(5),
    return_reasons: [{ code: "photo_too_dark", field: "photo", text: "Photo too dark" }],
    ...change,
  }));
const biometrics = createExampleApplications(1, "pending_biometrics").map((each) => ({
  ...each,
  application_no: "C-2026-000006",
  status_at: daysAgo(4),
  applicant: { ...each.applicant, id_number: "A300006" },
}));
const proof = createExampleIssuances(1).map((each) => ({
  ...each,
  issuance_no: "HO-2026-000004",
  issued_at: daysAgo(3),
  card: { ...each.card, id: 1004 },
}));

describe("What to do next", () => {
  test("begins with what is late longest, and says how long each waits [ROUTE-02]", async () => {
    renderDashboard({
      listReceivingBatches: serveBatches([...late, ...receipt]),
      listSendingBatches: serveBatches([...sentLate, ...packing]),
      listCenterApplications: serveApplications([...createReturned({}), ...biometrics]),
      listIssuances: serveIssuances(proof),
    });
    const lines = await findLines();
    const [island, other] = [late[0]?.origin_center.name, sentLate[0]?.destination_center.name];
    expect(lines.map((line) => [...line.children].slice(0, 3).map(({ textContent }) => textContent))).toEqual(
      [
        ["DB-2026-000002", "Receipt not finished: 1 card not checked yet", "for 4 days"],
        ["C-2026-000003", "Returned: Photo too dark", "for 5 days"],
        ["DB-2026-000001", `On its way from ${island}: 18 cards`, "for 9 days"],
        ["HO-2026-000004", "Handed over, its proof is not saved", "for 3 days"],
        ["DB-2026-000005", `Sent to ${other}, not opened there: 30 cards`, "for 8 days"],
        ["C-2026-000006", "Biometrics are not taken yet", "for 4 days"],
        ["DB-2026-000007", `Packed for ${other}, not dispatched: 21 cards`, "for 2 days"],
      ],
    );
    expect(screen.getByRole("list", { name: "Next to do at DNR Head Office" })).toBeTruthy();
  });

  test("leads with each button to where it is done", async () => {
    const { destinations } = renderDashboard({
      listReceivingBatches: serveBatches([...late, ...receipt]),
      listSendingBatches: serveBatches([...sentLate, ...packing]),
      listCenterApplications: serveApplications([...createReturned({}), ...biometrics]),
      listIssuances: serveIssuances(proof),
    });
    for (const name of [
      "Open batch: DB-2026-000001",
      "Continue receipt: DB-2026-000002",
      "Correct and submit: C-2026-000003",
      "Save proof: HO-2026-000004",
      "Open batch: DB-2026-000005",
      "Take biometrics: C-2026-000006",
      "Continue packing: DB-2026-000007",
    ]) {
      await userEvent.click(await screen.findByRole("link", { name }));
    }
    expect(destinations).toEqual([
      { screen: "DispatchReceivingBatch", params: { batchId: 1 } },
      { screen: "DispatchReceivingBatch", params: { batchId: 2 } },
      { screen: "ResubmitApplication", params: { applicationId: 3 } },
      { screen: "Issuances", params: { status: "collected" }, state: { cardId: 1004 } },
      { screen: "DispatchSendingBatch", params: { batchId: 5 } },
      { screen: "BiometricsCapture", params: { idNumber: "A300006" } },
      { screen: "DispatchSendingBatch", params: { batchId: 7 } },
    ]);
  });

  test.each([
    ["two more reasons", { return_reasons: ["One", "Two", "Three"] }, "Returned: One, and 2 more"],
    ["no reason", { return_reasons: [] }, "Returned for correction"],
  ])("says why an application was returned: %s", async (_, { return_reasons }, sentence) => {
    const reasons = return_reasons.map((text) => ({ code: text, field: "photo" as const, text }));
    renderDashboard({
      listCenterApplications: serveApplications(createReturned({ return_reasons: reasons })),
    });
    expect((await findLines())[0]?.textContent).toContain(`${sentence}for 5 days`);
  });

  test("opens a returned application of another centre, which corrects it", async () => {
    const elsewhere = createReturned({ created_center: islandCenter, collection_center: headOffice });
    const { destinations } = renderDashboard({ listCenterApplications: serveApplications(elsewhere) });
    await userEvent.click(await screen.findByRole("link", { name: /: C-2026-000003$/ }));
    expect(destinations).toEqual([{ screen: "CenterApplication", params: { applicationId: 3 } }]);
  });

  test("says of what began today that it waits since today", async () => {
    renderDashboard({
      listSendingBatches: serveBatches(createBatches("open", "sending", { created_at: daysAgo(0) })),
    });
    expect((await findLines())[0]?.textContent).toContain("since today");
  });

  test("leaves out batches that are on their way for no longer than usual", async () => {
    const onTime = createBatches("dispatched", "receiving", { dispatched_at: daysAgo(7) });
    renderDashboard({ listReceivingBatches: serveBatches(onTime) });
    expect(await (await part()).findByText(nothingIsLate)).toBeTruthy();
  });

  test("is eight lines at most, of the oldest page of a long list", async () => {
    const open = createExampleBatches(1204, "open");
    const { server } = renderDashboard({ listSendingBatches: serveBatches(open) });
    expect(await readNumbers()).toEqual(
      open
        .slice(-8)
        .reverse()
        .map(({ batch_no }) => batch_no),
    );
    const { page: oldest, per_page } = readOldestPage(1204);
    const asked = server.callsOf("listSendingBatches").map(({ query }) => query);
    expect(asked.slice(2)).toEqual([{ status: "open", page: `${oldest}`, per_page: `${per_page}` }]);
  });

  test("asks for no rows of lists that are empty", async () => {
    const { server } = renderDashboard({ listReceivingBatches: serveBatches(receipt) });
    expect(await readNumbers()).toEqual(["DB-2026-000002"]);
    const asked = server.calls.filter(({ query }) => Number(query.per_page) > 5);
    expect(asked.map(({ operation, query }) => [operation, query.status])).toEqual([
      ["listReceivingBatches", "receiving"],
    ]);
  });

  test("has applications of this centre alone, also with full access", async () => {
    const elsewhere = { created_center: islandCenter, collection_center: islandCenter };
    renderDashboard(
      {
        listCenterApplications: serveApplications([
          ...createReturned({ id: 8, application_no: "C-2026-000008", ...elsewhere }),
          ...createReturned({}),
        ]),
      },
      { session: { user: createUser({ temp_full_access: true }) } },
    );
    expect(await readNumbers()).toEqual(["C-2026-000003"]);
  });

  test("is read again with the page", async () => {
    const { server } = renderDashboard({ listReceivingBatches: serveBatches(receipt) });
    expect(await readNumbers()).toEqual(["DB-2026-000002"]);
    server.on("listReceivingBatches", serveBatches(late));
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(async () => expect(await readNumbers()).toEqual(["DB-2026-000001"]));
  });
});

describe("When a list of what to do next fails", () => {
  const mayBeMissing = /^Not everything could be loaded, so something may be missing here\./;

  test("the others are there, it says that something may be missing, and asks for that list alone", async () => {
    const { server, notices } = renderDashboard({
      listReceivingBatches: serveBatches(receipt),
      listIssuances: fail,
    });
    expect(await (await part()).findByText(mayBeMissing)).toBeTruthy();
    expect(await readNumbers()).toEqual(["DB-2026-000002"]);
    expect(notices).toEqual([]);
    const before = server.calls.length;
    server.on("listIssuances", serveIssuances(proof));
    await userEvent.click(screen.getByRole("button", { name: "Load again" }));
    await waitFor(async () => expect(await readNumbers()).toEqual(["DB-2026-000002", "HO-2026-000004"]));
    expect((await part()).queryByText(mayBeMissing)).toBeNull();
    expect(new Set(server.calls.slice(before).map(({ operation }) => operation))).toEqual(
      new Set(["listIssuances"]),
    );
  });

  test("with the figure of its tile, this is asked for again", async () => {
    const { server } = renderDashboard({ listSendingBatches: fail });
    expect(await (await part()).findByText(mayBeMissing)).toBeTruthy();
    expect((await part()).queryByText(nothingIsLate)).toBeNull();
    server.on("listSendingBatches", serveBatches(packing));
    await userEvent.click(screen.getByRole("button", { name: "Load again" }));
    await waitFor(async () => expect(await readNumbers()).toEqual(["DB-2026-000007"]));
    expect(await screen.findByRole("link", { name: /^Open batches\s*1/ })).toBeTruthy();
  });
});

describe("Where nothing is late", () => {
  test.each([
    ["dnr", ["dnr"], ["New issuance", "New application", "Open Sending"]],
    ["xpat", ["xpat"], ["Record an interaction"]],
    ["both", ["dnr", "xpat"], ["New issuance", "New application", "Open Sending", "Record an interaction"]],
  ])("are the actions of the role %s [ROUTE-02]", async (_, roles, actions) => {
    const { server, destinations } = renderDashboard({}, { session: { user: createUser({ roles }) } });
    expect(await (await part()).findByText(nothingIsLate)).toBeTruthy();
    const links = (await part()).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(actions);
    for (const link of links) await userEvent.click(link);
    const screens = {
      "New issuance": "NewIssuance",
      "New application": "NewApplication",
      "Open Sending": "DispatchSending",
      "Record an interaction": "Xpat",
    } as const;
    expect(destinations).toEqual(
      actions.map((action) => ({ screen: screens[action as keyof typeof screens] })),
    );
    expect(server.callsOf("listIssuances")).toHaveLength(roles.includes("dnr") ? 1 : 0);
  });

  test("an XPAT officer who refreshes the page asks for the lists of nobody else", async () => {
    const { server } = renderDashboard({}, { session: { user: createUser({ roles: ["xpat"] }) } });
    await (await part()).findByText(nothingIsLate);
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(server.callsOf("getInteractionStats")).toHaveLength(2));
    const asked = server.calls.filter(({ operation }) => !operation.startsWith("getPopulation"));
    expect(new Set(asked.map(({ operation }) => operation))).toEqual(new Set(["getInteractionStats"]));
    expect(screen.queryByRole("button", { name: "Load again" })).toBeNull();
  });
});
