import { describe, expect, test } from "vitest";
import { signIn } from "../../testing/desk.ts";
import { findCardId, handOver, loadCard, readSentCode, verifyOwner } from "../../testing/hand-over.ts";
import { readFingerprint } from "../../testing/read-fingerprint.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);

const failedChecks = (issuance: { checks: readonly { code: string; ok: boolean }[] }) =>
  issuance.checks.filter(({ ok }) => !ok).map(({ code }) => code);

describe("finding a card at the counter", () => {
  test.each([{ serial_number: "sn 000 5001" }, { id_number: "105001" }, { application_no: "c-2026-005001" }])(
    "%o finds the card and begins its hand-over [CALL-37]",
    async (body) => {
      const { issuance } = await (await atHeadOffice()).must("loadIssuance", { body });

      expect(issuance).toMatchObject({
        id: expect.any(Number),
        issuance_no: null,
        status: "ready",
        version: 1,
        card: { serial_number: "SN0005001", id_number: "A105001", status: "at_center" },
        owner: { id_number: "A105001", is_deceased: false, holds: [], has_phone: true },
        collector: null,
        otp: null,
        card_verified_at: null,
        in_progress: null,
        center: { id: 1 },
      });
      expect(issuance.card.arrived_at).not.toBeNull();
      expect(failedChecks(issuance)).toEqual([]);
      expect(issuance.events?.map(({ action, to_status }) => [action, to_status])).toEqual([
        ["load", "ready"],
      ]);
    },
  );

  test.each([
    [{ serial_number: "SN9999999" }, "Valid card with serial number not found", "card_not_found"],
    [{ id_number: "A999999" }, "Card not found by registry", "card_not_found_by_registry"],
    [{ application_no: "C-2026-999999" }, "Card of this application not found", "card_not_found"],
  ])("%o is no card of the registry [ERR-08] [ERR-12]", async (body, message, code) => {
    expect(await (await atHeadOffice()).refused("loadIssuance", { body })).toEqual({
      status: 400,
      message,
      code,
    });
  });

  test.each([
    [{}, "serial_number"],
    [{ serial_number: "SN0005001", id_number: "A105001" }, "serial_number"],
    [{ serial_number: "SN51" }, "serial_number"],
    [{ id_number: "A51" }, "id_number"],
    [{ application_no: "51" }, "application_no"],
  ])("%o is refused at the field", async (body, field) => {
    const { status, errors } = await (await atHeadOffice()).refused("loadIssuance", { body });

    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
  });

  test.each([
    [5201, ["not_expired"]],
    [5202, ["owner_alive"]],
    [5203, ["no_hold"]],
    [5208, ["paid"]],
    [5241, ["at_this_center"]],
    [5121, ["at_this_center"]],
    [2001, ["at_this_center"]],
    [101, ["at_this_center"]],
  ])("card %i may not be handed over because of %j, and nothing begins [DOM-06]", async (number, failed) => {
    const desk = await atHeadOffice();
    const issuance = await loadCard(desk, number);

    expect(failedChecks(issuance)).toEqual(failed);
    expect([issuance.id, issuance.status]).toEqual([null, null]);
    const rows = await server.database
      .selectFrom("issuances")
      .where("card_id", "=", issuance.card.id)
      .select("id")
      .execute();
    expect(rows).toEqual([]);
    expect(await desk.refused("sendCollectorOtp", { body: { card_id: issuance.card.id } })).toMatchObject(
      number === 5121 || number === 2001 ? { status: 403 } : { status: 409 },
    );
  });

  test("a card that is on its way names its batch, and one elsewhere its centre", async () => {
    const desk = await atHeadOffice();
    const messageOf = async (number: number) =>
      (await loadCard(desk, number)).checks.find(({ code }) => code === "at_this_center");

    expect(await messageOf(2001)).toMatchObject({
      message: "This card is on its way to Hulhumalé Phase 1 Service Centre in batch DB-2026-000010.",
      context: { status: "in_transit", batch: { id: 10, batch_no: "DB-2026-000010" } },
    });
    expect(await messageOf(5121)).toMatchObject({
      message: "This card is at HDh. Kulhudhuffushi City Centre.",
      context: { center: { id: 6 } },
    });
  });

  test("where the owner of a card elsewhere lives is not told [T-36]", async () => {
    const { owner } = await loadCard(await atHeadOffice(), 5121);

    expect([owner.permanent_address, owner.phone_masked]).toEqual([null, null]);
  });

  test("a phone is told by its end alone", async () => {
    const { owner } = await loadCard(await atHeadOffice(), 5210);

    expect(owner.phone_masked).toBe("*** **67");
  });

  test("a card that was handed over gives its record, and says that it was [DOM-06]", async () => {
    const desk = await atHeadOffice();
    const collected = await loadCard(desk, 5204);
    const completed = await loadCard(desk, 5205);

    expect([collected.status, failedChecks(collected)]).toEqual(["collected", ["not_collected"]]);
    expect([completed.status, completed.issuance_no]).toEqual(["completed", "HO-2026-000027"]);
  });

  test("a look at a card that may not be handed over stands in the audit trail [T-40]", async () => {
    const { card } = await loadCard(await atHeadOffice(), 5202);
    const event = await server.database
      .selectFrom("audit_events")
      .where("subject_type", "=", "card")
      .where("subject_id", "=", card.id)
      .select(["action", "actor_id", "center_id", "notes"])
      .executeTakeFirst();

    expect(event).toEqual({ action: "load", actor_id: 1, center_id: 1, notes: "owner_alive" });
  });

  test("somebody who walks through the registry's numbers is stopped [T-11]", async () => {
    const desk = await atHeadOffice();
    for (let index = 0; index < 120; index++) {
      await desk.refused("loadIssuance", { body: { id_number: `A9${String(index).padStart(5, "0")}` } });
    }
    const answer = await desk.call("loadIssuance", { body: { id_number: "A105001" } });

    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "60"]);
    server.clock.pass({ minutes: 1 });
    await desk.must("loadIssuance", { body: { id_number: "A105001" } });
  });

  test("a member of staff looks up 1,500 cards and collectors a day, and people besides [T-11]", async () => {
    const desk = await atHeadOffice();
    const { card } = await loadCard(desk, 5001);
    await server.database
      .insertInto("lookups")
      .values(
        Array.from({ length: 1_499 }, () => ({ user_id: 1, kind: "card" as const, at: server.clock.now })),
      )
      .execute();
    server.clock.pass({ minutes: 2 });
    const refused = {
      status: 429,
      message: "Too many cards and people were looked up. Go on in 1438 minutes.",
      code: "too_many_lookups",
    };

    expect(await desk.refused("loadIssuance", { body: { serial_number: "SN0005002" } })).toEqual(refused);
    expect(await desk.refused("loadIssuance", { body: { id_number: "A105002" } })).toEqual(refused);
    const collector = { card_id: card.id, collector_type: "self" as const };
    expect(await desk.refused("checkCollector", { body: collector })).toEqual(refused);
    await desk.must("getPersonStatus", { path: { idNumber: "A105002" } });
    await loadCard(await signIn(server, "super", 1), 5002);

    server.clock.pass({ hours: 23, minutes: 58 });
    await loadCard(await atHeadOffice(), 5003);
  });
});

describe("a hand-over that is under way", () => {
  test("is given again to its session with all that was done, the proof too [R-17]", async () => {
    const desk = await atHeadOffice();
    const { cardId, otp_token } = await verifyOwner(server, desk, 5001);
    await desk.must("verifyCard", { path: { id: cardId }, body: { serial_number: "SN0005001" } });
    const again = await loadCard(desk, 5001);

    expect(again).toMatchObject({
      status: "otp_verified",
      otp_token,
      collector: { type: "self", eligible: true },
      otp: { verified_at: "2026-11-19T09:05:00.000Z", attempts_left: 5 },
      card_verified_at: "2026-11-19T09:05:00.000Z",
    });
  });

  test("is somebody else's for whoever loads it meanwhile, and its proof is nobody's", async () => {
    const desk = await atHeadOffice();
    const { cardId } = await verifyOwner(server, desk, 5001);
    const colleague = await signIn(server, "super", 1);
    const before = await readFingerprint(server.database);
    const seen = await loadCard(colleague, 5001);

    expect(seen).toMatchObject({
      id: null,
      status: null,
      in_progress: { by: { username: "clerk.male", fullname: "Aishath Shareef" } },
    });
    expect(seen.otp_token).toBeUndefined();
    expect(failedChecks(seen)).toEqual(["not_in_progress"]);
    expect(await colleague.refused("sendCollectorOtp", { body: { card_id: cardId } })).toMatchObject({
      status: 409,
      code: "taken_over",
      context: { by: { username: "clerk.male" } },
    });
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test("begins anew for whoever takes it over, and the first one is told", async () => {
    const desk = await atHeadOffice();
    const { cardId, otp_token } = await verifyOwner(server, desk, 5001);
    const colleague = await signIn(server, "super", 1);
    const taken = await loadCard(colleague, 5001, { take_over: true });

    expect(taken).toMatchObject({ status: "ready", collector: null, in_progress: null });
    expect(taken.otp?.verified_at ?? null).toBeNull();
    expect(taken.events?.map(({ action }) => action)).toEqual([
      "load",
      "send_otp",
      "verify_otp",
      "take_over",
    ]);
    const issue = {
      card_id: cardId,
      serial_number: "SN0005001",
      collector: { type: "self" },
      otp_token,
      identity_confirmed: true,
    };
    expect(await desk.refused("issueCard", { body: issue })).toMatchObject({
      status: 409,
      code: "taken_over",
    });
  });

  test("a take-over gives nobody a card that may not be handed over", async () => {
    const taken = await loadCard(await atHeadOffice(), 5202, { take_over: true });

    expect([taken.id, failedChecks(taken)]).toEqual([null, ["owner_alive"]]);
  });

  test("is nobody's after 15 minutes without a step, or when its session has ended", async () => {
    const desk = await atHeadOffice();
    await loadCard(desk, 5001);
    await loadCard(desk, 5002);
    await desk.must("logout");
    const colleague = await signIn(server, "super", 1);
    expect((await loadCard(colleague, 5002)).status).toBe("ready");

    const third = await atHeadOffice();
    await loadCard(third, 5003);
    server.clock.pass({ minutes: 14, seconds: 59 });
    expect((await loadCard(colleague, 5003)).status).toBeNull();
    server.clock.pass({ seconds: 1 });
    expect((await loadCard(colleague, 5003)).status).toBe("ready");
  });

  test("goes on for its own session however long it was left, until somebody takes it", async () => {
    const desk = await atHeadOffice();
    const { cardId } = await verifyOwner(server, desk, 5001);
    server.clock.pass({ minutes: 20 });
    await desk.must("verifyCard", { path: { id: cardId }, body: { serial_number: "SN0005001" } });

    expect((await loadCard(desk, 5001)).status).toBe("otp_verified");
  });

  test("a repeat with the same key is one hand-over and one event [R-2]", async () => {
    const desk = await atHeadOffice();
    const call = {
      body: { serial_number: "SN0005001" },
      headers: { "Idempotency-Key": "f2a7c0de-0000-4000-8000-000000000001" },
    };
    const [first, second] = [await desk.call("loadIssuance", call), await desk.call("loadIssuance", call)];

    expect(second.text).toBe(first.text);
    expect((await loadCard(desk, 5001)).events).toHaveLength(2);
  });

  test("a card that came back is handed over again in a record of its own", async () => {
    const desk = await atHeadOffice();
    const first = await handOver(server, desk, 5001);
    const cardId = await findCardId(server, 5001);
    await desk.must("returnCard", {
      path: { id: cardId },
      body: { reason: "data_error", notes: "The name is misspelt" },
    });
    server.clock.pass({ minutes: 2 });
    const second = await handOver(server, desk, 5001);

    expect(second.id).not.toBe(first.id);
    expect(second.status).toBe("collected");
    await expect(readSentCode(server)).resolves.toMatch(/^\d{6}$/);
  });
});
