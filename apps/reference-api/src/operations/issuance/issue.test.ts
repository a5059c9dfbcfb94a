import { describe, expect, test } from "vitest";
import { type Desk, signIn } from "../../testing/desk.ts";
import { findCardId, issueBody, loadCard, readSentCode, verifyOwner } from "../../testing/hand-over.ts";
import { readFingerprint } from "../../testing/read-fingerprint.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const notes = "The old card was burnt in a fire";

const scan = (desk: Desk, id: number, serial_number: string) =>
  desk.call("verifyCard", { path: { id }, body: { serial_number } });

/** A card whose owner is verified and that was scanned in the clerk's hand. */
async function prepare(number = 5001) {
  const desk = await atHeadOffice();
  const verified = await verifyOwner(server, desk, number);
  const body = issueBody(number, verified);
  await scan(desk, verified.cardId, body.serial_number);
  return { desk, body, id: verified.cardId };
}

describe("the card in hand [CALL-46]", () => {
  test("that is another one is refused with both numbers, and undoes an earlier match [ERR-07] [DOM-06]", async () => {
    const { desk, body, id } = await prepare();

    expect(await desk.refused("verifyCard", { path: { id }, body: { serial_number: "SN0005002" } })).toEqual({
      status: 400,
      message: "Serial number mismatch",
      code: "serial_number_mismatch",
      context: { expected: "SN0005001", found: "SN0005002" },
    });
    expect((await loadCard(desk, 5001)).card_verified_at).toBeNull();
    expect(await desk.refused("issueCard", { body })).toMatchObject({
      status: 409,
      code: "out_of_order",
      message: "Scan the card in your hand first.",
    });
    await scan(desk, id, "sn 000 5001");
    await desk.must("issueCard", { body });
  });

  test.each([
    [{ id_number: "A105002" }, "id_number_mismatch"],
    [{ date_of_birth: "1900-01-01" }, "date_of_birth_mismatch"],
    [{ card_type: "minor" }, "card_type_mismatch"],
  ])("that carries %o is another one", async (more, code) => {
    const desk = await atHeadOffice();
    const id = await findCardId(server, 5001);
    const body = { serial_number: "SN0005001", ...more };

    expect(await desk.refused("verifyCard", { path: { id }, body })).toMatchObject({ status: 400, code });
  });

  test("is what it says when all that it carries fits", async () => {
    const desk = await atHeadOffice();
    const { card } = await loadCard(desk, 5001);
    const { serial_number, id_number, date_of_birth, card_type } = card;
    const body = { serial_number, id_number, date_of_birth, card_type };

    expect(await desk.must("verifyCard", { path: { id: card.id }, body })).toEqual({
      verified: true,
      verified_at: "2026-11-19T09:05:00.000Z",
    });
  });

  test("may be scanned before it is loaded, and counts for half an hour and for its session alone", async () => {
    const desk = await atHeadOffice();
    const id = await findCardId(server, 5001);
    await scan(desk, id, "SN0005001");
    const colleague = await signIn(server, "super", 1);
    expect((await loadCard(desk, 5001)).card_verified_at).not.toBeNull();
    expect((await loadCard(colleague, 5001, { take_over: true })).card_verified_at).toBeNull();
    await loadCard(desk, 5001, { take_over: true });
    server.clock.pass({ minutes: 29 });
    expect((await loadCard(desk, 5001)).card_verified_at).not.toBeNull();
    server.clock.pass({ minutes: 1 });
    expect((await loadCard(desk, 5001)).card_verified_at).toBeNull();
  });

  test("that was handed over is checked no more", async () => {
    const desk = await atHeadOffice();
    const answer = await scan(desk, await findCardId(server, 5204), "SN0005204");

    expect([answer.status, answer.body]).toMatchObject([409, { code: "out_of_order" }]);
  });
});

describe("handing over [CALL-40]", () => {
  test("makes the card collected, with its number, and its history whole [DOM-06] [T-40]", async () => {
    const { desk, body } = await prepare();
    server.clock.pass({ minutes: 2 });
    const { issuance } = await desk.must("issueCard", { body: { ...body, notes: " In a hurry " } });

    expect(issuance).toMatchObject({
      status: "collected",
      issuance_no: expect.stringMatching(/^HO-2026-\d{6}$/),
      card: { status: "collected", current_center: { id: 1 } },
      collector: { type: "self" },
      otp: { verified_at: "2026-11-19T09:05:00.000Z", method: "otp" },
      card_verified_at: "2026-11-19T09:05:00.000Z",
      issued_by: { username: "clerk.male" },
      issued_at: "2026-11-19T09:07:00.000Z",
      completed_at: null,
      notes: "In a hurry",
      proof: { thumb: false, signature: false, documents: 0 },
      printed: 0,
    });
    expect(issuance.otp_token).toBeUndefined();
    expect(
      issuance.events?.map(({ action, from_status, to_status }) => [action, from_status, to_status]),
    ).toEqual([
      ["load", null, "ready"],
      ["send_otp", "ready", "otp_sent"],
      ["verify_otp", "otp_sent", "otp_verified"],
      ["verify_card", "otp_verified", "otp_verified"],
      ["issue", "otp_verified", "collected"],
    ]);
  });

  test("happens once, however often it is sent [R-2] [R-17]", async () => {
    const { desk, body } = await prepare();
    const call = { body, headers: { "Idempotency-Key": "f2a7c0de-0000-4000-8000-000000000003" } };
    const first = await desk.call("issueCard", call);
    const second = await desk.call("issueCard", call);
    const third = await desk.call("issueCard", { body });

    expect([second.status, second.text]).toEqual([200, first.text]);
    expect([third.status, third.body]).toMatchObject([
      409,
      { code: "out_of_order", message: "This card has already been handed over." },
    ]);
  });

  test("needs the proof of this very session and verification", async () => {
    const { desk, body, id } = await prepare();
    const refused = { status: 409, code: "out_of_order", message: "Verify the collector first." };
    expect(await desk.refused("issueCard", { body: { ...body, otp_token: "made up" } })).toMatchObject(
      refused,
    );

    const colleague = await signIn(server, "super", 1);
    await loadCard(colleague, 5001, { take_over: true });
    server.clock.pass({ minutes: 1 });
    await colleague.must("sendCollectorOtp", { body: { card_id: id } });
    const otp = await readSentCode(server);
    await colleague.must("verifyCollectorOtp", { body: { card_id: id, otp } });
    await scan(colleague, id, "SN0005001");
    expect(await colleague.refused("issueCard", { body })).toMatchObject(refused);
  });

  test.each([
    [
      { serial_number: "SN0005002" },
      { status: 400, code: "serial_number_mismatch", context: { expected: "SN0005001" } },
    ],
    [{ serial_number: "5001" }, { status: 400, errors: { serial_number: ["Serial Number is not valid."] } }],
    [{ identity_confirmed: false }, { status: 400, errors: { identity_confirmed: [expect.any(String)] } }],
    [
      { notes: "n".repeat(2001) },
      { status: 400, errors: { notes: ["Notes must be at most 2000 characters long."] } },
    ],
    [{ collector: { type: "official" } }, { status: 409, code: "out_of_order" }],
    [{ collector: { type: "self", id_number: "A105002" } }, { status: 409, code: "out_of_order" }],
    [{ version: 1 }, { status: 409, code: "stale_version", context: { version: 3 } }],
    [
      { document_path: "documents/nothing" },
      { status: 400, message: "File path missing", code: "file_path_missing" },
    ],
  ])("with %o is refused and changes nothing", async (change, refusal) => {
    const { desk, body } = await prepare();
    const before = await readFingerprint(server.database);

    expect(await desk.refused("issueCard", { body: { ...body, ...change } })).toMatchObject(refusal);
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test("to somebody with a letter needs the letter", async () => {
    const desk = await atHeadOffice();
    const { card } = await loadCard(desk, 5001);
    const collector = { collector_type: "authorised", id_number: "A105305" };
    await desk.must("checkCollector", { body: { card_id: card.id, ...collector } });
    await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
    const otp = await readSentCode(server);
    const { otp_token } = await desk.must("verifyCollectorOtp", { body: { card_id: card.id, otp } });
    await scan(desk, card.id, "SN0005001");
    const body = {
      ...issueBody(5001, { cardId: card.id, otp_token }),
      collector: { type: "authorised", id_number: "105305" },
    };

    expect(await desk.refused("issueCard", { body })).toMatchObject({
      status: 400,
      errors: { document_path: ["A document is required."] },
    });
  });

  test("a renewed card asks for the old one, or for why it is not there", async () => {
    const { desk, body } = await prepare(5207);
    const { card } = await loadCard(desk, 5207);
    expect(card.replaces).toEqual({ serial_number: "SN0000091", reason: "renewal" });

    expect(await desk.refused("issueCard", { body })).toMatchObject({
      errors: { old_card_surrendered: ["Say whether the old card was given back."] },
    });
    expect(await desk.refused("issueCard", { body: { ...body, old_card_surrendered: false } })).toMatchObject(
      { errors: { notes: ["Say in the notes why the old card is not given back."] } },
    );
    const { issuance } = await desk.must("issueCard", {
      body: { ...body, old_card_surrendered: false, notes },
    });
    expect([issuance.old_card_surrendered, issuance.notes]).toEqual([false, notes]);
  });

  test("stops when the card may no longer be handed over since it was loaded", async () => {
    const { desk, body, id } = await prepare();
    await server.database
      .insertInto("person_holds")
      .values({
        person_id: (
          await server.database
            .selectFrom("cards")
            .where("id", "=", id)
            .select("person_id")
            .executeTakeFirstOrThrow()
        ).person_id,
        code: "court_order",
        label: "Court order",
      })
      .execute();

    expect(await desk.refused("issueCard", { body })).toMatchObject({
      status: 400,
      code: "card_not_issuable",
      message: "There is a hold on the owner: Court order.",
    });
  });

  test("a card that was packed into a batch meanwhile stays where it is", async () => {
    const { desk, body } = await prepare();
    const { batch } = await desk.must("createBatch", { body: { destination_center_id: 6 } });
    await desk.must("addCard", { path: { batchId: batch.id }, body: { serial_number: "SN0005001" } });

    expect(await desk.refused("issueCard", { body })).toMatchObject({
      status: 400,
      code: "card_not_issuable",
      message: `This card is packed in batch ${batch.batch_no}.`,
    });
  });

  test("a card that was handed over is packed into no batch [DOM-03]", async () => {
    const { desk, body } = await prepare();
    await desk.must("issueCard", { body });

    expect(
      await desk.refused("addCard", { path: { batchId: 7 }, body: { serial_number: "SN0005001" } }),
    ).toMatchObject({ code: "card_not_found" });
  });
});
