import { createCanvas } from "@napi-rs/canvas";
import { listAxeViolations } from "../axe.ts";
import { signInDirectly } from "../colleague.ts";
import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

const headOffice = "DNR Head Office";
const kulhudhuffushi = /Kulhudhuffushi/;
const serial = (number: number) => `SN${String(number).padStart(7, "0")}`;
type OpenDesk = () => Promise<Desk>;

/** A photograph as large as a telephone takes it. */
function takePhoto(kind: "jpeg" | "png", label: string): Buffer {
  const canvas = createCanvas(3000, 2000);
  const context = canvas.getContext("2d");
  context.fillStyle = "#8aa4b4";
  context.fillRect(0, 0, 3000, 2000);
  context.fillStyle = "#f2efe6";
  context.fillRect(500, 400, 2000, 1200);
  context.fillStyle = "#7a1f1f";
  context.font = "160px sans-serif";
  context.fillText(label, 640, 1050);
  return kind === "png" ? canvas.toBuffer("image/png") : canvas.toBuffer("image/jpeg", 95);
}

/** Puts the place where it was taken into a JPEG, as a telephone does. */
function writePlace(jpeg: Buffer): Buffer {
  const text = Buffer.from("Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0 taken at 4.1755 N 73.5093 E");
  const length = Buffer.from([(text.length + 2) >> 8, (text.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, text, jpeg.subarray(2)]);
}

/** A batch of these cards on its way to Kulhudhuffushi, and the desk that has sent it. */
async function sendBatch(openDesk: OpenDesk, cards: readonly string[]) {
  const sender = await openDesk();
  await sender.startSession("clerk.male", headOffice);
  const { id } = await sender.newBatch("HDh. Kulhudhuffushi");
  await sender.scanField.focus();
  for (const card of cards) await sender.scan(card);
  await expect(sender.main.getByText(`${cards.length} cards`, { exact: true })).toBeVisible();
  await sender.main.getByRole("button", { name: "Dispatch", exact: true }).click();
  await sender.dialog.getByRole("button", { name: /^Dispatch/ }).click();
  await expect(sender.main.getByText("Dispatched", { exact: true }).first()).toBeVisible();
  return { sender, id };
}

async function openReceiver(openDesk: OpenDesk, id: number): Promise<Desk> {
  const receiver = await openDesk();
  await receiver.startSession("clerk.hdh", kulhudhuffushi);
  await receiver.open(`/dispatch/receiving/${id}`);
  await expect(receiver.scanField).toBeVisible();
  return receiver;
}

const photoField = (desk: Desk) => desk.dialog.getByRole("group", { name: /^Photograph of the card/ });

/** Opens the dispute of a card and fills it in, all but the photograph. */
async function beginDispute(desk: Desk, card: string): Promise<void> {
  await desk.chooseForCard("Dispute", card);
  await desk.dialog.getByLabel("Reason").selectOption({ label: "Damaged" });
  await desk.dialog.getByRole("textbox", { name: "Notes" }).fill("The chip is broken");
  await expect(photoField(desk)).toBeVisible();
}

async function choose(desk: Desk, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const opened = desk.page.waitForEvent("filechooser");
  await photoField(desk)
    .getByRole("button", { name: /^Choose/ })
    .click();
  await (await opened).setFiles({ name, mimeType, buffer });
}

/** Waits until the picture that a dialog shows is there, with this width and height. */
async function expectSize(desk: Desk, size: readonly [number, number]): Promise<void> {
  const picture = desk.dialog.getByRole("img");
  await expect(picture).toBeVisible();
  await expect
    .poll(() =>
      picture.evaluate(
        (image: HTMLImageElement) => image.complete && [image.naturalWidth, image.naturalHeight],
      ),
    )
    .toEqual(size);
}

test("A damaged card is disputed with a photograph, which both centres see and nobody else, until it is undone [CALL-17]", async ({
  openDesk,
  server,
}) => {
  const cards = [serial(610), serial(611)] as const;
  const { sender, id } = await sendBatch(openDesk, cards);
  const receiver = await openReceiver(openDesk, id);

  await beginDispute(receiver, cards[0]);
  // Files that are no photograph are told at the field, and what was typed stays.
  for (const [name, type, text, sentence] of [
    ["IMG_0001.HEIC", "image/heic", "\0\0\0\x18ftypheic\0\0\0\0mif1", /^This photograph is a HEIC file/],
    ["drawing.svg", "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>", /^Only JPEG, PNG and WebP/],
    ["photo.jpg", "image/jpeg", "\xff\xd8\xff\xe0 broken", /^This file cannot be read/],
  ] as const) {
    await choose(receiver, name, type, Buffer.from(text, "latin1"));
    await expect(photoField(receiver)).toHaveAccessibleDescription(sentence);
  }
  await expect(receiver.dialog.getByRole("textbox", { name: "Notes" })).toHaveValue("The chip is broken");
  await choose(receiver, "photo.png", "image/png", takePhoto("png", "Another"));
  await expect(receiver.dialog.getByRole("img", { name: "The photograph that you chose" })).toBeVisible();
  await choose(receiver, "photo.jpg", "image/jpeg", writePlace(takePhoto("jpeg", cards[0])));
  await expect(photoField(receiver)).toHaveAccessibleDescription(/^Shows what is wrong/);
  await expectSize(receiver, [1600, 1067]);
  expect(await listAxeViolations(receiver.page)).toEqual([]);
  const saved = receiver.page.waitForResponse((answer) => answer.request().method() === "PUT");
  await receiver.dialog.getByRole("button", { name: "Dispute card" }).click();
  const sent = (await saved).request();
  expect([(await saved).status(), await sent.headerValue("Content-Type")]).toEqual([200, "image/jpeg"]);
  expect(Number(await sent.headerValue("Content-Length"))).toBeLessThanOrEqual(600_000);
  await expect(receiver.dialog).toBeHidden();

  // The sender's page, which was open all the time, has it within two seconds.
  const opener = sender.main.getByRole("button", { name: `Photograph of ${cards[0]}` });
  await expect(opener).toBeVisible();
  await opener.focus();
  await sender.page.keyboard.press("Enter");
  await expect(sender.dialog.getByRole("img", { name: `Card ${cards[0]}. Damaged` })).toBeVisible();
  await expectSize(sender, [1600, 1067]);
  expect(await listAxeViolations(sender.page)).toEqual([]);
  await sender.page.keyboard.press("Escape");
  await expect(sender.dialog).toBeHidden();
  await expect(opener).toBeFocused();

  // Another centre gets nothing, by whatever address.
  const { cards: lines } = await sender.page.evaluate(async (batchId) => {
    const { batch } = await (await fetch(`/api/dispatch/batches/sending/${batchId}`)).json();
    return batch as { cards: { id: number; serial_number: string }[] };
  }, id);
  const line = lines.find(({ serial_number }) => serial_number === cards[0])?.id ?? 0;
  const address = `/dispatch/batches/${id}/cards/${line}/photo`;
  const stranger = await signInDirectly(server, "super", 2);
  expect((await stranger.send("GET", address)).status).toBe(403);
  const own = await signInDirectly(server, "clerk.male", 1);
  const answer = await own.send("GET", address);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition": 'attachment; filename="photograph.jpg"',
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });

  // What was found goes with its photograph.
  await receiver.main.getByRole("radio", { name: /^Disputed/ }).click();
  await expect(receiver.main.getByRole("button", { name: `Photograph of ${cards[0]}` })).toBeVisible();
  await receiver.chooseForCard("Undo", cards[0]);
  await receiver.dialog.getByRole("button", { name: /^Undo/ }).click();
  await expect(receiver.dialog).toBeHidden();
  await expect(opener).toBeHidden();
  expect((await own.send("GET", address)).status).toBe(404);
});
