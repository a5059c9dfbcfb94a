import type { Page } from "playwright/test";
import { addOurSheets, expect, showScreens, test } from "../portal.ts";

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

/** Opens a screen in a window of Bootstrap's, types into its field, and presses Escape. */
async function escapeFromField(page: Page) {
  await addOurSheets(page);
  await showScreens(page);
  await page.evaluate(() => window.openWindow());
  const shell = page.getByRole("dialog", { name: "Window" });
  // Bootstrap takes the focus once the window has come, and heeds no Escape before.
  await expect(shell).toBeFocused();
  const field = shell.getByRole("textbox", { name: /^Scan/ });
  await field.fill("SN00");
  await page.keyboard.press("Escape");
  return { shell, field };
}

test("Escape is for a field of ours first where Bootstrap's window does not take it", async ({
  openSpecimens,
}) => {
  const page = await openSpecimens("bootstrap,unlayered");
  const { shell, field } = await escapeFromField(page);
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(shell).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shell).toHaveCount(0);

  let changes = 0;
  const otherPage = await openSpecimens("bootstrap,unlayered", (opened) =>
    opened.route("**/assets/*.js", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("{keyboard:!1}", () => {
        changes += 1;
        return "{}";
      });
      return route.fulfill({ response, body });
    }),
  );
  expect(changes).toBe(1);
  const itself = await escapeFromField(otherPage);
  await expect(itself.shell).toHaveCount(0);
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
  await expect(counter.getByText("Batches sent from HDh. Kulhudhuffushi City Centre").first()).toBeVisible();
  // The portal's new session begins at the counter where its staff had been.
  const male = counter.getByRole("region", { name: "Malé" });
  await expect(male.getByText("Batches sent from DNR Head Office").first()).toBeVisible();
  await expect(male.getByRole("row").nth(1)).toBeVisible();
  await expect(counter.locator("html")).toHaveAttribute("data-endings", "male");
  // Chromium reports the answers that told it.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes("401"))).toEqual([]);
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
  await addOurSheets(page);
  await showScreens(page);
  const counter = page.getByRole("radio", { name: "DNR Head Office" });
  await counter.locator("xpath=ancestor::label").click();
  await expect(counter).toBeChecked();
  const field = page.getByRole("textbox", { name: "Batch no." });
  // What the batch that is shown begins with: its row stays.
  await field.fill("DB-2026-");
  // A screen that was mounted anew would have other elements.
  const parts = page.locator("[data-idd-screen], [data-idd-screen] :is(h1, table, tbody tr, input)");
  const stays = await parts.elementHandles();
  expect(stays.length).toBeGreaterThan(15);
  const calls = await page.evaluate(() => window.callsOfScreens);
  await page.evaluate(() => window.drawAllTheTime());
  await page.waitForFunction(() => window.drawings > 5);
  await field.focus();
  await page.keyboard.press("End");
  await page.keyboard.type("0000");
  await page.waitForFunction(
    (count) => window.drawings > count + 5,
    await page.evaluate(() => window.drawings),
  );
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("DB-2026-0000");
  await expect(counter).toBeChecked();
  const areConnected = await Promise.all(
    stays.map((part) => part.evaluate((element) => element.isConnected)),
  );
  expect(areConnected).not.toContain(false);
  expect(await page.evaluate(() => window.callsOfScreens)).toBe(calls);
});

test("Two registries on one page tell staff each its own, and neither hides the other's words", async ({
  openSpecimens,
}) => {
  const page = await openSpecimens("bootstrap,unlayered,portal");
  await addOurSheets(page);
  await showScreens(page);
  const regions = page.locator('[data-idd-part="notices"]');
  const tell = (of: "one" | "other", words: string) =>
    page.evaluate(([registry, message]) => window.tell(registry, message), [of, words] as const);
  // The pointer in one region and the focus in the other stop their clocks.
  await tell("one", "The note was added.");
  await regions.nth(0).hover();
  await tell("other", "The batch was dispatched, and the centre that gets it has been told.");
  await regions.nth(1).getByRole("button").focus();
  await tell("one", "The batch was received.");
  // Each registry tells one thing at a time.
  await expect(regions.nth(0)).toHaveText("The batch was received.");
  await expect(regions.nth(1)).toHaveText(
    "The batch was dispatched, and the centre that gets it has been told.",
  );
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-idd-part="notices"] :is([role=status], button)')].map(
          (element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
          },
        ),
      ),
    )
    .toEqual([true, true, true, true]);
});

test("With the page's nonce a strict policy has nothing to report", async ({ counter }) => {
  const readReports = await collectReports(counter);
  const answered = counter.waitForResponse((answer) => answer.url().endsWith("/bags/outgoing"));
  await counter.goto("/bags/outgoing");
  expect((await answered).headers()["content-security-policy"]).toMatch(
    /^default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; style-src 'self' 'nonce-[^']+'; img-src 'self' data:$/,
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

test("Without a nonce the strictest policy has nothing to refuse on these screens", async ({ counter }) => {
  const readReports = await collectReports(counter);
  await counter.route("**/bags/outgoing", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<meta property="csp-nonce"[^>]*>/, "");
    const policy =
      "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; style-src 'self'";
    return route.fulfill({
      response: answer,
      body: html,
      headers: { ...answer.headers(), "content-security-policy": policy },
    });
  });
  await counter.goto("/bags/outgoing");
  const button = counter.getByRole("button", { name: "New batch" });
  await expect(button).toHaveCSS("background-color", "rgb(154, 52, 18)");
  await button.click();
  const dialog = counter.getByRole("dialog");
  await dialog.getByRole("combobox").click();
  await counter.getByRole("option").first().waitFor();
  await counter.getByRole("option").nth(1).click();
  await expect(dialog.getByRole("combobox")).not.toHaveValue("");
  expect(await readReports()).toEqual([]);
});
