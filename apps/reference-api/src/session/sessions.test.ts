import { describe, expect, test } from "vitest";
import type { Database } from "../database/tables.ts";
import { demonstrationPassword } from "../embedded.ts";
import { type Desk, openDesk, signIn } from "../testing/desk.ts";
import { useTestServer } from "../testing/test-server.ts";
import { startSession } from "./sessions.ts";

const server = useTestServer();
const right = { username: "clerk.male", password: demonstrationPassword };
const wrong = { ...right, password: "Counter-2025!" };
const tryLogin = (body: { username: string; password: string }) =>
  openDesk(server).refused("login", { body });
const readStatus = async (desk: Desk) => (await desk.call("getUser")).status;

const setCookieOf = async (call: Promise<{ headers: Headers }>) =>
  (await call).headers.getSetCookie()[0] ?? "";

describe("signing in", () => {
  test("gives the user, no centre yet and a token [CALL-02]", async () => {
    const desk = openDesk(server);

    expect(await desk.must("login", { body: right })).toEqual({
      user: { username: "clerk.male", fullname: "Aishath Shareef", roles: ["dnr"], temp_full_access: false },
      center: null,
      _csrf: expect.stringMatching(/^[\w-]{43}$/),
      time_zone: "Indian/Maldives",
    });
  });

  test("puts the session id into a cookie that no script reads, and nowhere else [T-12]", async () => {
    const answer = await openDesk(server).call("login", { body: right });
    const [cookie = ""] = answer.headers.getSetCookie();

    expect(cookie).toMatch(/^__Host-idd_session=[\w-]{43}; HttpOnly; Secure; SameSite=Strict; Path=\/$/);
    const id = /=([^;]+)/.exec(cookie)?.[1] ?? "";
    expect(answer.text).not.toContain(id);
    const kept = await server.database.selectFrom("sessions").select("id_hash").execute();
    expect(kept.map(({ id_hash }) => id_hash)).not.toContain(id);
  });

  test("gives ids of 256 random bits, 10,000 without one twice, and keeps none of them [T-31]", async () => {
    const sizes = new Set<number>();
    const random = (count: number) => {
      sizes.add(count);
      return crypto.getRandomValues(new Uint8Array(count));
    };
    const stored: string[] = [];
    const database = {
      insertInto: () => ({
        values: ({ id_hash }: { id_hash: string }) => ({ execute: async () => void stored.push(id_hash) }),
      }),
    } as unknown as Database;
    const start = { userId: 1, centerId: null, now: server.clock.now };
    const ids = await Promise.all(
      Array.from({ length: 10_000 }, () => startSession(database, random, start)),
    );

    expect([...sizes]).toEqual([32]);
    expect(new Set(ids).size).toBe(10_000);
    expect(new Set([...ids, ...stored]).size).toBe(20_000);
  });

  test("a user name is taken in any case and with spaces around it", async () => {
    await openDesk(server).must("login", { body: { ...right, username: " Clerk.Male " } });
  });

  test("a wrong password and an unknown user get the same answer [T-28]", async () => {
    const refusal = { status: 400, message: "Username or password is not correct.", code: "wrong_sign_in" };

    expect(await tryLogin(wrong)).toEqual(refusal);
    expect(await tryLogin({ ...wrong, username: "nobody" })).toEqual(refusal);
    expect(await tryLogin({ ...right, password: right.password.slice(0, -1) })).toEqual(refusal);
  });

  test("makes an id planted before worthless, and a new one each time [T-32]", async () => {
    const desk = openDesk(server);
    const planted = { Cookie: "__Host-idd_session=planted" };
    const first = await setCookieOf(desk.call("login", { body: right, headers: planted }));
    const second = await setCookieOf(desk.call("login", { body: right }));

    expect(first).not.toContain("planted");
    expect(second).not.toBe(first);
    expect((await openDesk(server).call("getUser", { headers: planted })).status).toBe(401);
  });

  test("writes down who signed in, who did not and who left [T-40]", async () => {
    const desk = await signIn(server, "clerk.male", 2);
    await tryLogin(wrong);
    await desk.must("logout");

    const events = await server.database
      .selectFrom("audit_events")
      .where("subject_type", "=", "user")
      .orderBy("id")
      .select(["action", "actor_id", "center_id"])
      .execute();
    expect(events).toEqual([
      { action: "sign_in", actor_id: 1, center_id: null },
      { action: "set_center", actor_id: 1, center_id: 2 },
      { action: "sign_in_failed", actor_id: 1, center_id: null },
      { action: "sign_out", actor_id: 1, center_id: 2 },
    ]);
  });
});

describe("a session", () => {
  test("ends with the sign-out, on every call [CALL-03] [T-34]", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const cookie = await setCookieOf(desk.call("logout"));

    expect(cookie).toBe("__Host-idd_session=; HttpOnly; Secure; SameSite=Strict; Path=/; Max-Age=0");
    expect(await readStatus(desk)).toBe(401);
  });

  test("a second sign-out finds nobody signed in", async () => {
    const desk = await signIn(server, "clerk.male");
    await desk.must("logout");

    expect(await desk.refused("logout")).toEqual({
      status: 401,
      message: "Unauthenticated.",
      code: "unauthenticated",
    });
  });

  test("ends after 30 minutes in which nobody used it [T-33]", async () => {
    const desk = await signIn(server, "clerk.male");
    server.clock.pass({ minutes: 29, seconds: 59 });
    expect(await readStatus(desk)).toBe(200);
    server.clock.pass({ minutes: 29, seconds: 59 });
    expect(await readStatus(desk)).toBe(200);
    server.clock.pass({ minutes: 30 });
    expect(await readStatus(desk)).toBe(401);
  });

  test("is not kept alive by what a page asks by itself [T-33]", async () => {
    const desk = await signIn(server, "clerk.male");
    for (let asked = 0; asked < 2; asked++) {
      server.clock.pass({ minutes: 14 });
      await desk.must("getUser", { headers: { "X-Background": "1" } });
    }
    server.clock.pass({ minutes: 2 });

    expect(await readStatus(desk)).toBe(401);
  });

  test("ends after 12 hours however busy it was [T-33]", async () => {
    const desk = await signIn(server, "clerk.male");
    for (let slept = 0; slept < 12 * 60 - 20; slept += 20) {
      server.clock.pass({ minutes: 20 });
      await desk.must("getUser");
    }
    server.clock.pass({ minutes: 20 });

    expect(await readStatus(desk)).toBe(401);
  });

  test("knows at once that a role or a centre was taken away, or the user disabled [T-37]", async () => {
    const { database } = server;
    const desk = await signIn(server, "clerk.male", 1);
    await desk.must("listCenters");

    await database.deleteFrom("user_centers").where("user_id", "=", 1).where("center_id", "=", 1).execute();
    expect(await desk.refused("listCenters")).toMatchObject({ status: 403, code: "no_center" });
    expect(await desk.must("getUser")).toMatchObject({ center: null });

    await database.deleteFrom("user_roles").where("user_id", "=", 1).execute();
    expect(await desk.refused("listCenters")).toMatchObject({ status: 403, code: "forbidden" });

    await database.updateTable("users").set({ is_disabled: true }).where("id", "=", 1).execute();
    expect(await desk.refused("listCenters")).toMatchObject({ status: 401 });
    expect(await tryLogin(right)).toMatchObject({ status: 400, code: "wrong_sign_in" });
  });

  test("stays at its centre when a second window signs the same user in [CALL-04]", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    await signIn(server, "clerk.male", 2);

    expect(await desk.must("getUser")).toMatchObject({ center: { id: 1, name: "DNR Head Office" } });
  });
});

describe("changing the password", () => {
  const change = {
    current_password: demonstrationPassword,
    new_password: "Island-2027!",
    new_password_confirm: "Island-2027!",
  };

  test("renews this session and ends every other one of the user [T-32] [T-34]", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const other = await signIn(server, "clerk.male", 1);
    const cookie = await setCookieOf(desk.call("updatePassword", { body: change }));

    expect(cookie).toMatch(/^__Host-idd_session=[\w-]{43}; HttpOnly;/);
    const session = await desk.must("getUser");
    expect(session).toMatchObject({ center: { id: 1 } });
    expect(session._csrf).not.toBe(desk.csrf);
    const late = await other.call("getUser");
    // A late answer to the old cookie leaves the browser its new one.
    expect([late.status, late.headers.get("Set-Cookie")]).toEqual([401, null]);
    expect(await tryLogin(right)).toMatchObject({ code: "wrong_sign_in" });
    await openDesk(server).must("login", { body: { ...right, password: change.new_password } });
  });

  test.each([
    [
      { new_password: "short", new_password_confirm: "short" },
      {
        new_password: [
          "Must be at least 8 eight characters long.",
          "Must contain a number.",
          "Must contain a special character or a symbol.",
          "Must contain uppercase and lowercase letters.",
        ],
      },
    ],
    [{ new_password_confirm: "Other-2027!" }, { new_password_confirm: ["Confirm password does not match."] }],
    [{ current_password: "" }, { current_password: ["Current password is required."] }],
    [{ new_password: "", new_password_confirm: "x" }, { new_password: ["New password is required."] }],
    [{ new_password_confirm: "" }, { new_password_confirm: ["New password confirmation is required."] }],
    [{ current_password: "Wrong-2026!" }, { current_password: ["Current password is not correct."] }],
  ])("%j is refused beside its field [T-24] [CALL-05]", async (part, errors) => {
    const desk = await signIn(server, "clerk.male");

    expect(await desk.refused("updatePassword", { body: { ...change, ...part } })).toMatchObject({
      status: 400,
      errors,
    });
    await openDesk(server).must("login", { body: right });
  });

  test("stops guesses at the current password, and lets the user sign in all the same [T-11] [T-24]", async () => {
    const desk = await signIn(server, "clerk.male");
    const body = { ...change, current_password: "Wrong-2026!" };
    for (let tries = 0; tries < 10; tries++) {
      expect(await desk.refused("updatePassword", { body })).toMatchObject({ code: "wrong_password" });
    }

    expect(await desk.refused("updatePassword", { body: change })).toMatchObject({
      status: 429,
      code: "too_many_attempts",
    });
    await openDesk(server).must("login", { body: right });
  });

  test("is possible while strangers have locked the account", async () => {
    const desk = await signIn(server, "clerk.male");
    for (let tries = 0; tries < 11; tries++) await tryLogin(wrong);

    await desk.must("updatePassword", { body: change });
  });

  test("long passwords count to the last character, in any script and form [T-26]", async () => {
    const desk = await signIn(server, "clerk.male");
    const long = `pässwörd 1-A ދިވެހި 🗝 ${"x".repeat(110)}`;
    const body = { ...change, new_password: long, new_password_confirm: long };
    await desk.must("updatePassword", { body });

    expect(await tryLogin({ ...right, password: long.slice(0, -1) })).toMatchObject({
      code: "wrong_sign_in",
    });
    await openDesk(server).must("login", { body: { ...right, password: long.normalize("NFD") } });
  });
});
