import { describe, expect, test } from "vitest";
import { demonstrationPassword } from "../embedded.ts";
import { type Desk, openDesk, signIn } from "../testing/desk.ts";
import { useTestServer } from "../testing/test-server.ts";

const server = useTestServer();
/** As the page signs out by itself, because nobody works there. */
const byItself = { headers: { "X-Background": "1" } };

/** The centre that a sign-in gives in this browser, and what the session says of it afterwards. */
async function readCenter(desk: Desk, username = "clerk.male"): Promise<number | null> {
  const session = await desk.must("login", { body: { username, password: demonstrationPassword } });
  desk.csrf = session._csrf;
  expect((await desk.must("getUser")).center).toEqual(session.center);
  return session.center?.id ?? null;
}

describe("the centre after a session that ended by itself", () => {
  test("is the same again for the same user in the same browser, and work goes on there", async () => {
    const desk = await signIn(server, "clerk.male", 2);
    server.clock.pass({ minutes: 31 });
    expect((await desk.call("getUser")).status).toBe(401);
    expect(await readCenter(desk)).toBe(2);
    expect(
      (await desk.must("createBatch", { body: { destination_center_id: 6 } })).batch.origin_center.id,
    ).toBe(2);

    await desk.must("logout", byItself);
    expect((await desk.call("getUser")).status).toBe(401);
    server.clock.pass({ hours: 11, minutes: 59 });
    expect(await readCenter(desk)).toBe(2);
  });

  test("is kept where another user works in the browser meanwhile, who chooses", async () => {
    const desk = await signIn(server, "clerk.male", 2);
    await desk.must("logout", byItself);
    expect(await readCenter(desk, "super")).toBeNull();
    await desk.must("logout");
    expect(await readCenter(desk)).toBe(2);
  });

  test("is the one that was chosen last, also after a new password", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    await desk.must("setCenter", { body: { dispatch_center: 2 } });
    const [current_password, new_password] = [demonstrationPassword, "Window-seat-2027!"];
    const body = { current_password, new_password, new_password_confirm: new_password };
    await desk.must("updatePassword", { body });
    server.clock.pass({ minutes: 31 });
    const { center } = await desk.must("login", { body: { username: "clerk.male", password: new_password } });
    expect(center?.id).toBe(2);
  });

  test("is recorded in the audit trail with the sign-in", async () => {
    const desk = await signIn(server, "clerk.male", 2);
    server.clock.pass({ minutes: 31 });
    await readCenter(desk);
    const events = await server.database
      .selectFrom("audit_events")
      .where("action", "=", "sign_in")
      .orderBy("id")
      .select("center_id")
      .execute();
    expect(events).toEqual([{ center_id: null }, { center_id: 2 }]);
  });
});

describe("the user chooses a centre", () => {
  test("after a logout, even where an earlier session ended by itself", async () => {
    const desk = await signIn(server, "clerk.male", 2);
    server.clock.pass({ minutes: 31 });
    expect(await readCenter(desk)).toBe(2);
    await desk.must("logout");
    expect(await readCenter(desk)).toBeNull();
  });

  test("in another browser", async () => {
    await (await signIn(server, "clerk.male", 2)).must("logout", byItself);
    expect(await readCenter(openDesk(server))).toBeNull();
  });

  test("after 12 hours", async () => {
    const desk = await signIn(server, "clerk.male", 2);
    await desk.must("logout", byItself);
    server.clock.pass({ hours: 12 });
    expect(await readCenter(desk)).toBeNull();
  });

  test("where the user does not work at that centre any more", async () => {
    const desk = await signIn(server, "clerk.male", 2);
    await desk.must("logout", byItself);
    await server.database
      .deleteFrom("user_centers")
      .where("user_id", "=", 1)
      .where("center_id", "=", 2)
      .execute();
    expect(await readCenter(desk)).toBeNull();
  });
});

test("a hand-over that was under way is anybody's once the page has signed out by itself", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const body = { serial_number: "SN0005001" };
  await desk.must("loadIssuance", { body });
  const other = await signIn(server, "super", 1);
  expect((await other.must("loadIssuance", { body })).issuance.in_progress).not.toBeNull();
  await desk.must("logout", byItself);
  expect((await other.must("loadIssuance", { body })).issuance.in_progress).toBeNull();
});
