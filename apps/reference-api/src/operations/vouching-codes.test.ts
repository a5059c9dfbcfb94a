import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { defaultSettings, type SecondFactorUse } from "../domain/registry-settings.ts";
import { makeSubmission, putAwaiting, submissionOf, takeAll } from "../testing/biometrics.ts";
import { type Desk, openDesk, signIn } from "../testing/desk.ts";
import { loadCard } from "../testing/hand-over.ts";
import { setUpSecondFactor } from "../testing/second-factor.ts";
import { showCode } from "../testing/show-code.ts";
import { useTestServer } from "../testing/test-server.ts";

const { shown } = defaultSettings;
const settings = {
  ...defaultSettings,
  secondFactor: "optional" as SecondFactorUse,
  shown: { ...shown, issuance: { ...shown.issuance, alternative_check: true } },
};
const server = useTestServer({ settings });
const supervisor = { username: "super", password: "Counter-2026!", reason: "The phone was stolen" };
const asksForCode = { status: 400, code: "second_factor" };
const wrongCode = { ...asksForCode, errors: { otp: ["The code is not correct."] } };

let desk: Desk;
let secret: string;
let recoveryCodes: readonly string[];
beforeEach(async () => {
  ({ secret, recoveryCodes } = await setUpSecondFactor(server, await signIn(server, "super")));
  desk = await signIn(server, "clerk.male", 1);
});
const codeNow = () => showCode(secret, server.clock.now);

async function loadWithoutPhone() {
  const { card } = await loadCard(desk, 5209);
  return (more: object = {}) => ({ body: { card_id: card.id, supervisor: { ...supervisor, ...more } } });
}

describe("a supervisor with a second factor who vouches for a collector", () => {
  test("is asked for a code, which works once", async () => {
    const call = await loadWithoutPhone();
    expect(await desk.refused("verifyCollectorOtp", call())).toMatchObject(asksForCode);
    const otp = codeNow();
    await desk.must("verifyCollectorOtp", call({ otp }));
    const { card, otp: how } = await loadCard(desk, 5209);
    expect(how?.method).toBe("supervisor");
    const family = { collector_type: "family", relationship: "sibling", id_number: "A105001" };
    await desk.must("checkCollector", { body: { card_id: card.id, ...family } });
    expect(await desk.refused("verifyCollectorOtp", call({ otp }))).toMatchObject(wrongCode);
    // A code that was used at the counter cannot be used for a sign-in either.
    const login = { username: "super", password: supervisor.password, otp };
    expect(await openDesk(server).refused("login", { body: login })).toMatchObject(wrongCode);
  });

  test("may give a recovery code", async () => {
    const call = await loadWithoutPhone();
    await desk.must("verifyCollectorOtp", call({ otp: recoveryCodes[0] }));
  });

  test("wrong codes count as wrong passwords, and are written down", async () => {
    const call = await loadWithoutPhone();
    for (let index = 0; index < 10; index++) {
      expect(await desk.refused("verifyCollectorOtp", call({ otp: "none" }))).toMatchObject(wrongCode);
      if (index < 9) await desk.refused("verifyCollectorOtp", call());
    }
    expect(await desk.refused("verifyCollectorOtp", call({ otp: codeNow() }))).toMatchObject({
      status: 429,
      code: "too_many_attempts",
    });
    const events = await server.database
      .selectFrom("audit_events")
      .where("action", "=", "second_factor_failed")
      .select(["actor_id", "subject_id"])
      .distinct()
      .execute();
    expect(events).toEqual([{ actor_id: 1, subject_id: 5 }]);
  });

  test("has wrong codes counted also between repeats of a call that succeeded", async () => {
    const call = await loadWithoutPhone();
    const keyed = { ...call({ otp: codeNow() }), headers: { "Idempotency-Key": "vouched-once-0002" } };
    await desk.must("verifyCollectorOtp", keyed);
    const family = { collector_type: "family", relationship: "sibling", id_number: "A105001" };
    await desk.must("checkCollector", { body: { card_id: keyed.body.card_id, ...family } });
    for (let index = 0; index < 10; index++) {
      expect(await desk.refused("verifyCollectorOtp", call({ otp: "none" }))).toMatchObject(wrongCode);
      if (index < 9) await desk.must("verifyCollectorOtp", keyed);
    }
    expect(await desk.refused("verifyCollectorOtp", call({ otp: "none" }))).toMatchObject({ status: 429 });
  });

  test("vouches for nobody without a code where the answer to a key is swept while the call is under way", async () => {
    const call = await loadWithoutPhone();
    const headers = { "Idempotency-Key": "vouched-once-0003" };
    await desk.must("verifyCollectorOtp", { ...call({ otp: codeNow() }), headers });
    const { card_id } = call().body;
    const family = { collector_type: "family", relationship: "sibling", id_number: "A105001" };
    await desk.must("checkCollector", { body: { card_id, ...family } });
    const { database } = server;
    // A later sign-in sweeps once the password was found to be right.
    await sql`create function sweep_answers() returns trigger language plpgsql as $$
      begin delete from idempotency_records; return null; end $$`.execute(database);
    await sql`create trigger taken_back after update on attempts for each row when (old.count > new.count)
      execute function sweep_answers()`.execute(database);
    await sql`create trigger forgotten after delete on attempts for each row
      execute function sweep_answers()`.execute(database);
    try {
      const refused = await desk.refused("verifyCollectorOtp", { ...call(), headers });
      expect(refused).toMatchObject({ status: 409, code: "idempotency_key_reused" });
    } finally {
      await sql`drop function sweep_answers cascade`.execute(database);
    }
  });

  test("is not asked for a code if the server has second factors off", async () => {
    settings.secondFactor = "off";
    try {
      await desk.must("verifyCollectorOtp", (await loadWithoutPhone())());
    } finally {
      settings.secondFactor = "optional";
    }
  });
});

test("a supervisor who has to set up a second factor first cannot vouch", async () => {
  settings.secondFactor = "required";
  try {
    const clerk = await setUpSecondFactor(server, await signIn(server, "clerk.male"));
    const otp = showCode(clerk.secret, server.clock.now);
    desk = openDesk(server);
    const body = { username: "clerk.male", password: supervisor.password, otp };
    desk.csrf = (await desk.must("login", { body }))._csrf;
    await desk.must("setCenter", { body: { dispatch_center: 1 } });
    const call = await loadWithoutPhone();
    await server.database.deleteFrom("second_factors").where("user_id", "=", 5).execute();
    expect(await desk.refused("verifyCollectorOtp", call())).toMatchObject({ code: "wrong_sign_in" });
  } finally {
    settings.secondFactor = "optional";
  }
});

test("a supervisor who vouches for biometrics is asked for a code in the same way, and not again for a repeated write", async () => {
  await putAwaiting(server);
  const checks = [{ code: "brightness", result: "failed", measured: 31 }];
  const taken = submissionOf(await takeAll(desk, { photograph: { checks, reason: "Taken twice" } }));
  const call = (more: object) => ({
    body: makeSubmission({ ...taken, supervisor: { ...supervisor, ...more } }),
  });
  expect(await desk.refused("submitBiometrics", call({}))).toMatchObject(asksForCode);
  expect(await desk.refused("submitBiometrics", call({ otp: "000000" }))).toMatchObject(wrongCode);
  const keyed = { ...call({ otp: codeNow() }), headers: { "Idempotency-Key": "vouched-once-0001" } };
  const first = await desk.call("submitBiometrics", keyed);
  expect(first.body.application.status).toBe("submitted");
  // A repeat sends a code that the first call has used up.
  const second = await desk.call("submitBiometrics", keyed);
  expect([second.status, second.text]).toEqual([first.status, first.text]);
});
