import { randomUUID } from "node:crypto";
import { type Call, type Colleague, signInAt } from "./colleague.ts";
import { handOver, makeProof, verifyOwner } from "./hand-over.ts";
import type { Query, RegistryServers } from "./registry-servers.ts";

/** What became of writes in whose midst a server was killed. */
export interface CutOff {
  /** Writes to which nothing came back. */
  readonly cut: number;
  /** How many of them had been done all the same. */
  readonly done: number;
  readonly kills: number;
  readonly slowestStart: number;
  readonly wrong: readonly string[];
}

/** A write that is about to be cut off. */
interface Attempt {
  readonly by: Colleague;
  readonly call: Call;
  /** Whether it is done; throws where it is done by halves. */
  readonly isDone?: () => Promise<boolean>;
  /** Brings back what is needed for the next one. */
  readonly undo?: () => Promise<unknown>;
}

/** Names the writes that are cut off. */
export type CutOffKind = "dispatch" | "receipt" | "hand-over" | "proof";

const atOnce = 4;
const cardsOfPacket = 6;
const cardsOfReceipt = 2;
const roundsToMeasure = 2;

interface Clerks {
  readonly origin: Colleague;
  readonly destination: Colleague;
  /** Numbers of cards, each given once. */
  readonly takeFreeCard: () => string;
  readonly takeCounterCard: () => number;
}

const patch = (path: string, body: object): Call => ({ method: "PATCH", path, body });

async function pack({ origin, takeFreeCard }: Clerks, count: number): Promise<number> {
  const opened = await origin.must({
    method: "POST",
    path: "/dispatch/batches",
    body: { destination_center_id: 6 },
  });
  for (let index = 0; index < count; index += 1) {
    const body = { serial_number: takeFreeCard() };
    await origin.must({ method: "POST", path: `/dispatch/batches/${opened.batch.id}/cards`, body });
  }
  return opened.batch.id;
}

/** Whether a batch has gone from one status to another with all that is part of it, or not at all. */
async function hasGone(
  by: Colleague,
  path: string,
  { from, to, at, version }: { from: readonly string[]; to: readonly string[]; at: string; version: number },
): Promise<boolean> {
  const { batch } = await by.must({ method: "GET", path });
  // biome-ignore lint/suspicious/noExplicitAny: what is read of an answer is little, and known to who asks
  const lines = new Set(batch.cards.map((card: any) => card.line_status));
  const found = `${batch.status} ${[...lines].join("+")} ${batch.version} ${batch[at] === null ? "never" : "then"}`;
  const before = `${from[0]} ${from[1]} ${version} never`;
  const after = `${to[0]} ${to[1]} ${version + 1} then`;
  if (found !== before && found !== after) throw new Error(`Batch ${batch.id} is done by halves: ${found}.`);
  return found === after;
}

async function makeDispatch(clerks: Clerks, id: number): Promise<Attempt> {
  const { origin } = clerks;
  const path = `/dispatch/batches/sending/${id}`;
  const { batch } = await origin.must({ method: "GET", path });
  return {
    by: origin,
    call: patch(`/dispatch/batches/${id}/dispatch`, { version: batch.version, seal_no: "S-1" }),
    isDone: () =>
      hasGone(origin, path, {
        from: ["open", "packed"],
        to: ["dispatched", "in_transit"],
        at: "dispatched_at",
        version: batch.version,
      }),
    undo: () => origin.must(patch(`/dispatch/batches/${id}/open`, { notes: "Once more" })),
  };
}

async function makeReceipt(clerks: Clerks): Promise<Attempt> {
  const { origin, destination } = clerks;
  const id = await pack(clerks, cardsOfReceipt);
  const { batch } = await origin.must(patch(`/dispatch/batches/${id}/dispatch`, {}));
  let version = batch.version;
  for (const card of batch.cards) {
    const data = { serial_number: card.serial_number };
    const answer = await destination.must(
      patch(`/dispatch/batches/${id}/cards/${card.id}/receive`, { data }),
    );
    version = answer.batch.version;
  }
  return {
    by: destination,
    call: patch(`/dispatch/batches/${id}/receive`, { version }),
    isDone: () =>
      hasGone(destination, `/dispatch/batches/receiving/${id}`, {
        from: ["receiving", "received"],
        to: ["received", "received"],
        at: "received_at",
        version,
      }),
  };
}

async function makeHandOver({ origin, takeCounterCard }: Clerks): Promise<Attempt> {
  const { body } = await verifyOwner(origin, takeCounterCard());
  return { by: origin, call: { method: "POST", path: "/issuance/issue", body } };
}

async function makeCompletion({ origin, takeCounterCard }: Clerks): Promise<Attempt> {
  const body = await makeProof(await handOver(origin, takeCounterCard()));
  return { by: origin, call: { method: "POST", path: "/issuance/complete", body } };
}

/** Signs in who the servers' writes are cut off for. */
export async function openClerks({ urls }: RegistryServers, firstFreeCard: number): Promise<Clerks> {
  let [freeCard, counterCard] = [firstFreeCard, 5001];
  return {
    origin: await signInAt(urls, "clerk.male", 1),
    destination: await signInAt(urls, "clerk.hdh", 6),
    takeFreeCard: () => `SN${String(freeCard++).padStart(7, "0")}`,
    takeCounterCard: () => counterCard++,
  };
}

/**
 * Kills a server in the midst of a kind of write, at moments that chance decides, until so many were cut off. Each is done
 * whole or not at all, and once when it is sent again with its key.
 */
export async function cutOff(
  servers: RegistryServers,
  clerks: Clerks,
  {
    kind,
    moments,
    random,
  }: { readonly kind: CutOffKind; readonly moments: number; readonly random: () => number },
): Promise<CutOff> {
  const wrong: string[] = [];
  let [cut, done, kills, slowestStart, span] = [0, 0, 0, 0, 0];
  const packets = kind === "dispatch" ? await Promise.all(atOnceOf(() => pack(clerks, cardsOfPacket))) : [];
  const make = (index: number): Promise<Attempt> => {
    if (kind === "dispatch") return makeDispatch(clerks, packets[index] ?? 0);
    if (kind === "receipt") return makeReceipt(clerks);
    return kind === "hand-over" ? makeHandOver(clerks) : makeCompletion(clerks);
  };

  async function tryOne({ by, call, isDone, undo }: Attempt, server: number, killing: Promise<unknown>) {
    const keyed = { ...call, key: randomUUID() };
    const first = await by.send({ ...keyed, server });
    await killing;
    const wasDone = await isDone?.();
    if (first.status === 0) cut += 1;
    if (first.status === 0 && wasDone) done += 1;
    if (first.status === 200 && wasDone === false) wrong.push(`${call.path} was answered and is lost.`);
    const second = await by.ask(keyed);
    if (second.status !== 200) wrong.push(`${call.path} sent again: ${second.status} ${second.text}`);
    if (first.status === 200 && first.text !== second.text)
      wrong.push(`${call.path} was answered otherwise.`);
    if ((await isDone?.()) === false) wrong.push(`${call.path} was answered and is not done.`);
    await undo?.();
  }

  for (let round = 0; cut < moments; round += 1) {
    const attempts: Attempt[] = [];
    for (let index = 0; index < atOnce; index += 1) attempts.push(await make(index));
    const server = Math.floor(random() * servers.urls.length);
    const start = performance.now();
    const isMeasured = round < roundsToMeasure;
    const killAtRandom = async () => {
      await new Promise((settle) => setTimeout(settle, random() * span));
      slowestStart = Math.max(slowestStart, await servers.killAndRestart(server));
      kills += 1;
    };
    const killing = isMeasured ? Promise.resolve() : killAtRandom();
    const ends = attempts.map((attempt) =>
      tryOne(attempt, server, killing).catch((error: Error) => void wrong.push(error.message)),
    );
    // Once is to warm up; what the second takes is how long a kill may wait.
    if (isMeasured) await Promise.all(ends).then(() => undefined);
    if (isMeasured) span = Math.max(20, (performance.now() - start) / 4);
    await Promise.all([killing, ...ends]);
    if (wrong.length > 20) break;
  }
  return { cut, done, kills, slowestStart, wrong };
}

const atOnceOf = <Result>(make: () => Result): Result[] => Array.from({ length: atOnce }, make);

/** What the database holds that is done by halves: batches, their lines, the cards, hand-overs, and the events of each. */
export async function findHalves(query: Query, firstBatch: number): Promise<string[]> {
  const rows = await query<{ what: string }>(
    `select 'batch ' || b.id || ' is ' || b.status || ' with a card that is ' || l.line_status as what
       from batches b join batch_cards l on l.batch_id = b.id
       where b.id >= $1 and l.line_status <> 'removed' and not (l.line_status = any(case b.status
         when 'open' then array['packed'] when 'dispatched' then array['in_transit']
         when 'receiving' then array['in_transit', 'received', 'missing', 'disputed']
         when 'received' then array['received', 'missing', 'disputed'] else array[]::text[] end))
     union all
     select 'card ' || k.serial_number || ' is ' || k.status || ' and its line ' || l.line_status
       from batch_cards l join cards k on k.id = l.card_id
       where l.batch_id >= $1 and l.line_status <> 'removed'
         and k.status <> case l.line_status when 'received' then 'at_center' else l.line_status end
         and not exists (select from batch_cards n where n.card_id = l.card_id and n.id > l.id)
     union all
     select 'card ' || k.serial_number || ' is live in ' || count(*) || ' batches'
       from batch_cards l join cards k on k.id = l.card_id where l.is_live group by k.serial_number having count(*) > 1
     union all
     select 'batch ' || b.id || ' has version ' || b.version || ' and ' || count(e.id) || ' events'
       from batches b left join audit_events e on e.subject_type = 'batch' and e.subject_id = b.id
       where b.id >= $1 group by b.id, b.version having count(e.id) <> b.version
     union all
     select 'hand-over ' || i.id || ' is ' || i.status || ' and its card ' || k.status
       from issuances i join cards k on k.id = i.card_id
       where i.status in ('collected', 'completed') and k.status <> i.status
     union all
     select 'hand-over ' || i.id || ' has ' || count(e.id) || ' events of ' || w.action
       from issuances i cross join (values ('issue'), ('complete')) w (action)
       left join audit_events e on e.subject_type = 'issuance' and e.subject_id = i.id and e.action = w.action
       where i.begun_at > now() - interval '2 hours'
       group by i.id, i.status, w.action
       having count(e.id) <> case when w.action = 'issue' and i.status in ('collected', 'completed') then 1
         when w.action = 'complete' and i.status = 'completed' then 1 else 0 end`,
    [firstBatch],
  );
  return rows.map(({ what }) => what);
}
