import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { contractOperations } from "../../contract/operations.ts";
import { migrate } from "../../database/migrate.ts";
import { checkNewPassword } from "../../domain/password-rule.ts";
import { createPbkdf2Passwords } from "../../session/pbkdf2-passwords.ts";
import { openDesk, signIn } from "../../testing/desk.ts";
import { operationCalls } from "../../testing/operation-calls.ts";
import { useTestServer } from "../../testing/test-server.ts";
import { addUser, listUsers, resetPassword, setDisabled, setUser } from "./change-users.ts";

const server = useTestServer();
const passwords = createPbkdf2Passwords({ iterations: 1 });
const random = (count: number) => new Uint8Array(randomBytes(count));
const place = () => ({ database: server.database, passwords, random, now: server.clock.now });
const username = "mariyam.new";
const chosen = "Island-2027!";

const add = () =>
  addUser(place(), { username, fullname: "Mariyam Nashwa", roles: ["dnr"], centers: [1, 2] }, 72);
const trySignIn = async (password: string) =>
  (await openDesk(server).call("login", { body: { username, password } })).status;

async function listEvents(): Promise<unknown[]> {
  const { id } = await server.database
    .selectFrom("users")
    .where("username", "=", username)
    .select("id")
    .executeTakeFirstOrThrow();
  return server.database
    .selectFrom("audit_events")
    .where("subject_type", "=", "user")
    .where("subject_id", "=", id)
    .select(["action", "actor_id", "notes", "address"])
    .orderBy("id")
    .execute();
}

describe("somebody who was added", () => {
  let first = "";
  beforeEach(async () => {
    first = (await add()).password;
  });

  async function open(password = first) {
    const desk = openDesk(server);
    const { user, _csrf } = await desk.must("login", { body: { username, password } });
    desk.csrf = _csrf;
    return { desk, user };
  }

  const change = (current_password: string, new_password = chosen) => ({
    body: { current_password, new_password, new_password_confirm: new_password },
  });

  test("signs in with a password that nobody guesses, and nothing but their session is open to them [T-27]", async () => {
    expect(first).toMatch(/^(?:[A-Za-z2-9]{4}-){3}[A-Za-z2-9]{4}$/);
    expect(checkNewPassword(first)).toEqual([]);
    const { desk, user } = await open();
    expect(user).toMatchObject({ roles: ["dnr"], must_change_password: true });
    await desk.must("setCenter", { body: { dispatch_center: 1 } });
    await desk.must("listUserCenters");

    const others = contractOperations.filter(({ path }) => !/^\/(?:auth\/|health$)/.test(path));
    expect(others.length).toBeGreaterThan(30);
    for (const { id } of others) {
      const { status, body } = await desk.call(id, operationCalls[id]);
      expect([id, status, body]).toEqual([
        id,
        403,
        {
          message:
            "Change your first password before you go on: Change Password in the menu under your name.",
          code: "password_change_required",
        },
      ]);
    }
  });

  test("does everything once they have chosen a password, which is another one than the first [T-27]", async () => {
    const { desk } = await open();
    expect(await desk.refused("updatePassword", change(first, first))).toMatchObject({
      status: 400,
      errors: { new_password: ["Must be another one than the first password."] },
    });
    await desk.must("updatePassword", change(first));
    const { user, _csrf } = await desk.must("getUser");
    expect(user).not.toHaveProperty("must_change_password");
    desk.csrf = _csrf;
    await desk.must("setCenter", { body: { dispatch_center: 1 } });
    await desk.must("getSettings");
    server.clock.pass({ hours: 1000 });
    expect([await trySignIn(first), await trySignIn(chosen)]).toEqual([400, 200]);
  });

  test("cannot use the registry after 72 hours, even in an earlier session, until there is a new password [T-27]", async () => {
    server.clock.pass({ hours: 71, minutes: 59 });
    const { desk } = await open();
    server.clock.pass({ minutes: 1 });
    expect(await trySignIn(first)).toBe(400);
    expect((await desk.call("getUser")).status).toBe(401);
    expect((await listUsers(place())).find((user) => user.username === username)?.state).toBe(
      "first password expired",
    );
    const again = await resetPassword(place(), username, 72);
    expect([await trySignIn(first), await trySignIn(again.password)]).toEqual([400, 200]);
  });

  test("has every change in the audit trail, without a name or a password", async () => {
    await setUser(place(), username, { roles: [], centers: "every", hasFullAccess: true, fullname: "Other" });
    await setDisabled(place(), username, true);
    await setDisabled(place(), username, false);
    const again = await resetPassword(place(), username, 72);
    const byOperator = { actor_id: null, address: null };
    expect(await listEvents()).toEqual([
      { action: "add_user", notes: "roles dnr, centers 1 2, full access no", ...byOperator },
      {
        action: "set_user",
        notes: "name, roles none, centers every, full access yes",
        ...byOperator,
      },
      { action: "disable_user", notes: null, ...byOperator },
      { action: "enable_user", notes: null, ...byOperator },
      { action: "reset_password", notes: null, ...byOperator },
    ]);
    const { rows } = await server.database
      .selectFrom("users")
      .selectAll()
      .execute()
      .then((found) => ({ rows: JSON.stringify(found) }));
    expect(rows).not.toContain(again.password);
  });
});

test("a session ends with the next request once its user is disabled or has a new password [T-34]", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  await setDisabled(place(), " Clerk.Male ", true);
  expect((await desk.call("getUser")).status).toBe(401);
  expect((await openDesk(server).call("login", { body: signInBody })).status).toBe(400);
  await setDisabled(place(), "clerk.male", false);
  expect((await desk.call("getUser")).status).toBe(401);

  const other = await signIn(server, "clerk.male", 1);
  await resetPassword(place(), "clerk.male", 72);
  expect((await other.call("getUser")).status).toBe(401);
});

const signInBody = { username: "clerk.male", password: "Counter-2026!" };

test("roles and centres that are taken away are missing from the next request on [T-37]", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  await desk.must("listSendingBatches");
  await setUser(place(), "clerk.male", { roles: ["xpat"] });
  expect(await desk.refused("listSendingBatches")).toMatchObject({ status: 403, code: "forbidden" });
  await setUser(place(), "clerk.male", { roles: ["dnr"], centers: [2] });
  expect(await desk.refused("listSendingBatches")).toMatchObject({ status: 403, code: "no_center" });
});

test("what makes no sense changes nothing", async () => {
  await add();
  await expect(add()).rejects.toThrow(`There is a user "${username}" already.`);
  for (const [rights, message] of [
    [{ centers: [99_999], roles: ["xpat"] }, "There is no centre 99999."],
    [{ roles: ["DNR!"] }, '"DNR!" is no role'],
    [{ fullname: " \u200b ", roles: ["xpat"] }, "A name has 1 to 200 characters."],
    [{}, "Nothing to change was said."],
  ] as const) {
    await expect(setUser(place(), username, rights)).rejects.toThrow(message);
  }
  await expect(setDisabled(place(), "nobody", true)).rejects.toThrow('There is no user "nobody".');
  await expect(addUser(place(), { username: "two words", fullname: "X" }, 72)).rejects.toThrow(
    "A username has up to 100 letters",
  );
  const found = (await listUsers(place())).find((user) => user.username === username);
  expect(found).toEqual({
    username,
    fullname: "Mariyam Nashwa",
    roles: ["dnr"],
    centers: [1, 2],
    hasFullAccess: false,
    state: "first password",
  });
  expect(await listEvents()).toHaveLength(1);
});

test("a database that is up to date needs no migration", async () => {
  expect(await migrate(server.database)).toEqual([]);
});
