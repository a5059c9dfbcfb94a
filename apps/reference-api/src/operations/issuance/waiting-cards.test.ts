import { describe, expect, test } from "vitest";
import type { components } from "../../contract/registry.gen.d.ts";
import { countWaitingCards, selectWaitingCards } from "../../database/issuance/waiting-cards.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import { serialOf } from "../../testing/batches.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { handOver, loadCard } from "../../testing/hand-over.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const ages = ["all", "over_30", "over_90"] as const;

/** Every page of an age. */
async function listAll(desk: Desk, age: (typeof ages)[number] = "all") {
  const cards: components["schemas"]["WaitingCard"][] = [];
  for (let page = 1; ; page++) {
    const answer = await desk.must("listWaitingCards", { query: { age, page, per_page: 100 } });
    cards.push(...answer.cards);
    if (page >= answer.meta.last_page) return { cards, meta: answer.meta };
  }
}

/** Sets when a card arrived, or since when it is as it is. */
const change = (number: number, values: { readonly arrived_at?: Date | null; readonly status_at?: Date }) =>
  server.database.updateTable("cards").set(values).where("serial_number", "=", serialOf(number)).execute();

/** The waiting cards of a centre by their serial numbers, as the table of cards has them. */
async function readSerials(centerId: number): Promise<string[]> {
  const rows = await server.database
    .selectFrom("cards")
    .where("status", "=", "at_center")
    .where("current_center_id", "=", centerId)
    .select("serial_number")
    .orderBy("serial_number")
    .execute();
  return rows.map(({ serial_number }) => serial_number);
}

describe("the list of waiting cards", () => {
  test("has every waiting card of the session's centre once, and none of another", async () => {
    for (const [username, centerId] of [
      ["clerk.male", 1],
      ["clerk.hdh", 6],
    ] as const) {
      const { cards, meta } = await listAll(await signIn(server, username, centerId));
      const serials = cards.map(({ serial_number }) => serial_number).sort();
      expect(serials).toEqual(await readSerials(centerId));
      expect(meta.total).toBe(serials.length);
      expect(serials.length).toBeGreaterThan(50);
    }
  });

  test("begins with the oldest, page by page", async () => {
    const desk = await atHeadOffice();
    const { cards } = await listAll(desk);
    const arrivals = cards.map(({ arrived_at }) => arrived_at);
    expect(arrivals).toEqual([...arrivals].sort());

    const second = await desk.must("listWaitingCards", { query: { page: 2, per_page: 10 } });
    expect(second.cards).toEqual(cards.slice(10, 20));
    expect(second.meta).toMatchObject({ page: 2, per_page: 10, total: cards.length });
  });

  test("has cards that arrived at the same moment in one order on every page", async () => {
    const at = new Date("2026-06-01T06:00:00Z");
    for (const number of [5003, 5001, 5002]) await change(number, { arrived_at: at });
    const desk = await atHeadOffice();
    const pages = await Promise.all(
      [1, 2, 3].map((page) => desk.must("listWaitingCards", { query: { page, per_page: 1 } })),
    );
    expect(pages.map(({ cards }) => cards[0]?.serial_number)).toEqual([5001, 5002, 5003].map(serialOf));
  });

  test.each([
    ["2026-10-19T19:00:00.000Z", [true, false, false], "exactly 30 days is not over 30"],
    ["2026-10-19T18:59:59.999Z", [true, true, false], "31 days is over 30"],
    ["2026-08-20T19:00:00.000Z", [true, true, false], "exactly 90 days is not over 90"],
    ["2026-08-20T18:59:59.999Z", [true, true, true], "91 days is over 90"],
  ])("counts days on the registry's calendar: arrived %s, %j, %s", async (arrivedAt, expected) => {
    await change(5001, { arrived_at: new Date(arrivedAt) });
    // The first and the last moment of 2026-11-19 in the Maldives.
    for (const moment of ["2026-11-18T19:00:00.000Z", "2026-11-19T18:59:59.999Z"]) {
      server.clock.now = new Date(moment);
      const desk = await atHeadOffice();
      const lists = await Promise.all(ages.map((age) => listAll(desk, age)));
      const isListed = lists.map(({ cards }) =>
        cards.some(({ serial_number }) => serial_number === serialOf(5001)),
      );
      expect(isListed, moment).toEqual(expected);
    }
  });

  test("counts as many cards of each age as it lists", async () => {
    await change(5001, { arrived_at: new Date("2026-01-01T06:00:00Z") });
    for (const [username, centerId] of [
      ["clerk.male", 1],
      ["clerk.hdh", 6],
    ] as const) {
      const desk = await signIn(server, username, centerId);
      const today = readRegistryDay(server.clock.now);
      const counts = await countWaitingCards(server.database, { centerId, today });
      for (const age of ages) {
        const { cards, meta } = await listAll(desk, age);
        expect([cards.length, meta.total, meta.counts?.[age]]).toEqual(Array(3).fill(counts[age]));
        expect(meta.counts).toEqual(counts);
      }
    }
  });

  test("counts over all centres what is counted at each of them", async () => {
    await change(5121, { arrived_at: new Date("2026-01-01T06:00:00Z") });
    const today = readRegistryDay(server.clock.now);
    const rows = await selectWaitingCards(server.database, undefined).execute();
    const centers = [...new Set(rows.map(({ center_id }) => center_id))];
    expect(centers.length).toBeGreaterThan(2);
    const counted = await Promise.all(
      centers.map((centerId) => countWaitingCards(server.database, { centerId, today })),
    );
    const sum = (age: (typeof ages)[number]) => counted.reduce((total, counts) => total + counts[age], 0);
    expect(await countWaitingCards(server.database, { centerId: undefined, today })).toEqual({
      all: sum("all"),
      over_30: sum("over_30"),
      over_90: sum("over_90"),
    });
    expect(sum("over_90")).toBeGreaterThan(0);
  });

  test("asks as much of the database for a page of one row as for one of a hundred", async () => {
    const desk = await atHeadOffice();
    await desk.must("listWaitingCards");
    const ask = (per_page: number) => () => desk.must("listWaitingCards", { query: { per_page } });
    expect(await server.countQueries(ask(1))).toBe(await server.countQueries(ask(100)));
  });

  test("says that the server has it, and is for the staff of cards alone", async () => {
    expect((await (await atHeadOffice()).must("listWaitingCards")).extensions).toContain("waiting_cards");
    expect(await (await signIn(server, "xpat.male", 1)).refused("listWaitingCards")).toMatchObject({
      status: 403,
    });
    expect(
      await (await atHeadOffice()).refused("listWaitingCards", { query: { age: "over_365" } }),
    ).toMatchObject({ status: 400 });
  });
});

describe("when a waiting card arrived", () => {
  test("is what the counter says of the same card", async () => {
    const desk = await atHeadOffice();
    const { cards } = await listAll(desk);
    const numbers = cards.map(({ serial_number }) => Number(serial_number.slice(2)));
    // Cards that a batch brought, and cards that were written down as arrived.
    const some = [...numbers.filter((number) => number < 5000).slice(0, 8), 5001, 5002];
    expect(some).toHaveLength(10);
    for (const number of some) {
      const { card } = await loadCard(desk, number);
      const row = cards.find(({ serial_number }) => serial_number === serialOf(number));
      expect([row?.arrived_at, row?.ready_sms_sent_at]).toEqual([card.arrived_at, card.ready_sms_sent_at]);
    }
  });

  test("is not when another centre received it", async () => {
    const desk = await atHeadOffice();
    const { cards } = await listAll(desk);
    const brought = cards.find(({ serial_number }) => Number(serial_number.slice(2)) < 5000);
    if (!brought) throw new Error("No batch has brought a card.");
    const at = new Date("2026-02-03T06:00:00Z");
    await server.database
      .updateTable("cards")
      .set({ current_center_id: 6, arrived_at: at })
      .where("id", "=", brought.id)
      .execute();
    const there = await listAll(await signIn(server, "clerk.hdh", 6));
    expect(there.cards.find(({ id }) => id === brought.id)?.arrived_at).toBe(at.toISOString());
  });

  test("is when it was last changed where nothing says more", async () => {
    const at = new Date("2026-03-04T06:00:00Z");
    await change(5001, { arrived_at: null, status_at: at });
    const { cards } = await listAll(await atHeadOffice(), "over_90");
    expect(cards[0]).toMatchObject({ serial_number: serialOf(5001), arrived_at: at.toISOString() });
  });

  test("stays the same for a card that was handed over and taken back", async () => {
    const desk = await atHeadOffice();
    const find = async () =>
      (await listAll(desk)).cards.find(({ serial_number }) => serial_number === serialOf(5001));
    const before = await find();
    const { card, version = 0 } = await handOver(server, desk, 5001);
    expect(await find()).toBeUndefined();

    const body = { reason: "wrong_card", notes: "It is her sister's card", version };
    await desk.must("returnCard", { path: { id: card.id }, body });
    expect(await find()).toEqual(before);
  });
});
