import { expect, test } from "vitest";
import { contractOperations } from "../../contract/operations.ts";
import { defaultSettings } from "../../domain/registry-settings.ts";
import { demonstrationPassword } from "../../embedded.ts";
import { addUser } from "../../node/users/change-users.ts";
import { createPbkdf2Passwords } from "../../session/pbkdf2-passwords.ts";
import { openDesk, signIn } from "../../testing/desk.ts";
import { operationCalls } from "../../testing/operation-calls.ts";
import { setUpSecondFactor } from "../../testing/second-factor.ts";
import { showCode } from "../../testing/show-code.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer({ settings: { ...defaultSettings, secondFactor: "required" } });
const password = demonstrationPassword;
const notSetUp = {
  status: 403,
  message: "Set up your second factor before you go on.",
  code: "second_factor_required",
};

test("a user without a second factor can use only the calls about the session", async () => {
  const desk = openDesk(server);
  const session = await desk.must("login", { body: { username: "super", password } });
  desk.csrf = session._csrf;
  expect(session.user.must_set_up_second_factor).toBe(true);
  await desk.must("setCenter", { body: { dispatch_center: 1 } });
  expect((await desk.must("getUser")).user.must_set_up_second_factor).toBe(true);
  expect(await desk.must("getSecondFactor")).toMatchObject({ is_on: false, is_required: true });

  const others = contractOperations.filter(({ path }) => !/^\/(?:auth\/|health$)/.test(path));
  expect(others.length).toBeGreaterThan(30);
  for (const { id } of others) {
    expect([id, await desk.refused(id, operationCalls[id])]).toEqual([id, notSetUp]);
  }

  const { secret } = await setUpSecondFactor(server, desk);
  expect((await desk.must("getUser")).user).not.toHaveProperty("must_set_up_second_factor");
  await desk.must("listCenters");
  const otp = showCode(secret, server.clock.now);
  const again = await openDesk(server).must("login", { body: { username: "super", password, otp } });
  expect(again.user).not.toHaveProperty("must_set_up_second_factor");
});

test("a first password is changed before a second factor is set up", async () => {
  const place = {
    database: server.database,
    passwords: createPbkdf2Passwords({ iterations: 1 }),
    random: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
    now: server.clock.now,
  };
  const first = await addUser(place, { username: "mariyam.new", fullname: "Mariyam Nashwa" }, 72);
  const desk = openDesk(server);
  const login = { username: "mariyam.new", password: first.password };
  const session = await desk.must("login", { body: login });
  desk.csrf = session._csrf;
  expect(session.user).toMatchObject({ must_change_password: true, must_set_up_second_factor: true });
  const change = { code: "password_change_required" };
  expect(await desk.refused("listCountries")).toMatchObject(change);
  const body = { current_password: first.password };
  expect(await desk.refused("startSecondFactor", { body })).toMatchObject(change);
  expect(await desk.refused("confirmSecondFactor", { body: { otp: "123456" } })).toMatchObject(change);

  const chosen = { new_password: "Island-2027!", new_password_confirm: "Island-2027!" };
  await desk.must("updatePassword", { body: { ...body, ...chosen } });
  desk.csrf = (await desk.must("getUser"))._csrf;
  expect(await desk.refused("listCountries")).toMatchObject({ code: "second_factor_required" });
  await desk.must("startSecondFactor", { body: { current_password: chosen.new_password } });
});

test("users who have a second factor sign in as if it were optional", async () => {
  const desk = await signIn(server, "clerk.male");
  await setUpSecondFactor(server, desk);
  expect(
    await openDesk(server).refused("login", { body: { username: "clerk.male", password } }),
  ).toMatchObject({
    status: 400,
    code: "second_factor",
  });
});
