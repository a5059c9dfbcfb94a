import { listAxeViolations } from "../axe.ts";
import { demonstrationPassword, expect, test } from "../journey.ts";
import { Desk } from "../pages/Desk.ts";
import { startServer } from "../server.ts";

const headOffice = "DNR Head Office";

const searchField = (desk: Desk) => desk.page.getByRole("searchbox", { name: "ID number" });

/** The button of the profile menu: the last of the top bar. */
const profile = (desk: Desk) => desk.page.getByRole("banner").getByRole("button").last();

test("The keyboard alone changes the password, signs out, and signs in with the new one [TOP-09] [CALL-05]", async ({
  browser,
}) => {
  const fresh = "Island-2027!";
  // The password of everybody else in these journeys stays as it is.
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const desk = new Desk(await context.newPage(), server.url);
    const { keyboard } = desk.page;
    await desk.open("/login");
    await desk.signInByKeyboard("clerk.hdh");
    await expect(desk.main.getByRole("radio").first()).toBeVisible();
    await desk.tabTo(desk.main.getByRole("radio").first());
    await keyboard.press("Space");
    await desk.tabTo(desk.main.getByRole("button", { name: "Select Center" }));
    await keyboard.press("Enter");
    await expect(desk.heading).toHaveText("Dashboard");

    await desk.tabTo(profile(desk));
    await keyboard.press("Enter");
    await expect(desk.page.getByRole("menuitem", { name: "Change Password" })).toBeFocused();
    await keyboard.press("Enter");
    const confirm = desk.dialog.getByRole("button", { name: "Confirm" });
    await expect(desk.dialog.getByLabel("Current password")).toBeFocused();
    await keyboard.type("not this one");
    await desk.tabTo(desk.dialog.getByLabel("New password", { exact: true }));
    await keyboard.type(fresh);
    await expect(desk.dialog.getByRole("listitem").filter({ hasText: "not met yet" })).toHaveCount(0);
    await desk.tabTo(desk.dialog.getByLabel("Confirm new password"));
    await expect(confirm).toBeDisabled();
    await keyboard.type(fresh);
    await desk.tabTo(confirm);
    await keyboard.press("Enter");

    // The server refuses, and the focus is where that is put right.
    const current = desk.dialog.getByLabel("Current password");
    await expect(current).toBeFocused();
    await expect(current).toHaveAccessibleDescription("Current password is not correct.");
    expect(await listAxeViolations(desk.page)).toEqual([]);
    await keyboard.press("Control+A");
    await keyboard.type(demonstrationPassword);
    const asked = desk.page.waitForRequest((request) => request.url().endsWith("/api/auth/user"));
    await keyboard.press("Enter");
    await expect(desk.page.getByText("Password updated.")).toBeVisible();
    await asked;
    await expect(desk.dialog).toBeHidden();
    await expect(profile(desk)).toBeFocused();

    await keyboard.press("Enter");
    await expect(desk.page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
    await keyboard.type("Log");
    await keyboard.press("Enter");
    await expect(desk.page).toHaveURL(`${desk.url}/login`);
    await desk.signInByKeyboard("clerk.hdh");
    await expect(desk.main.getByText(/is not correct/).first()).toBeVisible();
    await keyboard.type(fresh);
    await keyboard.press("Enter");
    await expect(desk.main.getByRole("heading", { name: "Select Center" })).toBeVisible();
    expect(desk.consoleErrors).toEqual([]);
  } finally {
    await context.close();
    await server.stop();
  }
});

test("The keyboard alone searches by ID number; what is no ID number is said [TOP-02] [TOP-03] [TOP-04]", async ({
  desk,
}) => {
  const { keyboard } = desk.page;
  await desk.startSession("status.male", headOffice);
  await desk.open("/");
  await expect(searchField(desk)).toBeVisible();
  await keyboard.press("Control+K");
  await expect(searchField(desk)).toBeFocused();
  await keyboard.press("Enter");
  await expect(searchField(desk)).toHaveAccessibleDescription("ID number is required.");
  await keyboard.type("12345x");
  await keyboard.press("Enter");
  await expect(searchField(desk)).toHaveAccessibleDescription("Invalid ID Number");
  expect(await listAxeViolations(desk.page)).toEqual([]);
  await keyboard.press("Escape");
  await keyboard.type(" a123456");
  await keyboard.press("Enter");
  await expect(desk.page).toHaveURL(`${desk.url}/applications/status/A123456`);
  await expect(desk.heading).toHaveText("Application status");
  await expect(desk.heading).toBeFocused();
});

test("The search is for full access and the search role, and checks when it is left [TOP-01] [TOP-05]", async ({
  openDesk,
}) => {
  const [clerk, supervisor] = [await openDesk(), await openDesk()];
  await clerk.signInAt("clerk.male", headOffice);
  await expect(clerk.heading).toHaveText("Dashboard");
  await expect(searchField(clerk)).toHaveCount(0);
  await supervisor.signIn("super");
  await supervisor.main.getByRole("searchbox", { name: "Find a centre" }).fill("DNR Head");
  await supervisor.selectCenter(headOffice);
  await searchField(supervisor).fill("77");
  await supervisor.page.keyboard.press("Tab");
  await expect(supervisor.page.getByText("Invalid ID Number")).toBeVisible();
});

test("On a window of 320 px the search has a row of its own and nothing scrolls sideways", async ({
  desk,
}) => {
  await desk.page.setViewportSize({ width: 320, height: 640 });
  await desk.signInAt("status.male", headOffice);
  await searchField(desk).fill("12");
  await desk.page.keyboard.press("Enter");
  await expect(desk.page.getByText("Invalid ID Number")).toBeInViewport({ ratio: 1 });
  expect((await searchField(desk).boundingBox())?.width).toBeGreaterThan(150);
  expect(await desk.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await listAxeViolations(desk.page)).toEqual([]);
});

test("The profile menu offers the password, Resources and Switch Center only with a centre [TOP-07]", async ({
  desk,
}) => {
  const items = desk.page.getByRole("menuitem");
  await desk.signIn("clerk.male");
  await expect(desk.main.getByRole("radio").first()).toBeVisible();
  await profile(desk).click();
  await expect(items.filter({ hasText: "Logout" })).toBeVisible();
  for (const name of ["Change Password", "Resources", "Switch Center"]) {
    await expect(items.filter({ hasText: name })).toHaveCount(0);
  }
  await desk.page.keyboard.press("Escape");
  await desk.selectCenter(headOffice);
  await profile(desk).click();
  await expect(items.filter({ hasText: "Change Password" })).toBeVisible();
  await expect(items.filter({ hasText: "Switch Center" })).toBeVisible();
  await items.filter({ hasText: "Resources" }).click();
  await expect(desk.page).toHaveURL(`${desk.url}/resources`);
});

test("The pages of the three Application items show where they stand [NAV-06]", async ({ desk }) => {
  await desk.startSession("clerk.male", headOffice);
  const trail = desk.page.getByRole("navigation", { name: "Breadcrumb" });
  for (const [path, title] of [
    ["/applications", "Applications"],
    ["/applications/portal", "Online Applications"],
    ["/applications/biometrics", "Biometrics"],
  ] as const) {
    await desk.open(path);
    await expect(trail.getByRole("listitem")).toHaveText(["Application", title]);
  }
  await desk.open("/applications/biometrics/A123456");
  await trail.getByRole("link", { name: "Biometrics" }).click();
  await expect(desk.page).toHaveURL(`${desk.url}/applications/biometrics`);
  await desk.open("/dispatch/sending");
  await expect(desk.heading).toHaveText("Sending");
  await expect(trail).toHaveCount(0);
});

test("On a large screen the top bar makes room for the open drawer [TOP-10]", async ({ desk }) => {
  await desk.signInAt("clerk.male", headOffice);
  const left = () =>
    desk.page.locator('[data-idd-part="top-bar"]').evaluate((bar) => bar.getBoundingClientRect().left);
  await expect.poll(left).toBe(260);
  await desk.page.getByRole("button", { name: "Close menu" }).click();
  await expect.poll(left).toBeLessThan(100);
});

test("The question mark lists the keys of the page, but not while a card is typed", async ({ desk }) => {
  await desk.startSession("clerk.male", headOffice);
  await desk.newBatch("HDh. Kulhudhuffushi");
  await expect(desk.scanField).toBeFocused();
  await desk.page.keyboard.press("?");
  await expect(desk.scanField).toHaveValue("?");
  await expect(desk.dialog).toBeHidden();
  await desk.scanField.fill("");
  await desk.heading.focus();
  await desk.page.keyboard.press("?");
  await expect(desk.dialog).toContainText("Go to the scan field");
  await desk.page.keyboard.press("Escape");
  await expect(desk.dialog).toBeHidden();
  await desk.page.keyboard.press("F2");
  await expect(desk.scanField).toBeFocused();
});
