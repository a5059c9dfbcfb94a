import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defaultSettings } from "../../domain/registry-settings.ts";
import { demonstrationPassword } from "../../embedded.ts";
import { createKeyedDigest } from "../../session/keyed-digest.ts";
import { createPbkdf2Passwords } from "../../session/pbkdf2-passwords.ts";
import { createSeal, keyLength } from "../../session/seal.ts";
import { useSecondCode } from "../../session/second-factors.ts";
import { callCommand } from "../../testing/call-command.ts";
import { openDesk, signIn } from "../../testing/desk.ts";
import { setUpSecondFactor } from "../../testing/second-factor.ts";
import { showCode } from "../../testing/show-code.ts";
import { useTestServer } from "../../testing/test-server.ts";
import { resetPassword } from "./change-users.ts";
import { giveSecondFactor, takeSecondFactor } from "./second-factors.ts";

const server = useTestServer({ settings: { ...defaultSettings, secondFactor: "optional" } });
const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const makeKeys = async (fill: number) => {
  const key = new Uint8Array(keyLength).fill(fill);
  return {
    keyedDigest: createKeyedDigest(key),
    secondFactorSeal: await createSeal("secondFactors", key, random),
  };
};
const keys = await makeKeys(7);
const place = () => ({
  ...keys,
  database: server.database,
  passwords: createPbkdf2Passwords({ iterations: 1 }),
  random,
  now: server.clock.now,
});
const clerk = { username: "clerk.male", password: demonstrationPassword };
const tryCode = (text: string, withKeys = keys) =>
  useSecondCode(server.database, withKeys, { userId: 1, text, now: server.clock.now });
const listEvents = async () =>
  (
    await server.database
      .selectFrom("audit_events")
      .where("action", "like", "%second_factor")
      .select(["action", "actor_id", "subject_id", "notes"])
      .orderBy("id")
      .execute()
  ).map(({ action, actor_id, subject_id, notes }) => [action, actor_id, subject_id, notes]);

test("a second factor that an operator makes counts at once and replaces the user's own", async () => {
  const desk = await signIn(server, "clerk.male");
  const own = await setUpSecondFactor(server, desk);
  const given = await giveSecondFactor(place(), " Clerk.Male");

  expect(given.address).toContain(`clerk.male?issuer=ID%20Desk&secret=${given.secret}&`);
  expect((await desk.call("getUser")).status).toBe(401);
  expect(await openDesk(server).refused("login", { body: clerk })).toMatchObject({ code: "second_factor" });
  expect(await tryCode(showCode(own.secret, server.clock.now))).toBeUndefined();
  expect(await tryCode(own.recoveryCodes[0] ?? "")).toBeUndefined();
  expect(given.recoveryCodes).toHaveLength(10);
  expect(await tryCode(given.recoveryCodes[9] ?? "")).toBe("recovery");
  expect(await tryCode(showCode(given.secret, server.clock.now))).toBe("app");
  expect((await listEvents()).at(-1)).toEqual(["set_up_second_factor", null, 1, null]);
});

test("a second factor that was sealed with another key is refused", async () => {
  const given = await giveSecondFactor(place(), "clerk.male");
  const others = await makeKeys(8);
  expect(await tryCode(showCode(given.secret, server.clock.now), others)).toBeUndefined();
  expect(await tryCode(given.recoveryCodes[0] ?? "", others)).toBeUndefined();
  expect(await openDesk(server).refused("login", { body: clerk })).toMatchObject({ code: "second_factor" });
});

test("after an operator removes a second factor, no code is asked for and its recovery codes are deleted", async () => {
  const desk = await signIn(server, "clerk.male");
  await setUpSecondFactor(server, desk);
  await takeSecondFactor(place(), "clerk.male");

  expect((await openDesk(server).call("login", { body: clerk })).status).toBe(200);
  expect(await desk.must("getSecondFactor")).toMatchObject({ is_on: false, recovery_codes_left: 0 });
  expect(await server.database.selectFrom("recovery_codes").selectAll().execute()).toEqual([]);
  expect((await listEvents()).at(-1)).toEqual(["remove_second_factor", null, 1, null]);
  await expect(takeSecondFactor(place(), "clerk.male")).rejects.toThrow(
    'The user "clerk.male" has no second factor.',
  );
  await expect(giveSecondFactor(place(), "nobody")).rejects.toThrow('There is no user "nobody".');
});

test("a new first password leaves the second factor as it is", async () => {
  const { secret } = await setUpSecondFactor(server, await signIn(server, "clerk.male"));
  const { password } = await resetPassword(place(), "clerk.male", 72);
  const login = { username: "clerk.male", password };

  expect(await openDesk(server).refused("login", { body: login })).toMatchObject({ code: "second_factor" });
  const otp = showCode(secret, server.clock.now);
  const { user } = await openDesk(server).must("login", { body: { ...login, otp } });
  expect(user.must_change_password).toBe(true);
});

test("the command prints secret, address and recovery codes once, and removes them again", {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "id-desk-second-factor-"));
  const run = (...args: readonly string[]) =>
    callCommand(["user", "second-factor", "super", ...args], { ID_DESK_DATA: folder });
  try {
    const { status, said } = await run();
    expect(status).toBe(0);
    const [, secret] = /^Secret: ([A-Z2-7]{32})$/m.exec(said) ?? [];
    expect(said).toContain(`: otpauth://totp/ID%20Desk:super?issuer=ID%20Desk&secret=${secret}&`);
    expect(said.match(/^Recovery code: [A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/gm)).toHaveLength(10);
    expect(said).toContain("The setting secondFactor is off: users are not asked for a code.");
    expect(await run("--remove")).toMatchObject({ status: 0, said: "Removed." });
    expect(await run("--remove")).toMatchObject({
      status: 1,
      said: 'The user "super" has no second factor.',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
