import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type OpenPortal, openPortal } from "./open-portal.ts";

const stripes = [":nth-child(odd)", ":nth-child(even)", ":hover"]
  .map((state) => `tr${state}, tr${state} > td, tr${state} > th { background: hotpink; color: red }`)
  .join("");

/** What a table shows: the row under the pointer, a row that is selected, new or coloured, and the days of a calendar. */
const states = [
  "hover",
  ["data-selected", "true"],
  ["data-new", "now"],
  ["data-tone", "warning"],
  "calendar",
] as const;

/** In the page: the ground and the colour of every row and cell of ours. */
function readPaint(): string[][] {
  return [...document.querySelectorAll(".idd-root :is(tr, th, td)")].map((part) => {
    const { backgroundColor, backgroundImage, color } = getComputedStyle(part);
    return [part.outerHTML.slice(0, 80), backgroundColor, backgroundImage, color];
  });
}

describe.each([
  { react: "19", css: "layered" },
  { react: "19", css: "unlayered" },
  { react: "18", css: "layered" },
] as const)("A portal with React $react whose own CSS is $css", ({ react, css }) => {
  let portal: OpenPortal;
  beforeAll(async () => {
    portal = await openPortal(inject("portals")[react], css);
  });
  afterAll(() => portal.browser.close());

  const styleOf = (selector: string, property: string) =>
    portal.page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  test("shows screens and primitives of the packages without an error", async () => {
    expect(await portal.page.getByText(/^\d+ screens$/).count()).toBe(1);
    expect(portal.complaints).toEqual([]);
  });

  test("keeps its own look", async () => {
    expect(await styleOf("#own-heading", "margin-block-start")).toBe("40px");
    expect(await styleOf("#own-button", "background-color")).toBe("rgb(255, 105, 180)");
    expect(await styleOf("body", "font-family")).not.toContain("Public Sans");
  });

  test("does not change the look of a screen, but by its tokens", async () => {
    expect(await styleOf('.idd-root button:has-text("New batch")', "background-color")).toBe("rgb(1, 2, 3)");
    expect(await styleOf('.idd-root button:has-text("New batch")', "border-top-style")).toBe("solid");
    expect(await styleOf(".idd-root :is(h1, h2)", "margin-block-start")).toBe("0px");
    expect(await styleOf(".idd-root td", "border-inline-start-style")).toBe("none");
  });

  test("changes no size, picture or row of a screen by its rules for the root, drawings and rows", async () => {
    expect(await styleOf("html", "font-size")).toBe("10px");
    expect(await styleOf(".idd-root", "font-size")).toBe("14px");
    expect(await styleOf(".idd-root table", "font-size")).toBe("14px");
    const sign = '.idd-root button:has-text("New batch") svg';
    const [width, fontSize] = [await styleOf(sign, "width"), await styleOf(sign, "font-size")];
    expect(Number.parseFloat(width)).toBeCloseTo(Number.parseFloat(fontSize), 1);
    expect(await styleOf(sign, "fill")).toBe("none");
    expect(await styleOf(".idd-root tbody tr", "background-color")).toBe("rgba(0, 0, 0, 0)");
  });

  test("leaves each row and cell its ground and colour, in every state, where it stripes and paints all tables", async () => {
    const { page } = portal;
    // What is new has its colour only where nobody has asked for calm.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const row = page.locator(".idd-root tr[data-key]").first();
    const grounds = new Set<string | undefined>();
    for (const state of states) {
      await page.mouse.move(0, 0);
      if (state === "hover") await row.hover();
      else if (state === "calendar") await page.getByRole("button", { name: "Choose a date" }).click();
      else await row.evaluate((element, [name, value]) => element.setAttribute(name, value), state);
      if (state === "calendar") await page.getByRole("grid").waitFor();
      const own = await page.evaluate(readPaint);
      for (const [, ground] of own) grounds.add(ground);
      const tag = await page.addStyleTag({
        content: css === "layered" ? `@layer reset { ${stripes} }` : stripes,
      });
      expect(await page.evaluate(readPaint), String(state)).toEqual(own);
      await tag.evaluate((element) => (element as HTMLElement).remove());
      if (Array.isArray(state))
        await row.evaluate((element, name) => element.removeAttribute(name), state[0]);
    }
    expect(grounds.size).toBe(6);
    await page.keyboard.press("Escape");
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  test("grows with the font size that its reader has chosen", async () => {
    // 62.5 % of 20 px.
    await portal.page.evaluate(() => document.documentElement.style.setProperty("font-size", "12.5px"));
    expect(await styleOf(".idd-root", "font-size")).toBe("17.5px");
    await portal.page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  });

  test("loads what is on demand when it is asked for", async () => {
    const { page } = portal;
    await page.getByRole("button", { name: "New batch" }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(portal.complaints).toEqual([]);
  });
});

test("Screens look the same with either style sheet, to each property of each element", async () => {
  const [layered, unlayered] = await Promise.all(
    (["layered", "unlayered"] as const).map(async (css) => {
      const { browser, page } = await openPortal(inject("portals")["19"], css);
      const styles = await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.cancel();
        return [...document.querySelectorAll("[data-idd-screen] *")].flatMap((element) =>
          [undefined, "::before", "::after"].flatMap((part) => {
            const style = getComputedStyle(element, part);
            return [...style]
              .sort()
              .map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`);
          }),
        );
      });
      await browser.close();
      return styles;
    }),
  );
  expect(layered?.length).toBeGreaterThan(10_000);
  expect(layered?.filter((style, index) => style !== unlayered?.[index])).toEqual([]);
});
