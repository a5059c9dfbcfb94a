import { findDisorder, readOrder } from "../../../../tooling/prove/matrix/order.ts";
import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

const windows = [
  { width: 1366, height: 768 },
  { width: 320, height: 640 },
] as const;

/** The places of what the Tab key reaches, counted through all elements of the page's own part. */
async function walk({ page, main }: Desk): Promise<number[]> {
  // The link that skips to the page's own part leads here.
  await main.focus();
  const reached: number[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const place = await main.evaluate((part) =>
      [...part.querySelectorAll("*")].indexOf(document.activeElement ?? part),
    );
    if (place < 0) return reached;
    reached.push(place);
  }
}

test("The Tab key goes through the pages that staff use most as the eye does, on windows of both widths [WCAG 2.4.3]", async ({
  desk,
}) => {
  await desk.startSession("super", "DNR Head Office");
  // The answer to a page that watches a batch is held, so that such a page never comes to rest.
  await desk.page.route("**/changes?*", (route) => route.abort());
  for (const window of windows) {
    await desk.page.setViewportSize(window);
    // The dashboard, whose parts come one after the other, is looked at by the matrix.
    for (const path of [
      "/dispatch/sending?status=all",
      "/dispatch/sending/6",
      "/applications/center?status=all&per_page=10",
      "/applications/new",
      "/issuance/new",
      "/issuance/list?per_page=10",
      "/xpat/interactions?per_page=10",
    ]) {
      await desk.open(path);
      await expect(desk.heading).toBeVisible();
      await expect(desk.main.locator('[aria-busy="true"]')).toHaveCount(0);
      // Bars over tables come a moment after them.
      await desk.page.waitForLoadState("networkidle");
      const order = await readOrder(desk.page);
      expect(findDisorder(order), `${path}, ${window.width} px`).toEqual([]);
      expect(order.landmarks.slice(0, 1), path).toEqual(["banner"]);
      expect(order.stops.length, path).toBeGreaterThan(0);
      const names = order.stops.map(({ name }) => name).join(", ");
      expect(await walk(desk), `${path}, ${window.width} px: ${names}`).toEqual(
        order.stops.map(({ place }) => place),
      );
    }
  }
});
