import { randomUUID } from "node:crypto";
import type { signInDirectly } from "../../../apps/reference-host/e2e/colleague.ts";

const notesOfBatch = 20;
/** Every fourth write is sent once more after it was answered, as a screen does that missed the answer. */
const repeated = 4;

/** In milliseconds: for so long a desk tries again. */
const mostPatience = 120_000;

/** A desk of a proof. */
export type Client = Awaited<ReturnType<typeof signInDirectly>>;

const pause = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));

/** What desks were answered. */
export interface Journal {
  /** The notes of each batch, in the order of sending. */
  readonly batches: Map<number, string[]>;
  answered: number;
  /** Sent anew because nothing came back. */
  lost: number;
  /** Sent anew although it was answered. */
  again: number;
  /** Sent anew because it was refused for the time being, by what was said. */
  readonly refused: Map<string, number>;
  /** In milliseconds: the longest that somebody waited for any answer. */
  slowest: number;
  readonly wrong: string[];
}

/** A journal in which nothing stands yet. */
export const beginJournal = (): Journal => ({
  batches: new Map(),
  answered: 0,
  lost: 0,
  again: 0,
  refused: new Map(),
  slowest: 0,
  wrong: [],
});

/** What is wrong with a refusal for the time being: it has to say so in a plain message, when to come back, and no more. */
function checkRefusal(answer: Response, text: string): string | undefined {
  const body = (() => {
    try {
      return JSON.parse(text) as { message?: unknown; code?: unknown };
    } catch {
      return undefined;
    }
  })();
  if (typeof body?.message !== "string") return `a refusal without a message: ${text.slice(0, 200)}`;
  if (!answer.headers.has("Retry-After")) return `"${body.message}" does not say when to come back`;
  if (/\bat \w|\/|Error|errno/.test(body.message)) return `a refusal that says too much: ${body.message}`;
  return undefined;
}

/** Sends a write until it is answered, each time with the same key, and notes what happened on the way. */
async function send(
  client: Client,
  journal: Journal,
  [method, path, body]: readonly [string, string, string],
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const deadline = performance.now() + mostPatience;
  for (;;) {
    const start = performance.now();
    if (start > deadline) throw new Error(`Nobody answers: ${formatRefused(journal)}, ${journal.lost} lost.`);
    const answer = await client.send(method, path, body, headers).catch(() => undefined);
    const text = answer && (await answer.text().catch(() => undefined));
    journal.slowest = Math.max(journal.slowest, performance.now() - start);
    if (answer && text !== undefined && answer.status !== 503) {
      if (!answer.ok) journal.wrong.push(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
      return text;
    }
    if (answer && text !== undefined) {
      const problem = checkRefusal(answer, text);
      if (problem) journal.wrong.push(`${method} ${path}: ${problem}`);
      const { message = text } = problem ? {} : (JSON.parse(text) as { message: string });
      journal.refused.set(message, (journal.refused.get(message) ?? 0) + 1);
    } else journal.lost += 1;
    await pause(20);
  }
}

/** One desk: a batch and its notes, then the next batch, each write until it is answered. */
export async function writeBatches(client: Client, journal: Journal, isOver: () => boolean): Promise<void> {
  async function write(method: string, path: string, body: unknown): Promise<string> {
    const request = [method, path, JSON.stringify(body)] as const;
    const headers = {
      "Content-Type": "application/json",
      "X-CSRF-Token": client.csrf,
      "Idempotency-Key": randomUUID(),
    };
    const first = await send(client, journal, request, headers);
    journal.answered += 1;
    if (journal.answered % repeated === 0) {
      journal.again += 1;
      const next = await send(client, journal, request, headers);
      if (next !== first) journal.wrong.push(`${method} ${path} was answered otherwise the second time.`);
    }
    return first;
  }

  while (!isOver()) {
    const { batch } = JSON.parse(await write("POST", "/dispatch/batches", { destination_center_id: 6 }));
    const notes: string[] = [];
    journal.batches.set(batch.id, notes);
    while (notes.length < notesOfBatch && !isOver()) {
      const text = `Note ${notes.length + 1} ${randomUUID()}`;
      await write("PATCH", `/dispatch/batches/${batch.id}/addnote`, { notes: text });
      notes.push(text);
    }
  }
}

/** How many batches a desk's centre has sent or packs. */
export async function countBatches({ send: ask }: Client): Promise<number> {
  const answer = await ask("GET", "/dispatch/batches/sending?status=all&per_page=1");
  return ((await answer.json()) as { meta: { total: number } }).meta.total;
}

/** What is wrong with what the server has, against what was answered. */
export async function compareBatches(
  client: Client,
  journal: Journal,
  batchesBefore: number,
): Promise<string[]> {
  const wrong = [...journal.wrong];
  for (const [id, notes] of journal.batches) {
    const { batch } = await (await client.send("GET", `/dispatch/batches/sending/${id}`)).json();
    const kept = (batch.notes as { id: number; body: string }[]).toSorted((one, other) => one.id - other.id);
    if (kept.map(({ body }) => body).join("\n") !== notes.join("\n")) {
      wrong.push(`Batch ${id} has ${kept.length} notes, and ${notes.length} were answered.`);
    }
  }
  const made = (await countBatches(client)) - batchesBefore;
  if (made !== journal.batches.size) wrong.push(`${made} batches were made for ${journal.batches.size}.`);
  return wrong;
}

/** "2 × The database does not answer." */
export const formatRefused = ({ refused }: Journal): string =>
  [...refused].map(([message, count]) => `${count} × "${message}"`).join(", ") || "nothing refused";
