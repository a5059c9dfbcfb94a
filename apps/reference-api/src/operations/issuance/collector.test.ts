import { describe, expect, test } from "vitest";
import { type Desk, signIn } from "../../testing/desk.ts";
import { loadCard, readSentCode, verifyOwner } from "../../testing/hand-over.ts";
import { readFingerprint } from "../../testing/read-fingerprint.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const mother = { collector_type: "family", relationship: "mother", id_number: "A105304" };

async function begin(number = 5001): Promise<{ desk: Desk; card_id: number }> {
  const desk = await signIn(server, "clerk.male", 1);
  return { desk, card_id: (await loadCard(desk, number)).card.id };
}

describe("looking a collector up [CALL-43] [DOM-06]", () => {
  test.each([
    ["the owner", { collector_type: "self" }, true, null, null],
    ["a child that collects its own card", { collector_type: "self" }, true, null, null],
    ["the mother", mother, true, null, null],
    ["a guardian", { ...mother, relationship: "guardian" }, true, null, "court_order"],
    [
      "somebody with a letter",
      { collector_type: "authorised", id_number: "105305" },
      true,
      null,
      "authorisation_letter",
    ],
    ["an official", { collector_type: "official", id_number: "a105306" }, true, null, "authorisation_letter"],
    [
      "a minor",
      { ...mother, relationship: "child", id_number: "A105301" },
      false,
      "This person is under 18.",
      null,
    ],
    [
      "somebody who died",
      { ...mother, id_number: "A105302" },
      false,
      "This person is registered as deceased.",
      null,
    ],
    [
      "somebody who is barred",
      { ...mother, id_number: "A105303" },
      false,
      "There is a hold on this person: Court order.",
      null,
    ],
    [
      "the owner as somebody else",
      { ...mother, id_number: "A105001" },
      false,
      "This is the owner of the card. Choose Owner.",
      null,
    ],
  ])("%s is told with whether they may have the card", async (who, body, eligible, reason, document_type) => {
    const { desk, card_id } = await begin(who.startsWith("a child") ? 5206 : 5001);
    const { collector } = await desk.must("checkCollector", { body: { card_id, ...body } });

    expect(collector).toMatchObject({
      type: body.collector_type,
      eligible,
      reason,
      document_type,
      requires_document: document_type !== null,
      has_phone: true,
      phone_masked: expect.stringMatching(/^\*{3} \*{2}\d\d$/),
    });
  });

  test("takes a foreigner by passport, who is what they say they are", async () => {
    const { desk, card_id } = await begin();
    const body = {
      card_id,
      collector_type: "family",
      relationship: "spouse",
      passport_no: "n 765-4321",
      country_id: 210,
      name: " Priya Fernando ",
      date_of_birth: "1991-04-12",
    };
    const { collector } = await desk.must("checkCollector", { body });

    expect(collector).toMatchObject({
      id_number: null,
      passport_no: "N7654321",
      country: { id: 210, name: "Sri Lanka" },
      name: "Priya Fernando",
      date_of_birth: "1991-04-12",
      has_phone: false,
      phone_masked: null,
      eligible: true,
    });
    expect(
      await desk.refused("checkCollector", { body: { ...body, collector_type: "official" } }),
    ).toMatchObject({ errors: { passport_no: ["A passport is not taken here."] } });
    expect(
      await desk.refused("checkCollector", {
        body: { card_id, collector_type: "family", relationship: "spouse", passport_no: "?" },
      }),
    ).toMatchObject({
      errors: {
        passport_no: ["Passport number is not valid."],
        country_id: ["Country is required."],
        name: ["Name is required."],
        date_of_birth: ["Required format: YYYY-MM-DD"],
      },
    });
    for (const date_of_birth of ["0001-01-01", "1899-12-31", "2100-01-01"]) {
      expect(await desk.refused("checkCollector", { body: { ...body, date_of_birth } })).toMatchObject({
        errors: { date_of_birth: ["Must be a date from 1900-01-01 to 2099-12-31."] },
      });
    }
  });

  test.each([
    [{ collector_type: "family", relationship: "mother" }, "id_number"],
    [{ ...mother, id_number: "12" }, "id_number"],
    [{ ...mother, id_number: "A999999" }, "id_number"],
    [{ collector_type: "family", id_number: "A105304" }, "relationship"],
    [{ ...mother, relationship: "neighbour" }, "relationship"],
    [{ ...mother, passport_no: "N7654321" }, "passport_no"],
  ])("%o is refused at its field", async (body, field) => {
    const { desk, card_id } = await begin();
    const { status, errors } = await desk.refused("checkCollector", { body: { card_id, ...body } });

    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
  });

  test("nobody is looked up before a card is loaded", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { card } = await loadCard(desk, 5202);
    const before = await readFingerprint(server.database);

    expect(await desk.refused("checkCollector", { body: { card_id: card.id, ...mother } })).toMatchObject({
      status: 409,
      code: "out_of_order",
      message: "Load the card first.",
    });
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test("another collector has to be verified anew, the same one not", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { cardId: card_id, otp_token } = await verifyOwner(server, desk, 5001);
    await desk.must("checkCollector", { body: { card_id, collector_type: "self" } });
    expect(await loadCard(desk, 5001)).toMatchObject({ status: "otp_verified", otp_token });

    await desk.must("checkCollector", { body: { card_id, ...mother } });
    const after = await loadCard(desk, 5001);
    expect(after).toMatchObject({
      status: "ready",
      collector: { type: "family", id_number: "A105304", relationship: "mother" },
    });
    expect(after.otp_token).toBeUndefined();
  });

  test("a code goes to the collector and not to the owner", async () => {
    const { desk, card_id } = await begin();
    const { collector } = await desk.must("checkCollector", { body: { card_id, ...mother } });
    const { otp } = await desk.must("sendCollectorOtp", { body: { card_id } });

    expect(otp.sent_to_masked).toBe(collector.phone_masked);
    await readSentCode(server);
    const { phone } = await server.database
      .selectFrom("demo_messages")
      .innerJoin("people", "people.phone", "demo_messages.phone")
      .where("people.id_number", "=", "A105304")
      .select("demo_messages.phone")
      .executeTakeFirstOrThrow();
    expect(phone).toMatch(/^[79]\d{6}$/);
  });

  test("who was looked up stands in the history, with why they may not [T-40]", async () => {
    const { desk, card_id } = await begin();
    await desk.must("checkCollector", { body: { card_id, ...mother } });
    await desk.must("checkCollector", { body: { card_id, ...mother, id_number: "A105302" } });

    expect((await loadCard(desk, 5001)).events?.map(({ action, notes }) => [action, notes])).toEqual([
      ["load", null],
      ["check_collector", "family A105304"],
      ["check_collector", "family A105302: This person is registered as deceased."],
      ["load", null],
    ]);
  });
});
