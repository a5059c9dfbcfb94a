import { readFileSync } from "node:fs";
import { formatFileSize } from "@id-desk/core";
import { listAxeViolations } from "../axe.ts";
import { signInDirectly } from "../colleague.ts";
import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";
import { FirstPage } from "../pages/FirstPage.ts";
import { readPdf } from "../print.ts";
import { createWedge } from "../wedge.ts";

const headOffice = "DNR Head Office";

test("The home page greets by name, says what to do first, and opens it [ROUTE-02]", async ({ desk }) => {
  await desk.signInAt("clerk.male", headOffice);
  await expect(desk.heading).toHaveText("Dashboard");
  await expect(
    desk.main.getByText(/^Good (morning|afternoon|evening), .+\. You are working at DNR Head Office\.$/),
  ).toBeVisible();
  const first = new FirstPage(desk);
  await first.waitUntilRead();
  const [line] = await first.section("Next to do").getByRole("listitem").all();
  const number = (await line?.locator("span").first().textContent()) ?? "";
  expect(number).toMatch(/^(DB|C|I)-\d{4}-\d{6}$/);
  await line?.getByRole("link", { name: new RegExp(`: ${number}$`) }).click();
  await expect(desk.heading).not.toHaveText("Dashboard");
  await expect(desk.main).toContainText(number);
});

interface Numbers {
  readonly batch: string;
  readonly application: string;
  readonly card: string;
  readonly person: string;
}

/** The numbers of something that waits at this centre. */
async function findNumbers(desk: Desk): Promise<Numbers> {
  const read = async <Answer>(path: string) =>
    (await (await desk.page.request.get(`${desk.url}/api${path}`)).json()) as Answer;
  const { batches } = await read<{ batches: { batch_no: string }[] }>(
    "/dispatch/batches/sending?status=open",
  );
  const { applications } = await read<{ applications: { application_no: string }[] }>(
    "/applications/center/list?status=submitted",
  );
  const { cards } = await read<{ cards: { serial_number: string; id_number: string }[] }>(
    "/issuance/waiting",
  );
  return {
    batch: batches[0]?.batch_no ?? "",
    application: applications[0]?.application_no ?? "",
    card: cards[0]?.serial_number ?? "",
    person: cards[0]?.id_number ?? "",
  };
}

test("A number that is scanned opens its page from anywhere on the home page, and F2 leads to the field", async ({
  desk,
}) => {
  await desk.signInAt("clerk.male", headOffice);
  const first = new FirstPage(desk);
  await first.waitUntilRead();
  const numbers = await findNumbers(desk);
  const wedge = await createWedge(desk.page);
  const refresh = desk.main.getByRole("button", { name: "Refresh" });
  const ages = desk.main.getByRole("button", { name: "Show each age as a table" });
  for (const [number, from, address] of [
    [numbers.batch, refresh, /\/dispatch\/sending\/\d+$/],
    [numbers.application, ages, /\/applications\/.+\d+$/],
    [numbers.card, refresh, /\/(issuance\/new|dispatch\/(receiving|sending)\/\d+)$/],
    [numbers.person, ages, new RegExp(`${numbers.person}$`)],
  ] as const) {
    await from.focus();
    await wedge(number);
    await expect(desk.page).toHaveURL(address);
    await expect(desk.main).toContainText(number);
    await first.open();
  }
  await ages.focus();
  await desk.page.keyboard.press("F2");
  await expect(desk.scanField).toBeFocused();
  await desk.page.keyboard.type("DB-1999-000001");
  await desk.page.keyboard.press("Enter");
  await expect(desk.main.getByRole("alert")).toHaveText("DB-1999-000001 was not found at this centre.");
  await expect(desk.heading).toHaveText("Dashboard");
});

test("A batch that is begun stands in the figures on the way back and after Refresh", async ({
  desk,
  server,
}) => {
  await desk.signInAt("clerk.male", headOffice);
  const first = new FirstPage(desk);
  const before = await first.readTile("Open batches");
  await desk.createBatch("HDh. Kulhudhuffushi");
  await desk.page.getByRole("link", { name: "Dashboard" }).click();
  await expect.poll(() => first.readTile("Open batches")).toBe(before + 1);
  const colleague = await signInDirectly(server, "super");
  const made = await colleague.send("POST", "/dispatch/batches", '{"destination_center_id":6}');
  expect(made.status).toBe(201);
  await desk.main.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(() => first.readTile("Open batches")).toBe(before + 2);
});

test("Resources has guides, and none of its links is dead [ROUTE-23]", async ({ desk }) => {
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/resources");
  await expect(desk.heading).toHaveText("Resources");
  await expect(desk.page).toHaveTitle(`Resources – ${headOffice} – ID Card Services`);
  const guides = desk.main.getByRole("link", { name: "(opens in a new tab)" });
  await expect(guides).toHaveText(["Setting up a scanner (opens in a new tab)"]);
  for (const link of await guides.all()) {
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

test("Resources gives papers that are saved as PDFs of the size that the page says, and names desks to ask", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/resources");
  const papers = desk.main.locator("a[download]");
  // At least ten, once the page is drawn.
  await expect(papers.nth(9)).toBeVisible();
  for (const paper of await papers.all()) {
    const href = await paper.getAttribute("href");
    const answer = await desk.page.request.get(new URL(href ?? "", desk.url).href);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    const size = formatFileSize((await answer.body()).byteLength);
    await expect(paper.locator("..")).toContainText(size);
  }
  const saved = desk.page.waitForEvent("download");
  await desk.main.getByRole("link", { name: "Authorisation letter" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("authorisation-letter.pdf");
  const [english, dhivehi] = await readPdf(new Uint8Array(readFileSync(await download.path())));
  expect(english?.lines[0]?.text).toBe("Authorisation letter");
  expect(dhivehi?.lines.some(({ text }) => /[\u0780-\u07bf]/.test(text))).toBe(true);
  await expect(desk.main.getByRole("region", { name: "Contacts" }).getByRole("listitem")).toHaveCount(3);
  await desk.main.getByRole("button", { name: "Diagnostics" }).click();
  await expect(desk.dialog.getByText(/^\S+, screens \d+\.\d+\.\d+/)).toBeVisible();
});
