import type { Browser, BrowserContext, Page } from "playwright";
import { type Direction, readAs } from "./language.ts";
import type { Scene, View, Visitor } from "./scene.ts";
import { watchShifts } from "./steadiness.ts";

/** The password of every demonstration account. */
const password = "Counter-2026!";

/** By which account a visitor signs in, and the centre that is selected. */
const accounts: Readonly<Record<Exclude<Visitor, "nobody">, { username: string; center?: number }>> = {
  supervisor: { username: "super", center: 1 },
  receiver: { username: "super", center: 6 },
  clerk: { username: "clerk.male", center: 1 },
  inquiries: { username: "status.male", center: 1 },
  noRole: { username: "noarea", center: 1 },
  undecided: { username: "super" },
  noCenter: { username: "nocentre" },
};

/** A window as somebody at a desk has it. */
export interface Window {
  readonly width: number;
  readonly height: number;
}

/** Opens pages of a host for those who visit it, each signed in once and not for every page. */
export interface Visits {
  /** Shows a scene in a window of its own, lets it be looked at, and closes it. */
  readonly show: (scene: Scene, window: Window, look: (page: Page) => Promise<void>) => Promise<void>;
}

/**
 * Visits the host at an address, read in one direction.
 *
 * @param languageModule what the host loads in place of its other language, for the pages that are read right to left.
 */
export function createVisits(
  browser: Browser,
  url: string,
  direction: Direction,
  languageModule: string,
): Visits {
  const kept = new Map<Visitor, Page>();

  async function arrive(visitor: Visitor): Promise<Page> {
    // The page follows what the computer is set to, so that light and dark are looked at without loading it anew.
    const context = await browser.newContext({ baseURL: url, reducedMotion: "reduce" });
    context.setDefaultTimeout(20_000);
    const appearance = JSON.stringify({ mode: "system", language: direction === "rtl" ? "dv" : "en" });
    await context.addInitScript((text) => localStorage.setItem("id-desk-appearance", text), appearance);
    await context.addInitScript(watchShifts);
    await context.route(/\/assets\/dv-.*\.js$/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: languageModule }),
    );
    if (visitor !== "nobody") await signIn(context, accounts[visitor]);
    const page = await context.newPage();
    // What stays unsaved on one scene must not hold the next one up.
    page.on("dialog", (dialog) => dialog.accept());
    return page;
  }

  /** One page for all scenes of a visitor: a new one takes the browser longer than what is shown on it. */
  async function keep(visitor: Visitor): Promise<Page> {
    const page = kept.get(visitor) ?? (await arrive(visitor));
    kept.set(visitor, page);
    return page;
  }

  return {
    async show(scene, window, look) {
      const page = await (scene.isAlone ? arrive(scene.visitor) : keep(scene.visitor));
      try {
        await page.setViewportSize(window);
        await scene.show(createView(page, direction));
        await settle(page);
        await look(page);
      } finally {
        if (scene.isAlone) await page.context().close();
        else await page.unrouteAll();
      }
    },
  };
}

async function signIn(
  { request }: BrowserContext,
  { username, center }: { readonly username: string; readonly center?: number },
): Promise<void> {
  const answer = await request.post("/api/auth/login", { data: { username, password } });
  if (!answer.ok()) throw new Error(`${username} could not sign in: ${await answer.text()}`);
  if (center === undefined) return;
  const { _csrf } = (await answer.json()) as { _csrf: string };
  const set = await request.post("/api/auth/set-center", {
    headers: { "X-CSRF-Token": _csrf },
    data: { dispatch_center: center },
  });
  if (!set.ok()) throw new Error(`${username} could not select centre ${center}: ${await set.text()}`);
}

function createView(page: Page, direction: Direction): View {
  const main = page.getByRole("main");
  const say = (text: string) => readAs(text, direction);
  return {
    page,
    main,
    dialog: page.locator('[data-idd-part="dialog"]'),
    say,
    async open(path) {
      await page.goto(path);
      await main.getByRole("heading", { level: 1 }).first().waitFor();
      await settle(page);
    },
    press: (text, within = main) =>
      within
        .getByRole("button", { name: say(text) })
        .first()
        .click(),
  };
}

/** Waits until nothing on a page is on its way any more: data, letters, movements. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('main [aria-busy="true"], dialog [aria-busy="true"]') === null,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
