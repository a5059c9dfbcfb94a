import { describe, expect, test } from "vitest";
import { absoluteLimit, idleLimit } from "../../session/sessions.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const list = async (desk: Desk) => (await desk.must("listSessions")).sessions;
const isSignedIn = async (desk: Desk) => (await desk.call("getUser")).status === 200;

async function signInFrom(address: string, center?: number, desk?: Desk) {
  server.visitor.address = address;
  return signIn(server, "clerk.male", center, desk);
}

describe("where a user is signed in", () => {
  test("is listed with centre, address and times, newest first", async () => {
    await signInFrom("192.0.2.40");
    server.clock.pass({ minutes: 5 });
    const desk = await signInFrom("192.0.2.17", 1);
    await signIn(server, "super", 1);
    server.visitor.address = "192.0.2.99";
    server.clock.pass({ minutes: 2 });

    expect(await list(desk)).toEqual([
      {
        is_current: true,
        is_this_browser: true,
        center: expect.objectContaining({ id: 1, name: "DNR Head Office" }),
        address: "192.0.2.17",
        signed_in_at: "2026-11-19T09:10:00.000Z",
        last_used_at: "2026-11-19T09:12:00.000Z",
      },
      {
        is_current: false,
        is_this_browser: false,
        center: null,
        address: "192.0.2.40",
        signed_in_at: "2026-11-19T09:05:00.000Z",
        last_used_at: "2026-11-19T09:05:00.000Z",
      },
    ]);
  });

  test("marks sessions of the same browser, and leaves out a centre at which the user no longer works", async () => {
    const desk = await signInFrom("192.0.2.40", 2);
    await server.database.deleteFrom("user_centers").where("center_id", "=", 2).execute();
    server.clock.pass({ minutes: 1 });
    await signInFrom("192.0.2.40", undefined, desk);
    expect(
      (await list(desk)).map(({ is_current, is_this_browser, center }) => [
        is_current,
        is_this_browser,
        center,
      ]),
    ).toEqual([
      [true, true, null],
      [false, true, null],
    ]);
  });

  test.each([
    ["was ended", async (other: Desk) => void (await other.must("logout"))],
    [
      "was ended by its page",
      async (other: Desk) => void (await other.must("logout", { headers: { "X-Background": "1" } })),
    ],
    ["was not used for too long", async () => server.clock.pass({ minutes: idleLimit / 60_000 })],
    [
      "is too old",
      async (other: Desk) => {
        for (let passed = 0; passed < absoluteLimit; passed += idleLimit / 2) {
          await other.must("getUser");
          server.clock.pass({ minutes: idleLimit / 2 / 60_000 });
        }
      },
    ],
  ])("does not list a session that %s", async (_, end) => {
    const other = await signInFrom("192.0.2.40");
    await end(other);
    const desk = await signInFrom("192.0.2.17");
    expect((await list(desk)).map(({ is_current }) => is_current)).toEqual([true]);
  });

  test("has the address at which the password was changed, for the session that goes on", async () => {
    const desk = await signInFrom("192.0.2.40");
    server.visitor.address = "192.0.2.17";
    const chosen = { new_password: "Island-2027!", new_password_confirm: "Island-2027!" };
    await desk.must("updatePassword", { body: { current_password: "Counter-2026!", ...chosen } });
    expect((await list(desk)).map(({ address }) => address)).toEqual(["192.0.2.17"]);
  });
});

describe("ending the other sessions", () => {
  test("ends only the sessions of this user, and writes an event", async () => {
    const [one, two] = [await signInFrom("192.0.2.40"), await signInFrom("192.0.2.41", 2)];
    const colleague = await signIn(server, "super", 1);
    const desk = await signInFrom("192.0.2.17", 1);

    expect(await desk.must("endOtherSessions")).toEqual({ message: "Signed out elsewhere", ended: 2 });
    expect(await Promise.all([one, two, colleague, desk].map(isSignedIn))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const events = await server.database
      .selectFrom("audit_events")
      .where("action", "=", "end_sessions")
      .select(["actor_id", "center_id", "subject_type", "subject_id", "notes", "address"])
      .execute();
    expect(events).toEqual([
      {
        actor_id: 1,
        center_id: 1,
        subject_type: "user",
        subject_id: 1,
        notes: "2 ended",
        address: "192.0.2.17",
      },
    ]);
  });

  test("is safe to repeat, and does not count expired sessions", async () => {
    await signInFrom("192.0.2.40");
    server.clock.pass({ minutes: 31 });
    await signInFrom("192.0.2.41");
    const desk = await signInFrom("192.0.2.17");
    const keyed = { headers: { "Idempotency-Key": "end-the-others-01" } };
    expect((await desk.must("endOtherSessions", keyed)).ended).toBe(1);
    expect((await desk.must("endOtherSessions", keyed)).ended).toBe(1);
    expect((await desk.must("endOtherSessions")).ended).toBe(0);
    expect(await isSignedIn(desk)).toBe(true);
  });

  test("keeps ended sessions closed when a wrong clock is corrected", async () => {
    server.clock.pass({ hours: 48 });
    const ahead = await signInFrom("192.0.2.40");
    server.clock.pass({ hours: -48 });
    const desk = await signInFrom("192.0.2.17");
    expect((await desk.must("endOtherSessions")).ended).toBe(0);
    server.clock.pass({ hours: 48 });
    expect(await isSignedIn(ahead)).toBe(false);
  });
});
