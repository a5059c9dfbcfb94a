import { listAxeViolations } from "../axe.ts";
import { signInDirectly } from "../colleague.ts";
import { demonstrationPassword, expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

const headOffice = "DNR Head Office";

const searchField = (desk: Desk) => desk.page.getByRole("searchbox", { name: "ID number" });

/** The button of the profile menu: the last of the top bar. */
const profile = (desk: Desk) => desk.page.getByRole("banner").getByRole("button").last();

test("The keyboard alone changes the password, signs out, and signs in with the new one [TOP-09] [CALL-05]", async ({
  desk,
  server,
}) => {
  const fresh = "Island-2027!";
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

  // The journeys after this one sign in as they do.
  const self = await signInDirectly(server, "clerk.hdh", 6, fresh);
  const passwords = {
    current_password: fresh,
    new_password: demonstrationPassword,
    new_password_confirm: demonstrationPassword,
  };
  expect((await self.send("POST", "/auth/password-update", JSON.stringify(passwords))).status).toBe(200);
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
