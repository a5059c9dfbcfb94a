import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { defaultSettings } from "../../domain/registry-settings.ts";
import { demonstrationPassword } from "../../embedded.ts";
import { openDesk } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer({ settings: { ...defaultSettings, secondFactor: "optional" } });
const body = { username: "clerk.male", password: demonstrationPassword };

afterEach(() => sql`drop function if exists change_user cascade`.execute(server.database));

/** Has something done once a sign-in has found the password right, and before its session starts. */
async function doMeanwhile(change: string): Promise<void> {
  const { database } = server;
  await sql`create function change_user() returns trigger language plpgsql as ${sql.lit(
    `begin ${change}; return null; end`,
  )}`.execute(database);
  await sql`create trigger meanwhile after delete on attempts for each row execute function change_user()`.execute(
    database,
  );
}

const countSessions = async () =>
  (await server.database.selectFrom("sessions").select("id_hash").execute()).length;

test("a sign-in with a password that is changed meanwhile starts no session, for all others have just ended", async () => {
  await doMeanwhile("update users set password_hash = 'another' where id = 1");
  expect(await openDesk(server).refused("login", { body })).toMatchObject({ code: "wrong_sign_in" });
  expect(await countSessions()).toBe(0);
});

test("a sign-in without the second factor that is set up meanwhile is asked for a code", async () => {
  await doMeanwhile(
    "insert into second_factors (user_id, is_on, sealed, made_at) values (1, true, '', '2026-11-19') on conflict do nothing",
  );
  expect(await openDesk(server).refused("login", { body: { ...body, otp: "123456" } })).toMatchObject({
    status: 400,
    code: "second_factor",
  });
  expect(await countSessions()).toBe(0);
});
