import type { Page } from "playwright/test";
import { expect, showScreens, test } from "../portal.ts";

/** What the browser has refused under the page's policy. */
async function collectReports(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(window, { reports });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      reports.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { reports: string[] }).reports);
}

test("A batch's dialog inside a window of Bootstrap's can be used and is not cut off", async ({
  counter,
}) => {
  await counter.getByRole("link", { name: "Incoming" }).click();
  await counter
    .getByRole("button", { name: /^Look into/ })
    .first()
    .click();
  const shell = counter.getByRole("dialog", { name: /^Bag DB-/ });
  await shell.getByRole("table").first().waitFor();
  await shell.getByRole("button", { name: "Add note" }).click();
  const dialog = counter.locator('.idd-root [role="dialog"]');
  const notes = dialog.getByRole("textbox");
  await notes.fill("The seal is not broken.");
  await expect(notes).toBeFocused();
  const isOnTop = await dialog.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [
      [left + 12, top + 12],
      [right - 12, top + 12],
      [left + 12, bottom - 12],
      [right - 12, bottom - 12],
    ] as const;
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });
  expect(isOnTop).toBe(true);
  await notes.fill("");
  await counter.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(shell).toBeVisible();
  await expect(shell.getByRole("button", { name: "Add note" })).toBeFocused();
  await counter.keyboard.press("Escape");
  await expect(shell).toHaveCount(0);
});

test("Two registries on one page mix neither data nor words nor looks", async ({ counter }) => {
  await counter.getByRole("link", { name: "Side by side" }).click();
  const [male, north] = ["Malé", "North"].map((name) => counter.getByRole("region", { name })) as [
    ReturnType<Page["getByRole"]>,
    ReturnType<Page["getByRole"]>,
  ];
  await expect(male.getByRole("heading", { level: 1 })).toHaveText("Sending");
  await expect(north.getByRole("heading", { level: 1 })).toHaveText("الإرسال");
  await expect(male.locator(".idd-root").first()).toHaveAttribute("dir", "ltr");
  await expect(north.locator(".idd-root").first()).toHaveAttribute("dir", "rtl");
  await expect(male.getByText("Batches sent from DNR Head Office").first()).toBeVisible();
  await expect(north.getByText("Batches sent from HDh. Kulhudhuffushi City Centre").first()).toBeVisible();
  const colorOf = (button: ReturnType<Page["getByRole"]>) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colorOf(male.getByRole("button", { name: "New batch" }))).toBe("rgb(154, 52, 18)");
  expect(await colorOf(north.getByRole("button", { name: "دفعة جديدة" }))).toBe("rgb(20, 83, 45)");

  await north.getByRole("button", { name: "دفعة جديدة" }).click();
  await expect(north.getByRole("dialog")).toBeVisible();
  await expect(male.getByRole("dialog")).toHaveCount(0);
});

test("The end of the registry's session is told once, and the portal's own sign-in follows", async ({
  counter,
  complaints,
}) => {
  const session = await (await counter.request.get("/portal/session")).json();
  const ended = await counter.request.post("/api/male/auth/logout", {
    headers: { "X-CSRF-Token": session.registries.male.csrf, "Content-Type": "application/json" },
    data: {},
  });
  expect(ended.status()).toBe(200);
  await counter.getByRole("link", { name: "Side by side" }).click();
  await expect(counter.getByRole("alert")).toHaveText(
    "The registry has ended your session. Please sign in again.",
  );
  await expect(counter.locator("html")).toHaveAttribute("data-endings", "male");
  await counter.getByLabel("Your name").fill("Ali Manik");
  await counter.getByRole("button", { name: "To the counter" }).click();
  await expect(counter.getByRole("region", { name: "North" }).getByRole("table")).toBeVisible();
  await expect(counter.locator("html")).toHaveAttribute("data-endings", "male");
  // Chromium reports the answers that told it.
  expect(complaints.splice(0).every((complaint) => complaint.includes("401"))).toBe(true);
});

test("The portal's router and query cache are its own", async ({ counter }) => {
  const answers: string[] = [];
  counter.on("request", (request) => answers.push(new URL(request.url()).pathname));
  await counter.getByRole("link", { name: "Post office" }).click();
  await expect(counter.getByText("Sealed bags only")).toBeVisible();
  await counter.getByRole("link", { name: "Outgoing" }).click();
  expect(new URL(counter.url()).pathname).toBe("/bags/outgoing");
  await counter
    .getByRole("link", { name: /^DB-2026-/ })
    .first()
    .click();
  await expect(counter.getByText("Bags are packed at the registry’s own desk.")).toBeVisible();
  expect(new URL(counter.url()).pathname).toMatch(/^\/bags\/outgoing\/\d+$/);
  await counter.goBack();
  await expect(counter.getByRole("heading", { level: 1, name: "Sending" })).toBeVisible();
  await counter.goBack();
  await expect(counter.getByText("Sealed bags only")).toBeVisible();
  expect(await counter.evaluate(() => window.keysOfQueries())).toEqual(['["notes"]']);
  expect(answers.filter((path) => path === "/portal/notes").length).toBeGreaterThan(0);
});

test("A portal that draws itself ten times a second in StrictMode takes nothing away", async ({
  openSpecimens,
}) => {
  const page = await openSpecimens("styles");
  await showScreens(page);
  const field = page.getByRole("textbox", { name: "Batch no." });
  await field.fill("DB-2026-0000");
  const row = await page.locator('[data-idd-screen="DispatchSending"] tbody tr').first().elementHandle();
  const calls = await page.evaluate(() => window.callsOfScreens);
  const before = await page.evaluate(() => window.drawings);
  await page.waitForFunction((count) => window.drawings > count + 10, before);
  await page.keyboard.type("99");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("DB-2026-000099");
  expect(await row?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await page.evaluate(() => window.callsOfScreens)).toBe(calls);
});

test("With the page's nonce a strict policy has nothing to report", async ({ counter }) => {
  const readReports = await collectReports(counter);
  const answered = counter.waitForResponse((answer) => answer.url().endsWith("/bags/outgoing"));
  await counter.goto("/bags/outgoing");
  expect((await answered).headers()["content-security-policy"]).toMatch(
    /^default-src 'self'; style-src 'self' 'nonce-[^']+'; img-src 'self' data:$/,
  );
  await counter.getByRole("button", { name: "New batch" }).click();
  await counter.getByRole("dialog").getByRole("combobox").click();
  await counter.getByRole("option").first().waitFor();
  await counter.keyboard.press("Escape");
  await counter.keyboard.press("Escape");
  await counter.getByRole("link", { name: "Incoming" }).click();
  await counter
    .getByRole("link", { name: /^DB-2026-/ })
    .first()
    .click();
  await counter.locator('[data-idd-screen="DispatchReceivingBatch"]').getByRole("table").first().waitFor();
  expect(await readReports()).toEqual([]);
});

test("Without a nonce the strictest policy refuses React Aria's style elements, and the screens work", async ({
  counter,
  complaints,
}) => {
  const readReports = await collectReports(counter);
  await counter.route("**/bags/outgoing", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<meta property="csp-nonce"[^>]*>/, "");
    const policy = "default-src 'self'; style-src 'self'";
    return route.fulfill({
      response: answer,
      body: html,
      headers: { ...answer.headers(), "content-security-policy": policy },
    });
  });
  await counter.goto("/bags/outgoing");
  const button = counter.getByRole("button", { name: "New batch" });
  await expect(button).toHaveCSS("touch-action", "pan-x pan-y pinch-zoom");
  await expect(button).toHaveCSS("background-color", "rgb(154, 52, 18)");
  await button.click();
  const dialog = counter.getByRole("dialog");
  await dialog.getByRole("combobox").click();
  await counter.getByRole("option").nth(1).click();
  await expect(dialog.getByRole("combobox")).not.toHaveValue("");
  const kinds = new Set(await readReports());
  expect([...kinds]).toEqual(["style-src-elem inline"]);
  expect(complaints.splice(0).every((complaint) => /Content Security Policy/.test(complaint))).toBe(true);
});
