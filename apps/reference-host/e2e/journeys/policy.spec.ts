import type { BrowserContext } from "@playwright/test";
import { routes } from "../../src/routes.ts";
import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

/** What a browser holds against the pages of a host. */
interface Complaints {
  /** What the content policy has refused. */
  readonly refused: string[];
  /** What was asked of any other origin. */
  readonly foreign: string[];
}

/** Hears what the policy refuses, and where requests go, on every page of a browser from its first line on. */
async function listen(context: BrowserContext, origin: string): Promise<Complaints> {
  const refused: string[] = [];
  const foreign: string[] = [];
  await context.exposeFunction("tellRefusal", (what: string) => refused.push(what));
  await context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
      (window as unknown as { tellRefusal: (what: string) => void }).tellRefusal(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`,
      ),
    ),
  );
  context.on("request", (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (asked !== origin && protocol !== "data:" && protocol !== "blob:") foreign.push(request.url());
  });
  context.on("page", (page) => page.on("websocket", (socket) => foreign.push(socket.url())));
  return { refused, foreign };
}

/** Sees one window after the other of a page, each closed again before the next. */
async function openAndClose(desk: Desk, open: () => Promise<void>): Promise<void> {
  await open();
  await expect(desk.dialog).toBeVisible();
  await desk.page.keyboard.press("Escape");
  await expect(desk.dialog).toBeHidden();
}

const profile = (desk: Desk) => desk.page.getByRole("banner").getByRole("button").last();

test("Every page, menu and window of the host works under the strict policy: nothing is refused, and nobody else is asked", async ({
  desk,
}) => {
  const { page, main } = desk;
  const { refused, foreign } = await listen(page.context(), desk.url);

  const policy = (await page.goto("/login"))?.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/(^|; )default-src 'self'(;|$)/);
  // No word that would let in what stands in the page, what is put together there, or what anybody else sends.
  expect(policy).toMatch(/(^|; )script-src 'self' 'wasm-unsafe-eval'(;|$)/);
  expect(policy.replace("'wasm-unsafe-eval'", "")).not.toMatch(/unsafe-|strict-dynamic|nonce-|https?:|\*/);
  await desk.signIn("clerk.male", "not this one");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await desk.signInAt("super", /^DNR Head Office/);
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);

  for (const { path } of [...routes, { path: "/nowhere" }]) {
    const address = path.replace(":idNumber", "A123456").replace(/:\w+/, "6");
    const answer = await page.request.get(address);
    expect(answer.headers()["content-security-policy"], address).toBe(policy);
    await desk.visit(address);
  }

  await desk.visit("/dispatch/sending");
  await main.getByRole("combobox").first().click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await openAndClose(desk, () => main.getByRole("button", { name: "New batch" }).click());
  await desk.visit("/dispatch/sending/6");
  await desk.scan("SN9999999");
  await expect(main.locator('[data-idd-part="scan-result"]')).toContainText("SN9999999");
  for (const name of ["Print", "Add note", "Cancel batch", "Dispatch"])
    await openAndClose(desk, () => main.getByRole("button", { name, exact: true }).click());
  await openAndClose(desk, () =>
    main
      .getByRole("button", { name: /^Remove SN/ })
      .first()
      .click(),
  );

  await desk.visit("/resources");
  await openAndClose(desk, () => main.getByRole("button", { name: "Diagnostics" }).click());
  await openAndClose(desk, () => page.getByRole("button", { name: /^Notices/ }).click());
  for (const item of ["Change Password", "Keyboard shortcuts"])
    await openAndClose(desk, async () => {
      await profile(desk).click();
      await page.getByRole("menuitem", { name: item }).click();
    });
  await profile(desk).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await profile(desk).click();
  await page.getByRole("menuitemradio", { name: "Dhivehi (draft)" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("banner").getByRole("button").first().click();
  await expect(page.locator('[data-idd-part="drawer"]').last()).toBeVisible();

  expect([...new Set(refused)]).toEqual([]);
  expect([...new Set(foreign)]).toEqual([]);
});
