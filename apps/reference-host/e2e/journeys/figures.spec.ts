import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { listAxeViolations } from "../axe.ts";
import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";
import { FirstPage } from "../pages/FirstPage.ts";
import { catchPrints, readPdf, toPdf } from "../print.ts";

const headOffice = "DNR Head Office";

/** A day of the registry as staff type it, so many days after today. */
const dayAfter = (days: number) =>
  new Date(Date.now() + (5 + 24 * days) * 3_600_000).toISOString().slice(0, 10);

/** The same day as staff read it. */
const written = (day: string) =>
  new Date(day).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });

async function openAs(desk: Desk, username: string, center: string | RegExp): Promise<FirstPage> {
  await desk.signInAt(username, center);
  const first = new FirstPage(desk);
  await first.waitUntilRead();
  return first;
}

const headings = (desk: Desk) => desk.main.getByRole("heading", { level: 2 });

const readNumber = (text: string) => Number(text.replaceAll(",", ""));

test.describe("Every number opens a list of as many rows", () => {
  for (const [username, center, least] of [
    ["clerk.male", headOffice, 12],
    ["clerk.hdh", /Kulhudhuffushi/, 10],
    ["super", headOffice, 12],
    ["xpat.male", headOffice, 1],
  ] as const) {
    test(`for ${username} at ${center} [ROUTE-02] [CALL-59]`, async ({ desk }) => {
      test.slow();
      const first = await openAs(desk, username, center);
      const numbers = await first.listLinkedNumbers();
      expect(numbers.length).toBeGreaterThanOrEqual(least);
      for (const number of numbers) {
        const { section, label, rows, cards } = number;
        expect({ section, label, ...(await first.press(number)) }).toEqual({ section, label, rows, cards });
        await first.open();
      }
    });
  }

  test("and with full access the tiles of applications count every centre, as the list does [ROUTE-02]", async ({
    desk,
  }) => {
    const first = await openAs(desk, "super", headOffice);
    const answer = await desk.page.request.get(`${desk.url}/api/statistics?centers=all`);
    const { statistics } = (await answer.json()) as {
      readonly statistics: { readonly applications: Readonly<Record<string, number>> };
    };
    for (const [tile, status] of [
      ["Submitted applications", "submitted"],
      ["Returned for correction", "returned"],
      ["Waiting for biometrics", "pending_biometrics"],
      ["Waiting for payment", "pending_payment"],
    ] as const)
      expect(await first.readTile(tile)).toBe(statistics.applications[status]);
  });
});

test("A day in the past has figures that lead to no list, and Show today brings the lists back [CALL-59]", async ({
  desk,
}) => {
  const first = await openAs(desk, "clerk.male", headOffice);
  const watch = first.section("Watch list");
  const links = watch.getByRole("link");
  const before = await links.count();
  expect(before).toBeGreaterThan(0);

  await first.cutoff.fill(dayAfter(-10));
  await expect(watch.getByRole("status")).toHaveText(
    `How things stood at the end of ${written(dayAfter(-10))}. These figures lead to no list.`,
  );
  await expect(links).toHaveCount(0);
  await expect(watch.getByRole("list", { name: "Applications" })).toBeVisible();

  await first.cutoff.fill(dayAfter(1));
  await expect(watch.getByText("Choose today or an earlier day.")).toBeVisible();
  await expect(first.cutoff).toHaveAttribute("aria-invalid", "true");
  await expect(watch.getByRole("status")).toContainText(written(dayAfter(-10)));

  await first.cutoff.fill("2010-06-15");
  await expect(watch.getByText("No figures for this date.")).toBeVisible();
  await expect(first.section("How the service does").getByText("No figures for this date.")).toBeVisible();

  await watch.getByRole("button", { name: "Show today" }).click();
  await expect(links).toHaveCount(before);
  await expect(first.cutoff).toHaveValue("");
  await expect(watch.getByRole("button", { name: "Show today" })).toHaveCount(0);
});

test.describe("The population", () => {
  test("is all there is for whoever has no work here [CALL-60] [CALL-61] [CALL-62]", async ({ desk }) => {
    await openAs(desk, "noarea", headOffice);
    await expect(headings(desk)).toHaveText(["Population"]);
  });

  test("comes after the search for whoever looks people up", async ({ desk }) => {
    await openAs(desk, "status.male", headOffice);
    await expect(headings(desk)).toHaveText([/card/i, "Population"]);
    const search = desk.main.getByRole("textbox", { name: "ID number" });
    await search.fill("A100101");
    await search.press("Enter");
    await expect(desk.page).toHaveURL(/A100101$/);
  });

  /** The numbers of a table: those of its rows, and those of the sums below them. */
  async function readTable(table: Locator) {
    const rows = await table
      .locator("tbody tr")
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent ?? "")),
      );
    const read = rows.map(([label = "", ...cells]) => ({ label, numbers: cells.map(readNumber) }));
    return { rows: read.slice(0, -1), sums: read.at(-1) };
  }

  test("adds up in each table, which staff can take along as a file [CALL-60] [CALL-61] [CALL-62]", async ({
    desk,
  }) => {
    const first = await openAs(desk, "clerk.male", headOffice);
    const population = first.section("Population");
    await population.getByRole("button", { name: "Show each age as a table" }).click();
    const totals = (await population.locator("dd").allTextContents()).map(readNumber);
    const [total = 0, male = 0, female = 0] = totals;
    expect(total).toBe(male + female);
    for (const caption of ["Population by atoll", "Population by age group", "Population by age"]) {
      const { rows, sums } = await readTable(population.getByRole("table", { name: caption, exact: true }));
      expect(sums?.label).toBe("Total");
      expect(sums?.numbers.slice(0, 3)).toEqual([male, female, total]);
      for (const column of [0, 1, 2])
        expect(rows.reduce((all, { numbers }) => all + (numbers[column] ?? 0), 0)).toBe(
          sums?.numbers[column],
        );

      const downloaded = desk.page.waitForEvent("download");
      await population.getByRole("button", { name: `Export CSV: ${caption}`, exact: true }).click();
      const file = await downloaded;
      expect(file.suggestedFilename()).toMatch(/^population-by-[a-z-]+-\d{4}-\d\d-\d\d\.csv$/);
      const lines = (await readFile(await file.path(), "utf8")).trim().split(/\r?\n/);
      expect(lines).toHaveLength(rows.length + 2);
      expect(lines.at(-1)).toMatch(new RegExp(`^Total,${male},${female},${total}(,100)?$`));
    }
  });

  test("is printed on paper with the same sums", async ({ desk }) => {
    const context = desk.page.context();
    const prints = await catchPrints(context);
    const paper = await context.newPage();
    await paper.goto("/login");
    const first = await openAs(desk, "clerk.male", headOffice);
    const [total = ""] = await first.section("Population").locator("dd").allTextContents();
    await first.section("Population").getByRole("button", { name: "Print" }).click();
    await expect.poll(() => prints.length).toBe(1);
    const [print] = prints;
    if (!print) throw new Error("Nothing was printed.");
    const pages = await readPdf(await toPdf(paper, print));
    const lines = pages.flatMap(({ lines }) => lines.map(({ text }) => text));
    const sums = lines.filter((line) => line.startsWith("Total") && line.endsWith(total));
    expect(sums.length).toBeGreaterThanOrEqual(2);
    for (const [index, { lines, width, height }] of pages.entries()) {
      expect([Math.round(width), Math.round(height)]).toEqual([210, 297]);
      expect(lines.map(({ text }) => text).join("\n")).toContain(`Page ${index + 1} of ${pages.length}`);
    }
  });
});

test("The weeks of the service are a table, which staff can take along as a file [CALL-59]", async ({
  desk,
}) => {
  const first = await openAs(desk, "clerk.male", headOffice);
  const service = first.section("How the service does");
  await service.getByRole("button", { name: "Show the weeks as a table" }).click();
  await expect(service.getByRole("table").locator("tbody tr")).toHaveCount(13);
  const downloaded = desk.page.waitForEvent("download");
  await service.getByRole("button", { name: "Export CSV: By week" }).click();
  const lines = (await readFile(await (await downloaded).path(), "utf8")).trim().split(/\r?\n/);
  expect(lines).toHaveLength(14);
});

for (const width of [320, 1366]) {
  test(`Axe finds nothing wrong with the dashboard on a window of ${width} px`, async ({ desk }) => {
    await desk.page.setViewportSize({ width, height: 768 });
    const first = await openAs(desk, "super", headOffice);
    await first.section("Population").getByRole("button", { name: "Show each age as a table" }).click();
    await first.section("How the service does").getByRole("button", { name: "Show the weeks" }).click();
    expect(await listAxeViolations(desk.page)).toEqual([]);
    expect(await desk.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await first.cutoff.fill(dayAfter(-10));
    await expect(first.section("Watch list").getByRole("status")).toContainText(written(dayAfter(-10)));
    // What the header covers would count as too small to press.
    await desk.page.evaluate(() => window.scrollTo(0, 0));
    expect(await listAxeViolations(desk.page)).toEqual([]);
  });
}
