import type { Locator } from "@playwright/test";
import { listAxeViolations } from "../axe.ts";
import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

/** As for most staff: things fade and move. */
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const toasts = (desk: Desk) => desk.page.locator('[data-idd-part="notices"]').getByRole("alertdialog");
const bell = (desk: Desk, name: string | RegExp = /^Notices/) => desk.page.getByRole("button", { name });
const banner = (desk: Desk) => desk.page.getByRole("region", { name: "Connection" });
const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error("It is not seen.");
  return box;
};

test("A refused sign-in is told top right in colour, for three seconds, and stands in the form too [ERR-01] [ERR-16]", async ({
  desk,
}) => {
  const words = "Username or password is not correct.";
  await desk.page.clock.install();
  await desk.signIn("clerk.male", "wrong");
  const toast = toasts(desk);
  await expect(toast).toHaveText(words);
  // Under the pointer it stays, however slow the machine is.
  await toast.hover();
  const { x, y, width } = await boxOf(toast);
  expect([1366 - x - width, y < 100]).toEqual([16, true]);
  await expect(toast).toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(toast.locator("[style*=animation-duration]")).toHaveCSS("animation-duration", "3s");
  await desk.page.clock.fastForward(60_000);
  await expect(toast).toBeVisible();
  await desk.page.mouse.move(10, 700);
  await desk.page.clock.fastForward(3000);
  await expect(toast).toBeHidden();
  await expect(desk.main.getByText(words)).toBeVisible();

  await desk.signIn("clerk.male", "wrong");
  await toast.click();
  await expect(toast).toBeHidden();
});

test("What was told stands in a list behind the bell, and the next user finds nothing of it [ERR-04]", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", "DNR Head Office");
  await desk.createBatch("HDh. Kulhudhuffushi");
  await desk.page.route("**/api/dispatch/batches/sending?**", (route) => route.fulfill({ status: 500 }));
  await desk.page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Sending" })
    .click();
  await expect(desk.main.getByRole("button", { name: "Try again" })).toBeVisible();
  await bell(desk, /^Notices, \d+ unread$/).click();
  const lines = desk.dialog.getByRole("list", { name: "Notices" }).getByRole("listitem");
  await expect(lines.first()).toContainText("Failed");
  await expect(lines.first()).toContainText("Server error. Please try again later.");
  await expect(lines.filter({ hasText: "Batch created." })).toHaveCount(1);
  expect(await listAxeViolations(desk.page)).toEqual([]);
  await desk.page.keyboard.press("Escape");
  await expect(bell(desk, "Notices")).toBeFocused();

  await desk.page.unroute("**/api/dispatch/batches/sending?**");
  await desk.signOut("Aishath Shareef");
  await desk.signInAt("super", "DNR Head Office");
  await bell(desk).click();
  await expect(desk.dialog.getByRole("heading", { name: "Notices" })).toBeVisible();
  await expect(desk.dialog.getByText(/Batch created|Server error/)).toHaveCount(0);
});

test("Without a network a banner says so, moves nothing under the reader's hand, and goes by itself", async ({
  desk,
}) => {
  const offline = "You are offline. Work already saved is safe.";
  await desk.startSession("clerk.male", "DNR Head Office");
  await desk.page.setViewportSize({ width: 320, height: 640 });
  await desk.newBatch("HDh. Kulhudhuffushi");
  await desk.scanField.focus();
  const before = await boxOf(desk.scanField);
  await desk.page.context().setOffline(true);
  await expect(banner(desk).getByText(offline)).toBeVisible();
  expect(await boxOf(desk.scanField)).toEqual(before);
  const bar = await boxOf(banner(desk));
  expect([bar.y + bar.height, bar.x + bar.width]).toEqual([640, 320]);
  expect(await desk.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await listAxeViolations(desk.page)).toEqual([]);

  await desk.scan("SN0000698");
  await expect(desk.main.getByText(/1 scan waiting/).first()).toBeVisible();
  await banner(desk).getByRole("button", { name: "Try again" }).click();
  await expect(banner(desk).getByText(offline)).toBeVisible();
  await desk.page.context().setOffline(false);
  await expect(banner(desk)).toBeHidden();
  await expect(desk.main.getByText("1 card", { exact: true })).toBeVisible();
  await expect(desk.scanField).toBeFocused();
});

test("A registry that is down brings the banner; when it is back the page is there without being asked for", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", "DNR Head Office");
  await desk.open("/dispatch/sending");
  await expect(desk.heading).toBeVisible();
  await desk.page.route("**/api/**", (route) => route.abort("connectionrefused"));
  await desk.page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Receiving" })
    .click();
  const words = "The registry cannot be reached. Work already saved is safe.";
  await expect(banner(desk).getByText(words)).toBeVisible();
  await expect(desk.main.getByText("Server error. Please try again later.")).toBeVisible();
  await desk.page.unroute("**/api/**");
  await expect(banner(desk)).toBeHidden();
  await expect(desk.main.getByText(/^\d+ batch(es)?$/)).toBeVisible();
  await expect(desk.main.getByText("Server error. Please try again later.")).toBeHidden();
});
