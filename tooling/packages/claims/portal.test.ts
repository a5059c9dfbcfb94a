import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { browserArguments, findBrowser } from "../../find-browser.ts";
import { runCommand } from "../../test/run-command.ts";

describe.each([
  { react: "19", css: "layered" },
  { react: "19", css: "unlayered" },
  { react: "18", css: "layered" },
] as const)("A portal with React $react whose own CSS is $css", ({ react, css }) => {
  const portal = inject("portals")[react];
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    if (!existsSync(join(portal, "dist"))) {
      const { exitCode, output } = await runCommand("vite", ["build", portal]);
      if (exitCode !== 0) throw new Error(output);
    }
    browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
    page = await browser.newPage();
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.route("**/*", (route) => {
      const path = join(portal, "dist", new URL(route.request().url()).pathname);
      return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 204 });
    });
    await page.goto(`http://portal.test/${css}.html`);
    await page.getByRole("button", { name: "New batch" }).waitFor();
  });
  afterAll(() => browser.close());

  const styleOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  test("shows screens and primitives of the packages without an error", async () => {
    await page.locator('[data-idd-screen="SelectCenter"]').getByRole("radio").first().waitFor();
    await page.locator('[data-idd-screen="DispatchSending"]').getByRole("row").nth(1).waitFor();
    expect(await page.getByText(/^\d+ screens$/).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test("keeps its own look", async () => {
    expect(await styleOf("#own-heading", "margin-block-start")).toBe("40px");
    expect(await styleOf("#own-button", "background-color")).toBe("rgb(255, 105, 180)");
    expect(await styleOf("#own-button", "box-sizing")).toBe("border-box");
    expect(await styleOf("body", "font-family")).not.toContain("Public Sans");
  });

  test("does not change the look of a screen, but by its tokens", async () => {
    expect(await styleOf('.idd-root button:has-text("New batch")', "background-color")).toBe("rgb(1, 2, 3)");
    expect(await styleOf('.idd-root button:has-text("New batch")', "border-top-style")).toBe("solid");
    expect(await styleOf(".idd-root :is(h1, h2)", "margin-block-start")).toBe("0px");
    expect(await styleOf(".idd-root td", "border-inline-start-style")).toBe("none");
  });

  test("loads what is on demand when it is asked for", async () => {
    await page.getByRole("button", { name: "New batch" }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });
});
