import type { Browser, Locator, Page } from "playwright";
import type { Claims } from "../release/rehearsal.ts";

const accent = "rgb(12, 84, 96)";
const ownColour = "rgb(255, 243, 205)";
/** How the screens know of other copies of themselves. */
const pageKey = "@id-desk/screens page 1";

/** A portal in which somebody works. */
export interface Workplace {
  /** What claims call it. */
  readonly name: string;
  readonly url: string;
  /** A card that is in no batch. */
  readonly serial: string;
}

/**
 * Works through the screens of a portal in Chromium as staff would: signs in, chooses a centre, looks at the list,
 * opens a dialog, makes a batch, scans a card into it, loads the page anew, and opens the batch from the list.
 */
export async function workAtHost(browser: Browser, workplace: Workplace, claims: Claims): Promise<void> {
  const { name, url, serial } = workplace;
  const claim = (title: string, holds: boolean, detail = "") =>
    claims.claim(`${name}: ${title}`, holds, detail);
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  // A page that is developed is compiled when it is asked for.
  page.setDefaultTimeout(60_000);
  const complaints = listen(page);
  const scripts = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.add(response.url());
  });
  try {
    await page.goto(`${url}/sending`);
    await signIn(page);
    const list = page.locator('[data-idd-screen="DispatchSending"]');
    const links = list.getByRole("table").getByRole("link", { name: /^DB-2026-/ });
    await links.first().waitFor();
    claim(
      "Login and SelectCenter lead to rows in DispatchSending",
      (await list.getByRole("row").count()) > 2,
    );
    claim("the screen names its contract", (await list.getAttribute("data-idd-screen-version")) === "1");
    const newBatch = list.getByRole("button", { name: "New batch" });
    const colours = [await colourOf(newBatch), await colourOf(page.locator(".portal-header"))];
    claim(
      "the style sheet is applied, the portal's too",
      colours.join() === `${accent},${ownColour}`,
      colours.join(),
    );

    const before = scripts.size;
    await newBatch.click();
    const dialog = page.locator('[data-idd-part="dialog"]');
    const create = dialog.getByRole("button", { name: "Create batch" });
    await create.waitFor();
    claim("a dialog comes in a chunk of its own", scripts.size > before, `${scripts.size} after ${before}`);
    const look = [await colourOf(create), String(await dialog.evaluate(isInRoot))];
    claim("the dialog has its look, inside the root", look.join() === `${accent},true`, look.join());

    await staysAsItIs(page);
    await dialog.getByRole("combobox", { name: "Destination" }).fill("HDh. Kulhudhuffushi");
    await page
      .getByRole("option", { name: /HDh. Kulhudhuffushi/ })
      .first()
      .click();
    await create.click();
    const batch = page.locator('[data-idd-screen="DispatchSendingBatch"][data-idd-screen-version="1"]');
    const heading = batch.getByRole("heading", { level: 1 });
    await heading.waitFor();
    const batchNo = /DB-\d{4}-\d{6}/.exec((await heading.textContent()) ?? "")?.[0] ?? "no number";
    const isAtHome = /^\/sending\/\d+$/.test(new URL(page.url()).pathname);
    claim("a new batch opens with the portal's router", isAtHome && (await hasStayed(page)), page.url());

    await batch.getByRole("textbox", { name: /^Scan/ }).focus();
    await page.keyboard.type(serial);
    await page.keyboard.press("Enter");
    const row = batch.getByRole("row").filter({ hasText: serial });
    await row.waitFor();
    await batch.getByText("1 card", { exact: true }).waitFor();
    await page.reload();
    await row.waitFor();
    claim(
      "a card that is scanned is saved, and there when the page is loaded anew",
      (await row.count()) === 1,
    );

    await page.goto(`${url}/sending`);
    await staysAsItIs(page);
    await list.getByRole("link", { name: batchNo, exact: true }).click();
    await row.waitFor();
    claim("a batch opens from the list with the portal's router", await hasStayed(page), page.url());
    claim("one copy of the screens runs", (await page.evaluate(countCopies, pageKey)) === 1);
    claim("the console is silent, under a content policy", complaints.length === 0, complaints.join("\n"));
  } finally {
    await context.close();
  }
}

/** What the console of a page complains of, from now on. */
export function listen(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    // The first question, who is signed in, is answered with 401, and the browser says so.
    if (message.location().url.endsWith("/api/auth/user")) return;
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel("Username").fill("clerk.male");
  await page.getByLabel("Password", { exact: true }).fill("Counter-2026!");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("radio", { name: /DNR Head Office/ }).check({ force: true });
  await page.getByRole("button", { name: "Select Center" }).click();
}

function colourOf(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).backgroundColor);
}

function isInRoot(element: Element): boolean {
  return element.closest(".idd-root") !== null;
}

/** Leaves a mark on the window, which the next page that is loaded would not have. */
function staysAsItIs(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign(window, { hasStayed: true });
  });
}

function hasStayed(page: Page): Promise<boolean> {
  return page.evaluate(() => "hasStayed" in window);
}

function countCopies(key: string): number {
  const known = (globalThis as Record<symbol, { readonly copies: unknown[] } | undefined>)[Symbol.for(key)];
  return known?.copies.length ?? 0;
}

/** A screen outside of a provider says what is wrong, and the portal's own page goes on. */
export async function forgetProvider(
  browser: Browser,
  { name, url }: Workplace,
  claims: Claims,
): Promise<void> {
  const page = await browser.newPage();
  try {
    await page.goto(`${url}/without-provider`);
    const sentence = (await page.getByRole("alert").textContent()) ?? "";
    const isSaid = sentence.includes("outside of <ScreensProvider>, so it has no registry to ask.");
    claims.claim(`${name}: a screen without a provider says so in a sentence`, isSaid, sentence);
    await page.getByRole("link", { name: "A portal" }).click();
    await page.getByRole("link", { name: "Sending" }).waitFor();
    claims.claim(`${name}: and the portal's own pages go on`, (await page.getByRole("alert").count()) === 0);
  } finally {
    await page.close();
  }
}
