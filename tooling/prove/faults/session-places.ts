import { expect } from "playwright/test";
import { expectSettled, expectSignInPage, failCall, type Place, patience, waitOut } from "./place.ts";
import { reading } from "./reading.ts";
import { password } from "./sign-in.ts";
import { readNotices } from "./watch-page.ts";
import { writing } from "./writing.ts";

const clerk = { username: "clerk.male", center: 1 };
const newcomer = { username: "clerk.male", center: null };

/** Before it is known who is signed in there is no page to tell anything on: the sign-in page says it, without a toast. */
const firstCall: Place = {
  name: "The first call, who is signed in",
  clerk,
  path: "/",
  async hold(page, { path, fault }) {
    const held = await failCall(page, { method: "GET", path: /\/auth\/user$/ }, fault);
    await page.goto(path);
    if (fault.hangs) await waitOut(page, held, 1);
    await expectSignInPage(page);
    expect(await readNotices(page)).toEqual([]);
    await held.letGo();
    const main = page.getByRole("main");
    const button = main.getByRole("button", { name: "Try again" });
    if (fault.signsOut) {
      await expect(button).toHaveCount(0);
      return;
    }
    await expect(main).toContainText("The registry could not be reached.");
    await button.click();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible(patience);
    await expectSettled(page);
  },
};

/** Whatever the server says, who asks to be signed out is. */
const logout: Place = {
  name: "Shell, logging out",
  clerk,
  path: "/resources",
  async hold(page, { path, fault }) {
    const held = await failCall(page, { method: "POST", path: /\/auth\/logout$/ }, fault);
    await page.goto(path);
    await page.getByRole("banner").getByRole("button", { name: "Aishath Shareef" }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    if (fault.hangs) await waitOut(page, held, 1);
    await expectSignInPage(page);
    await expect.poll(() => readNotices(page), patience).toEqual([fault.words]);
    expect(held.requests.length).toBe(1);
    await expect(page.getByText("Aishath Shareef")).toHaveCount(0);
  },
};

/** The diagnostics are there for when nothing else works: they say what they find, and tell nothing in passing. */
const diagnostics: Place = {
  name: "Resources, the diagnostics",
  clerk,
  path: "/resources",
  async hold(page, { path, fault }) {
    const held = await failCall(page, { method: "GET", path: /\/health$/ }, fault);
    await page.goto(path);
    await page.getByRole("main").getByRole("button", { name: "Diagnostics" }).click();
    const dialog = page.locator('[data-idd-part="dialog"]');
    await expect(dialog).toBeVisible(patience);
    if (fault.hangs) await waitOut(page, held, 1);
    const isSilent = fault.scan === "network";
    await expect(dialog).toContainText(isSilent ? "Does not answer" : /Answers in [\d,]+ ms/, patience);
    await expect(dialog.getByRole("button", { name: "Copy as text" })).toBeEnabled(patience);
    await expectSettled(page);
    expect(await readNotices(page)).toEqual([]);
  },
};

/** Signing in and out, the centre, the password, and the pages that everybody has. */
export const sessionPlaces: readonly Place[] = [
  firstCall,
  writing({
    name: "Login, signing in",
    path: "/login",
    call: { method: "POST", path: /\/auth\/login$/ },
    async fill(page) {
      await page.getByLabel("Username").fill("clerk.male");
      await page.getByLabel("Password", { exact: true }).fill(password);
    },
    retype: (page) => page.getByLabel("Password", { exact: true }).fill(password),
    button: (page) => page.getByRole("button", { name: "Sign in" }),
  }),
  reading({
    name: "SelectCenter, its centres",
    clerk: newcomer,
    path: "/",
    call: /\/auth\/user-centers$/,
  }),
  writing({
    name: "SelectCenter, selecting",
    clerk: newcomer,
    path: "/",
    call: { method: "POST", path: /\/auth\/set-center$/ },
    fill: (page) => page.getByRole("radio").first().check({ force: true }),
    button: (page) => page.getByRole("button", { name: "Select Center" }),
  }),
  reading({
    name: "SwitchCenter, its centres",
    clerk,
    path: "/switch-center",
    call: /\/auth\/user-centers$/,
  }),
  writing({
    name: "SwitchCenter, switching",
    clerk,
    path: "/switch-center",
    call: { method: "POST", path: /\/auth\/set-center$/ },
    fill: (page) => page.getByRole("radio").last().check({ force: true }),
    button: (page) => page.getByRole("button", { name: "Select Center" }),
  }),
  writing({
    name: "ChangePassword, changing",
    clerk: { username: "xpat.male", center: 1 },
    path: "/",
    call: { method: "POST", path: /\/auth\/password-update$/ },
    async fill(page) {
      await page.getByRole("banner").getByRole("button", { name: "Mariyam Zahira" }).click();
      await page.getByRole("menuitem", { name: "Change Password" }).click();
      const dialog = page.locator('[data-idd-part="dialog"]');
      await dialog.getByLabel("Current password").fill(password);
      await dialog.getByLabel("New password", { exact: true }).fill("Another-2026!");
      await dialog.getByLabel("Confirm new password").fill("Another-2026!");
    },
    button: (page) => page.locator('[data-idd-part="dialog"]').getByRole("button", { name: "Confirm" }),
  }),
  diagnostics,
  logout,
];
