import { listAxeViolations } from "../axe.ts";
import { withCamera } from "../camera-film.ts";
import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

test.use(
  withCamera([
    { code: "SN0000685", seconds: 2 },
    { seconds: 3 },
    { code: "SN0000686", seconds: 2 },
    { seconds: 3 },
  ]),
);

/** Chooses in the menu of the scan field. */
async function switchCamera({ main, page }: Desk, item: string): Promise<void> {
  await main.getByRole("button", { name: "More ways to scan, and sound" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("Where there is no scanner a camera reads the cards, each once, and goes out when it is stopped [CALL-14]", async ({
  desk,
}) => {
  const { page, main } = desk;
  await page.context().grantPermissions(["camera"]);
  await desk.startSession("clerk.male", "DNR Head Office");
  await desk.newBatch("HDh. Kulhudhuffushi");
  await switchCamera(desk, "Scan with the camera");
  await expect(desk.row("SN0000685")).toBeVisible();
  await expect(desk.row("SN0000686")).toBeVisible();
  // The film begins anew: a card that is held there once more is no second card.
  await expect(main.getByText(/^[1-9]\d* scanned before$/)).toBeVisible();
  await expect(main.getByText("2 saved since you opened this page", { exact: true })).toBeVisible();
  expect(await listAxeViolations(page)).toEqual([]);

  const isFilming = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("video")].some(
        ({ srcObject }) => srcObject instanceof MediaStream && srcObject.active,
      ),
    );
  expect(await isFilming()).toBe(true);
  const track = await page.evaluateHandle(() => {
    const source = document.querySelector("video")?.srcObject;
    return source instanceof MediaStream ? source.getVideoTracks()[0] : undefined;
  });
  await switchCamera(desk, "Stop the camera");
  expect(await track.evaluate((ended) => ended?.readyState)).toBe("ended");
  await expect(page.locator("video")).toHaveCount(0);
});

test("A camera that is not allowed says so, and scanning and typing go on", async ({ desk }) => {
  const { page, main } = desk;
  await desk.startSession("clerk.male", "DNR Head Office");
  await desk.newBatch("HDh. Kulhudhuffushi");
  await switchCamera(desk, "Scan with the camera");
  await expect(main.getByText("The camera is not allowed here.", { exact: false })).toBeVisible();
  await desk.scanField.focus();
  await desk.scan("SN0000687");
  await expect(desk.row("SN0000687")).toBeVisible();
  // Allowed after all.
  await page.context().grantPermissions(["camera"]);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(desk.row("SN0000685").or(desk.row("SN0000686")).first()).toBeVisible();
});
