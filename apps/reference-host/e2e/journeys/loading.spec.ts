import { listAxeViolations } from "../axe.ts";
import { expect, test } from "../journey.ts";

const headOffice = "DNR Head Office";

test("A page whose code does not come says so in its place, and Reload shows it [ROUTE-27]", async ({
  desk,
}) => {
  desk.allowConsoleErrors();
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/dispatch/sending");
  await expect(desk.heading).toHaveText("Sending");
  const code = /\/assets\/.*\.js$/;
  await desk.page.route(code, (route) => route.abort());
  await desk.page.getByRole("link", { name: "Receiving" }).click();
  await expect(desk.heading).toHaveText("Something went wrong on this page.");
  await expect(desk.main.getByRole("img", { name: "Error" })).toBeVisible();
  await desk.page.unroute(code);
  await desk.main.getByRole("button", { name: "Reload the page" }).click();
  await expect(desk.heading).toHaveText("Receiving");
});

test("What staff open next has come before they press, and a network that fails then does not take it away", async ({
  desk,
}) => {
  desk.allowConsoleErrors();
  const arrival = desk.page.waitForResponse(/\/assets\/dispatch-sending-(?!batch-)[^/]*\.js$/);
  await desk.signInAt("clerk.male", headOffice);
  await expect(desk.heading).toHaveText("Dashboard");
  // Whatever it needs of other files is there once it can be run.
  await desk.page.evaluate((address) => import(address), (await arrival).url());
  await desk.page.route(/\/assets\//, (route) => route.abort());
  await desk.page.getByRole("navigation").getByRole("link", { name: "Sending" }).click();
  await expect(desk.heading).toHaveText("Sending");
});

for (const [what, code] of [
  ["nothing but the start", /\/assets\/login-.*\.js$/],
  ["nothing at all", /\/assets\/start-.*\.js$/],
] as const) {
  test(`Where ${what} could be loaded, the whole window says so and offers to try again`, async ({
    desk,
  }) => {
    desk.allowConsoleErrors();
    await desk.page.route(code, (route) => route.abort());
    await desk.open("/login");
    await expect(desk.heading).toHaveText("The page could not be loaded.");
    expect(await desk.main.boundingBox()).toEqual({ x: 0, y: 0, width: 1366, height: 768 });
    await expect(desk.main.locator("svg").first()).toBeVisible();
    expect(await listAxeViolations(desk.page)).toEqual([]);
    await desk.page.unroute(code);
    await desk.page.getByRole("button", { name: "Reload the page" }).click();
    await expect(desk.page.getByRole("button", { name: "Sign in" })).toBeVisible();
  });
}

test("What every first page runs is compiled while it arrives", async ({ desk }) => {
  const page = await (await desk.page.request.get(`${desk.url}/login`)).text();
  for (const name of ["registry", "start", "login"]) {
    const files = [...page.matchAll(new RegExp(`/assets/${name}-[\\w-]+\\.js`, "g"))];
    expect(files).not.toEqual([]);
    for (const [file] of files) {
      const code = await (await desk.page.request.get(desk.url + file)).text();
      expect(code.startsWith("//# allFunctionsCalledOnLoad\n")).toBe(true);
    }
  }
});
