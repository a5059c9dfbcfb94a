import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { holdCard } from "../database/issuance/hold-issuance.ts";
import { purge } from "../database/purge.ts";
import { defaultSettings } from "../domain/registry-settings.ts";
import { receiptOf, sendBatch, serialOf } from "../testing/batches.ts";
import { type Answer, type Desk, signIn } from "../testing/desk.ts";
import {
  findCardId,
  issueBody,
  loadCard,
  readSentCode,
  verifyOwner,
  wrongCode,
} from "../testing/hand-over.ts";
import { useTestServer } from "../testing/test-server.ts";

/*
 * Two people at once, on a server whose connections really meet: only where there is PostgreSQL, for the database in the
 * process runs one transaction at a time.
 */
const { shown } = defaultSettings;
const server = useTestServer({
  settings: {
    ...defaultSettings,
    shown: { ...shown, issuance: { ...shown.issuance, alternative_check: true } },
  },
});
const number = 5001;
const codeOf = ({ body }: Answer<unknown>) => (body as { code?: string }).code ?? "done";

/** How often each outcome came. */
function tally(answers: readonly Answer<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[codeOf(answer)] = (counts[codeOf(answer)] ?? 0) + 1;
  return counts;
}

const openTwo = (): Promise<[Desk, Desk]> =>
  Promise.all([signIn(server, "clerk.male", 1), signIn(server, "super", 1)]);

const countRows = async (cardId: number) =>
  (await server.database.selectFrom("issuances").where("card_id", "=", cardId).select("id").execute()).length;

test("40 loads of one card at two desks begin one hand-over, of one of them [T-10] [R-17]", async () => {
  const desks = await openTwo();
  const loaded = await Promise.all(
    Array.from({ length: 40 }, (_, index) => loadCard(desks[index % 2] ?? desks[0], number)),
  );
  const cardId = await findCardId(server, number);

  expect(await countRows(cardId)).toBe(1);
  const owned = loaded.map(({ status }) => status);
  expect(owned.filter((status) => status === "ready")).toHaveLength(20);
  expect(owned.filter((status) => status === null)).toHaveLength(20);
});

test("20 sends at once are one code and one message [R-4]", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const { card } = await loadCard(desk, number);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => desk.call("sendCollectorOtp", { body: { card_id: card.id } })),
  );

  expect(tally(answers)).toEqual({ done: 1, otp_too_soon: 19 });
  const messages = await server.database
    .selectFrom("sms_outbox")
    .where("purpose", "=", "collector_otp")
    .select("id")
    .execute();
  expect(messages).toHaveLength(1);
});

test("codes of two cards to one number at once are one message [R-4]", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const contact = { collector_contact: "7770001", contact_reason: "number_changed" };
  const cards = [await loadCard(desk, 5001), await loadCard(desk, 5002)];
  const answers = await Promise.all(
    cards.map(({ card }) => desk.call("sendCollectorOtp", { body: { card_id: card.id, ...contact } })),
  );

  expect(tally(answers)).toEqual({ done: 1, otp_too_soon: 1 });
});

test("50 wrong codes at once are looked at five times [R-4]", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const { card } = await loadCard(desk, number);
  await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
  const otp = wrongCode(await readSentCode(server));
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => desk.call("verifyCollectorOtp", { body: { card_id: card.id, otp } })),
  );

  expect(tally(answers)).toEqual({ collector_otp_invalid: 5, otp_locked: 45 });
});

test("the right code told 20 times at once verifies once [T-29]", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const { card } = await loadCard(desk, number);
  await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
  const otp = await readSentCode(server);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => desk.call("verifyCollectorOtp", { body: { card_id: card.id, otp } })),
  );
  const { done = 0, ...refused } = tally(answers);

  expect(done).toBe(1);
  expect(Object.keys(refused).every((code) => code === "out_of_order" || code === "otp_expired")).toBe(true);
});

test("one card handed over 20 times at once, and packed meanwhile, goes one way [T-10] [R-17]", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const verified = await verifyOwner(server, desk, number);
  const serial_number = serialOf(number);
  await desk.must("verifyCard", { path: { id: verified.cardId }, body: { serial_number } });
  const body = issueBody(number, verified);
  const [packed, ...issued] = await Promise.all([
    desk.call("addCard", { path: { batchId: 7 }, body: { serial_number } }),
    ...Array.from({ length: 20 }, () => desk.call("issueCard", { body })),
  ]);
  const { status } = await server.database
    .selectFrom("cards")
    .where("id", "=", verified.cardId)
    .select("status")
    .executeTakeFirstOrThrow();

  const isPacked = packed.status === 201;
  expect(status).toBe(isPacked ? "packed" : "collected");
  expect(issued.filter((answer) => answer.status === 200)).toHaveLength(isPacked ? 0 : 1);
});

test("a card that two desks take from each other is handed over by one of them at most [R-17]", async () => {
  const [first, second] = await openTwo();
  const verified = await verifyOwner(server, first, number);
  const path = { id: verified.cardId };
  await first.must("verifyCard", { path, body: { serial_number: serialOf(number) } });
  const [issued, taken] = await Promise.all([
    first.call("issueCard", { body: issueBody(number, verified) }),
    second.call("loadIssuance", { body: { serial_number: serialOf(number), take_over: true } }),
  ]);

  const isIssued = issued.status === 200;
  expect(isIssued ? "done" : codeOf(issued)).toBe(isIssued ? "done" : "taken_over");
  expect(taken.body.issuance.status).toBe(isIssued ? "collected" : "ready");
  expect(await countRows(verified.cardId)).toBe(1);
});

/** Holds a card as somebody does who works with it, for as long as this takes. */
const whileHeld = (cardId: number, work: () => Promise<void>) =>
  server.database.transaction().execute(async (transaction) => {
    await holdCard(transaction, cardId);
    await work();
  });

/** How many statements wait for what another one holds. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(server.database);
  return rows[0]?.count ?? 0;
}

async function untilWaiting(count: number): Promise<void> {
  while ((await countWaiting()) < count);
}

/** Whether a call is answered although somebody holds what it might need. */
async function isAnsweredAtOnce(call: Promise<unknown>): Promise<boolean> {
  let isAnswered = false;
  const end = () => {
    isAnswered = true;
  };
  call.then(end, end);
  while (!isAnswered) if ((await countWaiting()) > 0) return false;
  return true;
}

describe("while somebody works with a card", () => {
  test("who guesses at its codes does not wait, nor is waited for, once none is looked at [R-4]", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const colleague = await signIn(server, "super", 1);
    const { card } = await loadCard(desk, number);
    await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
    const otp = wrongCode(await readSentCode(server));
    const guess = (by: Desk) => by.call("verifyCollectorOtp", { body: { card_id: card.id, otp } });
    const waits: boolean[] = [];
    const answers: Answer<unknown>[] = [];
    const guessMeanwhile = (by: Desk) =>
      whileHeld(card.id, async () => {
        const call = guess(by).then((answer) => answers.push(answer));
        waits.push(!(await isAnsweredAtOnce(call)));
      });

    await guessMeanwhile(desk);
    while (answers.length < 1) await countWaiting();
    for (let index = 0; index < 4; index++) await guess(desk);
    await guessMeanwhile(desk);
    await guessMeanwhile(colleague);

    expect(waits).toEqual([true, false, false]);
    expect(answers.map(codeOf)).toEqual(["collector_otp_invalid", "otp_locked", "taken_over"]);
  });

  test("its hand-over is not forgotten, however long it was left [R-17]", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { card } = await loadCard(desk, number);
    server.clock.pass({ hours: 25 });
    const forget = () => purge(server.database, defaultSettings, server.clock.now);
    await whileHeld(card.id, async () => {
      expect((await forget()).unfinished).toBe(0);
    });
    expect(await countRows(card.id)).toBe(1);

    expect((await forget()).unfinished).toBe(1);
    expect(await countRows(card.id)).toBe(0);
  });

  test("a supervisor vouches for whom they were shown, and not for who was looked up meanwhile [T-30]", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { card } = await loadCard(desk, number);
    const supervisor = { username: "super", password: "Counter-2026!", reason: "The phone was stolen" };
    const mother = {
      card_id: card.id,
      collector_type: "family",
      relationship: "mother",
      id_number: "A105304",
    } as const;
    const answers: Promise<Answer<unknown>>[] = [];
    await whileHeld(card.id, async () => {
      answers.push(desk.call("checkCollector", { body: mother }));
      await untilWaiting(1);
      answers.push(desk.call("verifyCollectorOtp", { body: { card_id: card.id, supervisor } }));
      await untilWaiting(2);
    });

    expect((await Promise.all(answers)).map(codeOf)).toEqual(["done", "out_of_order"]);
    const { status, collector } = await loadCard(desk, number);
    expect([status, collector?.id_number]).toEqual(["ready", "A105304"]);
  });
});

test("one wrong code sent 20 times at once with its key is one try [R-2] [R-4]", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const { card } = await loadCard(desk, number);
  await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
  const otp = wrongCode(await readSentCode(server));
  const headers = { "Idempotency-Key": "f2a7c0de-0000-4000-8000-000000000003" };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      desk.call("verifyCollectorOtp", { body: { card_id: card.id, otp }, headers }),
    ),
  );

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect((await loadCard(desk, number)).otp?.attempts_left).toBe(4);
});

test("a card is handed over, or its receipt taken back, and never both [T-10] [R-17]", async () => {
  const origin = await signIn(server, "clerk.male", 1);
  const batch = await sendBatch(origin, { count: 1 });
  const desk = await signIn(server, "clerk.hdh", 6);
  const { path, body } = receiptOf(batch, 0);
  await desk.must("receiveCard", { path, body });
  const verified = await verifyOwner(server, desk, 101);
  await desk.must("verifyCard", { path: { id: verified.cardId }, body: { serial_number: serialOf(101) } });
  const notes = "Scanned by mistake";
  const [issued, ...undone] = await Promise.all([
    desk.call("issueCard", { body: issueBody(101, verified) }),
    ...Array.from({ length: 5 }, () => desk.call("undoCard", { path, body: { data: { notes } } })),
  ]);
  const { status } = await server.database
    .selectFrom("cards")
    .where("id", "=", verified.cardId)
    .select("status")
    .executeTakeFirstOrThrow();

  const isIssued = issued.status === 200;
  expect(status).toBe(isIssued ? "collected" : "in_transit");
  expect(undone.filter((answer) => answer.status === 200)).toHaveLength(isIssued ? 0 : 1);
});
