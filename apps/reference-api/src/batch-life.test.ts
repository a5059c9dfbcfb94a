import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { serialOf } from "./testing/batches.ts";
import { type Desk, signIn } from "./testing/desk.ts";
import { useTestServer } from "./testing/test-server.ts";

const server = useTestServer();
/** A proof has more lives lived than there is time for here, and longer ones, each run of it others. */
const lives = Number(process.env.ID_DESK_LIVES ?? 25);
const seed = process.env.ID_DESK_LIVES_SEED;
const mostSteps = seed === undefined ? 30 : 50;
const cardsOfLife = 3;
const forMany = 3_600_000;
const notes = "As agreed on the telephone";

/** What is known of a batch without looking at the server: a plain retelling of the functional design. */
interface ModelBatch {
  readonly id: number;
  status: "open" | "dispatched" | "receiving" | "received" | "cancelled";
  readonly lines: Map<number, { id: number; status: string }>;
  changes: number;
  /** What a page knows that reads no more than what has changed: the version and each line. */
  readonly page: { seenThrough: number; readonly lines: Map<number, string> };
}

const actions = [
  "add",
  "add",
  "add",
  "remove",
  "cancel",
  "dispatch",
  "dispatch",
  "reopen",
  "receive",
  "receive",
  "missing",
  "dispute",
  "undo",
  "undo",
  "close",
  "note",
] as const;

interface Step {
  readonly action: (typeof actions)[number];
  readonly batch: number;
  readonly card: number;
  /** Another page reads afterwards what has changed. */
  readonly looks: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...actions),
  batch: fc.nat(1),
  card: fc.nat(2),
  looks: fc.boolean(),
});

class Life {
  readonly batches: ModelBatch[] = [];
  readonly origin: Desk;
  readonly destination: Desk;
  readonly firstCard: number;

  constructor(desks: { origin: Desk; destination: Desk }, firstCard: number) {
    this.origin = desks.origin;
    this.destination = desks.destination;
    this.firstCard = firstCard;
  }

  /** The batch that holds a card: no other may take it. */
  holderOf(card: number): ModelBatch | undefined {
    return this.batches.find(({ status, lines }) => {
      const line = lines.get(card)?.status;
      return line !== undefined && !(status === "received" && line === "received");
    });
  }

  /** Whether a card may still be added somewhere at the origin: once received it is at the destination. */
  isGone(card: number): boolean {
    return this.batches.some(({ lines }) => lines.get(card)?.status === "received");
  }

  /** The code of the refusal that the model foresees, or nothing. */
  foresee({ action, batch: index, card }: Step): string | undefined {
    const batch = this.batches[index];
    const line = batch?.lines.get(card)?.status;
    const status = batch?.status;
    const isOnItsWay = status === "dispatched" || status === "receiving";
    switch (action) {
      case "add":
        if (status !== "open") return "batch_not_open";
        if (this.holderOf(card)) return "already_linked";
        return this.isGone(card) ? "card_at_other_center" : undefined;
      case "remove":
        return status === "open" ? undefined : "batch_not_open";
      case "cancel":
        return status === "open" ? undefined : "batch_not_open";
      case "dispatch":
        if (status !== "open") return "batch_not_open";
        return batch?.lines.size === 0 ? "batch_empty" : undefined;
      case "reopen":
        return status === "dispatched" || status === "cancelled" ? undefined : "batch_not_reopenable";
      case "note":
        if (status === "open") return "batch_not_dispatched";
        return status === "cancelled" ? "batch_cancelled" : undefined;
      case "receive":
        if (status === "open") return "batch_not_dispatched";
        return line === "received" ? "already_received" : undefined;
      case "missing":
      case "dispute":
        if (!isOnItsWay) return status === "received" ? "batch_received" : "batch_not_dispatched";
        if (line === "in_transit" || (action === "dispute" && line === "received")) return undefined;
        return `already_${line}`;
      case "undo":
        if (status === "received") return "batch_received";
        if (!isOnItsWay) return "batch_not_dispatched";
        return status === "dispatched" || line === "in_transit" ? "card_not_checked" : undefined;
      case "close": {
        if (status === "received") return "batch_received";
        if (status === "cancelled") return "batch_cancelled";
        if (!isOnItsWay) return "batch_not_dispatched";
        const isUnchecked = [...(batch?.lines.values() ?? [])].some((one) => one.status === "in_transit");
        return isUnchecked ? "cards_remaining" : undefined;
      }
    }
  }

  /** What the model makes of a step that was not refused. */
  apply({ action, batch: index, card }: Step, lineId: number): void {
    const batch = this.batches[index];
    if (!batch) return;
    const setAll = (status: string) => {
      for (const line of batch.lines.values()) line.status = status;
    };
    const line = batch.lines.get(card);
    batch.changes += 1;
    if (action === "add") batch.lines.set(card, { id: lineId, status: "packed" });
    if (action === "remove") batch.lines.delete(card);
    if (action === "cancel") batch.lines.clear();
    if (action === "dispatch") setAll("in_transit");
    if (action === "reopen") setAll("packed");
    if (line && action === "receive") line.status = "received";
    if (line && action === "missing") line.status = "missing";
    if (line && action === "dispute") line.status = "disputed";
    if (line && action === "undo") line.status = "in_transit";

    if (action === "cancel") batch.status = "cancelled";
    if (action === "dispatch") batch.status = "dispatched";
    if (action === "reopen") batch.status = "open";
    if (action === "close") batch.status = "received";
    const isChecked = action === "receive" || action === "missing" || action === "dispute";
    if (isChecked && batch.status === "dispatched") batch.status = "receiving";
  }

  ask({ action, batch: index, card }: Step) {
    const batch = this.batches[index];
    const batchId = batch?.id ?? 0;
    const path = { batchId, cardId: batch?.lines.get(card)?.id ?? 0 };
    const serial_number = serialOf(this.firstCard + card);
    const { origin, destination } = this;
    switch (action) {
      case "add":
        return origin.call("addCard", { path: { batchId }, body: { serial_number } });
      case "remove":
        return origin.call("removeCard", { path, body: { notes } });
      case "cancel":
        return origin.call("cancelBatch", { path: { batchId }, body: { notes } });
      case "dispatch":
        return origin.call("dispatchBatch", { path: { batchId }, body: {} });
      case "reopen":
        return origin.call("reopenBatch", { path: { batchId }, body: { notes } });
      case "note":
        return destination.call("addBatchNote", { path: { batchId }, body: { notes } });
      case "receive":
        return destination.call("receiveCard", { path, body: { data: { serial_number } } });
      case "missing":
        return destination.call("markCardMissing", { path, body: { data: { notes } } });
      case "dispute":
        return destination.call("disputeCard", { path, body: { data: { reason: "damaged", notes } } });
      case "undo":
        return destination.call("undoCard", { path, body: { data: {} } });
      case "close":
        return destination.call("receiveBatch", { path: { batchId }, body: { notes } });
    }
  }

  async take(given: Step): Promise<void> {
    const needsLine = ["remove", "receive", "missing", "dispute", "undo"].includes(given.action);
    if (needsLine && !this.batches[given.batch]?.lines.has(given.card)) return;
    const foreseen = this.foresee(given);
    const { body } = await this.ask(given);
    const { code, card } = body as { code?: string; card?: { id: number } };
    expect([given, code]).toEqual([given, foreseen]);
    if (code === undefined) this.apply(given, card?.id ?? 0);
    if (given.looks) await this.look(this.batches[given.batch]);
  }

  /** Reads what has changed since the last look. */
  async look(batch: ModelBatch | undefined): Promise<void> {
    if (!batch) return;
    const { id: batchId, page } = batch;
    const query = { after: page.seenThrough };
    const changed = await this.origin.must("listBatchChanges", { path: { batchId }, query });
    for (const card of changed.cards) page.lines.set(card.id, card.line_status);
    page.seenThrough = changed.batch.version;
  }

  async compare(): Promise<void> {
    for (const model of this.batches) {
      const { id, status, lines, changes, page } = model;
      await this.look(model);
      const { batch } = await this.origin.must("getSendingBatch", { path: { id } });
      const counted = (line: string) => [...lines.values()].filter((one) => one.status === line).length;
      expect(batch).toMatchObject({
        status,
        version: changes,
        cards_count: lines.size,
        received_count: counted("received"),
        missing_count: counted("missing"),
        disputed_count: counted("disputed"),
      });
      const whole = [...batch.cards, ...batch.removed_cards];
      expect(page.lines).toEqual(new Map(whole.map((card) => [card.id, card.line_status])));
      const events = await server.database
        .selectFrom("audit_events")
        .where("subject_type", "=", "batch")
        .where("subject_id", "=", id)
        .where("action", "<>", "view")
        .select("id")
        .execute();
      expect(events).toHaveLength(changes);
    }
  }
}

/** Cards for every life, printed and at the head office; those of the demonstration are not enough for many. */
async function addCards(first: number, count: number): Promise<void> {
  await sql`
    insert into people (id, id_number, name_en, gender, date_of_birth)
    select 200000 + n, 'A' || 600000 + n, 'Owner ' || n, 1, '1990-01-01'
    from generate_series(1, ${count}::integer) n
  `.execute(server.database);
  await sql`
    insert into cards
      (id, serial_number, person_id, card_type, issue_date, expiry_date, status, current_center_id, status_at)
    select 200000 + n, 'SN' || lpad((${first}::integer + n - 1)::text, 7, '0'), 200000 + n, 'standard', '2026-01-01',
      '2036-01-01', 'printed', 1, now()
    from generate_series(1, ${count}::integer) n
  `.execute(server.database);
}

/** What no life may lead to, looked for in all that there is. */
async function findBrokenRules(): Promise<unknown[]> {
  const { rows } = await sql`
    select 'in two batches' as rule, k.serial_number as of_what
      from batch_cards l join cards k on k.id = l.card_id join batches b on b.id = l.batch_id
      where l.line_status <> 'removed' and b.status not in ('received', 'cancelled')
      group by k.serial_number having count(*) > 1
    union all
    select 'not as its line', k.serial_number
      from batch_cards l join cards k on k.id = l.card_id
      where l.is_live and k.status <> case l.line_status when 'received' then 'at_center' else l.line_status end
        and k.id > 200000
    union all
    select 'events', b.batch_no
      from batches b left join audit_events e on e.subject_type = 'batch' and e.subject_id = b.id and e.action <> 'view'
      where b.id > 12 group by b.batch_no, b.version having count(e.id) <> b.version
    union all
    select 'lost on the way', b.batch_no
      from batches b join batch_cards l on l.batch_id = b.id
      where b.id > 12 and b.status in ('dispatched', 'receiving', 'received') and l.line_status = 'packed'
  `.execute(server.database);
  return rows;
}

test(
  "whatever two centres do, a batch lives as the functional design says [DOM-02] [DOM-03] [DOM-04]",
  async () => {
    const desks = {
      origin: await signIn(server, "clerk.male", 1),
      destination: await signIn(server, "clerk.hdh", 6),
    };
    let firstCard = 3_000_001;
    await addCards(firstCard, lives * cardsOfLife);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: mostSteps }), async (steps) => {
        const life = new Life(desks, firstCard);
        firstCard += cardsOfLife;
        for (let index = 0; index < 2; index++) {
          const { batch } = await desks.origin.must("createBatch", { body: { destination_center_id: 6 } });
          const page = { seenThrough: 1, lines: new Map() };
          life.batches.push({ id: batch.id, status: "open", lines: new Map(), changes: 1, page });
        }
        for (const given of steps) await life.take(given);
        await life.compare();
      }),
      { numRuns: lives, endOnFailure: true, ...(seed !== undefined && { seed: Number(seed) }) },
    );
    expect(await findBrokenRules()).toEqual([]);
  },
  forMany,
);
