import { listAxeViolations } from "../axe.ts";
import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

const headOffice = "DNR Head Office";

const tile = (desk: Desk, name: string) => desk.main.getByRole("link", { name: new RegExp(`^${name}`) });

/** The figure of a tile, once it is there. */
async function readFigure(desk: Desk, name: string): Promise<number> {
  const figure = tile(desk, name).locator("span").nth(1);
  await expect(figure).toHaveText(/^[\d,]+$/);
  return Number((await figure.textContent())?.replaceAll(",", ""));
}

test("The home page says what waits at this centre, each figure as long as the list that it leads to [ROUTE-02]", async ({
  desk,
}) => {
  await desk.signInAt("clerk.male", headOffice);
  await expect(desk.heading).toHaveText("Dashboard");
  await expect(
    desk.main.getByText(/^Good (morning|afternoon|evening), .+\. You are working at DNR Head Office\.$/),
  ).toBeVisible();
  for (const [name, address] of [
    ["Batches to receive", "/dispatch/receiving?status=dispatched"],
    ["Receipts in progress", "/dispatch/receiving?status=receiving"],
    ["Open batches", "/dispatch/sending?status=open"],
    ["Batches with a discrepancy", "/dispatch/receiving?status=discrepancy"],
  ] as const) {
    const count = await readFigure(desk, name);
    await tile(desk, name).click();
    await expect(desk.page).toHaveURL(desk.url + address);
    const rows = desk.main.getByRole("link", { name: /^DB-/ });
    await expect(desk.main.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(rows).toHaveCount(Math.min(count, 25));
    await desk.page.goBack();
    await expect(desk.heading).toHaveText("Dashboard");
  }
});

test("A batch that is begun stands in the figures on the way back and after Refresh", async ({
  openDesk,
}) => {
  const [ours, colleague] = [await openDesk(), await openDesk()];
  await ours.signInAt("clerk.male", headOffice);
  const before = await readFigure(ours, "Open batches");
  await ours.createBatch("HDh. Kulhudhuffushi");
  await ours.page.getByRole("link", { name: "Dashboard" }).click();
  await expect.poll(() => readFigure(ours, "Open batches")).toBe(before + 1);
  await colleague.signInAt("super", headOffice);
  await colleague.createBatch("HDh. Kulhudhuffushi");
  await ours.main.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(() => readFigure(ours, "Open batches")).toBe(before + 2);
});

test("A figure that cannot be read leaves the others, and is tried again by keyboard", async ({ desk }) => {
  await desk.page.route(/batches\/receiving\?.*status=receiving/, (route) =>
    route.fulfill({ status: 500, json: { message: "The database is away" } }),
  );
  await desk.signInAt("clerk.male", headOffice);
  await readFigure(desk, "Batches to receive");
  await expect(desk.main.getByText("Could not be loaded.")).toBeVisible();
  expect(await listAxeViolations(desk.page)).toEqual([]);
  await desk.page.unroute(/batches\/receiving\?.*status=receiving/);
  await tile(desk, "Receipts in progress").focus();
  await desk.page.keyboard.press("Tab");
  await expect(desk.main.getByRole("button", { name: "Try again: Receipts in progress" })).toBeFocused();
  await desk.page.keyboard.press("Enter");
  await readFigure(desk, "Receipts in progress");
  await tile(desk, "Open batches").focus();
  await desk.page.keyboard.press("Enter");
  await expect(desk.heading).toHaveText("Sending");
});

test("Whoever has none of this work is led to Resources", async ({ desk }) => {
  await desk.signInAt("noarea", headOffice);
  await expect(desk.main.getByText("Your role has no lists of work on this page.")).toBeVisible();
  expect(await listAxeViolations(desk.page)).toEqual([]);
  await desk.main.getByRole("link", { name: "Open Resources" }).click();
  await expect(desk.page).toHaveURL(`${desk.url}/resources`);
  await expect(desk.heading).toHaveText("Resources");
});

test("Resources has guides, and none of its links is dead [ROUTE-23]", async ({ desk }) => {
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/resources");
  await expect(desk.heading).toHaveText("Resources");
  await expect(desk.page).toHaveTitle(`Resources – ${headOffice} – ID Card Services`);
  const links = desk.main.getByRole("link");
  expect(await links.count()).toBeGreaterThanOrEqual(3);
  for (const link of await links.all()) {
    const opened = desk.page.waitForEvent("popup");
    await link.click();
    const guide = await opened;
    await guide.waitForLoadState();
    const refused: string[] = [];
    guide.on("console", (message) => refused.push(message.text()));
    const foreign: string[] = [];
    guide.on("request", (request) => {
      if (!request.url().startsWith(desk.url)) foreign.push(request.url());
    });
    // Once more, so that everything it asks for is seen.
    const answer = await guide.reload();
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()["content-security-policy"]).toContain("default-src 'self'");
    await expect(guide.getByRole("heading", { level: 1 })).toBeVisible();
    const title = (await link.textContent())?.replace(/ \(.*/, "");
    await expect(guide).toHaveTitle(`${title} – ID Card Services`);
    await expect(guide.locator("html")).toHaveCSS("color-scheme", "light dark");
    for (const image of await guide.locator("img").all())
      expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
    expect(await listAxeViolations(guide)).toEqual([]);
    expect([...refused, ...foreign]).toEqual([]);
    await guide.setViewportSize({ width: 320, height: 640 });
    expect(await guide.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await guide.close();
  }
});

test("The keyboard opens the diagnostics and copies them, and nothing in them is about a person", async ({
  desk,
}) => {
  await desk.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/resources");
  const opener = desk.main.getByRole("button", { name: "Diagnostics" });
  await opener.focus();
  await desk.page.keyboard.press("Enter");
  await expect(desk.dialog.getByText(/^Answers in \d+ ms$/)).toBeVisible();
  await expect(desk.dialog.getByText("As the server's, to about a second")).toBeVisible();
  await expect(desk.dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await listAxeViolations(desk.page)).toEqual([]);
  await desk.dialog.getByRole("button", { name: "Copy as text" }).focus();
  await desk.page.keyboard.press("Enter");
  await expect(desk.dialog.getByText("Copied. Paste it into your message to support.")).toBeVisible();
  const text = await desk.page.evaluate(() => navigator.clipboard.readText());
  expect(text.split("\n")).toHaveLength(10);
  expect(text).toMatch(/^Browser: .+ \d+ on Linux$/m);
  expect(text).not.toMatch(/clerk|aishath|head office/i);
  await desk.page.keyboard.press("Escape");
  await expect(desk.dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("On a window of 320 px both pages are whole and axe finds nothing", async ({ desk }) => {
  await desk.page.setViewportSize({ width: 320, height: 640 });
  await desk.startSession("clerk.male", headOffice);
  for (const path of ["/", "/resources"]) {
    await desk.open(path);
    await expect(desk.heading).toBeVisible();
    await expect(desk.main.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await listAxeViolations(desk.page), path).toEqual([]);
    expect(await desk.page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
  await desk.main.getByRole("button", { name: "Diagnostics" }).click();
  await expect(desk.dialog.getByText(/^Answers in/)).toBeVisible();
  expect(await listAxeViolations(desk.page)).toEqual([]);
  expect(await desk.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
