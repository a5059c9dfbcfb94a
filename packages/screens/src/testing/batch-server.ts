import type { Batch, BatchCard, Extension, LineStatus, OperationBody } from "@id-desk/core";
import { createBatchCard, type FakeHandlers, refuse, reply } from "@id-desk/core/testing";

/** A refusal of the fake server. */
type Refusal = ReturnType<typeof refuse>;

/** The batch of a registry that answers from memory, for stories and tests of its two pages. */
export interface BatchServer {
  /** Answers every call about the batch. */
  readonly handlers: FakeHandlers;
  /** The batch as the server has it now. */
  readonly batch: Batch;
  /** Changes the batch as a colleague at another desk does. */
  readonly change: (change: Partial<Batch>) => void;
  /** Changes one card, by its number, as a colleague at another desk does. */
  readonly changeCard: (number: number, change: Partial<BatchCard>) => void;
  /** Answers the scan of a card with a refusal from now on. */
  readonly refuseCard: (serialNumber: string, refusal: Refusal) => void;
}

const clerk = { username: "clerk.male", fullname: "Aishath Shareef" };
const names = ["Mohamed Naseer", "Fathimath Zulaikha", "Ibrahim Waheed", "Aminath Rasheeda", "Hassan Manik"];

/** The serial number of a demonstration card. */
export function serialOf(number: number): string {
  return `SN${String(100 + number).padStart(7, "0")}`;
}

/** Cards in the order of packing, all at one point of their way. */
export function createCards(count: number, change: Partial<BatchCard> = {}): BatchCard[] {
  return Array.from({ length: count }, (_, index) =>
    createBatchCard(index + 1, {
      ...change,
      serial_number: serialOf(index + 1),
      name_en: names[index % names.length] ?? "",
    }),
  );
}

/** Serves one batch: every change is made once, gets the next version, and is in the next answer. */
export function createBatchServer(
  initial: Batch,
  /** What it can beyond the specification; nothing where left out. */
  { extensions }: { readonly extensions?: readonly Extension[] } = {},
): BatchServer {
  let batch = initial;
  const refusals = new Map<string, Refusal>();
  const answers = new Map<string, unknown>();
  const photos = new Map<number, Blob>();

  function summarise(cards: readonly BatchCard[]) {
    const count = (status: LineStatus) => cards.filter((card) => card.line_status === status).length;
    return {
      cards_count: cards.length,
      received_count: count("received"),
      missing_count: count("missing"),
      disputed_count: count("disputed"),
      has_discrepancy: count("missing") + count("disputed") > 0,
    };
  }
  function write(change: Partial<Batch>): Batch {
    const cards = change.cards ?? batch.cards;
    const version = batch.version + 1;
    const known = new Set([...batch.cards, ...batch.removed_cards]);
    const stamp = (lines: readonly BatchCard[]) =>
      lines.map((line) => (known.has(line) ? line : { ...line, version }));
    batch = {
      ...batch,
      ...summarise(cards),
      ...change,
      cards: stamp(cards),
      removed_cards: stamp(change.removed_cards ?? batch.removed_cards),
      version,
    };
    return batch;
  }
  const withoutCards = ({
    cards: _,
    removed_cards: __,
    notes: ___,
    events: ____,
    cancel_reason: _____,
    ...rest
  }: Batch) => rest;
  /** The first answer again for a repeated write, as a registry gives it. */
  function once<Answer>(headers: Headers, answer: () => Answer): Answer {
    const key = headers.get("Idempotency-Key") ?? crypto.randomUUID();
    if (!answers.has(key)) answers.set(key, answer());
    return answers.get(key) as Answer;
  }
  const isStale = (version: number | undefined) => version !== undefined && version !== batch.version;
  const refuseStale = (what: "batch" | "card", version: number | undefined) =>
    refuse(`This ${what} was changed by Ibrahim Waheed.`, {
      status: 409,
      code: "stale_version",
      context: {
        version,
        changed_by: { username: "clerk.two", fullname: "Ibrahim Waheed" },
        changed_at: "2026-11-19T09:05:00Z",
      },
    });

  function resolve(
    { cardId, shown }: { readonly cardId: string | undefined; readonly shown?: number | undefined },
    change: (card: BatchCard) => Partial<BatchCard>,
  ) {
    const card = batch.cards.find(({ id }) => id === Number(cardId));
    if (!card) return refuse("Card not found in this batch.", { status: 404, code: "not_found" });
    if (shown !== undefined && shown !== card.version) return refuseStale("card", card.version);
    const resolved = { ...card, resolved_by: clerk, resolved_at: "2026-11-20T09:05:00Z", ...change(card) };
    const status = batch.status === "dispatched" ? "receiving" : batch.status;
    const { cards } = write({
      status,
      cards: batch.cards.map((other) => (other === card ? resolved : other)),
    });
    return reply(200, {
      card: cards.find(({ id }) => id === card.id) ?? resolved,
      batch: withoutCards(batch),
    });
  }
  function move(version: number | undefined, change: () => Partial<Batch>) {
    return isStale(version) ? refuseStale("batch", batch.version) : reply(200, { batch: write(change()) });
  }

  const told = extensions && { extensions: [...extensions] };
  const answerBatch = () => reply(200, { batch, ...told });
  const handlers: FakeHandlers = {
    getSendingBatch: answerBatch,
    getReceivingBatch: answerBatch,
    listBatchChanges: ({ query }) => {
      const isChanged = (line: BatchCard) => (line.version ?? 0) > Number(query.after);
      const cards = [...batch.cards, ...batch.removed_cards].filter(isChanged);
      return reply(200, { batch: withoutCards(batch), cards, notes: batch.notes, events: batch.events });
    },
    locateCard: () => reply(200, { batch: null }),
    undoCard: ({ path, body }) =>
      resolve({ cardId: path.cardId, shown: body.version }, () => ({
        line_status: "in_transit",
        resolved_by: null,
        resolved_at: null,
        resolution: null,
        has_photo: false,
      })),
    addCard: ({ body, headers }) =>
      once(headers, () => {
        const { serial_number, sequence = batch.cards.length + 1, method = "scan" } = body;
        const refusal = refusals.get(serial_number);
        if (refusal) return refusal;
        if (batch.cards.some((card) => card.serial_number === serial_number)) {
          return refuse("Physical card already linked", {
            code: "already_linked",
            context: {
              batch_id: batch.id,
              batch_no: batch.batch_no,
              destination_center: batch.destination_center,
            },
          });
        }
        const number = Number(serial_number.slice(2));
        const card = createBatchCard(number, {
          serial_number,
          sequence,
          added_method: method,
          name_en: names[number % names.length] ?? "",
        });
        const cards = [...batch.cards, card].sort((one, other) => one.sequence - other.sequence);
        write({ cards });
        return reply(201, { card, batch: withoutCards(batch) });
      }),
    removeCard: ({ path, body }) => {
      const card = batch.cards.find(({ id }) => id === Number(path.cardId));
      if (!card) return refuse("Card not found in this batch.", { status: 404, code: "not_found" });
      const removed = {
        ...card,
        line_status: "removed" as const,
        removed: { notes: body.notes, by: clerk, at: "2026-11-19T10:00:00Z" },
      };
      write({
        cards: batch.cards.filter((other) => other !== card),
        removed_cards: [removed, ...batch.removed_cards],
      });
      return reply(200, { card: removed, batch: withoutCards(batch), message: "Card removed" });
    },
    receiveCard: ({ path, body, headers }) =>
      once(headers, () => {
        const refusal = refusals.get(body.data.serial_number);
        if (refusal) return refusal;
        return resolve({ cardId: path.cardId, shown: body.version }, () => ({
          line_status: "received",
          resolution: { method: body.data.method ?? "scan" },
        }));
      }),
    disputeCard: ({ path, body }) =>
      resolve({ cardId: path.cardId, shown: body.version }, () => ({
        line_status: "disputed",
        resolution: { method: "manual", ...body.data },
      })),
    attachCardPhoto: ({ path, body, headers }) =>
      once(headers, () => {
        photos.set(Number(path.cardId), body);
        return resolve({ cardId: path.cardId }, () => ({ has_photo: true }));
      }),
    getCardPhoto: ({ path }) => {
      const photo = photos.get(Number(path.cardId));
      return photo
        ? new Response(photo)
        : refuse("There is no photograph of this card any more.", { status: 404, code: "not_found" });
    },
    markCardMissing: ({ path, body }) =>
      resolve({ cardId: path.cardId, shown: body.version }, () => ({
        line_status: "missing",
        resolution: { method: "manual", ...body.data },
      })),
    dispatchBatch: ({ body }) =>
      move(body.version, () => ({
        status: "dispatched",
        dispatched_by: clerk,
        dispatched_at: "2026-11-19T11:00:00Z",
        ...readOutside(body),
        cards: batch.cards.map((card) => ({ ...card, line_status: "in_transit" })),
      })),
    cancelBatch: ({ body }) =>
      move(body.version, () => ({
        status: "cancelled",
        cancelled_by: clerk,
        cancelled_at: "2026-11-19T11:00:00Z",
        cancel_reason: body.notes,
        cards: [],
        removed_cards: batch.cards.map((card) => ({
          ...card,
          line_status: "removed",
          removed: { notes: body.notes, by: clerk, at: "2026-11-19T11:00:00Z" },
        })),
      })),
    changeDestination: ({ body }) =>
      move(body.version, () => ({
        destination_center: { id: body.destination_center_id, name: `Centre ${body.destination_center_id}` },
      })),
    reopenBatch: ({ body }) =>
      move(body.version, () => ({
        status: "open",
        dispatched_by: null,
        dispatched_at: null,
        ...(batch.seal_no !== undefined && { seal_no: null, courier: null }),
        cards: batch.cards.map((card) => ({ ...card, line_status: "packed" })),
      })),
    receiveBatch: ({ body }) =>
      move(body.version, () => ({
        status: "received",
        received_by: clerk,
        received_at: "2026-11-20T11:00:00Z",
      })),
    addBatchNote: ({ body }) =>
      move(undefined, () => ({
        notes: [
          {
            id: batch.notes.length + 1,
            body: body.notes,
            author: clerk,
            center: batch.origin_center,
            at: "2026-11-19T11:00:00Z",
          },
          ...batch.notes,
        ],
      })),
    sendReadySms: () =>
      move(undefined, () => ({
        ready_sms_sent_at: "2026-11-20T12:00:00Z",
        ready_sms_count: summarise(batch.cards).received_count,
      })),
  };

  return {
    handlers,
    get batch() {
      return batch;
    },
    change: (change) => void write(change),
    changeCard(number, change) {
      const cards = batch.cards.map((card, index) => (index === number - 1 ? { ...card, ...change } : card));
      write({ cards });
    },
    refuseCard: (serialNumber, refusal) => void refusals.set(serialNumber, refusal),
  };
}

/** What stands on a packet's outside once it has left; nothing where nothing of it was sent. */
function readOutside(body: OperationBody<"dispatchBatch">): Partial<Batch> {
  const { seal_no, courier_name, courier_contact, courier_reference, expected_on } = body;
  const hasCourier = (courier_name ?? courier_contact ?? courier_reference) !== undefined;
  const courier = {
    name: courier_name ?? null,
    contact: courier_contact ?? null,
    reference: courier_reference ?? null,
  };
  return {
    ...(seal_no !== undefined && { seal_no }),
    ...(hasCourier && { courier }),
    ...(expected_on !== undefined && { expected_on }),
  };
}
