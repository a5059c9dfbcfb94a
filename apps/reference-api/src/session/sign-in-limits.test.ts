import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demonstrationPassword } from "../embedded.ts";
import { resetPassword } from "../node/users/change-users.ts";
import { type Desk, openDesk, signIn } from "../testing/desk.ts";
import { useTestServer } from "../testing/test-server.ts";
import { countAttempt, forgiveAttempt } from "./attempts.ts";
import { createPbkdf2Passwords } from "./pbkdf2-passwords.ts";

const server = useTestServer();
const password = demonstrationPassword;
const tooMany = { status: 429, code: "too_many_attempts" };
const notCorrect = { status: 400, message: "Username or password is not correct.", code: "wrong_sign_in" };

/** Tries a wrong password, in a new browser where none is given. */
function guess(username: string, desk: Desk = openDesk(server)) {
  return desk.refused("login", { body: { username, password: "Counter-2025!" } });
}

async function guessOften(username: string, times: number, addresses: readonly (string | null)[] = [null]) {
  for (let index = 0; index < times; index++) {
    server.visitor.address = addresses[index % addresses.length] ?? null;
    expect(await guess(username)).toEqual(notCorrect);
  }
}

const listAddresses = (count: number) => Array.from({ length: count }, (_, index) => `192.0.2.${index + 1}`);
const trySignIn = async (username: string, desk: Desk = openDesk(server)) =>
  (await desk.call("login", { body: { username, password } })).status;

/** A browser in which somebody has signed in and out. */
async function openKnown(username: string): Promise<Desk> {
  const desk = await signIn(server, username);
  await desk.must("logout");
  return desk;
}

describe.each([
  ["somebody's", "clerk.male", 200],
  ["nobody's", "nobody", 400],
])("in browsers that the server does not know, %s name", (_, username, right) => {
  test("is stopped at an address for a quarter of an hour after 10 failures there [T-11] [T-28]", async () => {
    await guessOften(username, 10);
    server.clock.pass({ minutes: 5 });
    const stopped = await openDesk(server).call("login", { body: { username, password } });

    expect(stopped.status).toBe(429);
    expect(stopped.headers.get("Retry-After")).toBe("600");
    expect(stopped.body).toEqual({
      message: "Too many attempts. Try again in 10 minutes.",
      code: "too_many_attempts",
    });
    server.visitor.address = "192.0.2.1";
    expect(await trySignIn(username)).toBe(right);
    server.visitor.address = null;
    server.clock.pass({ minutes: 10 });
    expect(await trySignIn(username)).toBe(right);
  });

  test("is stopped everywhere after 50 failures at several addresses [T-11] [T-28]", async () => {
    await guessOften(username, 50, listAddresses(6));
    server.visitor.address = "198.51.100.1";

    expect(await guess(username)).toMatchObject(tooMany);
    expect(await trySignIn("super")).toBe(200);
  });

  test("is stopped at an address with 50 failures, whatever names were tried [T-11] [T-28]", async () => {
    server.visitor.address = "2001:db8:0:1::1";
    for (let index = 0; index < 50; index++) expect(await guess(`other.${index}`)).toEqual(notCorrect);
    server.visitor.address = "2001:db8:0:1:ffff::2";
    expect(await guess(username)).toMatchObject(tooMany);
    server.visitor.address = "2001:db8:0:2::1";
    expect(await trySignIn(username)).toBe(right);
  });

  test("is stopped like every other after 6,000 failures in all [T-11] [T-28]", async () => {
    const known = await openKnown("super");
    await guess("other");
    await server.database
      .updateTable("attempts")
      .set({ count: 6_000 })
      .where("of", "=", "every sign-in")
      .execute();
    server.visitor.address = "198.51.100.1";

    expect(await guess(username)).toMatchObject(tooMany);
    expect(await trySignIn("super", known)).toBe(200);
  });

  test("is tried as often in 14 sign-ins at once as in 14 one after the other [T-11]", async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => guess(username)));

    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});

describe("a sign-in with the right password", () => {
  test("forgets the failures of this user at this address", async () => {
    await guessOften("clerk.male", 9);
    expect(await trySignIn("clerk.male")).toBe(200);
    await guessOften("clerk.male", 9);

    expect(await trySignIn("clerk.male")).toBe(200);
  });

  test("counts nowhere itself, and leaves the address's other failures counted", async () => {
    await guessOften("nobody", 9);
    for (let index = 0; index < 45; index++) expect(await trySignIn("clerk.male")).toBe(200);
    for (let index = 0; index < 41; index++) expect(await guess(`other.${index}`)).toEqual(notCorrect);

    expect(await guess("one.more")).toMatchObject(tooMany);
    expect(await trySignIn("clerk.male")).toBe(429);
  });
});

describe("a browser in which somebody has signed in", () => {
  test("shows that with a cookie that no script reads, that names nobody and outlives the session [T-12]", async () => {
    const { headers } = await openDesk(server).call("login", { body: { username: "clerk.male", password } });
    const [, cookie = ""] = headers.getSetCookie();

    expect(cookie).toMatch(
      /^__Host-idd_browser=[\w-]{16}\.[\w-]{12}:\w+\.[\w-]{43}; HttpOnly; Secure; SameSite=Strict; Path=\/; Max-Age=15552000$/,
    );
    expect(cookie).not.toContain("clerk");
    const desk = await signIn(server, "clerk.male");
    expect((await desk.call("logout")).headers.getSetCookie()).toHaveLength(1);
  });

  test("lets its users in whatever strangers have locked, and nobody else [T-11]", async () => {
    const desk = await openKnown("clerk.male");
    await signIn(server, "super", undefined, desk);
    await guessOften("clerk.male", 10);
    await guessOften("super", 10);
    await guessOften("xpat.male", 10);
    await guessOften("nobody", 10);

    expect(await trySignIn("clerk.male", desk)).toBe(200);
    expect(await trySignIn("super", desk)).toBe(200);
    expect(await trySignIn("xpat.male", desk)).toBe(429);
    expect(await trySignIn("clerk.male")).toBe(429);
  });

  test("is stopped by its own 10 failures, for that user in that browser alone [T-11]", async () => {
    const [one, other] = [await openKnown("clerk.male"), await openKnown("clerk.male")];
    await signIn(server, "super", undefined, one);
    for (let index = 0; index < 10; index++) expect(await guess("clerk.male", one)).toEqual(notCorrect);

    expect(await trySignIn("clerk.male", one)).toBe(429);
    expect(await trySignIn("super", one)).toBe(200);
    expect(await trySignIn("clerk.male", other)).toBe(200);
    expect(await trySignIn("clerk.male")).toBe(200);
    server.clock.pass({ minutes: 15 });
    expect(await trySignIn("clerk.male", one)).toBe(200);
  });

  test("is forgotten 180 days after the last sign-in", async () => {
    const desk = await openKnown("clerk.male");
    server.clock.pass({ hours: 24 * 179 });
    await guessOften("clerk.male", 10);
    expect(await trySignIn("clerk.male", desk)).toBe(200);
    server.clock.pass({ hours: 24 * 180 });
    await guessOften("clerk.male", 10);
    expect(await trySignIn("clerk.male", desk)).toBe(429);
  });

  test("stays known when its user has another password, and a new one from an operator lets others in too", async () => {
    const desk = await openKnown("clerk.male");
    const place = {
      database: server.database,
      passwords: createPbkdf2Passwords({ iterations: 1 }),
      random: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
      now: server.clock.now,
    };
    await guessOften("clerk.male", 10);
    await resetPassword(place, "clerk.male", 72);
    expect(await guess("clerk.male")).toEqual(notCorrect);
    await guessOften("clerk.male", 9);
    expect(await guess("clerk.male")).toMatchObject(tooMany);

    expect(await guess("clerk.male", desk)).toEqual(notCorrect);
  });

  test("remembers 30 users, those of the last sign-ins", async () => {
    const names = Array.from({ length: 31 }, (_, index) => `clerk.${index}`);
    const { password_hash } = await server.database
      .selectFrom("users")
      .select("password_hash")
      .where("username", "=", "clerk.male")
      .executeTakeFirstOrThrow();
    await server.database
      .insertInto("users")
      .values(names.map((username) => ({ username, fullname: username, password_hash })))
      .execute();
    const desk = openDesk(server);
    for (const username of names) expect(await trySignIn(username, desk)).toBe(200);
    for (const username of ["clerk.0", "clerk.1", "clerk.30"]) await guessOften(username, 10);

    expect(await trySignIn("clerk.0", desk)).toBe(429);
    expect(await trySignIn("clerk.1", desk)).toBe(200);
    expect(await trySignIn("clerk.30", desk)).toBe(200);
  });

  test("is never locked out by what other people try, in whatever order [T-11]", async () => {
    const names = ["clerk.male", "super", "nobody"] as const;
    const addresses = [null, "192.0.2.1", "192.0.2.2", "2001:db8::1"] as const;
    const step = fc.record({
      username: fc.constantFrom(...names),
      address: fc.constantFrom(...addresses),
      times: fc.integer({ min: 1, max: 12 }),
      isRight: fc.boolean(),
      hasOther: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 12 }),
        fc.constantFrom(...addresses),
        async (steps, own) => {
          await server.reset();
          server.visitor.address = own;
          const desk = await openKnown("clerk.male");
          const other = await openKnown("super");
          for (const { username, address, times, isRight, hasOther } of steps) {
            server.visitor.address = address;
            for (let index = 0; index < times; index++) {
              const browser = hasOther ? other : openDesk(server);
              await (isRight ? trySignIn(username, browser) : guess(username, browser));
            }
          }
          server.visitor.address = own;
          expect(await trySignIn("clerk.male", desk)).toBe(200);
        },
      ),
      { numRuns: 15 },
    );
  });
});

test("a cookie that was changed, made up or given to another browser's user makes nobody known [T-11]", async () => {
  const { headers } = await openDesk(server).call("login", { body: { username: "clerk.male", password } });
  const cookie = headers.getSetCookie()[1]?.split(";")[0] ?? "";
  const [name = "", value = ""] = cookie.split("=");
  const [id = "", user = "", seal = ""] = value.split(".");
  await guessOften("clerk.male", 10);
  const tryWith = async (text: string) =>
    (
      await openDesk(server).call("login", {
        body: { username: "clerk.male", password },
        headers: { Cookie: `${name}=${text}` },
      })
    ).status;

  expect(await tryWith(value)).toBe(200);
  for (const forged of [
    "",
    "a",
    "%00",
    `${id}.${user}`,
    `${id}.${user}.${"A".repeat(43)}`,
    `${id}.${user}.${seal}A`,
    `${id}.${user}.${user}.${seal}`,
    `${"A".repeat(16)}.${user}.${seal}`,
    `${id}.${user.replace(/:.*/, ":zzzz")}.${seal}`,
    `${id}${`.${user}`.repeat(200)}.${seal}`,
    "a".repeat(10_000),
    ".".repeat(10_000),
  ]) {
    expect([forged.slice(0, 60), await tryWith(forged)]).toEqual([forged.slice(0, 60), 429]);
  }
});

test("tries that are counted at the same moment by several servers are each counted once [T-11]", async () => {
  const { now } = server.clock;
  const limits = (index: number) => [
    { of: `account ${index % 3} at address`, most: 100 },
    { of: `account ${index % 3}`, most: 100 },
    { of: "address", most: 20 },
  ];
  const count = (index: number) =>
    countAttempt(server.database, index % 2 === 0 ? limits(index) : limits(index).reverse(), now);
  const counted = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => count(index)));

  expect(counted.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  expect(counted.filter(({ status }) => status === "rejected")).toEqual(
    Array(20).fill({ status: "rejected", reason: expect.objectContaining({ status: 429 }) }),
  );
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      forgiveAttempt(server.database, [{ of: `own ${index}`, most: 1 }, ...limits(index)], now),
    ),
  );
  const rows = await server.database.selectFrom("attempts").selectAll().where("of", "=", "address").execute();
  expect(rows).toMatchObject([{ count: 0 }]);
});

describe("names that nobody has", () => {
  test("leave no event and no row each, and one event with their number when they no longer count [T-40] [T-41]", async () => {
    const names = Array.from({ length: 40 }, (_, index) => `Secret of somebody ${index}`);
    server.visitor.address = "192.0.2.1";
    for (const name of names) await guess(name);
    for (const name of names.slice(0, 10)) await guess(name);
    const list = () =>
      server.database
        .selectFrom("audit_events")
        .selectAll()
        .where("actor_id", "is", null)
        .where("subject_type", "<>", "application")
        .execute();

    expect(await list()).toEqual([]);
    const kept = [
      ...(await server.database.selectFrom("attempts").selectAll().execute()),
      ...(await server.database.selectFrom("unknown_names").selectAll().execute()),
    ];
    expect(JSON.stringify(kept)).not.toMatch(/secret/i);
    server.clock.pass({ minutes: 15 });
    expect(await guess("nobody")).toEqual(notCorrect);
    expect(await list()).toMatchObject([
      {
        action: "sign_in_failed",
        subject_type: "user",
        subject_id: null,
        notes: "50 with names that nobody has",
        address: "192.0.2.1",
      },
    ]);
    // The name, the name at the address, the address, and all.
    expect(await server.database.selectFrom("attempts").selectAll().execute()).toHaveLength(4);
  });

  test("fill no table, however many are tried from however many addresses", async () => {
    await guess("first");
    await server.database
      .updateTable("attempts")
      .set({ count: 5_980 })
      .where("of", "=", "every sign-in")
      .execute();
    for (let index = 0; index < 60; index++) {
      server.visitor.address = `2001:db8:0:${index}::1`;
      await guess(`random.${index}`);
    }

    expect((await server.database.selectFrom("attempts").selectAll().execute()).length).toBeLessThanOrEqual(
      64,
    );
    expect((await server.database.selectFrom("unknown_names").selectAll().execute()).length).toBe(21);
  });
});
