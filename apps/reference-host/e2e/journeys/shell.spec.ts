import type { Request } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { Desk } from "../pages/Desk.ts";

/** As for most staff: things fade and move. */
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const headOffice = "DNR Head Office";
const hulhumale = /Hulhumalé Phase 1/;

test("Whoever is signed out is led to /login from anywhere, whoever is signed in from /login to / [SHELL-01] [SHELL-02]", async ({
  desk,
}) => {
  for (const path of ["/", "/dispatch/sending/3", "/applications/status/A123456", "/nowhere"]) {
    await desk.open(path);
    await expect(desk.page).toHaveURL(`${desk.url}/login`);
    await expect(desk.main.getByRole("button", { name: "Sign in" })).toBeVisible();
  }
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/login");
  await expect(desk.page).toHaveURL(`${desk.url}/`);
});

test("Without a centre every page is Select Center, with nothing highlighted while the path contains select-center, and choosing one leads to / [SHELL-03] [SHELL-04] [SHELL-08]", async ({
  desk,
}) => {
  await desk.signIn("clerk.male");
  await expect(desk.heading).toHaveText("Select Center");
  await desk.open("/dispatch/sending");
  await expect(desk.heading).toHaveText("Select Center");
  await expect(desk.main.getByRole("button", { name: "Select Center" })).toBeDisabled();
  await desk.open("/select-center");
  const navigation = desk.page.getByRole("navigation", { name: "Main navigation" });
  await expect(navigation.getByText("Sending")).toBeVisible();
  await expect(desk.page.locator('[aria-current="page"]')).toHaveCount(0);
  await desk.selectCenter(headOffice);
  await expect(desk.heading).toHaveText("Dashboard");
  await expect(navigation.locator('[aria-current="page"]')).toHaveText("Dashboard");
});

test("The brand and a chip with the centre stand over every page, and Switch Center changes it [SHELL-09] [SHELL-10] [ROUTE-24]", async ({
  desk,
}) => {
  await desk.signInAt("clerk.male", headOffice);
  await expect(desk.page.getByText("ID Card Services").first()).toBeVisible();
  await expect(desk.page.getByText(headOffice, { exact: true }).first()).toBeVisible();
  await desk.page
    .getByRole("button", { name: /Aishath|clerk|Ibrahim|Mohamed/ })
    .first()
    .click();
  await desk.page.getByRole("menuitem", { name: "Switch Center" }).click();
  await expect(desk.page).toHaveURL(`${desk.url}/switch-center`);
  await expect(desk.heading).toHaveText("Switch Center");
  await desk.selectCenter(hulhumale);
  await expect(desk.page.getByText(hulhumale).first()).toBeVisible();
  await expect(desk.page).toHaveTitle(/^Dashboard – Hulhumalé Phase 1.* – ID Card Services$/);
});

test("Every change of the path scrolls to the top: smoothly, or at once for whoever wants less motion [SHELL-05]", async ({
  desk,
}) => {
  await desk.page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { scrolls: calls });
    window.scrollTo = ((options: unknown) => calls.push(options)) as typeof window.scrollTo;
  });
  await desk.signInAt("clerk.male", headOffice);
  const lastScroll = () => desk.page.evaluate("window.scrolls.at(-1)");
  const navigation = desk.page.getByRole("navigation", { name: "Main navigation" });
  await navigation.getByRole("link", { name: "Sending" }).click();
  await expect(desk.heading).toHaveText("Sending");
  expect(await lastScroll()).toEqual({ top: 0, behavior: "smooth" });
  await desk.page.emulateMedia({ reducedMotion: "reduce" });
  await navigation.getByRole("link", { name: "Receiving" }).click();
  await expect(desk.heading).toHaveText("Receiving");
  expect(await lastScroll()).toEqual({ top: 0, behavior: "instant" });
});

test("Nothing is rendered until the first call has ended, whether it succeeds or fails [SHELL-06]", async ({
  desk,
}) => {
  const root = desk.page.locator("#root");
  for (const outcome of ["success", "failure"] as const) {
    const asked = Promise.withResolvers<undefined>();
    const answered = Promise.withResolvers<undefined>();
    await desk.page.route("**/api/auth/user", async (route) => {
      asked.resolve(undefined);
      await answered.promise;
      await (outcome === "success" ? route.continue() : route.abort());
    });
    await desk.page.goto("/login", { waitUntil: "commit" });
    await asked.promise;
    await desk.page.waitForLoadState("load");
    await expect(root).toBeEmpty();
    answered.resolve(undefined);
    await expect(desk.main.getByRole("button", { name: "Sign in" })).toBeVisible();
    await desk.page.unroute("**/api/auth/user");
  }
  await expect(desk.main.getByText("The registry could not be reached.")).toBeVisible();
});

test("When the user is asked for again, an indicator shows meanwhile [SHELL-07]", async ({ desk }) => {
  await desk.page.route("**/api/auth/user", (route) => route.abort(), { times: 1 });
  await desk.open("/login");
  const answered = Promise.withResolvers<undefined>();
  await desk.page.route("**/api/auth/user", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await desk.main.getByRole("button", { name: "Try again" }).click();
  await expect(desk.page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  answered.resolve(undefined);
  await expect(desk.main.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("A session that the server no longer knows leads to /login, and after signing in and choosing the same centre back to the page; another centre leads to / [SESS-04] [ERR-02]", async ({
  desk,
}) => {
  // The last that a list asks for: what is asked after the session has ended is what staff press.
  const listStands = (page = desk.page) =>
    page.waitForResponse((answer) => answer.url().endsWith("/dispatch/centers/hierarchy"));
  await desk.signInAt("clerk.male", headOffice);
  let standing = listStands();
  await desk.open("/dispatch/sending");
  await expect(desk.heading).toHaveText("Sending");
  await standing;
  await desk.page.context().clearCookies();
  await desk.page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Receiving" })
    .click();
  await expect(desk.page).toHaveURL(`${desk.url}/login`);
  await expect(desk.page.getByText("Authentication error. Logging out.")).toHaveCount(1);
  await expect(desk.main.getByText("Your session has ended. Sign in again to go on.")).toBeVisible();
  await desk.signIn("clerk.male");
  standing = listStands();
  await desk.chooseCenter(headOffice);
  await expect(desk.heading).toHaveText("Receiving");
  await standing;
  await expect(desk.page).toHaveURL(`${desk.url}/dispatch/receiving`);

  const other = new Desk(await desk.page.context().newPage(), desk.url);
  standing = listStands(other.page);
  await other.open("/dispatch/receiving");
  await expect(other.heading).toHaveText("Receiving");
  await standing;
  const goTo = (name: string) =>
    desk.page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name }).click();
  await desk.page.context().clearCookies();
  await goTo("Sending");
  await expect(desk.page).toHaveURL(`${desk.url}/login`);
  await desk.signIn("clerk.male");
  for (const window of [desk, other])
    await expect(window.main.getByRole("radio", { name: headOffice })).toBeVisible();
  await desk.page.context().clearCookies();
  await desk.chooseCenter(headOffice);
  await expect(desk.page).toHaveURL(`${desk.url}/login`);
  await desk.signIn("clerk.male");
  const bothStand = [listStands(), listStands(other.page)];
  await desk.chooseCenter(headOffice);
  await expect(desk.heading).toHaveText("Sending");
  await expect(other.heading).toHaveText("Receiving");
  await Promise.all(bothStand);

  await desk.page.context().clearCookies();
  await goTo("Receiving");
  await expect(desk.page).toHaveURL(`${desk.url}/login`);
  await desk.signIn("clerk.male");
  await desk.selectCenter(hulhumale);
  await expect(other.page).toHaveURL(`${desk.url}/`);
});

test("Requests carry the cookie; writes carry the token and reads do not [SESS-01] [SESS-02]", async ({
  desk,
}) => {
  const asked: Request[] = [];
  desk.page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) asked.push(request);
  });
  // Through the pages, whose requests these are.
  await desk.signIn("clerk.male");
  await desk.selectCenter(headOffice);
  await desk.createBatch("HDh. Kulhudhuffushi");
  const seen = await Promise.all(
    [...asked].map(async (request) => {
      const headers = await request.allHeaders();
      const path = new URL(request.url()).pathname;
      return { method: request.method(), path, token: headers["x-csrf-token"], cookie: headers.cookie };
    }),
  );
  const reads = seen.filter(({ method }) => method === "GET");
  const writes = seen.filter(({ method, path }) => method !== "GET" && path !== "/api/auth/login");
  expect(reads.length).toBeGreaterThan(1);
  expect(writes.map(({ path }) => path)).toEqual(["/api/auth/set-center", "/api/dispatch/batches"]);
  expect(reads.every(({ token }) => token === undefined)).toBe(true);
  for (const { token, cookie } of writes) {
    expect(token).toMatch(/^.{16,}$/);
    expect(cookie).toContain("__Host-");
  }
});
