import { describe, expect, test } from "vitest";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createTimers } from "../../testing/timers.ts";
import { createPendingScans, pendingScanLifetime } from "./pending-scans.ts";
import { forgetScans, type ScanOwner } from "./scan-storage.ts";

const owner: ScanOwner = { user: "clerk.male", center: 1, batch: 12 };

function setUp() {
  const storage = createMemoryStorage();
  const timers = createTimers();
  const scans = createPendingScans(storage, timers.now);
  const create = (sequence: number) => ({
    serial_number: `SN000000${sequence}`,
    key: `key-${sequence}`,
    sequence,
    at: timers.now(),
  });
  return { storage, timers, scans, create };
}

describe("Undelivered scans", () => {
  test("are kept in the order of scanning until they are delivered", () => {
    const { storage, scans, create } = setUp();
    scans.add(owner, create(2));
    scans.add(owner, create(1));
    scans.add(owner, create(2));
    expect(scans.load(owner)).toEqual([create(1), create(2)]);
    scans.remove(owner, "key-1");
    scans.remove(owner, "unknown");
    expect(scans.load(owner)).toEqual([create(2)]);
    scans.remove(owner, "key-2");
    expect(storage.size()).toBe(0);
  });

  test("are read without a write, so that a tab which only shows them loses none of another tab's", () => {
    const { storage, timers, create } = setUp();
    createPendingScans(storage, timers.now).add(owner, create(1));
    const written: string[] = [];
    const watched = {
      getItem: storage.getItem,
      setItem: (key: string) => written.push(key),
      removeItem: (key: string) => written.push(key),
    };
    expect(createPendingScans(watched, timers.now).load(owner)).toEqual([create(1)]);
    expect(written).toEqual([]);
  });

  test("belong to one user, centre and batch", () => {
    const { scans, create } = setUp();
    scans.add(owner, create(1));
    for (const other of [{ user: "clerk.hdh" }, { center: 2 }, { batch: 13 }]) {
      expect(scans.load({ ...owner, ...other })).toEqual([]);
    }
  });

  test("are counted and deleted for one user over all batches", () => {
    const { storage, scans, create } = setUp();
    const stranger = { ...owner, user: "clerk.hdh" };
    scans.add(owner, create(1));
    scans.add({ ...owner, batch: 13 }, create(2));
    scans.add(stranger, create(3));
    expect(scans.pendingFor("clerk.male")).toBe(2);
    forgetScans(storage, "clerk.male");
    expect(scans.pendingFor("clerk.male")).toBe(0);
    expect(scans.load(owner)).toEqual([]);
    expect(scans.load(stranger)).toHaveLength(1);
  });

  test("are kept for twelve hours", async () => {
    const { storage, timers, scans, create } = setUp();
    scans.add(owner, create(1));
    await timers.advance(pendingScanLifetime);
    scans.add(owner, create(2));
    expect(scans.load(owner).map((scan) => scan.sequence)).toEqual([1, 2]);
    await timers.advance(1);
    expect(scans.load(owner).map((scan) => scan.sequence)).toEqual([2]);
    expect(scans.pendingFor(owner.user)).toBe(1);
    expect(pendingScanLifetime).toBe(12 * 60 * 60 * 1000);
    await timers.advance(pendingScanLifetime);
    scans.load({ ...owner, user: "somebody.else" });
    expect(storage.size()).toBe(0);
  });

  test("of two tabs on one batch do not overwrite each other", () => {
    const { storage, timers, scans, create } = setUp();
    const otherTab = createPendingScans(storage, timers.now);
    scans.add(owner, create(1));
    otherTab.add(owner, create(2));
    scans.remove(owner, "key-1");
    expect(otherTab.load(owner)).toEqual([create(2)]);
  });

  test("hold serial number, key, sequence and time, and nothing else of a card", () => {
    const { storage, scans, create } = setUp();
    const owned = { ...owner, fullname: "Aishath Shareef" };
    scans.add(owned, { ...create(1), ...{ id_number: "A123456" } });
    expect(storage.dump()).not.toMatch(/A123456|Aishath/);
    expect(storage.dump()).toContain("SN0000001");
  });

  test.each(["{", "7", "null", '[null,{"serial_number":"A123456"}]', '[{"user":1}]'])(
    "of a storage that somebody has written %j into are none",
    (text) => {
      const { storage, scans, create } = setUp();
      scans.add(owner, create(1));
      for (const key of ["idd-scans", 'idd-scans:["clerk.male",1,12]']) storage.setItem(key, text);
      expect(scans.load(owner)).toEqual([]);
      expect(scans.pendingFor(owner.user)).toBe(0);
      scans.add(owner, create(2));
      expect(scans.load(owner)).toEqual([create(2)]);
    },
  );

  test.each([
    { serial_number: "sn0000001" },
    { serial_number: 7 },
    { key: 7 },
    { sequence: 1.5 },
    { sequence: "1" },
    { at: "2026-11-19" },
  ])("with a field that is not theirs (%j) are not sent", (change) => {
    const { storage, scans, create } = setUp();
    scans.add(owner, create(2));
    const texts = JSON.stringify([{ ...create(1), ...change }, create(2)]);
    storage.setItem('idd-scans:["clerk.male",1,12]', texts);
    expect(scans.load(owner)).toEqual([create(2)]);
  });

  test.each([{ user: 7 }, { center: "1" }, { batch: null }])(
    "of an owner that is none (%j) count for nobody",
    (change) => {
      const { storage, scans, create } = setUp();
      scans.add(owner, create(1));
      const stranger = { ...owner, ...change };
      const { user, center, batch } = stranger;
      storage.setItem("idd-scans", JSON.stringify([owner, stranger]));
      storage.setItem(`idd-scans:${JSON.stringify([user, center, batch])}`, JSON.stringify([create(2)]));
      expect(scans.pendingFor(owner.user)).toBe(1);
    },
  );

  test("are none, and nothing breaks, where the browser refuses to store", () => {
    const refuse = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const scans = createPendingScans(storage);
    scans.add(owner, { serial_number: "SN0000001", key: "key", sequence: 1, at: Date.now() });
    scans.remove(owner, "key");
    forgetScans(storage, owner.user);
    expect(scans.load(owner)).toEqual([]);
  });
});
