import { describe, expect, test } from "vitest";
import { defaultSettings } from "../../domain/registry-settings.ts";
import { signIn } from "../../testing/desk.ts";
import { loadCard, readSentCode } from "../../testing/hand-over.ts";
import { useTestServer } from "../../testing/test-server.ts";

const { issuance } = defaultSettings;
const other = { collector_contact: "777 1234", contact_reason: "number_changed" };
const supervisor = { username: " Super ", password: "Counter-2026!", reason: "I called the owner" };
const needed = {
  status: 400,
  message: "A supervisor has to confirm another number.",
  code: "second_person_needed",
};

describe("where another number needs a second person", () => {
  const server = useTestServer({
    settings: { ...defaultSettings, issuance: { ...issuance, secondPersonFor: "other_number" } },
  });
  async function load(username = "clerk.male") {
    const desk = await signIn(server, username, 1);
    const { card } = await loadCard(desk, 5001);
    return { desk, card_id: card.id };
  }
  const countSent = async () =>
    (await server.database.selectFrom("collector_numbers").select("id").execute()).length;

  test("refuses another number until a supervisor of the centre confirms it, and the history says who", async () => {
    const { desk, card_id } = await load();
    expect(await desk.refused("sendCollectorOtp", { body: { card_id, ...other } })).toEqual(needed);
    expect(await countSent()).toBe(0);

    await desk.must("sendCollectorOtp", { body: { card_id, ...other, supervisor } });
    const { events } = await loadCard(desk, 5001);
    expect(events?.find(({ action }) => action === "send_otp")?.notes).toBe(
      "*** **34: The number has changed. Fathimath Naseema: I called the owner",
    );
    const kept = await server.database
      .selectFrom("collector_numbers")
      .select(["sent_by", "confirmed_by"])
      .execute();
    expect(kept).toEqual([{ sent_by: 1, confirmed_by: 5 }]);
  });

  test("sends a code to the registered number without a supervisor", async () => {
    const { desk, card_id } = await load();
    await desk.must("sendCollectorOtp", { body: { card_id } });
  });

  test("treats the registry's number as registered even if the clerk types it", async () => {
    const { desk, card_id } = await load();
    const { phone } = await server.database
      .selectFrom("people")
      .where("id_number", "=", "A105001")
      .select("phone")
      .executeTakeFirstOrThrow();
    await desk.must("sendCollectorOtp", { body: { card_id, collector_contact: phone } });
  });

  test("does not accept the clerk as the second person, even if the clerk is a supervisor", async () => {
    const { desk, card_id } = await load("super");
    expect(await desk.refused("sendCollectorOtp", { body: { card_id, ...other, supervisor } })).toMatchObject(
      { status: 403, code: "not_a_supervisor" },
    );
    expect(await countSent()).toBe(0);
  });

  test("refuses a wrong password and counts it", async () => {
    const { desk, card_id } = await load();
    const body = { card_id, ...other, supervisor: { ...supervisor, password: "Counter-2025!" } };
    for (let index = 0; index < 10; index++) {
      expect(await desk.refused("sendCollectorOtp", { body })).toMatchObject({ code: "wrong_sign_in" });
    }
    expect(await desk.refused("sendCollectorOtp", { body })).toMatchObject({ status: 429 });
    expect(await countSent()).toBe(0);
  });

  test("names the field that is missing for the supervisor", async () => {
    const { desk, card_id } = await load();
    const { username, password, reason } = supervisor;
    const ask = (sent: object) =>
      desk.refused("sendCollectorOtp", { body: { card_id, ...other, supervisor: sent } });
    expect([
      await ask({ password, reason }),
      await ask({ username, reason }),
      await ask({ username, password, reason: " x " }),
    ]).toMatchObject([
      { errors: { "supervisor.username": ["Username is required."] } },
      { errors: { "supervisor.password": ["Password is required."] } },
      { errors: { reason: ["Reason must be at least 3 characters long."] } },
    ]);
  });

  test("sends one code for a confirmed call that is repeated", async () => {
    const { desk, card_id } = await load();
    const call = {
      body: { card_id, ...other, supervisor },
      headers: { "Idempotency-Key": "second-person-once" },
    };
    const first = await desk.must("sendCollectorOtp", call);
    expect(await desk.must("sendCollectorOtp", call)).toEqual(first);
    expect(await countSent()).toBe(1);
  });
});

describe("the number to which a code was sent", () => {
  const server = useTestServer();
  const read = () =>
    server.database
      .selectFrom("collector_numbers")
      .orderBy("id")
      .select(["is_registered", "sent_at", "used_at", "confirmed_by", "sealed", "phone_digest"])
      .execute();

  test("is kept sealed with the hand-over, with whether it is the registry's and when the code was used", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { card } = await loadCard(desk, 5001);
    await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
    server.clock.pass({ minutes: 1 });
    await desk.must("sendCollectorOtp", { body: { card_id: card.id, ...other } });
    const otp = await readSentCode(server);
    server.clock.pass({ minutes: 1 });
    await desk.must("verifyCollectorOtp", { body: { card_id: card.id, otp } });

    const kept = await read();
    expect(kept).toMatchObject([
      { is_registered: true, used_at: null },
      { is_registered: false, used_at: server.clock.now, confirmed_by: null },
    ]);
    const stored = JSON.stringify(
      kept.map(({ sealed, ...row }) => [Buffer.from(sealed).toString("latin1"), row]),
    );
    expect(stored).not.toContain("7771234");
  });

  test("is not kept when no code was sent", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { card } = await loadCard(desk, 5001);
    await desk.must("sendCollectorOtp", { body: { card_id: card.id, ...other } });
    await desk.refused("sendCollectorOtp", { body: { card_id: card.id, ...other } });
    expect(await read()).toHaveLength(1);
  });

  test("needs no supervisor, and does not check a supervisor who is named", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { card } = await loadCard(desk, 5001);
    const nobody = { ...supervisor, username: "nobody" };
    await desk.must("sendCollectorOtp", { body: { card_id: card.id, ...other, supervisor: nobody } });
    expect(await read()).toMatchObject([{ confirmed_by: null }]);
  });
});
