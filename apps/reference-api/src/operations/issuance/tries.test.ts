import { describe, expect, test } from "vitest";
import { digest } from "../../session/digest.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { findCardId, loadCard, readSentCode, wrongCode } from "../../testing/hand-over.ts";
import { useTestServer } from "../../testing/test-server.ts";
import { verifyCollectorOtp } from "./verifyCollectorOtp.ts";

const server = useTestServer();
const number = 5001;
const keys = Array.from({ length: 9 }, (_, index) => `f2a7c0de-0000-4000-8000-00000000000${index}`);

async function openSent(): Promise<{ desk: Desk; id: number; code: string; wrong: string }> {
  const desk = await signIn(server, "clerk.male", 1);
  const { card } = await loadCard(desk, number);
  await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
  const code = await readSentCode(server);
  return { desk, id: card.id, code, wrong: wrongCode(code) };
}

const readCode = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const readLeft = ({ body }: { body: unknown }) =>
  (body as { context?: { attempts_left?: number } }).context?.attempts_left;

const tell = (desk: Desk, id: number, otp: string, key?: string) =>
  desk.call("verifyCollectorOtp", {
    body: { card_id: id, otp },
    ...(key !== undefined && { headers: { "Idempotency-Key": key } }),
  });

const listRefused = async () =>
  (
    await server.database
      .selectFrom("audit_events")
      .where("action", "=", "otp_refused")
      .select("notes")
      .orderBy("id")
      .execute()
  ).map(({ notes }) => notes);

/** Two other codes than this one. */
const otherCodes = (code: string) =>
  ["000000", "000001", "000002"].filter((other) => other !== code) as [string, string];

async function lock({ desk, id, wrong }: { desk: Desk; id: number; wrong: string }) {
  for (let index = 0; index < 5; index++) await tell(desk, id, wrong);
}

describe("a wrong code whose answer was lost", () => {
  test("counts once when it is sent again with its key, and says the same [R-2] [R-4]", async () => {
    const { desk, id, wrong } = await openSent();
    const first = await tell(desk, id, wrong, keys[0]);
    server.clock.pass({ seconds: 30 });
    const again = [await tell(desk, id, wrong, keys[0]), await tell(desk, id, wrong, keys[0])];

    expect([first.status, first.body]).toMatchObject([400, { context: { attempts_left: 4 } }]);
    for (const { status, text } of again) expect([status, text]).toEqual([400, first.text]);
    expect(await listRefused()).toEqual(["Attempts left: 4."]);
    expect((await loadCard(desk, number)).otp?.attempts_left).toBe(4);
  });

  test("counts anew with another key, or with none", async () => {
    const { desk, id, wrong } = await openSent();
    const left: unknown[] = [];
    for (const key of [keys[0], keys[1], undefined, undefined]) {
      left.push(readLeft(await tell(desk, id, wrong, key)));
    }

    expect(left).toEqual([4, 3, 2, 1]);
    expect(readLeft(await tell(desk, id, wrong, keys[0]))).toBe(4);
  });

  test("is not confused with another code that comes with its key: each of them counts once [R-4]", async () => {
    const { desk, id, code } = await openSent();
    const [one, other] = otherCodes(code);
    for (const otp of [one, one, other, other]) await tell(desk, id, otp, keys[0]);

    expect(await listRefused()).toEqual(["Attempts left: 4.", "Attempts left: 3."]);
    expect((await tell(desk, id, code, keys[0])).status).toBe(200);
  });

  test("counts anew once another code was sent, which it might be [R-4]", async () => {
    const { desk, id, wrong } = await openSent();
    await tell(desk, id, wrong, keys[0]);
    server.clock.pass({ minutes: 1 });
    await desk.must("sendCollectorOtp", { body: { card_id: id } });
    const next = await readSentCode(server);

    if (next !== wrong) {
      expect((await tell(desk, id, wrong, keys[0])).body).toMatchObject({ context: { attempts_left: 3 } });
    }
  });

  test("was the last: a repeat says so as well, and for how long none is looked at [ERR-14]", async () => {
    const { desk, id, wrong } = await openSent();
    for (const key of keys.slice(0, 4)) await tell(desk, id, wrong, key);
    const last = await tell(desk, id, wrong, keys[4]);
    server.clock.pass({ seconds: 20 });
    const again = await tell(desk, id, wrong, keys[4]);

    expect([last.status, last.headers.get("Retry-After")]).toEqual([400, "900"]);
    expect([again.status, again.headers.get("Retry-After"), again.text]).toEqual([400, "880", last.text]);
    expect((await tell(desk, id, wrong, keys[5])).body).toMatchObject({ code: "otp_locked" });
    expect(await listRefused()).toHaveLength(5);
  });

  test("many of one try at once count once [R-2]", async () => {
    const { desk, id, wrong } = await openSent();
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell(desk, id, wrong, keys[0])));

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await listRefused()).toHaveLength(1);
  });

  test("says nothing to a colleague who has the hand-over since", async () => {
    const { desk, id, wrong } = await openSent();
    await tell(desk, id, wrong, keys[0]);
    await loadCard(await signIn(server, "super", 1), number, { take_over: true });

    expect((await tell(desk, id, wrong, keys[0])).body).toMatchObject({ code: "taken_over" });
  });

  test("is kept as what nobody can try codes on, and so is the right one [T-29]", async () => {
    const { desk, id, code, wrong } = await openSent();
    await tell(desk, id, wrong, keys[0]);
    await tell(desk, id, code, keys[1]);
    const plain = (otp: string) =>
      digest(JSON.stringify(["verifyCollectorOtp", {}, { card_id: id, otp }, 1]));
    const kept = await server.database
      .selectFrom("idempotency_records")
      .select("fingerprint")
      .where("key", "in", keys)
      .execute();

    expect(kept).toHaveLength(2);
    for (const { fingerprint } of kept)
      expect([await plain(code), await plain(wrong)]).not.toContain(fingerprint);
  });
});

describe("nobody who works with a card waits for somebody who guesses", () => {
  test("a code that is looked at holds the card, one that is not does not [R-4]", async () => {
    const sent = await openSent();
    const { desk, id, code, wrong } = sent;
    expect(await server.countHolds(() => tell(desk, id, wrong, keys[0]))).toBe(1);
    expect(await server.countHolds(() => tell(desk, id, wrong, keys[0]))).toBe(0);
    await lock(sent);
    const answers: unknown[] = [];
    const guess = async () => {
      for (const otp of [wrong, code]) answers.push(readCode(await tell(desk, id, otp, keys[1])));
    };

    expect(await server.countHolds(guess)).toBe(0);
    expect(answers).toEqual(["otp_locked", "otp_locked"]);
    expect(await listRefused()).toHaveLength(5);
  });

  test("a code that is too old holds nothing", async () => {
    const { desk, id, code } = await openSent();
    server.clock.pass({ minutes: 10 });

    expect(await server.countHolds(() => tell(desk, id, code))).toBe(0);
  });

  test("a code for a hand-over of somebody else, or of nobody, holds nothing", async () => {
    const sent = await openSent();
    await lock(sent);
    const colleague = await signIn(server, "super", 1);
    const elsewhere = await signIn(server, "clerk.hdh", 6);
    const other = await findCardId(server, 5002);
    const codes: unknown[] = [];
    const guess = async (desk: Desk, id: number) => codes.push(readCode(await tell(desk, id, sent.wrong)));

    expect(
      await server.countHolds(async () => {
        await guess(colleague, sent.id);
        await guess(elsewhere, sent.id);
        await guess(sent.desk, other);
        await guess(sent.desk, 999_999);
      }),
    ).toBe(0);
    expect(codes).toEqual(["taken_over", "other_center", "out_of_order", "out_of_order"]);
  });
});

describe("a code that was not tried before the call opens nothing [T-30]", () => {
  async function answer(prepared: unknown) {
    const { id, code } = await openSent();
    const { session_hash } = await server.database
      .selectFrom("issuances")
      .where("card_id", "=", id)
      .select("session_hash")
      .executeTakeFirstOrThrow();
    const asked = {
      body: { card_id: id, otp: code },
      database: server.database,
      session: { idHash: session_hash },
      center: { id: 1 },
      now: server.clock.now,
    };
    return verifyCollectorOtp.answer(asked, prepared);
  }

  test("neither where it was sent only since", async () => {
    await expect(answer({})).rejects.toMatchObject({ body: { code: "out_of_order" } });
  });

  test("nor where another one was sent since", async () => {
    await expect(answer({ code: { otpId: 0 } })).rejects.toMatchObject({ body: { code: "otp_expired" } });
  });
});
