import { expect, test } from "../journey.ts";
import { Desk } from "../pages/Desk.ts";
import { startServer } from "../server.ts";

const headOffice = "DNR Head Office";

test("The sign-in page is public and comes in a chunk of its own [ROUTE-01]", async ({ openDesk }) => {
  const visitor = await openDesk();
  let chunks: string[] = [];
  visitor.page.on("request", (request) => {
    const [, name] = /\/([\w-]+)-[\w-]{7}\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (name) chunks.push(name);
  });
  // What is loaded while somebody types does not come as long as no time passes.
  await visitor.page.clock.install({ time: "2026-11-21T08:00:00+05:00" });
  await visitor.page.clock.pauseAt("2026-11-21T08:00:01+05:00");
  await visitor.open("/login");
  await expect(visitor.main.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(chunks).toContain("login");
  expect(chunks).not.toContain("shell");
  await visitor.page.clock.resume();
  await visitor.signInAt("clerk.male", headOffice);
  chunks = [];
  await visitor.open("/");
  await expect(visitor.heading).toHaveText("Dashboard");
  expect(chunks).toContain("shell");
  expect(chunks).not.toContain("login");
});

test("Dispatch has its addresses: /dispatch leads to Receiving, lists and batches open [ROUTE-12] [ROUTE-13] [ROUTE-14]", async ({
  desk,
}) => {
  await desk.startSession("clerk.hdh", /Kulhudhuffushi/);
  await desk.open("/dispatch");
  await expect(desk.page).toHaveURL(`${desk.url}/dispatch/receiving`);
  await expect(desk.heading).toHaveText("Receiving");
  const batch = desk.main.getByRole("link", { name: /^DB-/ }).first();
  const batchNo = (await batch.textContent()) ?? "";
  await batch.click();
  await expect(desk.page).toHaveURL(/\/dispatch\/receiving\/\d+$/);
  await expect(desk.heading).toContainText(batchNo);
});

test("Sending lists and opens batches, and Back returns to the list as it was [ROUTE-15] [ROUTE-16]", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/dispatch/sending?status=all&per_page=10");
  const batch = desk.main.getByRole("link", { name: /^DB-/ }).first();
  const batchNo = (await batch.textContent()) ?? "";
  await batch.click();
  await expect(desk.page).toHaveURL(/\/dispatch\/sending\/\d+$/);
  await expect(desk.heading).toContainText(batchNo);
  await desk.page.goBack();
  await expect(desk.page).toHaveURL(`${desk.url}/dispatch/sending?status=all&per_page=10`);
  await expect(desk.main.getByRole("link", { name: batchNo })).toBeFocused();
});

test("An address that leads nowhere shows the 404 image and a way home [ROUTE-25]", async ({ desk }) => {
  await desk.startSession("clerk.male", headOffice);
  for (const path of ["/nowhere", "/dispatch/sending/12/more", "/dispatch/sending/abc", "/switch-center/x"]) {
    await desk.open(path);
    await expect(desk.main.getByRole("img", { name: "404" })).toBeVisible();
    await expect(desk.heading).toHaveText("This page does not exist.");
  }
  await desk.main.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(desk.page).toHaveURL(`${desk.url}/`);
});

test("A page that fails shows the error image; the shell stays and the next page works [ROUTE-26]", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  desk.allowConsoleErrors();
  await desk.open("/nowhere");
  const sending = desk.page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Sending" });
  // Before the shell is drawn, the defect would be its own.
  await expect(sending).toBeVisible();
  // A browser that cannot write numbers stands in for a defect: the page has many, the shell and this page have none.
  const numbers = await desk.page.evaluateHandle(() => Intl.NumberFormat);
  const setNumbers = (format: unknown) => Reflect.set(Intl, "NumberFormat", format);
  await desk.page.evaluate(setNumbers, undefined);
  await sending.click();
  await expect(desk.main.getByRole("img", { name: "Error" })).toBeVisible();
  await expect(desk.heading).toHaveText("Something went wrong on this page.");
  await desk.page.evaluate(setNumbers, numbers);
  await desk.main.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(desk.heading).toHaveText("Dashboard");
});

test("The whole back office stands below another base path when the server says so [ROUTE-27]", async ({
  browser,
}) => {
  const server = await startServer({ ID_DESK_BASE_PATH: "/registry" });
  const context = await browser.newContext();
  try {
    const desk = new Desk(await context.newPage(), `${server.url}/registry`);
    await desk.page.goto(`${server.url}/registry/dispatch/sending`);
    await expect(desk.page).toHaveURL(`${server.url}/registry/login`);
    await desk.signIn("clerk.male");
    await desk.selectCenter(headOffice);
    const sending = desk.page
      .getByRole("navigation", { name: "Main navigation" })
      .getByRole("link", { name: "Sending" });
    await expect(sending).toHaveAttribute("href", "/registry/dispatch/sending");
    await sending.click();
    await expect(desk.page).toHaveURL(`${server.url}/registry/dispatch/sending`);
    await expect(desk.heading).toHaveText("Sending");
    expect((await fetch(`${server.url}/elsewhere`)).status).toBe(404);
  } finally {
    await context.close();
    await server.stop();
  }
});

test("Whoever arrives stands at the page's heading: after the centre is chosen, and in a batch that has loaded", async ({
  desk,
}) => {
  await desk.signIn("clerk.male");
  await desk.selectCenter(headOffice);
  await expect(desk.heading).toHaveText("Dashboard");
  await expect(desk.heading).toBeFocused();
  await desk.open("/dispatch/sending?status=dispatched");
  const answered = Promise.withResolvers<undefined>();
  await desk.page.route(/\/api\/dispatch\/batches\/sending\/\d+$/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await desk.main.getByRole("link", { name: /^DB-/ }).first().click();
  await expect(desk.page).toHaveURL(/\/dispatch\/sending\/\d+$/);
  await expect(desk.main.getByRole("status", { name: /^Loading/ })).toBeVisible();
  answered.resolve(undefined);
  await expect(desk.heading).toContainText("DB-");
  await expect(desk.heading).toBeFocused();
});
