import { beforeEach, describe, expect, test } from "vitest";
import { defaultSettings, type SecondFactorUse } from "../../domain/registry-settings.ts";
import { demonstrationPassword } from "../../embedded.ts";
import { type Desk, openDesk, signIn } from "../../testing/desk.ts";
import { setUpSecondFactor } from "../../testing/second-factor.ts";
import { showCode } from "../../testing/show-code.ts";
import { useTestServer } from "../../testing/test-server.ts";

const settings = { ...defaultSettings, secondFactor: "optional" as SecondFactorUse };
const server = useTestServer({ settings });
const username = "clerk.male";
const password = demonstrationPassword;
const asksForCode = {
  status: 400,
  message: "Enter the code that your authenticator app shows.",
  code: "second_factor",
};
const wrongCode = {
  status: 400,
  message: "The code is not correct.",
  errors: { otp: ["The code is not correct."] },
  code: "second_factor",
};
const tooMany = { status: 429, code: "too_many_attempts" };

const login = (otp?: string, desk = openDesk(server)) =>
  desk.call("login", { body: { username, password, ...(otp !== undefined && { otp }) } });
const refused = (otp?: string, desk = openDesk(server)) =>
  desk.refused("login", { body: { username, password, ...(otp !== undefined && { otp }) } });
const codeNow = (secret: string) => showCode(secret, server.clock.now);

/** Returns a code that the app does not show around this moment. */
const otherThan = (secret: string) => {
  const shown = [-30, 0, 30].map((seconds) =>
    showCode(secret, new Date(server.clock.now.getTime() + seconds * 1000)),
  );
  return ["000000", "111111", "222222", "333333"].find((code) => !shown.includes(code)) ?? "";
};

const listEvents = async () => {
  const rows = await server.database
    .selectFrom("audit_events as e")
    .innerJoin("users as u", "u.id", "e.subject_id")
    .where("e.subject_type", "=", "user")
    .where("u.username", "=", username)
    .select(["e.action", "e.notes"])
    .orderBy("e.id")
    .execute();
  return rows.map(({ action, notes }) => (notes === null ? action : `${action}: ${notes}`));
};

describe("a user without a second factor", () => {
  test("signs in with name and password, and a code is ignored", async () => {
    expect((await login()).status).toBe(200);
    expect((await login("123456")).status).toBe(200);
    const desk = await signIn(server, username);
    expect(await desk.must("getSecondFactor")).toEqual({
      is_on: false,
      is_required: false,
      recovery_codes_left: 0,
    });
  });

  test("needs the password for a new secret, and 10 wrong ones stop only that", async () => {
    const desk = await signIn(server, username);
    const body = { current_password: "Counter-2025!" };
    const message = "Current password is not correct.";
    for (let index = 0; index < 10; index++) {
      expect(await desk.refused("startSecondFactor", { body })).toEqual({
        status: 400,
        message,
        errors: { current_password: [message] },
        code: "wrong_password",
      });
    }
    expect(await desk.refused("startSecondFactor", { body })).toMatchObject(tooMany);
    expect((await login()).status).toBe(200);
    expect(await listEvents()).toContain("start_second_factor_failed");
  });

  test("is not asked before a code of the new secret is confirmed", async () => {
    const desk = await signIn(server, username);
    const start = () => desk.must("startSecondFactor", { body: { current_password: password } });
    const [first, second] = [await start(), await start()];
    expect(second.uri).toContain(`secret=${second.secret}&`);
    expect(second.secret).not.toBe(first.secret);
    expect((await login()).status).toBe(200);

    const confirm = (otp: string) => desk.refused("confirmSecondFactor", { body: { otp } });
    expect(await confirm(codeNow(first.secret))).toEqual(wrongCode);
    expect(await confirm(otherThan(second.secret))).toEqual(wrongCode);
    expect((await login()).status).toBe(200);
    expect((await listEvents()).filter((event) => event === "second_factor_failed")).toHaveLength(2);
  });

  test("cannot confirm a secret before it was started, and can try 10 codes in a quarter of an hour", async () => {
    const desk = await signIn(server, username);
    expect(await desk.refused("confirmSecondFactor", { body: { otp: "123456" } })).toMatchObject({
      status: 409,
      code: "out_of_order",
    });
    const { secret } = await desk.must("startSecondFactor", { body: { current_password: password } });
    const body = { otp: otherThan(secret) };
    for (let index = 0; index < 9; index++) await desk.refused("confirmSecondFactor", { body });
    expect(await desk.refused("confirmSecondFactor", { body: { otp: codeNow(secret) } })).toMatchObject(
      tooMany,
    );
  });

  test("keeps no secret and no recovery code in plain text", async () => {
    const desk = await signIn(server, username);
    const { secret, recoveryCodes } = await setUpSecondFactor(server, desk);
    const kept = JSON.stringify([
      await server.database.selectFrom("second_factors").selectAll().execute(),
      await server.database.selectFrom("recovery_codes").selectAll().execute(),
      await server.database.selectFrom("idempotency_records").selectAll().execute(),
    ]);
    for (const told of [secret, ...recoveryCodes]) expect(kept).not.toContain(told);
    const [row] = await server.database.selectFrom("second_factors").selectAll().execute();
    expect(Buffer.from(row?.sealed ?? []).toString("latin1")).not.toContain(secret);
  });
});

describe("a user with a second factor", () => {
  let desk: Desk;
  let other: Desk;
  let secret: string;
  let recoveryCodes: readonly string[];
  beforeEach(async () => {
    other = await signIn(server, username);
    desk = await signIn(server, username);
    ({ secret, recoveryCodes } = await setUpSecondFactor(server, desk));
  });

  test("keeps the session in which it was set up, and is signed out everywhere else", async () => {
    expect((await other.call("getUser")).status).toBe(401);
    expect(await desk.must("getSecondFactor")).toEqual({
      is_on: true,
      is_required: false,
      recovery_codes_left: 10,
    });
    expect(await listEvents()).toEqual(
      expect.arrayContaining(["start_second_factor", "set_up_second_factor"]),
    );
  });

  test("is asked for a code once name and password are right, and signs in with it", async () => {
    expect(
      await openDesk(server).refused("login", { body: { username, password: "Counter-2025!" } }),
    ).toEqual({
      status: 400,
      message: "Username or password is not correct.",
      code: "wrong_sign_in",
    });
    expect(await refused()).toEqual(asksForCode);
    expect(await refused(otherThan(secret))).toEqual(wrongCode);
    const shown = codeNow(secret);
    expect((await login(`${shown.slice(0, 3)} ${shown.slice(3)}`)).status).toBe(200);
    expect((await listEvents()).filter((event) => event === "second_factor_failed")).toHaveLength(1);
  });

  test("can use each code once, and no code that is older than the last", async () => {
    const before = codeNow(secret);
    server.clock.pass({ seconds: 30 });
    const shown = codeNow(secret);
    expect((await login(shown)).status).toBe(200);
    expect(await refused(shown)).toEqual(wrongCode);
    expect(await refused(before)).toEqual(wrongCode);
    server.clock.pass({ seconds: 30 });
    expect((await login(codeNow(secret))).status).toBe(200);
  });

  test("cannot sign in with the code that was confirmed", async () => {
    server.clock.pass({ seconds: -30 });
    expect(await refused(codeNow(secret))).toEqual(wrongCode);
  });

  test("signs in with one code once, however many sign-ins come at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(codeNow(secret))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
  });

  test("signs in with each recovery code once", async () => {
    const [first = "", second = ""] = recoveryCodes;
    expect((await login(first.toLowerCase().replaceAll("-", " "))).status).toBe(200);
    expect(await refused(first)).toEqual(wrongCode);
    expect((await login(second)).status).toBe(200);
    expect((await desk.must("getSecondFactor")).recovery_codes_left).toBe(8);
    expect(await listEvents()).toEqual(
      expect.arrayContaining(["use_recovery_code: 9 left", "use_recovery_code: 8 left"]),
    );
  });

  test("can set up another one, and then the earlier secret and recovery codes are refused", async () => {
    const again = await setUpSecondFactor(server, desk);
    expect(await refused(codeNow(secret))).toEqual(wrongCode);
    expect(await refused(recoveryCodes[0])).toEqual(wrongCode);
    expect((await login(codeNow(again.secret))).status).toBe(200);
    expect((await login(again.recoveryCodes[0])).status).toBe(200);
  });

  test("wrong codes count as wrong passwords, and the right password does not clear them", async () => {
    for (let index = 0; index < 9; index++) {
      expect(await refused(otherThan(secret))).toEqual(wrongCode);
      expect(await refused()).toEqual(asksForCode);
    }
    await refused(otherThan(secret));
    expect(await refused(codeNow(secret))).toMatchObject(tooMany);
    server.clock.pass({ minutes: 15 });
    expect((await login(codeNow(secret))).status).toBe(200);
  });

  test("the right code clears the failures before it", async () => {
    for (let index = 0; index < 9; index++) await refused(otherThan(secret));
    expect((await login(codeNow(secret))).status).toBe(200);
    for (let index = 0; index < 9; index++) expect(await refused(otherThan(secret))).toEqual(wrongCode);
  });

  test("is stopped after 10 wrong codes in a known browser, and codes from other browsers do not count there", async () => {
    await desk.must("logout");
    for (let index = 0; index < 10; index++) expect(await refused(otherThan(secret))).toEqual(wrongCode);
    expect(await refused(codeNow(secret))).toMatchObject(tooMany);
    for (let index = 0; index < 10; index++)
      expect(await refused(otherThan(secret), desk)).toEqual(wrongCode);
    expect(await refused(codeNow(secret), desk)).toMatchObject(tooMany);
  });

  test("can sign in after a clock that was days ahead is corrected", async () => {
    server.clock.pass({ hours: 48 });
    expect((await login(codeNow(secret))).status).toBe(200);
    server.clock.pass({ hours: -48 });
    expect((await login(codeNow(secret))).status).toBe(200);
    expect(await refused(codeNow(secret))).toEqual(wrongCode);
  });

  test("uses a code once on two servers whose clocks differ by a minute", async () => {
    server.clock.pass({ seconds: 60 });
    const shown = codeNow(secret);
    expect((await login(shown)).status).toBe(200);
    server.clock.pass({ seconds: -30 });
    expect(await refused(shown)).toEqual(wrongCode);
  });
});

test("a server with second factors off does not offer them, and does not ask users who have one", async () => {
  const off = await signIn(server, username, 1);
  const { secret } = await setUpSecondFactor(server, off);
  expect((await off.must("getSettings")).extensions).toContain("second_factor");
  settings.secondFactor = "off";
  try {
    expect((await login()).status).toBe(200);
    const desk = await signIn(server, username, 1);
    expect((await desk.must("getSettings")).extensions).not.toContain("second_factor");
    expect((await desk.must("getSecondFactor")).is_on).toBe(false);
    const start = await desk.refused("startSecondFactor", { body: { current_password: password } });
    expect(start).toMatchObject({ status: 400, code: "second_factor_off" });
    const confirm = await desk.refused("confirmSecondFactor", { body: { otp: codeNow(secret) } });
    expect(confirm).toMatchObject({ status: 400, code: "second_factor_off" });
  } finally {
    settings.secondFactor = "optional";
  }
  expect(await refused()).toEqual(asksForCode);
  expect((await login(codeNow(secret))).status).toBe(200);
});
