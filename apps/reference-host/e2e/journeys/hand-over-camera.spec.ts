import { loadImage } from "@napi-rs/canvas";
import type { Page } from "@playwright/test";
import { listAxeViolations } from "../axe.ts";
import { withCamera } from "../camera-film.ts";
import { signInDirectly } from "../colleague.ts";
import { expect, test } from "../journey.ts";
import { Counter } from "../pages/Counter.ts";
import type { Desk } from "../pages/Desk.ts";

const letterByCamera = "SN0005030";
const receiptByCamera = "SN0005033";

// What lies before the camera: a page of 1280 by 720 pixels.
test.use(withCamera([{ code: "C-2026-005030", seconds: 1 }]));

async function openCounter(desk: Desk): Promise<Counter> {
  await desk.startSession("clerk.male", "DNR Head Office");
  return new Counter(desk);
}

/** Starts the camera, and waits until it shows something. */
async function startCamera(counter: Counter): Promise<void> {
  await counter.button("Use the camera").click();
  await expect(counter.main.locator("video")).toBeVisible();
  await expect(counter.main.getByText("Starting the camera…")).toHaveCount(0);
}

/** Counts the addresses of pictures that a page holds, from its first line on. */
async function watchPictures(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const held = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (of) => {
      const url = createObjectURL(of);
      held.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      held.delete(url);
      revokeObjectURL(url);
    };
    Object.assign(window, { heldPictures: held });
  });
  return () => page.evaluate(() => (window as unknown as { heldPictures: Set<string> }).heldPictures.size);
}

/** What has been loaded of the part that takes pictures. */
const listCameraCode = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.includes("DocumentCamera")),
  );

/** How many files a page holds in its memory, once what nobody holds is thrown away. */
async function countFiles(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // What the query throws away by itself leaves files that were held a moment ago, now and again for good.
  await session.send("HeapProfiler.collectGarbage");
  const { result: prototype } = await session.send("Runtime.evaluate", { expression: "File.prototype" });
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: prototype.objectId ?? "",
  });
  const { result: count } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: "function () { return this.length; }",
    returnByValue: true,
  });
  // An answer that is kept would hold what it lists for the next count.
  await session.send("Runtime.releaseObject", { objectId: objects.objectId ?? "" });
  await session.detach();
  return Number(count.value);
}

/** The names of a JPEG's parts before its picture; `e1` is where cameras write what they know. */
function listParts(jpeg: Uint8Array): string[] {
  const parts: string[] = [];
  for (let at = 2; at < jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; ) {
    parts.push((jpeg[at + 1] ?? 0).toString(16));
    at += 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0);
  }
  return parts;
}

test("A letter is taken with the camera, turned and cut by keyboard, and is in the record as a picture that tells of nothing else [CALL-43]", async ({
  desk,
  server,
}) => {
  const card = letterByCamera;
  const { page } = desk;
  await page.context().grantPermissions(["camera"]);
  const countPictures = await watchPictures(page);
  const counter = await openCounter(desk);
  await counter.open();
  expect(await listCameraCode(page)).toEqual([]);
  await counter.beginForAuthorised(card, "A105313");
  await startCamera(counter);
  expect(await listCameraCode(page)).not.toEqual([]);
  await expect(counter.button("Take picture")).toBeFocused();
  expect(await listAxeViolations(page)).toEqual([]);
  const track = await page.evaluateHandle(() => {
    const source = document.querySelector("video")?.srcObject;
    return source instanceof MediaStream ? source.getVideoTracks()[0] : undefined;
  });
  await page.keyboard.press("Enter");
  await expect(counter.main.getByRole("application", { name: "Adjust the picture" })).toBeVisible();
  expect(await track.evaluate((ended) => ended?.readyState)).toBe("ended");
  await expect(counter.button("Use this picture")).toBeFocused();
  expect(await listAxeViolations(page)).toEqual([]);

  await page.keyboard.press("Shift+Tab");
  await expect(counter.button("Turn right")).toBeFocused();
  await page.keyboard.press("Enter");
  const zoom = counter.main.getByRole("slider", { name: "Zoom" });
  await desk.tabTo(zoom);
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("ArrowRight");
  await expect(zoom).toHaveAttribute("aria-valuetext", "200 %");
  await desk.tabTo(counter.button("Use this picture"));
  await page.keyboard.press("Enter");

  // With the letter nothing is missing, and the next section opens by itself.
  await expect(counter.openStep).toContainText("Verify by one-time password");
  await expect.poll(() => countFiles(page)).toBe(0);
  await counter.verify(card);
  await counter.checkCard(card);
  await counter.give();

  const { send } = await signInDirectly(server);
  const loaded = await send("POST", "/issuance/load", JSON.stringify({ serial_number: card }));
  const { id } = ((await loaded.json()) as { issuance: { card: { id: number } } }).issuance.card;
  const { issuance } = await (await send("GET", `/issuance/cards/${id}/collected`)).json();
  expect(issuance.documents).toMatchObject([{ type: "authorisation_letter" }]);
  const kept = await send("GET", `/issuance/cards/${id}/documents/${issuance.documents[0].id}`);
  expect(kept.headers.get("Content-Disposition")).toMatch(/\.jpg"$/);
  const picture = new Uint8Array(await kept.arrayBuffer());
  const { width, height } = await loadImage(Buffer.from(picture));
  expect([width, height]).toEqual([360, 640]);
  expect(listParts(picture)).not.toContain("e1");
  expect(picture.length).toBeLessThanOrEqual(600_000);

  await desk.signOut("Aishath Shareef");
  await expect.poll(countPictures).toBe(0);
});

test("A signed receipt is taken with the camera in the list's window; one that was removed is in no memory [CALL-42]", async ({
  desk,
  server,
}) => {
  const card = receiptByCamera;
  const { page } = desk;
  await page.context().grantPermissions(["camera"]);
  const counter = await openCounter(desk);
  await counter.giveToOwner(card);
  await desk.open("/issuance/list");
  await desk.main.getByRole("button", { name: `Actions of card ${card}` }).click();
  await page.getByRole("menuitem", { name: "Save proof" }).click();
  const { dialog } = desk;
  await dialog.getByText("No fingerprint can be taken").click();
  await dialog.getByLabel("Why there is no fingerprint").selectOption({ index: 1 });
  await dialog.getByText("Signed on the printed receipt").click();
  const take = async () => {
    await dialog.getByRole("button", { name: "Use the camera" }).click();
    await expect(dialog.locator("video")).toBeVisible();
    await expect(dialog.getByText("Starting the camera…")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Take picture" }).click();
    await dialog.getByRole("button", { name: "Use this picture" }).click();
    await expect(dialog.getByRole("img", { name: "Preview of Photograph.jpg" })).toBeVisible();
    // What is said aloud of the first picture may still stand there when the second is on its way.
    await expect(dialog.getByText(/^Kept/)).toBeVisible();
    await expect(dialog.getByText("Photograph.jpg is kept for this form.")).toBeAttached();
  };
  await take();
  expect(await listAxeViolations(page)).toEqual([]);
  expect(await countFiles(page)).toBeGreaterThan(0);
  await dialog.getByRole("button", { name: "Remove Photograph.jpg" }).click();
  await expect(dialog.getByRole("button", { name: "Choose file" })).toBeFocused();
  await expect.poll(() => countFiles(page)).toBe(0);

  await take();
  await dialog.getByRole("button", { name: "Save proof" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => countFiles(page)).toBe(0);
  const { send } = await signInDirectly(server);
  const loaded = await send("POST", "/issuance/load", JSON.stringify({ serial_number: card }));
  const { id } = ((await loaded.json()) as { issuance: { card: { id: number } } }).issuance.card;
  const { issuance } = await (await send("GET", `/issuance/cards/${id}/completed`)).json();
  expect(issuance.proof).toMatchObject({ thumb: false, signature: false, documents: 1 });
});
