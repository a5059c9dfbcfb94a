import { describe, expect, test } from "vitest";
import { createSession } from "../../session/session.ts";
import { createUser, headOffice } from "../../testing/examples.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createTimers } from "../../testing/timers.ts";
import { createMissedScans, readScannedCards } from "./missed-scans.ts";
import { countKeptScans, pendingScanLifetime } from "./pending-scans.ts";
import { forgetScans } from "./scan-storage.ts";

const user = createUser();
const signedIn = { user, center: headOffice, csrf: null };
const owner = { user: user.username, center: headOffice.id, batch: 12 };

function setUp() {
  const session = createSession({ initial: signedIn });
  const storage = createMemoryStorage();
  const timers = createTimers();
  const missed = createMissedScans(session, storage, timers.now);
  const list = (of = owner) => missed.load(of).map(({ serial_number }) => serial_number);
  return { session, storage, timers, missed, list };
}

describe("A card that is scanned after the session has ended", () => {
  test.each(["expired", "idle", "elsewhere"] as const)(
    "(%s) is kept for the batch that was being scanned, and told until somebody signs in",
    (reason) => {
      const { session, missed, list } = setUp();
      const end = missed.hold(owner);
      session.clear(reason);
      // The page goes away because of it.
      end();
      missed.add("SN0000001");
      missed.add("SN0000002");
      missed.add("SN0000001");
      expect(missed.readSinceEnd()).toEqual(["SN0000002", "SN0000001"]);
      session.set(signedIn);
      expect(missed.readSinceEnd()).toEqual([]);
      expect(list()).toEqual(["SN0000002", "SN0000001"]);
      missed.remove(owner, "SN0000002");
      expect(list()).toEqual(["SN0000001"]);
    },
  );

  test("belongs to no batch after a logout, on another page, or once somebody has signed in again", () => {
    const { session, storage, missed } = setUp();
    missed.hold(owner);
    session.clear("logout");
    missed.add("SN0000001");
    session.set(signedIn);
    missed.hold(owner)();
    session.clear("expired");
    missed.add("SN0000002");
    session.set(signedIn);
    missed.hold(owner);
    session.clear("expired");
    session.set({ ...signedIn, user: createUser({ username: "clerk.hdh" }) });
    session.clear("expired");
    missed.add("SN0000003");
    expect(missed.readSinceEnd()).toEqual(["SN0000003"]);
    expect(storage.size()).toBe(0);
  });

  test("while its user is being signed in is of the same batch, and of none after another page", () => {
    const { session, missed, list } = setUp();
    missed.hold(owner);
    session.clear("expired");
    session.set(signedIn);
    missed.add("SN0000001");
    expect(missed.readSinceEnd()).toEqual(["SN0000001"]);
    session.clear("expired");
    expect(missed.readSinceEnd()).toEqual([]);
    missed.add("SN0000002");
    expect(list()).toEqual(["SN0000001"]);
  });

  test("while somebody else is being signed in is of no batch", () => {
    const { session, missed, storage } = setUp();
    missed.hold(owner);
    session.clear("expired");
    session.set({ ...signedIn, user: createUser({ username: "clerk.hdh" }) });
    missed.add("SN0000001");
    expect(missed.readSinceEnd()).toEqual(["SN0000001"]);
    expect(storage.size()).toBe(0);
  });

  test("on a page that was opened without a session is told until somebody signs in", () => {
    const session = createSession();
    const missed = createMissedScans(session, createMemoryStorage());
    missed.add("SN0000001");
    expect(missed.readSinceEnd()).toEqual(["SN0000001"]);
    session.set(signedIn);
    expect(missed.readSinceEnd()).toEqual([]);
  });

  test("is listed for the same user, centre and batch alone, for twelve hours", async () => {
    const { session, storage, timers, missed, list } = setUp();
    missed.hold(owner);
    session.clear("expired");
    missed.add("SN0000001");
    for (const other of [{ user: "clerk.hdh" }, { center: 2 }, { batch: 13 }])
      expect(list({ ...owner, ...other })).toEqual([]);
    expect(countKeptScans(storage, "clerk.hdh", timers.now).missed).toBe(0);
    expect(countKeptScans(storage, owner.user, timers.now).missed).toBe(1);
    await timers.advance(pendingScanLifetime + 1);
    expect(list()).toEqual([]);
  });

  test("is deleted by the user's logout", () => {
    const { session, storage, missed } = setUp();
    missed.hold(owner);
    session.clear("idle");
    missed.add("SN0000001");
    forgetScans(storage, owner.user);
    expect(storage.size()).toBe(0);
  });
});

test("A card that is missed while somebody is signed in is kept, and told nowhere but at its batch", () => {
  const { missed, list } = setUp();
  missed.hold(owner);
  missed.add("SN0000001");
  expect(list()).toEqual(["SN0000001"]);
  expect(missed.readSinceEnd()).toEqual([]);
});

describe("The batch that is being scanned", () => {
  test("stays it when its user's session is renewed", () => {
    const { session, missed, list } = setUp();
    missed.hold(owner);
    session.set({ ...signedIn, csrf: "renewed" });
    missed.add("SN0000001");
    expect(missed.readSinceEnd()).toEqual([]);
    expect(list()).toEqual(["SN0000001"]);
  });

  test("stays it when the page of the batch before goes away late", () => {
    const { missed, list } = setUp();
    const endBefore = missed.hold(owner);
    const next = { ...owner, batch: 13 };
    missed.hold(next);
    endBefore();
    missed.add("SN0000001");
    expect([list(), list(next)]).toEqual([[], ["SN0000001"]]);
  });

  test("is none before its page is opened and after it is left: a card is told at once and kept for nobody", () => {
    const { missed, storage } = setUp();
    missed.add("SN0000001");
    missed.hold(owner)();
    missed.add("SN0000002");
    expect(missed.readSinceEnd()).toEqual(["SN0000001", "SN0000002"]);
    expect(storage.size()).toBe(0);
  });
});

test("A card that an earlier version of the page has kept is found", () => {
  const { storage, timers, list } = setUp();
  const kept = { serial_number: "SN0000001", key: "SN0000001", sequence: 0, at: timers.now() };
  storage.setItem("idd-missed-scans", JSON.stringify([owner]));
  storage.setItem('idd-missed-scans:["clerk.male",1,12]', JSON.stringify([kept]));
  expect(list()).toEqual(["SN0000001"]);
});

test("Those who listen hear of each card, and that somebody has signed in", () => {
  const { session, missed } = setUp();
  let heard = 0;
  const stop = missed.subscribe(() => {
    heard += 1;
  });
  session.clear("expired");
  missed.add("SN0000001");
  session.set(signedIn);
  expect(heard).toBe(2);
  stop();
  session.clear("expired");
  missed.add("SN0000002");
  expect(heard).toBe(2);
});

test.each([
  ["SN0000137", ["SN0000137"]],
  ["sn 000 0137", ["SN0000137"]],
  ["A123456|SN0000137|1990-02-28|senior", ["SN0000137"]],
  ["SN0000137SN0000138", ["SN0000137", "SN0000138"]],
  ["SN 0000137 sn 0000138", ["SN0000137", "SN0000138"]],
  ["sn0000137A123456", ["SN0000137"]],
  ["A123456", []],
  ["123456", []],
  ["DB-2026-000012", []],
  ["clerk.male", []],
  ["SN000013", []],
  // A digit too many makes it another card's number, or none.
  ["SN00001370", []],
  ["A123456A123457", []],
  ["Counter-2026!", []],
])("The cards in %j are %j", (text, serials) => {
  expect(readScannedCards(text)).toEqual(serials);
});
