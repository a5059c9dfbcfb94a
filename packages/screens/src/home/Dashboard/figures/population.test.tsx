import { createUser, type FakeHandlers, reply } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fail, findPart, renderDashboard } from "../../../testing/stage-dashboard.tsx";

/** The tables of each paper, once its frame was told to print; the browser's own window would stop the test. */
const printed: string[][] = [];
const watch = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    const view = node instanceof HTMLIFrameElement ? node.contentWindow : null;
    if (!view) continue;
    view.print = () => {
      const lines = [...view.document.querySelectorAll("caption, tr")].map((line) =>
        line.localName === "tr"
          ? [...line.children].map((cell) => cell.textContent).join(" ")
          : line.textContent,
      );
      printed.push(lines);
      view.dispatchEvent(new Event("afterprint"));
    };
  }
});
let files: { readonly name: string; readonly file: Blob }[] = [];

beforeEach(async () => {
  await page.viewport(1366, 768);
  watch.observe(document, { childList: true, subtree: true });
  files = [];
  let made: Blob | undefined;
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    made = file as Blob;
    return "#file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    if (made) files.push({ name: this.download, file: made });
  });
});
afterEach(() => {
  watch.disconnect();
  printed.length = 0;
  vi.restoreAllMocks();
});

const as_of = "2026-11-19T20:00:00Z";
const atolls = [
  { atoll: "Kaafu", total: 900, male: 500, female: 400 },
  { atoll: "Seenu", total: 550, male: 300, female: 250 },
  { atoll: null, total: 1150, male: 600, female: 550 },
];
const ages = [
  { age: 0, male: 200, female: 150 },
  { age: 17, male: 200, female: 150 },
  { age: 18, male: 500, female: 400 },
  { age: 65, male: 300, female: 300 },
  { age: 101, male: 200, female: 200 },
];
const age_groups = [
  { label: "0-4", male: 200, female: 150 },
  { label: "15-19", male: 700, female: 550 },
  { label: "65-69", male: 300, female: 300 },
  { label: "100+", male: 200, female: 200 },
];
const people = { total: 2600, male: 1400, female: 1200 };
const serve = (by_atoll: typeof atolls = atolls, totals = people): FakeHandlers => ({
  getPopulation: () => reply(200, { population: { ...totals, by_atoll }, as_of }),
  getPopulationByAge: () => reply(200, { ages, as_of }),
  getPopulationByAgeGroup: () => reply(200, { age_groups, as_of }),
});

const show = (handlers: FakeHandlers = {}) =>
  renderDashboard({ ...serve(), ...handlers }, { session: { user: createUser({ roles: [] }) } });
const part = () => findPart("Population");
const readTotals = async () =>
  [...(await (await part()).findByLabelText("Totals")).children].map(({ textContent }) => textContent);
const readTable = async (name: string) => {
  const table = await (await part()).findByRole("table", { name });
  return within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("The population", () => {
  test("has the people of the whole country in all, and says when they were counted [CALL-60]", async () => {
    const { server } = show();
    expect(await readTotals()).toEqual(["Total2,600", "Male1,400", "Female1,200"]);
    expect(
      (await part()).getByText(/^Registered people who live, in the whole country\. Counted .*Nov 20, 2026/),
    ).toBeTruthy();
    expect(
      new Set(server.calls.map(({ operation, query }) => `${operation} ${JSON.stringify(query)}`)),
    ).toEqual(new Set(["getPopulation {}", "getPopulationByAge {}", "getPopulationByAgeGroup {}"]));
  });

  test("is drawn in parts, and no chart ever names a table that is not there yet", async () => {
    const missing: (string | null)[] = [];
    const watch = new MutationObserver(() => {
      for (const figure of document.querySelectorAll("[aria-details]")) {
        const id = figure.getAttribute("aria-details") ?? "";
        if (!document.getElementById(id)) missing.push(figure.textContent);
      }
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    show();
    await (await part()).findByRole("table", { name: "Population by age group" });
    watch.disconnect();
    expect(missing).toEqual([]);
  });

  test("is drawn by atoll and by age, each with a sentence and a table of the same values", async () => {
    show();
    const block = await part();
    await block.findByRole("table", { name: "Population by age group" });
    const byAtoll = block.getByRole("figure", { name: "Population by atoll" });
    expect(within(byAtoll).getByText("The atoll with the most people is Kaafu: 900 of 2,600.")).toBeTruthy();
    const byAge = block.getByRole("figure", { name: "Population by age" });
    expect(
      within(byAge).getByText("700 of 2,600 people are under 18, and 1,000 are 65 or older."),
    ).toBeTruthy();
    for (const [figure, name] of [
      [byAtoll, "Population by atoll"],
      [byAge, "Population by age group"],
    ] as const) {
      const details = document.getElementById(figure.getAttribute("aria-details") ?? "");
      expect(details?.contains(block.getByRole("table", { name }))).toBe(true);
    }
  });

  test("has tables whose sums are the totals [CALL-60] [CALL-62]", async () => {
    show();
    expect(await readTable("Population by atoll")).toEqual([
      ["Atoll", "Male", "Female", "Total"],
      ["Kaafu", "500", "400", "900"],
      ["Seenu", "300", "250", "550"],
      ["Atoll not known", "600", "550", "1,150"],
      ["Total", "1,400", "1,200", "2,600"],
    ]);
    expect(await readTable("Population by age group")).toEqual([
      ["Age group", "Male", "Female", "Total", "%"],
      ["0-4", "200", "150", "350", "13.5"],
      ["15-19", "700", "550", "1,250", "48.1"],
      ["65-69", "300", "300", "600", "23.1"],
      ["100+", "200", "200", "400", "15.4"],
      ["Total", "1,400", "1,200", "2,600", "100.0"],
    ]);
  });

  test("has a table of each age on request [CALL-61]", async () => {
    show();
    await part();
    expect(screen.queryByRole("table", { name: "Population by age" })).toBeNull();
    await press("Show each age as a table");
    const rows = await readTable("Population by age");
    expect(rows[5]).toEqual(["101", "200", "200", "400"]);
    expect(rows.at(-1)).toEqual(["Total", "1,400", "1,200", "2,600"]);
    const button = screen.getByRole("button", { name: "Hide the table of each age" });
    expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(button);
    expect(screen.queryByRole("table", { name: "Population by age" })).toBeNull();
  });

  test("gives each table as a file, named after the day of its figures", async () => {
    show();
    await part();
    await press("Export CSV: Population by atoll");
    await press("Export CSV: Population by age group");
    expect(files.map(({ name }) => name)).toEqual([
      "population-by-atoll-2026-11-20.csv",
      "population-by-age-group-2026-11-20.csv",
    ]);
    const [byAtoll, byGroup] = await Promise.all(files.map(({ file }) => file.text()));
    expect(byAtoll?.trim().split("\r\n")).toEqual([
      "Atoll,Male,Female,Total",
      "Kaafu,500,400,900",
      "Seenu,300,250,550",
      "Atoll not known,600,550,1150",
      "Total,1400,1200,2600",
    ]);
    expect(byGroup?.trim().split("\r\n")[2]).toBe("15-19,700,550,1250,48.1");
  });

  test("is printed as tables, as often as it is asked for", async () => {
    show();
    await part();
    await press("Print");
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toEqual([
      "Population by atoll",
      "Atoll Male Female Total",
      "Kaafu 500 400 900",
      "Seenu 300 250 550",
      "Atoll not known 600 550 1,150",
      "Total 1,400 1,200 2,600",
      "Population by age group",
      "Age group Male Female Total",
      "0-4 200 150 350",
      "15-19 700 550 1,250",
      "65-69 300 300 600",
      "100+ 200 200 400",
      "Total 1,400 1,200 2,600",
    ]);
    await press("Print");
    await waitFor(() => expect(printed).toHaveLength(2));
  });

  test("says that no atoll is known where nobody has one", async () => {
    show(serve([{ atoll: null, ...people } as unknown as (typeof atolls)[number]]));
    expect(await (await part()).findByText("No atoll is known of anybody.")).toBeTruthy();
    expect((await readTable("Population by atoll")).at(-1)).toEqual(["Total", "1,400", "1,200", "2,600"]);
  });

  test("says that nobody is registered, and draws nothing of nobody", async () => {
    show(serve([], { total: 0, male: 0, female: 0 }));
    expect(await (await part()).findByText("Nobody is registered.")).toBeTruthy();
    expect(await readTotals()).toEqual(["Total0", "Male0", "Female0"]);
    expect(screen.queryByRole("figure")).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
  });

  test("has room for seven digits, also on a narrow screen", async () => {
    await page.viewport(400, 768);
    const [male, female] = [3_999_999, 4_000_001];
    const total = male + female;
    show(serve([{ atoll: "Kaafu", total, male, female }], { total, male, female }));
    expect(await readTotals()).toEqual(["Total8,000,000", "Male3,999,999", "Female4,000,001"]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(400);
  });
});

describe("When the population cannot be read", () => {
  test("it fails alone, and asks again for what failed alone", async () => {
    const { server, notices } = show({ getPopulationByAge: fail });
    const block = await part();
    expect(block.getByText("Could not load population statistics.")).toBeTruthy();
    expect(block.queryByRole("figure")).toBeNull();
    expect(screen.getByRole("heading", { level: 1, name: "Dashboard" })).toBeTruthy();
    expect(notices).toEqual([]);
    const before = server.calls.length;
    server.on("getPopulationByAge", () => reply(200, { ages, as_of }));
    await userEvent.click(block.getByRole("button", { name: "Try again" }));
    expect(await readTotals()).toEqual(["Total2,600", "Male1,400", "Female1,200"]);
    expect(server.calls.slice(before).map(({ operation }) => operation)).toEqual(["getPopulationByAge"]);
  });

  test("because the server has none of its calls, it is not there", async () => {
    const { server } = renderDashboard({}, { session: { user: createUser({ roles: [] }) } });
    await waitFor(() => expect(server.callsOf("getPopulationByAgeGroup").length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Population" })).toBeNull());
  });
});
