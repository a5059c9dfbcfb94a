import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { createSmsOutbox } from "../database/sms-outbox.ts";
import type { OutgoingMessage, SmsProvider } from "../ports.ts";
import { createSeal, keyLength, type MessageSeal } from "../session/seal.ts";
import { sweep } from "../session/sweep.ts";
import { signIn } from "../testing/desk.ts";
import { createStubSmsProvider, type StubSmsProvider } from "../testing/stub-sms-provider.ts";
import { useTestServer } from "../testing/test-server.ts";
import { countOtherKeys, giveUpOtherKeys } from "./other-keys.ts";
import { createMessageSender, type MessageSender, type TakenMessage } from "./send-messages.ts";

const server = useTestServer();
const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const seal = await createSeal("messages", random(keyLength), random);
const otherSeal = await createSeal("messages", random(keyLength), random);

let provider: StubSmsProvider;
let failures: [string, string][];
let sender: MessageSender;

function createSender(options: { seal?: MessageSeal; provider?: SmsProvider } = {}): MessageSender {
  return createMessageSender({
    database: server.database,
    clock: () => server.clock.now,
    seal,
    provider,
    onFailed: (id, code) => failures.push([id, code]),
    timeout: 30_000,
    processing: 60_000,
    ...options,
  });
}

beforeEach(async () => {
  failures = [];
  provider = createStubSmsProvider();
  sender = createSender();
  await server.database.deleteFrom("sms_outbox").execute();
});

const makeMessage = (card: number): OutgoingMessage => ({
  batchId: 1,
  purpose: "ready",
  subject: { type: "card", id: card },
  phone: `700000${card}`,
  body: `Your card ${card} is ready`,
});

/** Queues so many messages, to the phones 7000001 and on. */
async function queue(count: number, by: MessageSeal = seal): Promise<void> {
  const messages = Array.from({ length: count }, (_, index) => makeMessage(index + 1));
  await createSmsOutbox(random, by)(server.database, messages, server.clock.now);
}

const readRows = () => server.database.selectFrom("sms_outbox").selectAll().orderBy("id").execute();

async function readOnly() {
  const [row, ...others] = await readRows();
  if (!row || others.length > 0) throw new Error("There is not one message alone.");
  return row;
}

async function takeOne(from = sender): Promise<TakenMessage> {
  const [message] = await from.take(1);
  if (!message) throw new Error("Nothing is due.");
  return message;
}

async function readHealth() {
  const answer = await server.fetch(new Request("http://localhost/api/health"));
  return ((await answer.json()) as { messages: unknown }).messages;
}

describe("a queued message", () => {
  test("is not there when its change is not [R-11]", async () => {
    const failing = server.database.transaction().execute(async (transaction) => {
      await createSmsOutbox(random, seal)(transaction, [makeMessage(1)], server.clock.now);
      throw new Error("the change was refused");
    });

    await expect(failing).rejects.toThrow("the change was refused");
    expect(await readRows()).toEqual([]);
  });

  test("stands in no plain text in the database", async () => {
    await queue(2);
    const { rows } = await sql<{ dump: string }>`select o::text as dump from sms_outbox o`.execute(
      server.database,
    );
    const dump = rows.map((row) => row.dump).join("\n");

    expect(rows).toHaveLength(2);
    for (const plain of ["7000001", "Your card", "phone", "body"]) {
      expect(dump).not.toContain(plain);
      expect(dump).not.toContain(Buffer.from(plain).toString("hex"));
    }
  });

  test("is sent as it was queued, and what was personal is erased once it is accepted [R-11]", async () => {
    await queue(1);
    server.clock.pass({ seconds: 3 });
    await sender.sendDue();
    const row = await readOnly();

    expect(provider.sent).toEqual([{ id: row.message_id, phone: "7000001", body: "Your card 1 is ready" }]);
    expect(row).toMatchObject({
      state: "sent",
      sealed: null,
      key_id: null,
      provider_ref: "ref-1",
      accepted_at: server.clock.now,
      attempts: 1,
      last_error: null,
    });
    await sender.sendDue();
    expect(provider.sent).toHaveLength(1);
  });

  test("cannot keep what is personal once it is finished, whoever writes it", async () => {
    await queue(1);
    const finished = server.database
      .updateTable("sms_outbox")
      .set({ state: "sent", accepted_at: server.clock.now })
      .execute();

    await expect(finished).rejects.toThrow("sms_outbox_finished_is_erased");
  });
});

describe("two workers [R-11]", () => {
  test("at once send each message once", async () => {
    await queue(9);
    await Promise.all([sender.sendDue(), createSender().sendDue(), sender.sendDue()]);

    expect(provider.sent.map(({ phone }) => phone).sort()).toEqual(
      Array.from({ length: 9 }, (_, index) => `700000${index + 1}`),
    );
    expect((await readRows()).every(({ state, attempts }) => state === "sent" && attempts === 1)).toBe(true);
  });

  test("leave alone what the other has, until the provider must be done with it", async () => {
    await queue(1);
    await takeOne();
    const other = createSender();
    for (const seconds of [0, 35, 29]) {
      server.clock.pass({ seconds });
      expect(await other.take(20)).toEqual([]);
    }
    server.clock.pass({ seconds: 1 });

    expect(await takeOne(other)).toMatchObject({ isUnknown: true, attempt: 2 });
  });

  test("a killed worker's message is asked for, and not sent again when it had arrived", async () => {
    await queue(1);
    const { messageId } = await takeOne();
    server.clock.pass({ seconds: 65 });
    provider.finding = { kind: "accepted", reference: "ref-9" };
    await createSender().sendDue();

    expect(provider).toMatchObject({ asked: [messageId], sent: [] });
    expect(await readOnly()).toMatchObject({ state: "sent", provider_ref: "ref-9", sealed: null });
  });

  test("a killed worker's message is sent under the same id when it had not arrived", async () => {
    await queue(1);
    const { messageId } = await takeOne();
    server.clock.pass({ seconds: 65 });
    await createSender().sendDue();

    expect(provider.asked).toEqual([messageId]);
    expect(provider.sent.map(({ id }) => id)).toEqual([messageId]);
    expect(await readOnly()).toMatchObject({ state: "sent", attempts: 2 });
  });

  test("a provider that cannot be asked gets it again under the same id", async () => {
    await queue(1);
    const { messageId } = await takeOne();
    server.clock.pass({ seconds: 65 });
    const { name, send } = provider;
    await createSender({ provider: { name, send } }).sendDue();

    expect(provider.sent.map(({ id }) => id)).toEqual([messageId]);
  });

  test("a worker that stood still for longer than its lease sends nothing", async () => {
    await queue(1);
    const message = await takeOne();
    server.clock.pass({ seconds: 6 });
    await sender.deliver(message);

    expect(provider.sent).toEqual([]);
    expect(await readOnly()).toMatchObject({ state: "sending" });
  });

  test("an outcome that comes too late changes nothing, but what was accepted is sent", async () => {
    await queue(1);
    const early = await takeOne();
    server.clock.pass({ seconds: 65 });
    const late = await takeOne();
    provider.answer = () => ({ kind: "refused", code: "http_422" });
    await sender.deliver({ ...early, leaseUntil: late.leaseUntil });
    expect(await readOnly()).toMatchObject({ state: "sending", attempts: 2 });

    provider.answer = () => ({ kind: "accepted" });
    await sender.deliver({ ...early, leaseUntil: late.leaseUntil });
    expect(await readOnly()).toMatchObject({ state: "sent", attempts: 2 });
    provider.answer = () => ({ kind: "refused", code: "http_422" });
    await sender.deliver(late);
    expect(await readOnly()).toMatchObject({ state: "sent" });
    expect(failures).toEqual([]);
  });
});

describe("a provider", () => {
  test("that took the message and gave no answer is asked before it gets it again [R-11]", async () => {
    await queue(1);
    sender = createMessageSender({
      database: server.database,
      clock: () => server.clock.now,
      seal,
      provider,
      onFailed: () => {},
      timeout: 20,
      processing: 60_000,
    });
    provider.answer = () => new Promise(() => {});
    await sender.sendDue();
    expect(await readOnly()).toMatchObject({ state: "sending", last_error: "timeout" });

    provider.finding = { kind: "accepted" };
    server.clock.pass({ seconds: 64 });
    await sender.sendDue();
    expect(provider.asked).toEqual([]);
    server.clock.pass({ seconds: 1 });
    await sender.sendDue();
    expect(await readOnly()).toMatchObject({ state: "sent" });
    expect(provider.sent).toHaveLength(1);
  });

  test("whose word about an unknown message cannot be had is asked again, later and later", async () => {
    await queue(1);
    await takeOne();
    server.clock.pass({ seconds: 65 });
    provider.finding = { kind: "unknown", code: "http_500" };
    await sender.sendDue();
    expect(await readOnly()).toMatchObject({ state: "sending", last_error: "http_500" });
    server.clock.pass({ seconds: 9 });
    await sender.sendDue();
    server.clock.pass({ seconds: 1 });
    await sender.sendDue();

    expect(provider.asked).toHaveLength(2);
    expect(provider.sent).toEqual([]);
  });

  test("that is down is tried after 5 seconds, then after twice as long each time, at most 10 minutes", async () => {
    await queue(1);
    provider.answer = () => ({ kind: "postponed", code: "unreachable" });
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt++) {
      await sender.sendDue();
      const { next_try_at, last_error, state } = await readOnly();
      expect([state, last_error]).toEqual(["waiting", "unreachable"]);
      pauses.push((next_try_at.getTime() - server.clock.now.getTime()) / 1000);
      server.clock.now = next_try_at;
    }

    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600]);
    expect(provider.asked).toEqual([]);
  });

  test("that wants to be left alone is, for every message", async () => {
    await queue(2);
    provider.answer = () => ({ kind: "postponed", code: "http_429", restFor: 90_000 });
    await sender.deliver(await takeOne());
    server.clock.pass({ seconds: 89 });
    expect(await sender.take(20)).toEqual([]);
    server.clock.pass({ seconds: 1 });

    expect(await sender.take(20)).toHaveLength(2);
  });

  test("that refuses one message for good keeps no other from being sent, and health tells", async () => {
    await queue(3);
    provider.answer = ({ phone }) =>
      phone === "7000002" ? { kind: "refused", code: "http_422" } : { kind: "accepted" };
    await sender.sendDue();
    const rows = await readRows();

    expect(rows.map(({ state }) => state)).toEqual(["sent", "failed", "sent"]);
    expect(rows[1]).toMatchObject({ sealed: null, key_id: null, last_error: "http_422" });
    expect(failures).toEqual([[rows[1]?.message_id, "http_422"]]);
    expect(await readHealth()).toEqual({
      provider: "demonstration",
      waiting: 0,
      oldest_seconds: 0,
      failed: 1,
    });
  });

  test("that fails in a way of its own leaves the message unknown", async () => {
    await queue(1);
    provider.answer = () => {
      throw new Error("the text of the message");
    };
    await sender.sendDue();

    expect(await readOnly()).toMatchObject({ state: "sending", last_error: "provider_failed" });
  });

  test("that is at it when the server ends leaves the message unknown", async () => {
    await queue(1);
    const stopping = new AbortController();
    provider.answer = () => {
      stopping.abort();
      return new Promise(() => {});
    };
    await sender.deliver(await takeOne(), stopping.signal);

    expect(await readOnly()).toMatchObject({ state: "sending", last_error: "interrupted", attempts: 1 });
  });
});

describe("the key", () => {
  test("that did not seal a message leaves it to the one that did", async () => {
    await queue(1, otherSeal);
    await sender.sendDue();

    expect(provider.sent).toEqual([]);
    expect(await countOtherKeys(server.database, seal)).toBe(1);
    expect(await countOtherKeys(server.database, otherSeal)).toBe(0);
    await createSender({ seal: otherSeal }).sendDue();
    expect(provider.sent).toHaveLength(1);
  });

  test("of a demonstration that is lost takes its messages along", async () => {
    await queue(1, otherSeal);
    await giveUpOtherKeys(server.database, seal);

    expect(await readOnly()).toMatchObject({ state: "failed", sealed: null, last_error: "other_key" });
  });

  test("opens nothing that was changed or moved to another message: that is given up and told by a code alone", async () => {
    await queue(2);
    await server.database
      .updateTable("sms_outbox")
      .set({ sealed: sql<Uint8Array>`(select sealed from sms_outbox order by id limit 1)` })
      .execute();
    await sender.sendDue();

    expect(provider.sent.map(({ phone }) => phone)).toEqual(["7000001"]);
    expect((await readRows()).map(({ state, last_error }) => [state, last_error])).toEqual([
      ["sent", null],
      ["failed", "unreadable"],
    ]);
    expect(JSON.stringify(failures)).not.toContain("7000001");
  });
});

test("health counts what waits, and says for how long", async () => {
  await queue(2);
  server.clock.pass({ minutes: 2, seconds: 5 });

  expect(await readHealth()).toEqual({
    provider: "demonstration",
    waiting: 2,
    oldest_seconds: 125,
    failed: 0,
  });
});

test("a message that nobody could send for a week is given up and erased, but not one on its way", async () => {
  await queue(2);
  server.clock.pass({ hours: 7 * 24 });
  await takeOne();
  await sweep(server.database, server.clock.now);

  expect((await readRows()).map(({ state, last_error }) => [state, last_error])).toEqual([
    ["sending", null],
    ["failed", "too_old"],
  ]);
});

test("sending the ready SMS does not wait for the provider [R-11]", async () => {
  const desk = await signIn(server, "clerk.hdh", 6);
  const { batch } = await desk.must("sendReadySms", { path: { batchId: 2 } });
  const waiting = await readRows();
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting).toHaveLength(batch.ready_sms_count ?? 0);
  expect(new Set(waiting.map(({ state }) => state))).toEqual(new Set(["waiting"]));

  await server.sendMessages();
  const shown = await server.database.selectFrom("demo_messages").selectAll().execute();
  expect(shown.map(({ message_id }) => message_id).sort()).toEqual(
    waiting.map(({ message_id }) => message_id).sort(),
  );
});
