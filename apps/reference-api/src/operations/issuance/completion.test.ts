import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { readPngResolution } from "../../domain/png-chunks.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { makeDocumentForm, makeProofForm, makeWholeProof } from "../../testing/forms.ts";
import { handOver } from "../../testing/hand-over.ts";
import { putIssued } from "../../testing/issued-cards.ts";
import { makePdf } from "../../testing/make-pdf.ts";
import { makePng, makeResolution } from "../../testing/make-png.ts";
import { drawPicture, drawSignature, drawThumb, takeOnTelephone } from "../../testing/pictures.ts";
import { readFingerprint } from "../../testing/read-fingerprint.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();

let desk: Desk;
let cardId: number;

beforeEach(async () => {
  desk = await signIn(server, "clerk.male", 1);
  ({ cardId } = await putIssued(server, { now: server.clock.now }));
});

const send = (data: object, pictures: Record<string, Blob>, by: Desk = desk) =>
  by.call("completeIssuance", { body: makeProofForm({ card_id: cardId, ...data }, pictures) });

const evidence = (kind: string, by: Desk = desk) =>
  by.fetch(`/api/issuance/cards/${cardId}/evidence/${kind}`);

describe("the proof of a hand-over", () => {
  test("is a finger and a signature; then the hand-over is complete [CALL-41] [DOM-06]", async () => {
    const { issuance, message } = await desk.must("completeIssuance", { body: await makeWholeProof(cardId) });

    expect(message).toBe("Hand-over completed");
    expect(issuance).toMatchObject({
      status: "completed",
      version: 2,
      completed_by: { username: "clerk.male" },
      completed_at: server.clock.now.toISOString(),
      proof: {
        thumb: true,
        finger: "thumb",
        hand: null,
        // What the drawing of the test's finger names.
        resolution_ppi: 72,
        thumb_missing_reason: null,
        signature: true,
        documents: 0,
      },
    });
    expect(issuance.card.status).toBe("completed");
    expect(issuance.events?.at(-1)).toMatchObject({
      action: "complete",
      from_status: "collected",
      to_status: "completed",
    });
  });

  test.each(["thumb", "index", "ring", "middle", "little"])(
    "says by its file's name that it is of the %s [DOM-07] [CALL-67]",
    async (finger) => {
      const { body } = await send(
        {},
        { [`${finger}.png`]: await drawThumb(), "sig.jpg": await drawSignature() },
      );
      expect(body.issuance.proof?.finger).toBe(finger);
    },
  );

  test.each(["left", "right"] as const)(
    "keeps the %s hand beside the finger: in the record, in the list and in the trail [DOM-07]",
    async (hand) => {
      const pictures = { "index.png": await drawThumb(), "sig.jpg": await drawSignature() };
      await desk.must("completeIssuance", { body: makeProofForm({ card_id: cardId, hand }, pictures) });

      const proof = { finger: "index", hand };
      const { issuance } = await desk.must("getCompletedIssuance", { path: { id: cardId } });
      expect(issuance.proof).toMatchObject(proof);
      const { issuances } = await desk.must("listIssuances");
      expect(issuances.find(({ card }) => card.id === cardId)?.proof).toMatchObject(proof);
      const completed = issuance.events?.find(({ action }) => action === "complete");
      expect(completed?.notes).toBe(`${hand}_index`);
    },
  );

  test.each([500, 1000])("keeps a print of %i pixels an inch as its reader gave it", async (resolution) => {
    const pixels = Uint8Array.from({ length: 300 * 400 }, (_, index) => (index * 7 + index / 300) % 256);
    const metre = Math.round(resolution / 0.0254);
    const print = makePng({
      width: 300,
      height: 400,
      rows: (row) => pixels.subarray(row * 300, (row + 1) * 300),
      beside: [["pHYs", makeResolution(metre)]],
    });
    const pictures = { "thumb.png": new Blob([print as BlobPart]), "sig.jpg": await drawSignature() };
    const { body } = await send({ hand: "right" }, pictures);
    expect(body.issuance.proof).toMatchObject({ finger: "thumb", hand: "right", resolution_ppi: resolution });

    const kept = new Uint8Array(await (await evidence("thumb")).arrayBuffer());
    expect(readPngResolution(kept)).toBe(metre);
    const decoded = await sharp(kept).toColourspace("b-w").raw().toBuffer();
    expect(decoded.equals(pixels)).toBe(true);
  });

  test("is for the hand-over that the screen shows: not for a later one of the same card [R-3]", async () => {
    const first = await handOver(server, desk, 5001);
    cardId = first.card.id;
    await desk.must("returnCard", {
      path: { id: cardId },
      body: { reason: "data_error", notes: "The name is misspelt" },
    });
    server.clock.now = new Date(server.clock.now.getTime() + 5 * 60_000);
    const { version } = await handOver(server, desk, 5001);
    const pictures = { "thumb.png": await drawThumb(), "sig.jpg": await drawSignature() };

    expect(version).toBeGreaterThan(first.version ?? 0);
    expect(await send({ version: first.version }, pictures)).toMatchObject({
      status: 409,
      body: { code: "stale_version" },
    });
    expect((await send({ version }, pictures)).status).toBe(200);
  });

  test("may lack the finger for a reason, and the signature for a signed receipt", async () => {
    const { file_path: document_path } = await desk.must("addIssuanceDocument", {
      body: makeDocumentForm(await makePdf(), { cardId }),
    });
    const reasons = { thumb_missing_reason: "injury", thumb_missing_notes: "Right hand in plaster" };
    const { status, body } = await send({ document_path, ...reasons }, {});

    expect(status).toBe(200);
    expect(body.issuance.proof).toEqual({
      thumb: false,
      finger: null,
      hand: null,
      resolution_ppi: null,
      thumb_missing_reason: "injury",
      signature: false,
      documents: 1,
    });
    expect((await evidence("thumb")).status).toBe(404);
    expect((await evidence("signature")).status).toBe(404);
  });

  test("is shown to its centre, without anything beside the pixels, and that is written down [T-40]", async () => {
    await desk.must("completeIssuance", { body: await makeWholeProof(cardId) });
    for (const kind of ["thumb", "signature"]) {
      const answer = await evidence(kind);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "image/png",
        "content-disposition": `attachment; filename="${kind}.png"`,
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      });
      const { format, exif, width } = await sharp(await answer.arrayBuffer()).metadata();
      expect([format, exif, width]).toEqual(["png", undefined, kind === "thumb" ? 300 : 320]);
    }
    const views = await server.database
      .selectFrom("audit_events")
      .where("action", "=", "view")
      .select("notes")
      .execute();
    expect(views).toEqual([{ notes: "thumb" }, { notes: "signature" }]);
    expect((await evidence("thumb", await signIn(server, "clerk.hdh", 6))).status).toBe(403);
    expect((await evidence("thumb", await signIn(server, "xpat.male", 1))).status).toBe(403);
  });
});

describe("what is no proof", () => {
  const at = async (data: object, pictures: Record<string, Blob>) => {
    const before = await readFingerprint(server.database);
    const { status, body } = await send(data, pictures);
    expect(await readFingerprint(server.database)).toBe(before);
    return [status, (body as unknown as { errors?: object }).errors];
  };

  test("nothing at all is refused at both", async () => {
    expect(await at({}, {})).toEqual([
      400,
      {
        thumb: ["Take a fingerprint, or say why there is none."],
        signature: ["Take a signature, or add a signed receipt."],
      },
    ]);
  });

  test("a blank signature is refused at the signature, and a blank finger at the finger", async () => {
    const thumb = await drawThumb();
    expect(await at({}, { "thumb.png": thumb, "sig.jpg": await drawSignature({ isBlank: true }) })).toEqual([
      400,
      { signature: ["This signature shows nothing. Take it again."] },
    ]);
    const grey = await drawPicture("png");
    expect(await at({}, { "thumb.png": grey, "sig.jpg": await drawSignature() })).toEqual([
      400,
      { thumb: ["This fingerprint shows nothing. Take it again."] },
    ]);
  });

  test("a fingerprint with too many pixels is refused, and not made smaller", async () => {
    const large = makePng({
      width: 2_100,
      height: 10,
      rows: () => Uint8Array.from({ length: 2_100 }, (_, index) => index % 256),
    });
    const pictures = { "thumb.png": new Blob([large as BlobPart]), "sig.jpg": await drawSignature() };
    expect(await at({}, pictures)).toEqual([
      400,
      { thumb: ["This fingerprint has too many pixels. Take it again, or choose another file."] },
    ]);
  });

  test("refuses an unknown hand, and a hand without a finger", async () => {
    const signature = { "sig.jpg": await drawSignature() };
    expect(await at({ hand: "both" }, { ...signature, "thumb.png": await drawThumb() })).toEqual([
      400,
      { hand: ["Hand is not valid."] },
    ]);
    expect(await at({ hand: "left", thumb_missing_reason: "injury" }, signature)).toEqual([
      400,
      { hand: ["There is no fingerprint: leave the hand out."] },
    ]);
  });

  test("a reason that the registry does not know, or beside a finger, is refused", async () => {
    const signature = { "sig.jpg": await drawSignature() };
    expect(await at({ thumb_missing_reason: "bored" }, signature)).toEqual([
      400,
      { thumb_missing_reason: ["Thumb missing reason is not valid."] },
    ]);
    expect(
      await at({ thumb_missing_reason: "injury" }, { ...signature, "thumb.png": await drawThumb() }),
    ).toEqual([400, { thumb_missing_reason: ["There is a fingerprint: leave the reason out."] }]);
    expect(
      await at({ thumb_missing_notes: "In plaster" }, { ...signature, "thumb.png": await drawThumb() }),
    ).toEqual([400, { thumb_missing_reason: ["There is a fingerprint: leave the reason out."] }]);
  });

  test("pictures of another kind than their names say, or that are none, are refused [T-22]", async () => {
    const [thumb, signature] = [await drawThumb(), await drawSignature()];
    const unreadable = ["This file cannot be read. Choose another one."];
    expect(await at({}, { "thumb.png": signature, "sig.jpg": signature })).toEqual([
      400,
      { thumb: unreadable },
    ]);
    expect(await at({}, { "thumb.png": thumb, "sig.jpg": thumb })).toEqual([400, { signature: unreadable }]);
    expect(await at({}, { "thumb.png": new Blob(["<svg/>"]), "sig.jpg": signature })).toEqual([
      400,
      { thumb: unreadable },
    ]);
  });

  test.each(["toe.png", "thumb.jpg", "sig.png", "../thumb.png", "THUMB.PNG", "thumb.png.exe"])(
    "a picture named %s is refused, for nobody knows what it shows [T-23]",
    async (name) => {
      const [status, errors] = await at({}, { [name]: await drawThumb(), "sig.jpg": await drawSignature() });
      expect([status, Object.keys(errors ?? {})]).toEqual([400, ["files"]]);
    },
  );

  test("two fingers are refused", async () => {
    const thumb = await drawThumb();
    const [status, errors] = await at({}, { "thumb.png": thumb, "index.png": thumb });
    expect([status, Object.keys(errors ?? {})]).toEqual([400, ["files"]]);
  });

  test("what a telephone writes beside a picture is not kept", async () => {
    const { status } = await send({}, { "thumb.png": await drawThumb(), "sig.jpg": await takeOnTelephone() });
    // It lies in one colour, so it is no signature either.
    expect(status).toBe(400);
  });
});

describe("a hand-over is completed once", () => {
  test("a repeat with its key gets the first answer again", async () => {
    const headers = { "Idempotency-Key": "a-key-of-sixteen-letters" };
    const body = await makeWholeProof(cardId);
    const first = await desk.call("completeIssuance", { body, headers });
    const again = await desk.call("completeIssuance", { body, headers });

    expect([again.status, again.text]).toEqual([200, first.text]);
  });

  test("the second of two desks is told that it is complete", async () => {
    const colleague = await signIn(server, "super", 1);
    const answers = await Promise.all(
      [desk, colleague].map(async (each) =>
        each.call("completeIssuance", { body: await makeWholeProof(cardId) }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: "out_of_order", context: { status: "completed" } });
    const kept = await server.database
      .selectFrom("issuance_proofs as p")
      .innerJoin("issuances as i", "i.id", "p.issuance_id")
      .where("i.card_id", "=", cardId)
      .select("p.finger")
      .execute();
    expect(kept).toHaveLength(1);
  });

  test("another desk of the same centre may do it, another centre may not", async () => {
    const elsewhere = await signIn(server, "super", 6);
    const body = await makeWholeProof(cardId);
    expect(await elsewhere.refused("completeIssuance", { body })).toMatchObject({
      status: 403,
      code: "other_center",
    });
    await (await signIn(server, "super", 1)).must("completeIssuance", { body });
  });
});

describe("the photographs of people", () => {
  const portrait = (of: string, by: Desk = desk) => by.fetch(`/api/issuance/cards/${cardId}/portraits/${of}`);

  test("are drawn, differ, and are shown to the card's centre alone; that is written down [T-40]", async () => {
    const owner = await portrait("owner");
    expect(Object.fromEntries(owner.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
    });
    const bytes = new Uint8Array(await owner.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 480, height: 600 });
    // The owner collects the card: it is the same person.
    expect(new Uint8Array(await (await portrait("collector")).arrayBuffer())).toEqual(bytes);

    expect((await portrait("owner", await signIn(server, "clerk.hdh", 6))).status).toBe(403);
    const views = await server.database
      .selectFrom("audit_events")
      .where("action", "=", "view")
      .select("notes")
      .execute();
    expect(views.map(({ notes }) => notes)).toEqual(["portrait of the owner", "portrait of the collector"]);
    const next = await putIssued(server, { number: 102, now: server.clock.now });
    const other = await desk.fetch(`/api/issuance/cards/${next.cardId}/portraits/owner`);
    expect(new Uint8Array(await other.arrayBuffer())).not.toEqual(bytes);
  });

  test("shown in a record that was opened belong to that look; any other is written down [T-40]", async () => {
    const inBackground = { headers: { "X-Background": "1" } };
    const readViews = async () => {
      const { database } = server;
      const views = database.selectFrom("audit_events").where("action", "=", "view");
      return (await views.select("notes").orderBy("id").execute()).map(({ notes }) => notes);
    };
    const address = `/api/issuance/cards/${cardId}/portraits/owner`;
    const look = async (by: Desk, options?: typeof inBackground) =>
      expect((await by.fetch(address, options)).status).toBe(200);

    await look(desk, inBackground);
    expect(await readViews()).toEqual(["portrait of the owner"]);
    await desk.must("getCollectedIssuance", { path: { id: cardId } });
    await look(desk, inBackground);
    expect(await readViews()).toEqual(["portrait of the owner", null]);

    await look(desk);
    await look(await signIn(server, "super", 1), inBackground);
    server.clock.pass({ minutes: 61 });
    await look(await signIn(server, "clerk.male", 1), inBackground);
    expect((await readViews()).slice(2)).toEqual(Array(3).fill("portrait of the owner"));
  });

  test("of a card that was not loaded are not shown", async () => {
    expect((await desk.fetch("/api/issuance/cards/3/portraits/owner")).status).toBe(404);
  });
});
