import type { Registry } from "../../postgres/create-registry.ts";
import { type Action, type BatchState, become, type Deed, foresee, newBatch } from "./batch-model.ts";
import type { Colleague, Told } from "./colleague.ts";

/** Somebody who works with a batch at its origin and at its destination. */
export interface Clerk {
  readonly origin: Colleague;
  readonly destination: Colleague;
  /** Which of the servers their windows ask. */
  readonly server: number;
}

/** What two clerks came to on one batch. */
export interface Interleaving {
  readonly acknowledged: number;
  readonly refused: number;
  /** Refused because a colleague was faster; each was told who and when. */
  readonly stale: number;
  /** Writes that were under way while the colleague's was. */
  readonly met: number;
  readonly wrong: readonly string[];
}

interface Done {
  readonly deed: Deed;
  readonly by: Colleague;
  readonly told: Told;
  /** The newest version of the batch that anybody had been told when it was sent. */
  readonly after: number;
  /** How many deeds had been sent when its answer came. */
  readonly sentBefore: number;
  readonly place: number;
  readonly hasMet: boolean;
}

const deedsOfEach = 10;
const atOrigin: readonly Action[] = ["add", "remove", "note", "dispatch", "cancel", "reopen"];
const ofCard: readonly Action[] = ["remove", "receive", "missing", "dispute", "undo"];
const ofBatchVersion: readonly Action[] = ["remove", "dispatch", "cancel", "reopen", "close"];
/** What is likely while a batch stands so; now and then anything is tried. */
const likely: Readonly<Record<BatchState["status"], readonly Action[]>> = {
  open: ["add", "add", "add", "remove", "dispatch", "dispatch", "cancel", "note"],
  dispatched: ["receive", "receive", "missing", "dispute", "reopen", "note"],
  receiving: ["receive", "receive", "missing", "dispute", "undo", "close", "close", "note"],
  received: ["receive", "note", "undo", "close"],
  cancelled: ["reopen", "reopen", "add", "note"],
};
const anything: readonly Action[] = [...atOrigin, "receive", "missing", "dispute", "undo", "close"];

const names: Readonly<Record<Action, string>> = {
  add: "add_card",
  remove: "remove_card",
  note: "add_note",
  dispatch: "dispatch",
  cancel: "cancel",
  reopen: "reopen",
  receive: "receive_card",
  missing: "mark_card_missing",
  dispute: "dispute_card",
  undo: "undo_card",
  close: "receive_batch",
};

function describeCall(batchId: number, { action, serial, line, version, text }: Deed) {
  const batch = `/dispatch/batches/${batchId}`;
  const card = `${batch}/cards/${line}`;
  const seen = version === undefined ? {} : { version };
  const check = (what: string, data: object) => ({
    method: "PATCH",
    path: `${card}/${what}`,
    body: { data, ...seen },
  });
  switch (action) {
    case "add":
      return { method: "POST", path: `${batch}/cards`, body: { serial_number: serial } };
    case "remove":
      return { method: "DELETE", path: card, body: { notes: text, ...seen } };
    case "note":
      return { method: "PATCH", path: `${batch}/addnote`, body: { notes: text } };
    case "receive":
      return check("receive", { serial_number: serial });
    case "missing":
      return check("missing", { notes: text });
    case "dispute":
      return check("dispute", { reason: "damaged", notes: text });
    case "undo":
      return check("undo", {});
    case "close":
      return { method: "PATCH", path: `${batch}/receive`, body: { notes: text, ...seen } };
    default:
      return {
        method: "PATCH",
        path: `${batch}/${action === "reopen" ? "open" : action}`,
        body: { notes: text, ...seen },
      };
  }
}

// biome-ignore lint/suspicious/noExplicitAny: what is read of an answer is little, and known to who asks
function readPage({ batch }: any): BatchState {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const whole: any[] = [...batch.cards, ...batch.removed_cards];
  return {
    status: batch.status,
    version: batch.version,
    lines: new Map(
      whole.map((card) => [
        card.id,
        { serial: card.serial_number, status: card.line_status, version: card.version },
      ]),
    ),
    // biome-ignore lint/suspicious/noExplicitAny: as above
    notes: batch.notes.toSorted((one: any, other: any) => one.id - other.id).map((note: any) => note.body),
  };
}

function chooseDeed(
  page: BatchState,
  serials: readonly string[],
  random: () => number,
  text: string,
): Deed | undefined {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const action = pick(random() < 0.12 ? anything : likely[page.status]);
  if (!action) return undefined;
  if (action === "add") return { action, serial: pick(serials) ?? "", text };
  if (!ofCard.includes(action)) {
    return { action, text, ...(ofBatchVersion.includes(action) && { version: page.version }) };
  }
  const there = [...page.lines].filter(([, { status }]) => status !== "removed" || random() < 0.05);
  const [line, seen] = pick(there) ?? [];
  if (line === undefined || !seen) return undefined;
  return {
    action,
    line,
    serial: seen.serial,
    text,
    version: action === "remove" ? page.version : seen.version,
  };
}

/** Two clerks work with one new batch as chance has it; what they were told must fit one order of what they did. */
export async function interleave(
  clerks: readonly Clerk[],
  { serials, random, registry }: { serials: readonly string[]; random: () => number; registry: Registry },
): Promise<Interleaving> {
  const [first] = clerks;
  if (!first) throw new Error("Nobody is there.");
  const { batch } = await first.origin.must({
    method: "POST",
    path: "/dispatch/batches",
    body: { destination_center_id: 6 },
  });
  const done: Done[] = [];
  let [newest, sent, underWay] = [1, 0, 0];

  async function act(clerk: Clerk, deed: Deed): Promise<void> {
    const by = atOrigin.includes(deed.action) ? clerk.origin : clerk.destination;
    const [after, place] = [newest, sent++];
    underWay += 1;
    let hasMet = underWay > 1;
    const told = await by.ask({ ...describeCall(batch.id, deed), server: clerk.server });
    hasMet ||= underWay > 1;
    underWay -= 1;
    if (told.status < 300) newest = Math.max(newest, told.body.batch.version);
    const line = deed.action === "add" ? told.body.card?.id : deed.line;
    done.push({ deed: { ...deed, line }, by, told, after, sentBefore: sent, place, hasMet });
  }

  const read = async ({ origin, server }: Clerk) =>
    readPage(await origin.must({ method: "GET", path: `/dispatch/batches/sending/${batch.id}`, server }));

  async function work(clerk: Clerk, index: number): Promise<void> {
    let page = await read(clerk);
    for (let turn = 0; turn < deedsOfEach; turn += 1) {
      if (random() < 0.6) page = await read(clerk);
      if (random() < 0.5) await new Promise((settle) => setTimeout(settle, random() * 15));
      const deed = chooseDeed(page, serials, random, `Clerk ${index}, turn ${turn}`);
      if (deed) await act(clerk, deed);
    }
  }
  await Promise.all(clerks.map(work));

  const wrong = judge(done, await read(first));
  wrong.push(...(await judgeRows(registry, batch.id, done)));
  const refused = done.filter(({ told }) => told.status >= 300);
  return {
    acknowledged: done.length - refused.length,
    refused: refused.length,
    stale: refused.filter(({ told }) => told.body.code === "stale_version").length,
    met: done.filter(({ hasMet }) => hasMet).length,
    wrong: wrong.map((problem) => `Batch ${batch.id}: ${problem}`),
  };
}

const inOrder = (done: readonly Done[]) =>
  done
    .filter(({ told }) => told.status < 300)
    .toSorted((one, other) => one.told.body.batch.version - other.told.body.batch.version);

/** What does not fit: acknowledged writes in the order of their versions, refusals at some place in it, the end. */
function judge(done: readonly Done[], end: BatchState): string[] {
  const wrong: string[] = [];
  const states: BatchState[] = [newBatch];
  const order = inOrder(done);
  for (const [index, { deed, told, after }] of order.entries()) {
    const state = states.at(-1) ?? newBatch;
    const { version } = told.body.batch;
    const refusal = foresee(state, deed);
    if (version !== index + 2) wrong.push(`version ${version} came at place ${index + 2}.`);
    if (version <= after) wrong.push(`version ${version} came after ${after} had been told.`);
    if (refusal) wrong.push(`${deed.action} was done in version ${version}, and is due ${refusal}.`);
    states.push(become(state, deed));
  }
  const last = states.at(-1) ?? newBatch;
  if (show(last) !== show(end)) wrong.push(`it is ${show(end)}, and should be ${show(last)}.`);
  for (const one of done) {
    if (one.told.status >= 300) wrong.push(...judgeRefusal(one, { done, states, order }));
  }
  return wrong;
}

function judgeRefusal(
  { deed, told, after, sentBefore }: Done,
  { done, states, order }: { done: readonly Done[]; states: readonly BatchState[]; order: readonly Done[] },
): string[] {
  const { code, context } = told.body;
  const sent = done.filter((one) => one.place < sentBefore && one.told.status < 300);
  const latest = Math.max(after, ...sent.map((one) => one.told.body.batch.version));
  const possible = states.slice(after - 1, latest);
  const wrong: string[] = [];
  if (!possible.some((state) => foresee(state, deed) === code)) {
    wrong.push(
      `${deed.action} was refused with ${told.status} ${code} between versions ${after} and ${latest}.`,
    );
  }
  if (code === "stale_version") {
    const faster = order[context.version - 2]?.by.fullname;
    const isTold = told.status === 409 && context.changed_by?.fullname === faster && context.changed_at;
    if (!isTold) wrong.push(`${deed.action} was faster by ${faster}, and told: ${told.text}`);
  }
  return wrong;
}

const show = ({ status, version, lines, notes }: BatchState): string =>
  JSON.stringify([status, version, [...lines].toSorted(([one], [other]) => one - other), notes]);

/** What does not fit in the database: one event for each acknowledged write, and cards that are as their lines say. */
async function judgeRows({ query }: Registry, batchId: number, done: readonly Done[]): Promise<string[]> {
  const events = await query<{ told: string }>(
    `select e.action || ' by ' || u.fullname as told from audit_events e join users u on u.id = e.actor_id
     where e.subject_type = 'batch' and e.subject_id = $1 order by e.id`,
    [batchId],
  );
  const expected = inOrder(done).map(({ deed, by }) => `${names[deed.action]} by ${by.fullname}`);
  const found = events.slice(1).map(({ told }) => told);
  const wrong: string[] = [];
  if (found.join() !== expected.join()) wrong.push(`its trail is ${found}, and should be ${expected}.`);
  const torn = await query<{ serial_number: string }>(
    `select k.serial_number from batch_cards l join cards k on k.id = l.card_id where l.batch_id = $1
       and l.line_status <> 'removed'
       and k.status <> case l.line_status when 'received' then 'at_center' else l.line_status end
     union all
     select k.serial_number from cards k join batch_cards l on l.card_id = k.id and l.is_live
       where k.id in (select card_id from batch_cards where batch_id = $1) group by 1 having count(*) > 1`,
    [batchId],
  );
  if (torn.length > 0)
    wrong.push(`${torn.map(({ serial_number }) => serial_number)} are not as their lines say.`);
  return wrong;
}
