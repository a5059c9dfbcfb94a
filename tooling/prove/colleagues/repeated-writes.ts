import { randomUUID } from "node:crypto";
import { type Call, type Colleague, signInAt, type Told } from "./colleague.ts";
import type { Query, RegistryServers } from "./registry-servers.ts";

/** What became of writes that were sent several times. */
export interface Repeated {
  /** Batches that this has worked with, and how many writes each of them had answered. */
  readonly versions: ReadonlyMap<number, number>;
  readonly notes: ReadonlyMap<number, readonly string[]>;
  readonly figures: { writes: number; sendings: number; lost: number; reused: number; kills: number };
  readonly wrong: string[];
}

const lanes = 4;
const mostSendings = 5;
const cardsOfLife = 3;
/** Free cards of the demonstration at the head office. */
const [firstCard, lastCard] = [101, 399];

interface Lane {
  readonly origin: Colleague;
  readonly destination: Colleague;
}

/** Another body of the same call, as good as the first. */
function makeOther(body: object | undefined): object {
  const notes = `Something else ${randomUUID()}`;
  if (body && "destination_center_id" in body) return { destination_center_id: 2 };
  if (body && "serial_number" in body) return { serial_number: "SN0000399" };
  if (body && "data" in body) return { data: { ...(body.data as object), notes } };
  return { ...body, notes };
}

/**
 * Desks write until so many writes are answered, each sent up to five times, some of them at once, while the servers are
 * killed. A repeat gets the very same answer, and another body under the same key is refused.
 */
export async function repeatWrites(
  servers: RegistryServers,
  { writes, random }: { readonly writes: number; readonly random: () => number },
): Promise<Repeated> {
  const versions = new Map<number, number>();
  const notes = new Map<number, string[]>();
  const figures = { writes: 0, sendings: 0, lost: 0, reused: 0, kills: 0 };
  const wrong: string[] = [];
  let nextCard = firstCard;
  let [begun, answered] = [0, 0];

  async function sendOnce(by: Colleague, call: Call): Promise<Told> {
    for (;;) {
      figures.sendings += 1;
      const told = await by.send({ ...call, server: Math.floor(random() * servers.urls.length) });
      if (told.status !== 0) {
        answered += 1;
        return told;
      }
      figures.lost += 1;
      await new Promise((settle) => setTimeout(settle, 20));
    }
  }

  /** One write: sent one to five times, at once or one after the other. */
  // biome-ignore lint/suspicious/noExplicitAny: what is read of an answer is little, and known to who asks
  async function write(by: Colleague, call: Call): Promise<any> {
    const keyed = { ...call, key: randomUUID() };
    const times = 1 + Math.floor(random() * mostSendings);
    const atOnce = 1 + Math.floor(random() * times);
    const told = await Promise.all(Array.from({ length: atOnce }, () => sendOnce(by, keyed)));
    while (told.length < times) told.push(await sendOnce(by, keyed));
    const [first] = told;
    if (!first || first.status >= 300) {
      throw new Error(`${call.method} ${call.path}: ${first?.status} ${first?.text}`);
    }
    if (
      told.some(
        ({ status, headers, text }) =>
          status !== first.status || text !== first.text || headers !== first.headers,
      )
    ) {
      wrong.push(`${call.method} ${call.path} was not always answered alike.`);
    }
    figures.writes += 1;
    if (figures.writes % 10 === 0) await reuse(by, keyed);
    return first.body;
  }

  async function reuse(by: Colleague, call: Call): Promise<void> {
    figures.reused += 1;
    const other = makeOther(call.body);
    const { status, body } = await sendOnce(by, { ...call, body: other });
    if (status !== 409 || body.code !== "idempotency_key_reused") {
      wrong.push(`Another body under the key of ${call.method} ${call.path}: ${status} ${body.code}.`);
    }
  }

  async function live({ origin, destination }: Lane): Promise<void> {
    const mayGoOn = () => begun < writes;
    const count = async (by: Colleague, call: Call) => {
      begun += 1;
      return write(by, call);
    };
    const { batch } = await count(origin, {
      method: "POST",
      path: "/dispatch/batches",
      body: { destination_center_id: 6 },
    });
    const path = `/dispatch/batches/${batch.id}`;
    const told: string[] = [];
    notes.set(batch.id, told);
    versions.set(batch.id, 1);
    const step = async (by: Colleague, method: string, end: string, body: object) => {
      const answer = await count(by, { method, path: `${path}/${end}`, body });
      versions.set(batch.id, (versions.get(batch.id) ?? 0) + 1);
      return answer;
    };
    const note = (by: Colleague, end: string) => {
      const text = `Note ${randomUUID()}`;
      told.push(text);
      return step(by, "PATCH", end, { notes: text });
    };
    const cards: { id: number; serial: string }[] = [];
    for (let index = 0; index < cardsOfLife && mayGoOn() && nextCard <= lastCard; index += 1) {
      const serial = `SN${String(nextCard++).padStart(7, "0")}`;
      cards.push({ serial, id: (await step(origin, "POST", "cards", { serial_number: serial })).card.id });
    }
    if (mayGoOn()) await note(origin, "addnote");
    const [removed, ...sent] = cards;
    if (removed && mayGoOn())
      await step(origin, "DELETE", `cards/${removed.id}`, { notes: "Scanned by mistake" });
    if (sent.length === 0 || !mayGoOn()) return;
    await note(origin, "dispatch");
    for (const { id, serial } of sent) {
      if (!mayGoOn()) return;
      await step(destination, "PATCH", `cards/${id}/receive`, { data: { serial_number: serial } });
    }
    const [first] = sent;
    if (first && mayGoOn()) {
      await step(destination, "PATCH", `cards/${first.id}/dispute`, {
        data: { reason: "damaged", notes: "Bent" },
      });
    }
    if (mayGoOn()) await note(destination, "addnote");
    if (mayGoOn()) await note(destination, "receive");
  }

  // Before anything is killed: who signs in too often is held back.
  const staff = await Promise.all(
    Array.from({ length: lanes }, async () => ({
      origin: await signInAt(servers.urls, "clerk.male", 1),
      destination: await signInAt(servers.urls, "clerk.hdh", 6),
    })),
  );
  const work = async (lane: Lane) => {
    while (begun < writes) await live(lane);
  };
  let isOver = false;
  /** Kills whenever so many answers have come, as chance has it: a slow machine gets as far between two kills. */
  const kill = async () => {
    while (!isOver) {
      const next = answered + 5 + Math.floor(random() * 40);
      while (!isOver && answered < next) await new Promise((settle) => setTimeout(settle, 5 + random() * 10));
      if (isOver) return;
      await servers.killAndRestart(Math.floor(random() * servers.urls.length));
      figures.kills += 1;
    }
  };
  const working = Promise.all(staff.map(work)).finally(() => {
    isOver = true;
  });
  await Promise.all([working, kill()]);
  return { versions, notes, figures, wrong };
}

/** What the database holds that was not written once: a batch's version, its events and its notes each count its writes. */
export async function findOtherEffects(query: Query, { versions, notes }: Repeated): Promise<string[]> {
  const rows = await query<{ id: number; version: number; events: number; notes: string | null }>(
    `select b.id, b.version,
       (select count(*) from audit_events e where e.subject_type = 'batch' and e.subject_id = b.id)::integer as events,
       (select string_agg(n.body, '|' order by n.id) from batch_notes n where n.batch_id = b.id) as notes
     from batches b where b.id between $1 and $2 order by b.id`,
    [Math.min(...versions.keys()), Math.max(...versions.keys())],
  );
  const wrong: string[] = [];
  if (rows.length !== versions.size) wrong.push(`${rows.length} batches were made for ${versions.size}.`);
  for (const row of rows) {
    const expected = versions.get(row.id);
    if (row.version !== expected || row.events !== expected) {
      wrong.push(
        `Batch ${row.id} had ${expected} writes: it has version ${row.version} and ${row.events} events.`,
      );
    }
    if ((row.notes ?? "") !== (notes.get(row.id) ?? []).join("|"))
      wrong.push(`Batch ${row.id} has other notes.`);
  }
  return wrong;
}
