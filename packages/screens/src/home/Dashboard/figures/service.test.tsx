import { todayIn } from "@id-desk/core";
import { createServiceStatistics, createUser, type FakeHandler, refuse, reply } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { daysAgo } from "../../../testing/example-batches.ts";
import { fail, findPart, renderDashboard } from "../../../testing/stage-dashboard.tsx";

beforeEach(() => page.viewport(1366, 768));

type Service = ReturnType<typeof createServiceStatistics>;
const own: Partial<Service> = { centers: createServiceStatistics().centers.slice(0, 1) };
const serve =
  (service: Partial<Service> | null = own): FakeHandler<"getServiceStatistics"> =>
  () =>
    reply(200, { service: service && createServiceStatistics(service), extensions: ["figures"] });

const show = (
  getServiceStatistics: FakeHandler<"getServiceStatistics"> = serve(),
  {
    handlers = {},
    ...options
  }: Parameters<typeof renderDashboard>[1] & {
    readonly handlers?: Parameters<typeof renderDashboard>[0];
  } = {},
) => renderDashboard({ getServiceStatistics, ...handlers }, options);
const part = () => findPart("How the service does");
const readTable = async (name: string) =>
  within(await (await part()).findByRole("table", { name }))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe("How the service does", () => {
  test("is told in two figures with a sentence each [CALL-59]", async () => {
    const { server } = show();
    const block = await part();
    expect(block.getByText("The last 13 weeks at DNR Head Office")).toBeTruthy();
    const done = block.getByRole("figure", { name: "Applications and hand-overs by week" });
    expect(
      within(done).getByText("416 applications and 390 hand-overs in 13 weeks. In the last week 14 and 12."),
    ).toBeTruthy();
    const days = await block.findByRole("figure", { name: "Days from application to hand-over by week" });
    expect(
      within(days).getByText(
        "Half of the cards were handed over within 12 days of the application, nine of ten within 29 days.",
      ),
    ).toBeTruthy();
    expect(server.callsOf("getServiceStatistics").map(({ query }) => query)).toEqual([{}]);
  });

  test("says so where no card was handed over", async () => {
    const { whole, weeks, centers } = createServiceStatistics(own);
    const none = { handed_over: 0, median_days: null, p90_days: null };
    show(
      serve({
        whole: { ...whole, ...none },
        weeks: weeks.map((week) => ({ ...week, ...none })),
        centers: centers.map((center) => ({ ...center, ...none })),
      }),
    );
    expect(
      await (await part()).findByText("No card of an application was handed over in these weeks."),
    ).toBeTruthy();
  });

  test("has its weeks as a table on request, with a dash where nobody waited", async () => {
    show();
    await part();
    expect(screen.queryByRole("table", { name: "By week" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show the weeks as a table" }));
    const [headings, ...rows] = await readTable("By week");
    expect(headings).toEqual([
      "Week from",
      "Applications",
      "Cards sent",
      "Cards received",
      "Handed over",
      "Median days",
      "9 of 10 within days",
    ]);
    expect(rows).toHaveLength(13);
    expect(rows[0]).toEqual(["Aug 23, 2026", "33", "62", "36", "31", "9", "21"]);
    expect(rows[6]).toEqual(["Oct 4, 2026", "2", "0", "5", "0", "–", "–"]);
    await userEvent.click(screen.getByRole("button", { name: "Hide the table of weeks" }));
    expect(screen.queryByRole("table", { name: "By week" })).toBeNull();
  });

  test("of one centre has no table of centres", async () => {
    show();
    await part();
    expect(screen.queryByRole("table", { name: "By centre" })).toBeNull();
  });

  test("of several centres compares them", async () => {
    show(serve({}));
    expect(await readTable("By centre")).toEqual([
      [
        "Centre",
        "Applications",
        "Cards sent",
        "Cards received",
        "Handed over",
        "Median days",
        "9 of 10 within days",
      ],
      ["DNR Head Office", "402", "380", "371", "390", "12", "29"],
      ["HDh. Kulhudhuffushi City Centre", "402", "380", "371", "41", "18", "44"],
    ]);
  });

  test("follows the cut-off date of the watch list, and its centres", async () => {
    const { server } = show(serve({}), {
      handlers: { getStatistics: () => reply(200, { statistics: null, extensions: ["figures"] }) },
      session: { user: createUser({ temp_full_access: true }) },
    });
    await part();
    const day = todayIn("Indian/Maldives", new Date(daysAgo(30)));
    await userEvent.fill(await screen.findByRole("textbox", { name: "Cut-off date" }), day);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Centres" }), "All centres");
    await waitFor(() =>
      expect(server.callsOf("getServiceStatistics").map(({ query }) => query)).toEqual([
        {},
        { cutoffdate: day },
        { cutoffdate: day, centers: "all" },
      ]),
    );
    expect(await (await part()).findByText("The last 13 weeks at every centre")).toBeTruthy();
  });
});

describe("Where the service has no figures", () => {
  test("for the date, it says so", async () => {
    show(serve(null));
    expect(await (await part()).findByText("No figures for this date.")).toBeTruthy();
  });

  test.each([
    ["the server fails", fail],
    ["it refuses the request", () => refuse("Bad request", { status: 400 })],
  ])("because %s, it fails alone and is tried again", async (_, answer) => {
    const { server, notices } = show(answer);
    const block = await part();
    expect(block.getByText("Could not load the figures of the service.")).toBeTruthy();
    expect(await screen.findByText("Nothing at DNR Head Office is late.")).toBeTruthy();
    expect(notices).toEqual([]);
    server.on("getServiceStatistics", serve());
    const before = server.calls.length;
    await userEvent.click(block.getByRole("button", { name: "Try again" }));
    expect(await (await part()).findByText("The last 13 weeks at DNR Head Office")).toBeTruthy();
    expect(server.calls.slice(before).map(({ operation }) => operation)).toEqual(["getServiceStatistics"]);
  });

  test("because the server has no such call, it is not there", async () => {
    const { server } = show(() => refuse("Not found", { status: 404 }));
    await waitFor(() => expect(server.callsOf("getServiceStatistics").length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByRole("region", { name: "How the service does" })).toBeNull());
  });
});
