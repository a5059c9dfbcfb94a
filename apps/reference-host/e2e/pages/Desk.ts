import { expect, type Locator, type Page } from "@playwright/test";
import { choose } from "../choose.ts";
import { createWedge, type Wedge, type WedgeOptions } from "../wedge.ts";

interface Named {
  readonly id: number;
  readonly name: string;
}

/** One clerk's browser window, in staff's words. */
export class Desk {
  readonly page: Page;
  readonly url: string;

  /** What the page said on the console that it should not; what the server refused is no fault of the page. */
  readonly consoleErrors: string[] = [];
  #allowsConsoleErrors = false;
  #wedge: Wedge | undefined;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
    const note = (text: string) => {
      if (!this.#allowsConsoleErrors && !text.startsWith("Failed to load resource"))
        this.consoleErrors.push(text);
    };
    page.on("pageerror", (error) => note(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") note(message.text());
    });
  }

  /** For a journey in which a page is made to fail. */
  allowConsoleErrors(): void {
    this.#allowsConsoleErrors = true;
  }

  get main(): Locator {
    return this.page.getByRole("main");
  }

  get dialog(): Locator {
    // By its part, because a toast counts as a dialog too.
    return this.page.locator('[data-idd-part="dialog"]');
  }

  get heading(): Locator {
    return this.main.getByRole("heading", { level: 1 });
  }

  get scanField(): Locator {
    return this.main.getByRole("textbox", { name: /^Scan/ });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Opens a page within the host, as a press on a link does, without loading the host again. */
  async visit(path: string): Promise<void> {
    const isOtherPage = new URL(path, this.url).pathname !== new URL(this.page.url()).pathname;
    const before = isOtherPage ? await this.heading.elementHandle() : null;
    await this.page.evaluate((address) => history.pushState(null, "", address), path);
    await expect(this.page).toHaveURL(this.url + path);
    // The earlier page stays until the code of the next one has been loaded.
    await before?.waitForElementState("hidden", { timeout: 10_000 });
    await expect(this.heading).toBeVisible();
    await expect(this.main.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  async signIn(username: string, password = "Counter-2026!"): Promise<void> {
    if (!new URL(this.page.url(), this.url).pathname.endsWith("/login")) await this.open("/login");
    await this.main.getByLabel("Username").fill(username);
    await this.main.getByLabel("Password", { exact: true }).fill(password);
    await this.main.getByRole("button", { name: "Sign in" }).click();
  }

  /** Chooses a centre, wherever that leads. */
  async chooseCenter(name: string | RegExp): Promise<void> {
    await choose(this.main.getByRole("radio", { name }));
    await this.main.getByRole("button", { name: "Select Center" }).click();
  }

  async selectCenter(name: string | RegExp): Promise<void> {
    // The page stands at this address already while the centre is being chosen.
    const chosen = this.page.waitForResponse("**/auth/set-center");
    await this.chooseCenter(name);
    await chosen;
    await expect(this.main.getByRole("button", { name: "Select Center" })).toHaveCount(0);
    await expect(this.page).toHaveURL(`${this.url}/`);
  }

  /** Signed in at a centre, without the pages of it and with none open: how staff sign in has journeys of its own. */
  async startSession(username: string, center: string | RegExp): Promise<void> {
    const api = this.page.request;
    const login = await api.post(`${this.url}/api/auth/login`, {
      data: { username, password: "Counter-2026!" },
    });
    await expect(login).toBeOK();
    const { _csrf } = (await login.json()) as { readonly _csrf: string };
    const assigned = await api.get(`${this.url}/api/auth/user-centers`);
    const { dispatch_centers } = (await assigned.json()) as { readonly dispatch_centers: readonly Named[] };
    const wanted = dispatch_centers.find(({ name }) => name.search(center) >= 0);
    const chosen = await api.post(`${this.url}/api/auth/set-center`, {
      data: { dispatch_center: wanted?.id },
      headers: { "X-CSRF-Token": _csrf },
    });
    await expect(chosen).toBeOK();
  }

  /** Signed in at a centre as `startSession` does, and on the first page. */
  async signInAt(username: string, center: string | RegExp): Promise<void> {
    await this.startSession(username, center);
    await this.open("/");
    await expect(this.heading).toBeVisible();
  }

  /**
   * The page begins to watch the session, and to hear the other tabs, a while after it is drawn. From then on it tells
   * them that somebody works.
   */
  async waitUntilWatched(): Promise<void> {
    const heard = await this.page.evaluateHandle(() => {
      const said = { isWorkHeard: false };
      const channel = new BroadcastChannel(`id-desk ${new URL("/api", location.href).href}`);
      channel.onmessage = ({ data }) => {
        said.isWorkHeard ||= data.kind === "active";
      };
      return said;
    });
    let x = 200;
    await expect
      .poll(async () => {
        x += 1;
        await this.page.mouse.move(x, 200);
        return heard.evaluate(({ isWorkHeard }) => isWorkHeard);
      })
      .toBe(true);
  }

  async signOut(fullname: string): Promise<void> {
    await this.page.getByRole("button", { name: fullname }).click();
    await this.page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(this.page).toHaveURL(`${this.url}/login`);
  }

  /** The header of all cookies that the browser has now; nobody says in which order it keeps them. */
  async readCookies(): Promise<string> {
    const cookies = await this.page.context().cookies();
    return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  }

  /** Ends the browser's session at the server, as its time without work does: the browser is told nothing. */
  async endSession(): Promise<void> {
    const cookie = await this.readCookies();
    const asked = await fetch(`${this.url}/api/auth/user`, { headers: { cookie } });
    const { _csrf } = (await asked.json()) as { readonly _csrf: string };
    const headers = { cookie, "X-CSRF-Token": _csrf, "X-Background": "1" };
    expect((await fetch(`${this.url}/api/auth/logout`, { method: "POST", headers })).ok).toBe(true);
  }

  /** A new batch of this centre, and its page: how staff open one from Sending has journeys of its own. */
  async newBatch(destination: string): Promise<{ readonly batchNo: string; readonly id: number }> {
    const api = this.page.request;
    const asked = await api.get(`${this.url}/api/auth/user`);
    const { _csrf } = (await asked.json()) as { readonly _csrf: string };
    const listed = await api.get(`${this.url}/api/dispatch/centers`);
    const { centers } = (await listed.json()) as { readonly centers: readonly Named[] };
    const wanted = centers.find(({ name }) => name.startsWith(destination));
    const created = await api.post(`${this.url}/api/dispatch/batches`, {
      data: { destination_center_id: wanted?.id },
      headers: { "X-CSRF-Token": _csrf },
    });
    await expect(created).toBeOK();
    const { batch } = (await created.json()) as {
      readonly batch: { readonly id: number; readonly batch_no: string };
    };
    await this.open(`/dispatch/sending/${batch.id}`);
    await expect(this.heading).toContainText(batch.batch_no);
    return { batchNo: batch.batch_no, id: batch.id };
  }

  /** Opens a batch from Sending, as staff do, and gives its number and id. */
  async createBatch(destination: string): Promise<{ readonly batchNo: string; readonly id: number }> {
    await this.open("/dispatch/sending");
    await this.main.getByRole("button", { name: "New batch" }).click();
    const field = this.dialog.getByRole("combobox", { name: "Destination" });
    await field.fill(destination);
    await this.page
      .getByRole("option", { name: new RegExp(destination) })
      .first()
      .click();
    await this.dialog.getByRole("button", { name: "Create batch" }).click();
    await expect(this.page).toHaveURL(/\/dispatch\/sending\/\d+$/);
    await expect(this.heading).toContainText(/DB-\d{4}-\d{6}/);
    const batchNo = /DB-\d{4}-\d{6}/.exec((await this.heading.textContent()) ?? "")?.[0] ?? "";
    return { batchNo, id: Number(this.page.url().split("/").at(-1)) };
  }

  /** Goes on with the Tab key until something has the focus. */
  async tabTo(target: Locator): Promise<void> {
    // Where it has not come yet, the Tab key goes past its place.
    await expect(target).toBeAttached();
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 60; presses += 1) {
      if (await isThere()) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error("The keyboard does not reach it.");
  }

  /** Chooses from the list of a select that has the focus, by keyboard: the first is 1. */
  async chooseByKeyboard(select: Locator, place: number): Promise<void> {
    const { keyboard } = this.page;
    const wanted = select.locator("option:enabled").nth(place - 1);
    await keyboard.press("Space");
    await expect(wanted).toBeVisible();
    const isThere = () => wanted.evaluate((option) => option === document.activeElement);
    for (let presses = 0; presses < place && !(await isThere()); presses += 1)
      await keyboard.press("ArrowDown");
    await expect(wanted).toBeFocused();
    await keyboard.press("Enter");
    await expect(select).toHaveValue((await wanted.getAttribute("value")) ?? "");
    await expect(select).toBeFocused();
  }

  /** Signs in by keyboard alone, on the sign-in page. */
  async signInByKeyboard(username: string, password = "Counter-2026!"): Promise<void> {
    const { keyboard } = this.page;
    await expect(this.main.getByLabel("Username")).toBeFocused();
    await keyboard.type(username);
    await keyboard.press("Tab");
    await keyboard.type(password);
    await keyboard.press("Enter");
  }

  /** Types a code as fast as a scanner does, however slow the machine is, and Enter unless told otherwise. */
  async scan(code: string, options?: WedgeOptions): Promise<void> {
    this.#wedge ??= await createWedge(this.page);
    await this.#wedge(code, options);
  }

  /** The serial numbers of a batch that this centre sends, in the order of scanning, as the server has them. */
  readSerials(batchId: number): Promise<string[]> {
    return this.page.evaluate(async (id) => {
      const { batch } = await (await fetch(`/api/dispatch/batches/sending/${id}`)).json();
      return batch.cards.map((card: { serial_number: string }) => card.serial_number);
    }, batchId);
  }

  /** The row of a card in the batch's table. */
  row(serial: string): Locator {
    return this.main.getByRole("row").filter({ hasText: serial });
  }

  /** Chooses what is in the menu of a card's row. */
  async chooseForCard(action: string, serial: string): Promise<void> {
    await this.main.getByRole("button", { name: `More for ${serial}` }).click();
    await this.page.getByRole("menuitem", { name: action }).click();
  }

  /** Opens a row's action, gives its reason and notes, and confirms. */
  async resolveCard(
    action: "Remove" | "Mark as missing" | "Dispute",
    serial: string,
    notes: string,
    reason?: string,
  ): Promise<void> {
    if (action === "Remove") await this.main.getByRole("button", { name: `Remove ${serial}` }).click();
    else await this.chooseForCard(action, serial);
    if (reason !== undefined) {
      await this.dialog.getByLabel("Reason").selectOption({ label: reason });
    }
    await this.dialog.getByRole("textbox", { name: "Notes" }).fill(notes);
    await this.dialog.getByRole("button", { name: new RegExp(`^${action}`) }).click();
    await expect(this.dialog).toBeHidden();
  }
}
