import { listAxeViolations } from "../axe.ts";
import { signInDirectly } from "../colleague.ts";
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
  desk,
  server,
}) => {
  await desk.signInAt("clerk.male", headOffice);
  const before = await readFigure(desk, "Open batches");
  await desk.createBatch("HDh. Kulhudhuffushi");
  await desk.page.getByRole("link", { name: "Dashboard" }).click();
  await expect.poll(() => readFigure(desk, "Open batches")).toBe(before + 1);
  const colleague = await signInDirectly(server, "super");
  const made = await colleague.send("POST", "/dispatch/batches", '{"destination_center_id":6}');
  expect(made.status).toBe(201);
  await desk.main.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(() => readFigure(desk, "Open batches")).toBe(before + 2);
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
