import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { useDocument } from "../../database/stored-documents.ts";
import { Refusal } from "../../domain/refusal.ts";
import { defaultSettings } from "../../domain/registry-settings.ts";
import { selectBrought } from "../../testing/brought-documents.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { makeDocumentForm, makeProofForm } from "../../testing/forms.ts";
import { putIssued } from "../../testing/issued-cards.ts";
import { makePdf } from "../../testing/make-pdf.ts";
import { drawThumb, takeOnTelephone } from "../../testing/pictures.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();

let desk: Desk;
let card: { cardId: number; issuanceId: number };

beforeEach(async () => {
  desk = await signIn(server, "clerk.male", 1);
  card = await putIssued(server, { now: server.clock.now });
});

const addReceipt = async (by: Desk = desk, cardId = card.cardId) =>
  by.must("addIssuanceDocument", { body: makeDocumentForm(await makePdf(), { cardId }) });

/** Completes the hand-over with a fingerprint and a signed receipt. */
const complete = async (document_path: string, by: Desk = desk, cardId = card.cardId) =>
  by.call("completeIssuance", {
    body: makeProofForm({ card_id: cardId, document_path }, { "thumb.png": await drawThumb() }),
  });

const usedUp = {
  message: "File path missing",
  code: "file_path_missing",
  errors: { document_path: ["File path missing"] },
};

const list = () => selectBrought(server).execute();

describe("a document that somebody brought", () => {
  test("gets a path that nobody can guess, and belongs to no hand-over yet [CALL-42]", async () => {
    const { file_path, document } = await addReceipt();
    const other = await addReceipt();

    expect(file_path).toMatch(/^documents\/[A-Za-z0-9_-]{32}$/);
    expect(other.file_path).not.toBe(file_path);
    expect(document).toMatchObject({ type: "signed_receipt", content_type: "application/pdf" });
    expect(document.added_at).toBe(server.clock.now.toISOString());
    expect((await list()).map(({ subject_type, used_at }) => [subject_type, used_at])).toEqual([
      ["card", null],
      ["card", null],
    ]);
  });

  test("is kept with the digest of the file that was handed in, for the kept one was written afresh", async () => {
    const sent = await makePdf();
    await desk.must("addIssuanceDocument", { body: makeDocumentForm(sent, { cardId: card.cardId }) });
    const digest = createHash("sha256")
      .update(new Uint8Array(await sent.arrayBuffer()))
      .digest("hex");

    expect((await list()).map(({ original_digest }) => original_digest)).toEqual([digest]);
  });

  test("is used once: the second call with its path is told that the file was used", async () => {
    const { file_path } = await addReceipt();
    const first = await complete(file_path);
    expect([first.status, first.body.issuance.documents.length]).toEqual([200, 1]);

    const next = await putIssued(server, { number: 102, now: server.clock.now });
    const again = await complete(file_path, desk, next.cardId);
    expect([again.status, again.body]).toEqual([400, usedUp]);
  });

  test("is not used by a call that was refused for something else", async () => {
    const { file_path } = await addReceipt();
    const body = makeProofForm({ card_id: card.cardId, document_path: file_path }, {});
    expect((await desk.refused("completeIssuance", { body })).errors).toHaveProperty("thumb");

    expect((await complete(file_path)).status).toBe(200);
  });

  test("is for its card, its centre, who brought it and what it is for alone", async () => {
    const other = await putIssued(server, { number: 102, now: server.clock.now });
    const ofOtherCard = await addReceipt(desk, other.cardId);
    const colleague = await signIn(server, "super", 1);
    const ofColleague = await addReceipt(colleague);
    const letter = await desk.must("addIssuanceDocument", {
      body: makeDocumentForm(await makePdf(), { cardId: card.cardId, type: "authorisation_letter" }),
    });

    for (const path of [
      ofOtherCard.file_path,
      ofColleague.file_path,
      letter.file_path,
      "documents/unknown",
      "documents/../documents",
      ofOtherCard.file_path.replace("documents/", ""),
      "",
    ]) {
      const answer = await complete(path);
      expect([path, answer.status, answer.body]).toEqual([path, 400, usedUp]);
    }
    expect((await list()).every(({ used_at }) => used_at === null)).toBe(true);
  });

  test("waits for 72 hours", async () => {
    const { file_path } = await addReceipt();
    const onTime = await addReceipt();
    server.clock.pass({ hours: 71, minutes: 59 });
    const next = await signIn(server, "clerk.male", 1);
    expect((await complete(onTime.file_path, next)).status).toBe(200);

    const other = await putIssued(server, { number: 103, now: server.clock.now });
    server.clock.pass({ minutes: 2 });
    expect((await complete(file_path, next, other.cardId)).body).toEqual(usedUp);
  });

  test("goes to one of two calls that come at once", async () => {
    const { file_path } = await addReceipt();
    const member = await server.database
      .selectFrom("stored_documents")
      .where("subject_type", "=", "card")
      .select("user_id")
      .executeTakeFirstOrThrow();
    const take = () =>
      server.database.transaction().execute((database) =>
        useDocument(
          {
            database,
            session: {
              browser: null,
              idHash: "",
              csrf: "",
              mustChangePassword: false,
              mustSetUpSecondFactor: false,
              center: null,
              member: {
                id: member.user_id ?? 0,
                username: "",
                fullname: "",
                roles: [],
                temp_full_access: false,
              },
            },
            center: { id: 1, name: "" },
            now: server.clock.now,
            address: null,
            ports: { settings: defaultSettings },
          },
          {
            path: file_path,
            broughtFor: { type: "card", id: card.cardId },
            record: { type: "issuance", id: card.issuanceId },
            types: ["signed_receipt"],
          },
        ),
      );
    const taken = await Promise.allSettled(Array.from({ length: 10 }, take));

    expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of taken) {
      if (one.status === "rejected") expect(one.reason).toBeInstanceOf(Refusal);
    }
  });

  test("is there once, however often its request is repeated", async () => {
    const headers = { "Idempotency-Key": "a-key-of-sixteen-letters" };
    const body = makeDocumentForm(await makePdf(), { cardId: card.cardId });
    const first = await desk.call("addIssuanceDocument", { body, headers });
    const again = await desk.call("addIssuanceDocument", { body, headers });

    expect(again.text).toBe(first.text);
    expect(await list()).toHaveLength(1);
    const other = makeDocumentForm(await makePdf(), { cardId: card.cardId, name: "other.pdf" });
    expect(await desk.refused("addIssuanceDocument", { body: other, headers })).toMatchObject({
      status: 409,
      code: "idempotency_key_reused",
    });
  });

  test("is none of a card that was not loaded, is another centre's or is not there", async () => {
    const refuse = async (cardId: number) => {
      const body = makeDocumentForm(await makePdf(), { cardId });
      const { status, code } = await desk.refused("addIssuanceDocument", { body });
      return [status, code];
    };
    const elsewhere = await putIssued(server, { number: 104, center: 6, now: server.clock.now });
    const { id } = await server.database
      .selectFrom("cards")
      .where("serial_number", "=", "SN0000105")
      .select("id")
      .executeTakeFirstOrThrow();

    expect(await refuse(elsewhere.cardId)).toEqual([403, "other_center"]);
    expect(await refuse(id)).toEqual([409, "out_of_order"]);
    expect(await refuse(999_999)).toEqual([409, "out_of_order"]);
    expect(await list()).toEqual([]);
  });

  test.each([
    "../../etc/passwd",
    "..\\..\\windows\\system32\\config",
    "CON.pdf",
    "a\0.pdf",
    "\u202Efdp.exe",
    `${"x".repeat(300)}.pdf`,
    "/etc/passwd",
    "%2e%2e%2fpasswd",
  ])("named %j is kept under the server's own name [T-23]", async (name) => {
    const body = makeDocumentForm(await makePdf(), { cardId: card.cardId, name });
    const { file_path } = await desk.must("addIssuanceDocument", { body });

    const [kept] = await list();
    expect(file_path).toBe(`documents/${kept?.token}`);
    expect(kept?.token).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(JSON.stringify(kept)).not.toContain("passwd");
  });

  test("that is none is refused at its field, in plain words, and nothing is kept [T-22]", async () => {
    const body = makeDocumentForm(new Blob(["<svg/>"], { type: "application/pdf" }), { cardId: card.cardId });
    expect(await desk.refused("addIssuanceDocument", { body })).toEqual({
      status: 400,
      message: "This is no PDF, JPEG or PNG file. Choose another one.",
      code: "file_type_unknown",
      errors: { file: ["This is no PDF, JPEG or PNG file. Choose another one."] },
    });
    expect(await list()).toEqual([]);
  });
});

describe("a document of a hand-over", () => {
  async function keepOne(file: Blob) {
    const body = makeDocumentForm(file, { cardId: card.cardId, name: "Aishath's letter.pdf" });
    const { file_path } = await desk.must("addIssuanceDocument", { body });
    const { body: answer } = await complete(file_path);
    return `/api/issuance/cards/${card.cardId}/documents/${answer.issuance.documents[0]?.id}`;
  }

  test("is given to its centre as a file to save, as it is kept, and that is written down [T-40]", async () => {
    const file = await makePdf();
    const answer = await desk.fetch(await keepOne(file));

    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": expect.stringMatching(/^attachment; filename="signed_receipt-\d+\.pdf"$/),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    const [kept] = await list();
    const given = await answer.arrayBuffer();
    expect([given.byteLength, new TextDecoder().decode(given.slice(0, 5))]).toEqual([kept?.size, "%PDF-"]);
    const views = await server.database
      .selectFrom("audit_events")
      .where("action", "=", "view")
      .select(["subject_type", "subject_id", "notes", "center_id"])
      .execute();
    expect(views).toEqual([
      {
        subject_type: "card",
        subject_id: card.cardId,
        notes: expect.stringMatching(/^document \d+$/),
        center_id: 1,
      },
    ]);
  });

  test("keeps nothing of what a telephone writes beside a picture", async () => {
    const answer = await desk.fetch(await keepOne(await takeOnTelephone()));

    expect(answer.headers.get("Content-Disposition")).toMatch(/\.jpg"$/);
    expect(Buffer.from(await answer.arrayBuffer()).includes("Secret telephone")).toBe(false);
  });

  test("is not given to another centre, nor through another card", async () => {
    const address = await keepOne(await makePdf());
    const elsewhere = await signIn(server, "clerk.hdh", 6);
    expect((await elsewhere.fetch(address)).status).toBe(403);

    const other = await putIssued(server, { number: 102, now: server.clock.now });
    const through = address.replace(`/${card.cardId}/`, `/${other.cardId}/`);
    expect((await desk.fetch(through)).status).toBe(404);
    expect((await desk.fetch(address.replace(/\d+$/, "9999"))).status).toBe(404);
  });
});

describe("a document that is brought for an application", () => {
  const path = { idNumber: "A105401" };
  const add = async (more: object) =>
    desk.call("addIssuanceDocument", {
      body: makeDocumentForm(await makePdf(), { type: "police_report", ...more }),
    });

  test("is kept for a person, and counts as a look where the same user had none [CALL-42]", async () => {
    const { status, body } = await add(path);
    expect([status, body.document.type]).toEqual([201, "police_report"]);
    expect((await list()).map(({ subject_type }) => subject_type)).toEqual(["person"]);
    const looks = () =>
      server.database
        .selectFrom("audit_events")
        .where("action", "=", "view")
        .where("subject_type", "=", "person")
        .select("notes")
        .execute();
    expect(await looks()).toEqual([{ notes: "Application." }]);
    expect((await add({ idNumber: "A999999" })).status).toBe(404);
  });

  test.each([
    ["of a type of hand-overs", { type: "signed_receipt", ...path }, { type: ["Type is not valid."] }],
    ["for nobody", {}, { card_id: ["Send either card_id or id_number."] }],
    ["for a card and a person", { ...path, cardId: 1 }, { card_id: ["Send either card_id or id_number."] }],
    ["for what is no ID number", { idNumber: "A12" }, { id_number: ["ID Number is not valid."] }],
  ])("is not taken %s", async (_, given, errors) => {
    const { status, body } = await add(given);
    expect([status, (body as { errors?: unknown }).errors]).toEqual([400, errors]);
  });
});
