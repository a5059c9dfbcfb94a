import { describe, expect, test } from "vitest";
import { defaultSettings } from "../../domain/registry-settings.ts";
import { signIn } from "../../testing/desk.ts";
import { issueBody, loadCard, readSentCode } from "../../testing/hand-over.ts";
import { readFingerprint } from "../../testing/read-fingerprint.ts";
import { useTestServer } from "../../testing/test-server.ts";

const { shown, issuance } = defaultSettings;
const server = useTestServer({
  settings: {
    ...defaultSettings,
    issuance: { ...issuance, youngestOwner: 18 },
    shown: { ...shown, issuance: { ...shown.issuance, alternative_check: true } },
  },
});
/** The card of somebody who was born in 2014. */
const childsCard = 5206;
const mother = { collector_type: "family", relationship: "mother", id_number: "A105304" };
const message = "The owner is under 18. A guardian must collect the card.";

async function begin(number: number) {
  const desk = await signIn(server, "clerk.male", 1);
  return { desk, card_id: (await loadCard(desk, number)).card.id };
}

describe("a card whose owner is younger than the registry asks for", () => {
  test.each([
    [{ collector_type: "self" }, "collector_type"],
    [{ collector_type: "authorised", id_number: "A105305" }, "collector_type"],
    [{ collector_type: "official", id_number: "A105306" }, "collector_type"],
    [{ ...mother, relationship: "sibling" }, "relationship"],
  ])("is not collected by %o: refused at its field, and nothing changes", async (body, field) => {
    const { desk, card_id } = await begin(childsCard);
    const before = await readFingerprint(server.database);

    expect(await desk.refused("checkCollector", { body: { card_id, ...body } })).toMatchObject({
      status: 400,
      errors: { [field]: [message] },
    });
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test("gets no code for its owner, whom nobody has looked up", async () => {
    const { desk, card_id } = await begin(childsCard);

    expect(await desk.refused("sendCollectorOtp", { body: { card_id } })).toMatchObject({
      status: 400,
      code: "collector_not_eligible",
      message,
    });
  });

  test("is not handed over to its owner, even where a supervisor vouches", async () => {
    const { desk, card_id } = await begin(childsCard);
    const supervisor = { username: "super", password: "Counter-2026!", reason: "The phone was stolen" };
    const { otp_token } = await desk.must("verifyCollectorOtp", { body: { card_id, supervisor } });
    const body = issueBody(childsCard, { cardId: card_id, otp_token });
    await desk.must("verifyCard", { path: { id: card_id }, body: { serial_number: body.serial_number } });

    expect(await desk.refused("issueCard", { body })).toMatchObject({
      status: 400,
      code: "collector_not_eligible",
      message,
    });
  });

  test("is handed over to a guardian", async () => {
    const { desk, card_id } = await begin(childsCard);
    const { collector } = await desk.must("checkCollector", { body: { card_id, ...mother } });
    expect(collector).toMatchObject({ eligible: true, reason: null });
    await desk.must("sendCollectorOtp", { body: { card_id } });
    const otp = await readSentCode(server);
    const { otp_token } = await desk.must("verifyCollectorOtp", { body: { card_id, otp } });
    const body = issueBody(childsCard, { cardId: card_id, otp_token });
    await desk.must("verifyCard", { path: { id: card_id }, body: { serial_number: body.serial_number } });
    const { collector_type: type, ...named } = mother;

    await desk.must("issueCard", { body: { ...body, collector: { type, ...named } } });
  });
});

test("an owner of that age collects the card, and screens are told the age", async () => {
  const { desk, card_id } = await begin(5001);
  const { collector } = await desk.must("checkCollector", { body: { card_id, collector_type: "self" } });
  const { configs } = await desk.must("getSettings");

  expect(collector.eligible).toBe(true);
  expect(configs.issuance).toMatchObject({
    youngest_owner: 18,
    guardians: ["mother", "father", "guardian"],
  });
});
