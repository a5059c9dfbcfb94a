import { type ApplicationStatus, applicationStatusWords, type Notice } from "@id-desk/core";
import { createUser, headOffice, islandCenter, refuse } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ListQuery } from "../../runtime/frame/destination.ts";
import { createExampleApplications, serveApplications } from "../../testing/example-applications.ts";
import { daysAgo } from "../../testing/example-batches.ts";
import { findApplicationRow, madeHere, showApplications } from "../../testing/stage-applications.tsx";

beforeEach(() => page.viewport(1920, 900));

const getTable = () => screen.getByRole("table", { name: "Applications at DNR Head Office" });
const others = () => screen.getByRole("combobox", { name: "Other statuses" });
const firstSubmitted = "C-2026-000930";

describe("The list of applications made at a centre", () => {
  test("opens on the submitted ones, from the first page on [CALL-54] [DOM-05] [LOOK-07]", async () => {
    const { queries } = showApplications();
    const row = await findApplicationRow(firstSubmitted);
    for (const words of ["Mohamed Naseer", "Renewal", "Aishath Shareef", "Paid"])
      expect(row.getByText(words)).toBeTruthy();
    expect(row.getByRole("cell", { name: "A000930" })).toBeTruthy();
    expect(within(getTable()).getAllByRole("row")).toHaveLength(26);
    expect(screen.getByText("30 applications").closest("[role=status]")).toBeTruthy();
    expect(queries()).toEqual([{ page: "1", per_page: "25", status: "submitted" }]);
  });

  test("leads to an application by its number, to a new one, and tells its host what is as usual by nothing", async () => {
    const told: ListQuery[] = [];
    const { destinations } = showApplications({ onQueryChange: (query) => told.push(query) });
    const row = await findApplicationRow(firstSubmitted);
    await userEvent.click(row.getByRole("link", { name: firstSubmitted }));
    await userEvent.click(screen.getByRole("link", { name: "New application" }));
    expect(destinations).toEqual([
      { screen: "CenterApplication", params: { applicationId: 930 } },
      { screen: "NewApplication" },
    ]);
    await userEvent.click(screen.getByRole("radio", { name: /^Returned/ }));
    await userEvent.click(screen.getByRole("radio", { name: /^Submitted/ }));
    expect(told).toEqual([{ status: "returned" }, {}]);
  });

  test("reaches every status word of the contract [CALL-54]", async () => {
    const { queries } = showApplications();
    await findApplicationRow(firstSubmitted);
    const words = Object.entries(applicationStatusWords) as [ApplicationStatus, { label: string }][];
    const radios = screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"));
    for (const [status, { label }] of [...words, ["all", { label: "All" }] as const]) {
      if (radios.includes(status)) {
        await userEvent.click(screen.getByRole("radio", { name: new RegExp(`^${label}`) }));
      } else {
        await userEvent.selectOptions(others(), status);
        expect(others()).toHaveDisplayValue(new RegExp(`^${label} \\(\\d+\\)$`));
      }
      await waitFor(() => expect(queries().at(-1)?.status).toBe(status));
    }
    expect(radios).toHaveLength(5);
    expect(within(others()).getAllByRole("option")).toHaveLength(words.length + 1 - radios.length);
  });

  test("takes a status that nobody knows for the usual one [CALL-54]", async () => {
    const { queries } = showApplications({ query: { status: "at_the_printer", page: 0, perPage: 7 } });
    await findApplicationRow(firstSubmitted);
    expect(screen.getByRole("radio", { name: /^Submitted/ })).toHaveProperty("checked", true);
    expect(queries()).toEqual([{ page: "1", per_page: "25", status: "submitted" }]);
  });

  test("says how many there are of each status where the server counts, and nothing else where it does not", async () => {
    const { server, change } = showApplications();
    await findApplicationRow(firstSubmitted);
    expect(screen.getByRole("radio", { name: /^Returned/ })).toHaveAccessibleName(/6$/);
    expect(within(others()).getByRole("option", { name: "Cancelled (2)" })).toBeTruthy();
    expect(within(others()).getByRole("option", { name: "Rejected (0)" })).toBeTruthy();
    server.on("listCenterApplications", serveApplications(madeHere));
    change({ query: { status: "returned" } });
    await findApplicationRow("C-2026-000806");
    expect(screen.getByRole("radio", { name: /^Returned/ })).toHaveAccessibleName("Returned");
    expect(within(others()).getByRole("option", { name: "Cancelled" })).toBeTruthy();
  });

  test("offers every status in one select on a narrow window, and tells below the number what has no column", async () => {
    await page.viewport(320, 700);
    showApplications({ defaultQuery: { status: "returned" } });
    const row = await findApplicationRow("C-2026-000805");
    const select = screen.getByRole("combobox", { name: "Status" });
    expect(select).toHaveDisplayValue("Returned (6)");
    expect(within(select).getAllByRole("option")).toHaveLength(13);
    for (const words of ["Aminath Sheereen Abdulla", "The birth certificate cannot be read"])
      expect(row.getByText(words)).toBeVisible();
    expect(row.getByRole("rowheader").textContent).toContain("A000805");
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

describe("A row", () => {
  test("that was returned says why, how many reasons more, and for how long it waits", async () => {
    showApplications({ defaultQuery: { status: "returned" } });
    const recent = await findApplicationRow("C-2026-000804");
    expect(recent.getByText("Photo too dark").parentElement).toHaveTextContent("Photo too dark (+1 more)");
    expect(recent.getByText("4 days")).toBeTruthy();
    const single = await findApplicationRow("C-2026-000805");
    expect(single.getByText("The birth certificate cannot be read")).toBeTruthy();
    expect(single.queryByText(/more\)/)).toBeNull();
    const long = await findApplicationRow("C-2026-000801");
    expect(long.getAllByText("10 days")).toHaveLength(1);
  });

  test("says for how long it has waited, with a warning where that is longer than the settings allow", async () => {
    const waiting = [8, 7].map((days, index) => ({
      ...createExampleApplications(1, "submitted", { firstId: index })[0],
      status_at: daysAgo(days),
    })) as typeof madeHere;
    showApplications({}, { handlers: { listCenterApplications: serveApplications(waiting) } });
    const isWarning = (words: HTMLElement) =>
      words.closest("[data-tone]")?.getAttribute("data-tone") === "warning";
    const late = await findApplicationRow("C-2026-000001");
    expect(isWarning(late.getByText("8 days"))).toBe(true);
    const usual = await findApplicationRow("C-2026-000002");
    expect(isWarning(usual.getByText("7 days"))).toBe(false);
  });

  test("has its status on the tab of all alone, where the others have the days", async () => {
    const { change } = showApplications({ query: { status: "submitted" } });
    const row = await findApplicationRow(firstSubmitted);
    expect(row.queryByText("Submitted")).toBeNull();
    const headings = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(headings()).toContain("Waiting");
    change({ query: { status: "all" } });
    expect((await findApplicationRow(firstSubmitted)).getByText("Submitted")).toBeTruthy();
    expect(headings()).not.toContain("Waiting");
    change({ query: { status: "cancelled" } });
    await findApplicationRow("C-2026-000502");
    expect(headings()).not.toContain("Waiting");
    expect(headings()).not.toContain("Status");
  });

  test("tells each part of the biometrics in words, and that it is not submitted yet", async () => {
    showApplications({ defaultQuery: { status: "pending_biometrics" } });
    const row = await findApplicationRow("C-2026-000703");
    for (const words of ["Photograph: taken before", "Fingerprints: missing", "Signature: missing"])
      expect(row.getByText(words)).toBeTruthy();
    expect(row.getByText("Not yet submitted")).toBeTruthy();
  });

  test("shows words that nobody knows as they are", async () => {
    const [application] = createExampleApplications(1, "submitted", { firstId: 1 });
    const unknown = {
      ...application,
      status: "at_the_printer",
      type: "replacement",
      payment: { status: "disputed", amount: 1, currency: "MVR" },
    };
    const meta = { page: 1, per_page: 25, total: 1, last_page: 1 };
    showApplications(
      {},
      { handlers: { listCenterApplications: () => Response.json({ applications: [unknown], meta }) } },
    );
    const row = await findApplicationRow("C-2026-000002");
    for (const words of ["at_the_printer", "replacement", "disputed"])
      expect(row.getByText(words)).toBeTruthy();
  });

  test("takes the words for types from the registry's settings", async () => {
    const types = [{ code: "renewal" as const, label: "New card for an old one" }];
    const configs = { applications: { types, document_types: [], cancel_reasons: [] } };
    showApplications({}, { handlers: { getSettings: () => Response.json({ configs }) } });
    const row = await findApplicationRow(firstSubmitted);
    expect(await row.findByText("New card for an old one")).toBeTruthy();
  });

  test("has the focus again when staff come back from its application", async () => {
    showApplications({ returnedFrom: 929 });
    const row = await findApplicationRow("C-2026-000929");
    await waitFor(() => expect(row.getByRole("link", { name: "C-2026-000929" })).toHaveFocus());
  });
});

async function openMenu(applicationNo: string): Promise<readonly (string | null)[]> {
  const row = await findApplicationRow(applicationNo);
  await userEvent.click(row.getByRole("button", { name: `Actions of application ${applicationNo}` }));
  return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
}

describe("The menu of a row", () => {
  test.each([
    ["submitted", firstSubmitted, ["Print slip", "Cancel application"]],
    ["returned", "C-2026-000806", ["Resubmit", "Print slip", "Cancel application"]],
    ["pending_biometrics", "C-2026-000704", ["Continue biometrics", "Print slip", "Cancel application"]],
    ["pending_payment", "C-2026-000603", ["Payment link", "Print slip", "Cancel application"]],
  ])("offers what a %s application allows", async (status, number, offered) => {
    showApplications({ defaultQuery: { status } });
    expect(await openMenu(number)).toEqual(offered);
  });

  test("is left out if the number of the application is the only way on", async () => {
    showApplications({ defaultQuery: { status: "cancelled" } });
    const row = await findApplicationRow("C-2026-000502");
    expect(row.getByRole("link", { name: "C-2026-000502" })).toBeTruthy();
    expect(row.queryByRole("button")).toBeNull();
  });

  test("offers neither a cancellation nor a payment link where the page is for reading alone", async () => {
    showApplications({ defaultQuery: { status: "pending_payment" }, readOnly: true });
    expect(await openMenu("C-2026-000603")).toEqual(["Print slip"]);
  });

  test("offers no cancellation to the centre that only hands the card over", async () => {
    const applications = madeHere.map((application) => ({
      ...application,
      created_center: islandCenter,
      collection_center: headOffice,
    }));
    const handlers = { listCenterApplications: serveApplications(applications) };
    showApplications({}, { handlers });
    expect(await openMenu(firstSubmitted)).toEqual(["Print slip"]);
  });

  test("offers it to full access at any centre", async () => {
    const session = { user: createUser({ temp_full_access: true }), center: islandCenter };
    showApplications({}, { session });
    expect(await openMenu(firstSubmitted)).toContain("Cancel application");
  });

  test("leads to the pages where an application goes on", async () => {
    const { destinations, change } = showApplications({ query: { status: "returned" } });
    await openMenu("C-2026-000806");
    await userEvent.click(screen.getByRole("menuitem", { name: "Resubmit" }));
    await userEvent.click(screen.getByRole("link", { name: "C-2026-000806" }));
    change({ query: { status: "pending_biometrics" } });
    await openMenu("C-2026-000704");
    await userEvent.click(screen.getByRole("menuitem", { name: "Continue biometrics" }));
    expect(destinations).toEqual([
      { screen: "ResubmitApplication", params: { applicationId: 806 } },
      { screen: "CenterApplication", params: { applicationId: 806 } },
      { screen: "BiometricsCapture", params: { idNumber: "A000704" } },
    ]);
  });

  test("cancels an application with a reason, reads the list again and keeps the focus [DOM-05]", async () => {
    const { server, queries } = showApplications();
    await openMenu(firstSubmitted);
    server.on("cancelApplication", ({ path }) => {
      const left = madeHere.filter(({ id }) => id !== Number(path.appId));
      server.on("listCenterApplications", serveApplications(left));
      return Response.json({ message: "Application cancelled" });
    });
    await userEvent.click(screen.getByRole("menuitem", { name: "Cancel application" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel application" }));
    expect(await dialog.findByText("Reason is required.")).toBeTruthy();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /Reason/ }), "duplicate");
    await userEvent.fill(dialog.getByRole("textbox", { name: /Notes/ }), "The same as C-2026-000041");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel application" }));
    await waitFor(() => expect(screen.queryByText(firstSubmitted)).toBeNull());
    expect(server.callsOf("cancelApplication")[0]).toMatchObject({
      path: { appId: "930" },
      body: { reason: "duplicate", notes: "The same as C-2026-000041", version: 2 },
    });
    expect(queries().length).toBeGreaterThan(1);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.textContent).toBe("Applications at DNR Head Office");
  });
});

describe("Where there is nothing to list", () => {
  test.each([
    ["submitted", "No submitted applications.", "Start a new one when an applicant comes to the counter."],
    [
      "returned",
      "No returned applications.",
      "Applications that the registry returns for correction appear here.",
    ],
    ["printing", "No applications have this status.", undefined],
    ["all", "No applications yet.", "Start a new one when an applicant comes to the counter."],
  ])("the list of %s applications says what that means and what to do", async (status, heading, help) => {
    showApplications(
      { defaultQuery: { status } },
      { handlers: { listCenterApplications: serveApplications([]) } },
    );
    expect(await screen.findByText(heading)).toBeTruthy();
    if (help) expect(screen.getByText(help)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Select applications" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Export CSV" })).toBeNull();
  });

  test("because it failed, it says so, and can be tried again", async () => {
    const notices: Notice[] = [];
    const { server, registry } = showApplications(
      {},
      { handlers: { listCenterApplications: () => refuse("Database is away", { status: 503 }) } },
    );
    registry.onNotice((notice) => notices.push(notice));
    expect(await screen.findByText("Could not load applications.")).toBeTruthy();
    server.on("listCenterApplications", serveApplications(madeHere));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await findApplicationRow(firstSubmitted);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Applications at DNR Head Office"));
  });

  test("because the user has no access, nothing of the list is offered", async () => {
    const refused = () => refuse("You do not have access to this area.", { status: 403 });
    showApplications({}, { handlers: { listCenterApplications: refused } });
    expect(await screen.findByText("You do not have access to this area.")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "New application" })).toBeNull();
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  test("of a page that is gone, it leads to the last one", async () => {
    const { queries } = showApplications({ defaultQuery: { page: 1_000_000_000 } });
    expect(await screen.findByText("There is no page 1,000,000,000 any more.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Show the last page" }));
    await waitFor(() => expect(queries().at(-1)?.page).toBe("2"));
    await findApplicationRow("C-2026-000901");
  });

  test("that is newer, it says how old the rows are", async () => {
    const { server } = showApplications();
    await findApplicationRow(firstSubmitted);
    server.on("listCenterApplications", () => refuse("Database is away", { status: 503 }));
    window.dispatchEvent(new Event("visibilitychange"));
    expect(await screen.findByText(/The list could not be read again/)).toBeTruthy();
    expect(screen.getByText(firstSubmitted)).toBeTruthy();
  });
});

test("Without the registry's settings the list is shown, and says below it that they are missing", async () => {
  showApplications({}, { handlers: { getSettings: () => refuse("Database is away", { status: 503 }) } });
  const row = await findApplicationRow(firstSubmitted);
  expect(row.getByText("Renewal")).toBeTruthy();
  const told = await screen.findByText("The registry's settings could not be loaded.");
  expect(screen.getByRole("table").compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
