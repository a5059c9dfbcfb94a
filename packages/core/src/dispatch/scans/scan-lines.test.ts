import { describe, expect, test } from "vitest";
import { createSession } from "../../session/session.ts";
import { createBatchCard, createUser, headOffice } from "../../testing/examples.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import {
  createFailure,
  createKeptScans,
  createScanDesk,
  createSerial,
  deskOwner,
} from "../../testing/scan-desk.ts";
import { settlePromises } from "../../testing/timers.ts";
import { createMissedScans } from "./missed-scans.ts";
import { createScanQueue } from "./scan-queue.ts";

describe("A scan that is not sent", () => {
  test("is refused in its own line, counted and told once, with what is said of it", async () => {
    const { queue, sent, settled } = createScanDesk();
    queue.scan(createSerial(1));
    queue.refuse(" a100001 ", "This is an ID number.");
    await settlePromises();
    expect(sent).toHaveLength(1);
    const { log, news, refused, rows } = queue.getSnapshot();
    expect(log[0]).toMatchObject({ state: "refused", sequence: 0, message: "This is an ID number." });
    expect(log).toHaveLength(2);
    expect(news).toBe(log[0]?.id);
    expect(refused).toBe(1);
    expect(rows).toHaveLength(1);
    expect(settled).toEqual([log[0]]);
  });

  test("is shown while more about it is asked, and is refused in the place where it was scanned", async () => {
    const { queue, timers, settled } = createScanDesk();
    const refuse = queue.ask(createSerial(1), "It is not in the list.");
    const [asked] = queue.getSnapshot().log;
    expect(asked).toMatchObject({ state: "asked", message: "It is not in the list." });
    expect(queue.getSnapshot()).toMatchObject({ refused: 0, news: asked?.id });
    expect(settled).toEqual([]);
    await timers.advance(2000);
    queue.refuse(createSerial(2), "It is not in the list.");
    refuse("It is in another batch.");
    const { log, refused, news } = queue.getSnapshot();
    expect(log[1]).toEqual({ ...asked, state: "refused", message: "It is in another batch." });
    expect(news).toBe(asked?.id);
    expect(refused).toBe(2);
    expect(settled).toHaveLength(2);
  });

  test("is told to one listener when it is a duplicate, with what was known of its card, until that ends", () => {
    const { queue } = createScanDesk({ isKnown: (serial) => serial === createSerial(1) });
    const heard: unknown[] = [];
    const end = queue.onRepeat((entry, details) => heard.push([entry.serial_number, entry.state, details]));
    queue.scan(createSerial(1), { id_number: "A100001" });
    queue.scan(createSerial(2));
    end();
    queue.scan(createSerial(1));
    expect(heard).toEqual([[createSerial(1), "duplicate", { id_number: "A100001" }]]);
  });
});

test("What is said last is of the scan that was made last, whatever was said of others", async () => {
  const { queue, answer } = createScanDesk();
  const first = queue.scan(createSerial(1));
  expect(queue.getSnapshot().news).toBe(first.id);
  queue.refuse(createSerial(2), "It is not in the list.");
  const third = queue.scan(createSerial(3));
  expect(queue.getSnapshot().news).toBe(third.id);
  await settlePromises();
  await answer(0);
  expect(queue.getSnapshot().news).toBe(first.id);
});

test("What staff give up is not said as if it had just been scanned", async () => {
  const { queue, answer } = createScanDesk({ maxInFlight: 1 });
  queue.scan(createSerial(1));
  queue.scan(createSerial(2));
  await settlePromises();
  await answer(0, createFailure("forbidden"));
  const last = queue.scan(createSerial(3));
  queue.refuse(createSerial(4), "It is not in the list.");
  const { news } = queue.getSnapshot();
  queue.discardWaiting();
  expect(queue.getSnapshot().log.find(({ id }) => id === last.id)?.state).toBe("discarded");
  expect(queue.getSnapshot().news).toBe(news);
});

test("Who hears of a scan's end finds it in the log and in the counts", () => {
  const heard: unknown[] = [];
  const { queue } = createScanDesk({
    onSettled: (entry) => heard.push([queue.getSnapshot().log[0] === entry, queue.getSnapshot().refused]),
  });
  expect(queue.getSnapshot().log).toEqual([]);
  queue.refuse("A100001", "This is an ID number.");
  expect(heard).toEqual([[true, 1]]);
});

test("A queue that nobody listens to and that keeps nothing still tells its scans, and no card as missed", async () => {
  const queue = createScanQueue({ send: async () => "saved" });
  queue.hold()();
  queue.miss(createSerial(1));
  expect(queue.getSnapshot().missed).toEqual([]);
  queue.refuse("A100001", "This is an ID number.");
  queue.scan(createSerial(1));
  await settlePromises();
  expect(queue.getSnapshot()).toMatchObject({ saved: 1, refused: 1, missed: [] });
});

test("A duplicate is sent after all once, however often that is asked for", async () => {
  const { queue, sent, answer } = createScanDesk();
  queue.scan(createSerial(1));
  await settlePromises();
  await answer(0);
  const told = queue.scan(createSerial(1));
  queue.forget(createSerial(1));
  queue.retake(told.id);
  await settlePromises();
  await answer(1, createFailure("validation"));
  queue.retake(told.id);
  await settlePromises();
  expect(sent).toHaveLength(2);
  expect(queue.getSnapshot()).toMatchObject({ duplicates: 0, refused: 1 });
});

describe("The row of a scan", () => {
  const card = createBatchCard(1);
  const serial = card.serial_number;
  const findCard = (number: string) => (number === serial ? card : undefined);

  test("stands from the scan until the batch shows its outcome, and is let go without a word", async () => {
    const { queue, answer } = createScanDesk({ findCard });
    queue.scan(createSerial(2));
    const { id } = queue.scan(serial);
    await settlePromises();
    const [, waiting] = queue.getSnapshot().rows;
    expect(waiting).toMatchObject({ id, serial_number: serial, card, state: "waiting" });
    await answer(0, createFailure("validation"));
    expect(queue.getSnapshot().rows).toEqual([waiting]);
    await answer(1, "done");
    expect(queue.getSnapshot().rows).toMatchObject([{ id, card, state: "saved", result: "done" }]);
    let times = 0;
    queue.subscribe(() => times++);
    queue.confirm((row) => row.result === undefined);
    expect(queue.getSnapshot().rows).toHaveLength(1);
    queue.confirm((row) => row.result === "done");
    expect(queue.getSnapshot().rows).toEqual([]);
    expect(times).toBe(0);
    expect(queue.scan(serial).state).toBe("waiting");
  });

  test("keeps the order of scanning, also of what a closed page left behind", async () => {
    const scans = createKeptScans(createMemoryStorage());
    const first = createScanDesk({ pending: { scans, owner: deskOwner } });
    for (const number of [1, 2]) first.queue.scan(createSerial(number));
    first.queue.stop();
    const second = { pending: { scans, owner: deskOwner }, firstSequence: 3, createKey: () => "new-key" };
    const { queue } = createScanDesk(second);
    queue.scan(createSerial(3));
    queue.restore();
    expect(queue.getSnapshot().rows.map((row) => row.serial_number)).toEqual([1, 2, 3].map(createSerial));
  });

  test("shows the card that it is given when a duplicate is sent after all", () => {
    const { queue } = createScanDesk({ findCard, isKnown: () => true });
    const told = queue.scan(serial);
    expect(told).toMatchObject({ state: "duplicate", card });
    const changed = { ...card, version: 9 };
    queue.retake(told.id, undefined, changed);
    expect(queue.getSnapshot().rows).toMatchObject([{ id: told.id, card: changed }]);
  });

  test("goes when its card was changed otherwise, and a colleague's change leaves one that is under way", async () => {
    const { queue, answer } = createScanDesk();
    queue.scan(createSerial(1));
    await settlePromises();
    queue.release(createSerial(1));
    expect(queue.scan(createSerial(1)).state).toBe("duplicate");
    await answer(0);
    queue.release(createSerial(1));
    expect(queue.getSnapshot().rows).toHaveLength(1);
    expect(queue.scan(createSerial(1)).state).toBe("waiting");
    queue.forget(createSerial(1));
    expect(queue.getSnapshot().rows).toEqual([]);
  });

  test("that is gone does not come back with its answer, and leaves the row of a later scan of the card", async () => {
    const { queue, answer } = createScanDesk();
    queue.scan(createSerial(1));
    await settlePromises();
    queue.forget(createSerial(1));
    const later = queue.scan(createSerial(1));
    await answer(0);
    expect(queue.getSnapshot().rows).toMatchObject([{ id: later.id, state: "waiting" }]);
    queue.forget(createSerial(1));
    await answer(1);
    expect(queue.getSnapshot()).toMatchObject({ rows: [], saved: 2 });
  });

  test("goes with a refusal that calls it a duplicate, and the batch says whether it may be scanned again", async () => {
    const { queue, answer } = createScanDesk({ isDuplicate: () => true });
    queue.scan(createSerial(1));
    await settlePromises();
    await answer(0, createFailure("validation"));
    expect(queue.getSnapshot()).toMatchObject({ rows: [], duplicates: 1 });
    expect(queue.scan(createSerial(1)).state).toBe("waiting");
  });
});

describe("A card that was missed", () => {
  function setUp(known: readonly string[] = []) {
    const user = createUser({ username: deskOwner.user });
    const storage = createMemoryStorage();
    const session = createSession({ initial: { user, center: headOffice, csrf: null } });
    const isKnown = (serial: string) => known.includes(serial);
    const open = () => {
      const missed = createMissedScans(session, storage, () => 0);
      const pending = { scans: createKeptScans(storage), missed, owner: deskOwner };
      return createScanDesk({ pending, isKnown, findCard: () => undefined }).queue;
    };
    return { open, read: (queue: ReturnType<typeof open>) => queue.getSnapshot().missed };
  }
  const serials = (...numbers: number[]) =>
    numbers.map((number) => expect.objectContaining({ serial_number: createSerial(number) }));

  test("is listed until it is scanned or refused, also when the page is opened again", () => {
    const { open, read } = setUp();
    const closed = open();
    closed.hold();
    for (const number of [1, 2, 3]) closed.miss(createSerial(number));
    expect(read(closed)).toEqual(serials(1, 2, 3));
    closed.stop();
    const queue = open();
    queue.restore();
    expect(read(queue)).toEqual(serials(1, 2, 3));
    queue.scan(createSerial(2));
    queue.refuse(createSerial(3), "It is not in the list.");
    expect(read(queue)).toEqual(serials(1));
  });

  test("is not listed when it is in the batch or waits to be sent, and goes when the batch has it", () => {
    const known = [createSerial(1)];
    const { open, read } = setUp(known);
    const queue = open();
    queue.hold();
    queue.scan(createSerial(2));
    for (const number of [1, 2, 3]) queue.miss(createSerial(number));
    expect(read(queue)).toEqual(serials(3));
    let times = 0;
    queue.subscribe(() => times++);
    queue.confirm(() => false);
    expect(read(queue)).toEqual(serials(3));
    known.push(createSerial(3));
    queue.confirm(() => false);
    expect(read(queue)).toEqual([]);
    expect(times).toBe(1);
  });

  test("is not told anew by the scan of another", () => {
    const { open, read } = setUp();
    const queue = open();
    queue.hold();
    for (const number of [1, 2]) queue.miss(createSerial(number));
    const before = read(queue);
    queue.scan(createSerial(3));
    expect(read(queue)).toBe(before);
  });

  test("stays listed until it is scanned again where nobody can say what the batch has", () => {
    const session = createSession({
      initial: { user: createUser({ username: deskOwner.user }), center: headOffice, csrf: null },
    });
    const missed = createMissedScans(session, createMemoryStorage());
    const pending = { scans: createKeptScans(createMemoryStorage()), missed, owner: deskOwner };
    const { queue } = createScanDesk({ pending });
    queue.hold();
    queue.miss(createSerial(1));
    queue.confirm(() => true);
    expect(queue.getSnapshot().missed).toEqual(serials(1));
  });
});
