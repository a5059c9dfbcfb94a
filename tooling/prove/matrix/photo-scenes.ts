import type { Page } from "playwright";
import { fail, type Scene, showEveryCard, type View } from "./scene.ts";

const receiving = { route: "DispatchReceivingBatch", visitor: "receiver" } as const;
const sending = { route: "DispatchSendingBatch", visitor: "supervisor" } as const;

/** Where the photographs of a batch's cards are read and sent. */
const photosOf = (batch: number) => `**/api/dispatch/batches/${batch}/cards/*/photo*`;

/** Lets the first card of a batch be disputed with a photograph, and the second without one. */
async function disputeCards(page: Page, side: "sending" | "receiving", batch: number): Promise<void> {
  await page.route(`**/api/dispatch/batches/${side}/${batch}`, async (asked) => {
    const answer = (await (await asked.fetch()).json()) as { batch: { cards: readonly object[] } };
    const resolution = { reason: "damaged", notes: "The chip is broken, and one corner is missing." };
    const cards = answer.batch.cards.map((card, index) =>
      index < 2 ? { ...card, line_status: "disputed", resolution, has_photo: index === 0 } : card,
    );
    await asked.fulfill({ json: { ...answer, batch: { ...answer.batch, cards } } });
  });
}

/** Draws what stands for the photograph of a card, lying or upright. */
async function drawPhoto(page: Page, [width, height]: readonly [number, number]): Promise<Buffer> {
  const drawn = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [across, down];
      const context = canvas.getContext("2d") as CanvasRenderingContext2D;
      const fill = (colour: string, ...[x, y, w, h]: readonly [number, number, number, number]) => {
        context.fillStyle = colour;
        context.fillRect(x * across, y * down, w * across, h * down);
      };
      fill("#8aa4b4", 0, 0, 1, 1);
      fill("#f2efe6", 0.15, 0.2, 0.7, 0.6);
      fill("#c9a227", 0.22, 0.4, 0.12, 0.12);
      return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
    },
    [width, height] as const,
  );
  return Buffer.from(drawn, "base64");
}

const lying = [1600, 1067] as const;
const upright = [1067, 1600] as const;

/** Chooses a file in the open window, and waits for what is shown of it. */
async function choose({ dialog }: View, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await dialog.locator("input[type=file]").first().setInputFiles({ name, mimeType, buffer });
  await dialog.locator('img, [role="alert"]:not(:empty)').first().waitFor();
}

const choosePhoto = async (view: View, size: readonly [number, number]) =>
  choose(view, "photo.jpg", "image/jpeg", await drawPhoto(view.page, size));

/**
 * Opens the batch that is being received, and a window of one of its cards: of one that is not checked where an item of its
 * menu opens it, else of any.
 */
async function openWindow(view: View, button: string, item?: string): Promise<void> {
  await disputeCards(view.page, "receiving", 5);
  await view.open("/dispatch/receiving/5");
  if (!item) await showEveryCard(view);
  await view.press(button, view.main.getByRole("table"));
  if (item) await view.page.getByRole("menuitem", { name: view.say(item) }).click();
  await view.dialog.waitFor();
}

/** Shows the photograph of a card, which its server sends. */
async function showPhoto(view: View, size: readonly [number, number]): Promise<void> {
  const body = await drawPhoto(view.page, size);
  await view.page.route(photosOf(5), (asked) => asked.fulfill({ contentType: "image/jpeg", body }));
  await openWindow(view, "Photograph of {serial}");
  await view.dialog.getByRole("img").waitFor();
}

/** The windows in which the photograph of a disputed card is taken, sent and looked at. */
export const photoScenes: readonly Scene[] = [
  {
    ...receiving,
    state: "open",
    what: "dispute with a photograph",
    async show(view) {
      await openWindow(view, "More for {serial}", "Dispute");
      await choosePhoto(view, lying);
    },
  },
  {
    ...receiving,
    state: "failing",
    what: "dispute with a file that is no photograph",
    async show(view) {
      await openWindow(view, "More for {serial}", "Dispute");
      await choosePhoto(view, upright);
      await choose(view, "IMG_0001.HEIC", "image/heic", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1"));
      await view.dialog.locator('[role="alert"]:not(:empty)').first().waitFor();
    },
  },
  {
    ...receiving,
    state: "open",
    what: "add photograph",
    show: (view) => openWindow(view, "Add a photograph of {serial}"),
  },
  {
    ...receiving,
    state: "open",
    what: "photograph to send",
    async show(view) {
      await openWindow(view, "Add a photograph of {serial}");
      await choosePhoto(view, upright);
    },
  },
  {
    ...receiving,
    state: "failing",
    what: "photograph not sent",
    async show(view) {
      await view.page.route(photosOf(5), fail);
      await openWindow(view, "Add a photograph of {serial}");
      await choosePhoto(view, lying);
      await view.press("Send photograph", view.dialog);
      await view.dialog.locator('[role="alert"]:not(:empty)').first().waitFor();
    },
  },
  { ...receiving, state: "full", what: "photograph", show: (view) => showPhoto(view, lying) },
  { ...receiving, state: "full", what: "upright photograph", show: (view) => showPhoto(view, upright) },
  {
    ...receiving,
    state: "failing",
    what: "photograph not loaded",
    async show(view) {
      await view.page.route(photosOf(5), fail);
      await openWindow(view, "Photograph of {serial}");
      await view.dialog.getByText(view.say("Could not load the photograph.")).waitFor();
    },
  },
  {
    ...sending,
    state: "full",
    what: "photograph",
    async show(view) {
      await disputeCards(view.page, "sending", 2);
      const body = await drawPhoto(view.page, lying);
      await view.page.route(photosOf(2), (asked) => asked.fulfill({ contentType: "image/jpeg", body }));
      await view.open("/dispatch/sending/2");
      await view.press("Photograph of {serial}", view.main.getByRole("table"));
      await view.dialog.getByRole("img").waitFor();
    },
  },
];
