/**
 * The Storybook as it is built, in Chromium: its first page leads to this version, its search finds a word that only the
 * text of a page has, and every story that does something by itself passes its own check. Stories that begin with a
 * text: `npm run prove book screens-noticesbutton`; `-- --built` takes the book that was built last.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium } from "playwright";
import { browserArguments, findBrowser } from "../find-browser.ts";
import { readPackage, root } from "../packages/published-package.ts";

const folder = join(root, "storybook-static");
const { version } = readPackage("screens");
const address = "http://book.test/";
/** Stories that are looked at beside each other. */
const lanes = 3;
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));

/** Opens a window in which the built files are all that there is. */
async function openBook(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  // A shared machine may be slow; what does not come at all still fails.
  context.setDefaultTimeout(60_000);
  await context.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
  return context;
}

/** What is wrong with the first page and the search. */
async function complainOfSearch(context: BrowserContext): Promise<readonly string[]> {
  const page = await context.newPage();
  await page.goto(address);
  const search = page.getByRole("combobox").locator("input");
  await search.waitFor();
  const complaints = page.url().startsWith(`${address}${version}/`) ? [] : [`/ leads to ${page.url()}`];
  for (const [words, name] of [
    ["wasm-unsafe-eval", "Camera"],
    ["indigo", "Theming"],
  ] as const) {
    await search.fill(words);
    const found = page.getByRole("option").filter({ hasText: name }).first();
    const isFound = await found.waitFor({ timeout: 60_000 }).then(
      () => true,
      () => false,
    );
    if (!isFound) complaints.push(`the search for "${words}" does not find ${name}`);
  }
  await page.close();
  return complaints;
}

/** What is wrong with a story once all that it does is done. */
async function complainOfStory(context: BrowserContext, id: string): Promise<readonly string[]> {
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(error.message));
  await page.goto(`${address}${version}/iframe.html?id=${id}&viewMode=story`);
  const status = await page
    .waitForFunction(
      () => {
        const channel = (globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: { last(name: string): unknown[] } })
          .__STORYBOOK_ADDONS_CHANNEL__;
        const [failure] = (channel?.last("playFunctionThrewException") ?? []) as { message: string }[];
        if (failure) return failure.message;
        const [end] = (channel?.last("storyFinished") ?? []) as { status: string; reporters: unknown }[];
        return end && (end.status === "success" ? "success" : JSON.stringify(end.reporters));
      },
      undefined,
      { timeout: 60_000 },
    )
    .then(
      (handle) => handle.jsonValue(),
      () => "does not end",
    );
  await page.close();
  return [...(status === "success" ? [] : [`${id}: ${status}`]), ...thrown.map((text) => `${id}: ${text}`)];
}

if (!process.argv.includes("--built")) {
  execFileSync(process.execPath, ["tooling/build-storybook.ts"], { cwd: root, stdio: "inherit" });
}
const start = performance.now();
const { entries } = JSON.parse(readFileSync(join(folder, version, "index.json"), "utf8")) as {
  entries: Record<string, { readonly type: string; readonly tags?: readonly string[] }>;
};
const stories = Object.entries(entries)
  .filter(([id, { type, tags }]) => type === "story" && tags?.includes("play-fn") && isWanted(id))
  .map(([id]) => id);

function isWanted(id: string): boolean {
  return wanted.length === 0 || wanted.some((word) => id.startsWith(word));
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const context = await openBook(browser);
const complaints = [...(await complainOfSearch(context))];
const waiting = [...stories];
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      complaints.push(...(await complainOfStory(context, id)));
    }
  }),
);
await browser.close();
// What it prints is its result.
for (const complaint of complaints) console.log(complaint);
const seconds = Math.round((performance.now() - start) / 1000);
console.log(`${stories.length} stories, ${complaints.length} complaints, ${seconds} s`);
if (stories.length === 0 || complaints.length > 0) process.exitCode = 1;
