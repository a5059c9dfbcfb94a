import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { listExtensions } from "../../domain/extensions.ts";
import { readPhoto } from "../../node/files/read-photo.ts";
import { receiptOf, sendBatch } from "../../testing/batches.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { drawPicture, onePixel, takeOnTelephone } from "../../testing/pictures.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const reason = { data: { reason: "damaged", notes: "The chip is broken" } };

let destination: Desk;
let batch: Awaited<ReturnType<typeof sendBatch>>;
let path: { batchId: number; cardId: number };

const address = () => `/api/dispatch/batches/${path.batchId}/cards/${path.cardId}/photo`;

async function fetchPhoto(desk: Desk) {
  const answer = await desk.fetch(address());
  const { status, headers } = answer;
  return { status, headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

const countPhotos = async () =>
  (await server.database.selectFrom("card_photos").select("line_id").execute()).length;

beforeEach(async () => {
  batch = await sendBatch(await signIn(server, "clerk.male", 1), { first: 610, count: 2 });
  path = receiptOf(batch, 0).path;
  destination = await signIn(server, "clerk.hdh", 6);
  await destination.must("disputeCard", { path, body: reason });
});

describe("the photograph of a dispute", () => {
  test("is kept for both centres, and its card says so", async () => {
    const { card, batch: summary } = await destination.must("attachCardPhoto", {
      path,
      body: await drawPicture("png"),
    });

    expect(card).toMatchObject({ line_status: "disputed", has_photo: true, resolution: reason.data });
    expect(summary.version).toBe(card.version);
    for (const desk of [destination, await signIn(server, "clerk.male", 1)]) {
      const { status, headers, bytes } = await fetchPhoto(desk);
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        "content-type": "image/jpeg",
        "content-disposition": 'attachment; filename="photograph.jpg"',
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      });
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 120, height: 80 });
    }
    const events = await destination.must("listAudit", { path: { type: "batch", id: batch.id } });
    expect(events.events[0]).toMatchObject({
      action: "attach_photo",
      serial_number: "SN0000610",
      from_status: "disputed",
      to_status: "disputed",
    });
  });

  test("is told to whoever looks at the batch as a change of its card", async () => {
    const before = batch.version + 1;
    await destination.must("attachCardPhoto", { path, body: await drawPicture("webp") });

    const { cards } = await (await signIn(server, "clerk.male", 1)).must("listBatchChanges", {
      path: { batchId: batch.id },
      query: { after: before },
    });
    expect(cards.map(({ serial_number, has_photo }) => [serial_number, has_photo])).toEqual([
      ["SN0000610", true],
    ]);
  });

  test("keeps nothing of what a telephone writes beside the picture, and stands upright", async () => {
    const taken = await takeOnTelephone();
    expect(Buffer.from(await taken.arrayBuffer()).includes("Secret telephone")).toBe(true);
    await destination.must("attachCardPhoto", { path, body: taken });

    const { bytes } = await fetchPhoto(destination);
    expect(Buffer.from(bytes).includes("Secret telephone")).toBe(false);
    const { exif, icc, xmp, width, height } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, width, height]).toEqual([undefined, undefined, undefined, 80, 120]);
  });

  test("is for the two centres of the batch alone", async () => {
    await destination.must("attachCardPhoto", { path, body: await drawPicture("jpeg") });
    const other = await signIn(server, "super", 24);
    const origin = await signIn(server, "clerk.male", 1);

    expect((await fetchPhoto(other)).status).toBe(403);
    for (const desk of [other, origin]) {
      expect(
        await desk.refused("attachCardPhoto", { path, body: await drawPicture("jpeg", "#a00") }),
      ).toMatchObject({ status: 403, code: "other_center" });
    }
    // A card of another batch is not reached through one of one's own.
    const own = await sendBatch(origin, { to: 2, first: 620, count: 1 });
    const through = `/api/dispatch/batches/${own.id}/cards/${path.cardId}/photo`;
    expect((await origin.fetch(through)).status).toBe(404);
  });

  test("is there once, however often its request is repeated, and another takes its place", async () => {
    const headers = { "Idempotency-Key": "a-key-of-sixteen-letters" };
    const body = await drawPicture("jpeg");
    const first = await destination.call("attachCardPhoto", { path, body, headers });
    const again = await destination.call("attachCardPhoto", { path, body, headers });
    expect(again.text).toBe(first.text);
    const other = await drawPicture("jpeg", "#00f");
    expect(await destination.refused("attachCardPhoto", { path, body: other, headers })).toMatchObject({
      status: 409,
      code: "idempotency_key_reused",
    });

    const before = await fetchPhoto(destination);
    await destination.must("attachCardPhoto", { path, body: other });
    const after = await fetchPhoto(destination);
    expect(Buffer.from(after.bytes).equals(before.bytes)).toBe(false);
    expect(await countPhotos()).toBe(1);
  });

  test("does not go to a card that a colleague has changed meanwhile", async () => {
    const { card } = await destination.must("undoCard", { path, body: { data: {} } });
    const body = await drawPicture("jpeg");
    expect(await destination.refused("attachCardPhoto", { path, body })).toMatchObject({
      status: 400,
      code: "card_not_disputed",
    });

    await destination.must("disputeCard", { path, body: reason });
    const query = { version: card.version ?? 0 };
    expect(await destination.refused("attachCardPhoto", { path, query, body })).toMatchObject({
      status: 409,
      code: "stale_version",
      message: "This card was changed by Ibrahim Rasheed.",
    });
    expect(await countPhotos()).toBe(0);
  });
});

describe("a photograph goes with its dispute", () => {
  test("when the check is undone", async () => {
    await destination.must("attachCardPhoto", { path, body: await drawPicture("jpeg") });
    const { card } = await destination.must("undoCard", { path, body: { data: {} } });

    expect([card.has_photo, await countPhotos()]).toEqual([false, 0]);
    expect((await fetchPhoto(destination)).status).toBe(404);
  });

  test("when the card is received after the receipt was closed", async () => {
    await destination.must("receiveCard", receiptOf(batch, 1));
    await destination.must("receiveBatch", {
      path: { batchId: batch.id },
      body: { notes: "One card is broken" },
    });
    // A photograph whose dispute was made in time may still come.
    await destination.must("attachCardPhoto", { path, body: await drawPicture("jpeg") });
    const { card } = await destination.must("receiveCard", receiptOf(batch, 0));

    expect([card.line_status, card.has_photo, await countPhotos()]).toEqual(["received", false, 0]);
  });
});

describe("what is no photograph", () => {
  test.each([
    ["a page in HTML", "image/jpeg", new Blob(["<!doctype html><script>1</script>"])],
    ["a PNG that is called a JPEG", "image/jpeg", onePixel],
  ])("%s is refused, at its field, and nothing is kept [T-22]", async (_, type, file) => {
    const body = new Blob([file], { type });
    const refused = await destination.refused("attachCardPhoto", { path, body });

    expect(refused).toMatchObject({ status: 400, code: "not_a_photo", errors: { photo: [refused.message] } });
    expect(await countPhotos()).toBe(0);
    expect(server.logged.errors).toEqual([]);
  });

  test("one byte more than 600 kB is refused, told beforehand or not [T-21]", async () => {
    const picture = await (await drawPicture("jpeg")).arrayBuffer();
    const padded = (size: number) =>
      new Blob([picture, new Uint8Array(size - picture.byteLength)], { type: "image/jpeg" });

    expect(await destination.refused("attachCardPhoto", { path, body: padded(600_001) })).toMatchObject({
      status: 413,
      code: "too_large",
      message: "The file is larger than 600 kB.",
    });
    const answer = await destination.fetch(address(), {
      method: "PUT",
      headers: { "Content-Type": "image/jpeg", "X-CSRF-Token": destination.csrf },
      body: padded(900_000).stream(),
      duplex: "half",
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await countPhotos()).toBe(0);
  });

  test("another type than the three is refused by its name", async () => {
    const body = new Blob([await drawPicture("png")], { type: "image/gif" });

    expect(await destination.refused("attachCardPhoto", { path, body })).toEqual({
      status: 415,
      message: "Send the body as image/jpeg, image/png, image/webp.",
      code: "unsupported_media_type",
    });
  });
});

test("a server that cannot read pictures says nothing of photographs", () => {
  expect(listExtensions({}).includes("photos")).toBe(false);
  expect(listExtensions({ readPhoto }).includes("photos")).toBe(true);
});
