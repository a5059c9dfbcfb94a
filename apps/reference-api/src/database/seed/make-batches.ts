import { type CardStatus, cardStatusOfLine, type LineStatus } from "../../domain/dispatch/card-lines.ts";
import type { NextNumber } from "../../domain/record-numbers.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import type { BatchPlan } from "./batch-plans.ts";
import type { CardPlan } from "./people-and-cards.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The clerk of each centre in the demonstration, by the account's id; where there is none, who may act everywhere. */
export function clerkOf(centerId: number): number {
  if (centerId === 6) return 2;
  return centerId <= 2 ? 1 : 5;
}

/** The number of a card in a batch: batch 3 has SN0001301 and those that follow. */
const cardNumberOf = (batchId: number, place: number) => 1000 + 100 * batchId + place + 1;

/** What became of the card at a place, from 0, of a batch. */
export function readLineStatus(plan: BatchPlan, place: number): LineStatus {
  if (plan.status === "cancelled") return "removed";
  if (plan.status === "open") return "packed";
  if (plan.missing?.includes(place)) return "missing";
  if (plan.disputed?.includes(place)) return "disputed";
  return plan.checked !== undefined && place < (plan.checkedCards ?? plan.cards) ? "received" : "in_transit";
}

/** What a card is and where, after its line in a batch came to this status. */
export function readCardPlace(plan: BatchPlan, status: LineStatus): Pick<CardPlan, "status" | "centerId"> {
  if (status === "removed") return { status: "printed", centerId: plan.from };
  const centers: Partial<Record<LineStatus, number>> = { packed: plan.from, received: plan.to };
  return { status: cardStatusOfLine[status], centerId: centers[status] ?? null };
}

/** The cards that a batch of the demonstration needs, in the order of its lines. */
export function listBatchCards(plan: BatchPlan): CardPlan[] {
  return Array.from({ length: plan.cards }, (_, place) => ({
    number: cardNumberOf(plan.id, place),
    ...readCardPlace(plan, readLineStatus(plan, place)),
  }));
}

const resolutions: Partial<Record<LineStatus, Readonly<Record<string, string>>>> = {
  received: { method: "scan" },
  missing: { notes: "Packet opened in front of the courier, card not inside" },
  disputed: { reason: "damaged", notes: "The chip is broken" },
};

const cardEvents: Partial<Record<LineStatus, string>> = {
  received: "receive_card",
  missing: "mark_card_missing",
  disputed: "dispute_card",
};

/** A card that a batch packs. */
export interface PackedCard {
  readonly id: number;
  readonly serial_number: string;
}

/** The lines, note and events of a batch of the demonstration, and the batch itself. */
export function makeBatch(
  plan: BatchPlan,
  cards: readonly PackedCard[],
  { now, nextNumber }: { readonly now: Date; readonly nextNumber: NextNumber },
) {
  const ago = (days: number, time: number) => new Date(now.getTime() - days * day - time);
  const createdAt = ago(plan.created, 3 * hour);
  const dispatchedAt = plan.dispatched === undefined ? null : ago(plan.dispatched, 2 * hour);
  const receivedAt = plan.status === "received" ? ago(plan.checked ?? 0, hour) : null;
  const cancelledAt = plan.status === "cancelled" ? ago(plan.created, 2 * hour) : null;
  const [packer, receiver] = [clerkOf(plan.from), clerkOf(plan.to)];
  const serialAt = (place: number) => cards[place]?.serial_number ?? null;

  const lines = cards.map(({ id: card_id }, place) => {
    const line_status = readLineStatus(plan, place);
    const resolution = resolutions[line_status];
    const resolvedAt = new Date(ago(plan.checked ?? 0, 90 * minute).getTime() + place * 15_000);
    return {
      batch_id: plan.id,
      card_id,
      line_status,
      is_live: line_status !== "removed" && !(line_status === "received" && plan.status === "received"),
      sequence: place + 1,
      added_by: packer,
      added_at: new Date(createdAt.getTime() + (place + 1) * 20_000),
      added_method: "scan" as const,
      card_status_before: "printed" as CardStatus,
      resolved_by: resolution ? receiver : null,
      resolved_at: resolution ? resolvedAt : null,
      resolution: resolution ? JSON.stringify(resolution) : null,
      removed_by: line_status === "removed" ? packer : null,
      removed_at: line_status === "removed" ? cancelledAt : null,
      removed_notes: line_status === "removed" ? "Packed for the wrong atoll" : null,
    };
  });

  const sent = { actor_id: packer, center_id: plan.from, subject_type: "batch", subject_id: plan.id };
  const got = { ...sent, actor_id: receiver, center_id: plan.to };
  const whole = { is_in_history: true };
  const events = [
    { ...sent, ...whole, at: createdAt, action: "create", to_status: "open" },
    ...lines.map((line, place) => ({
      ...sent,
      at: line.added_at,
      action: "add_card",
      to_status: "packed",
      serial_number: serialAt(place),
    })),
    ...(plan.note ? [{ ...sent, ...whole, at: createdAt, action: "add_note", notes: plan.note }] : []),
    ...(dispatchedAt
      ? [
          {
            ...sent,
            ...whole,
            at: dispatchedAt,
            action: "dispatch",
            from_status: "open",
            to_status: "dispatched",
          },
        ]
      : []),
    ...(cancelledAt
      ? [
          {
            ...sent,
            ...whole,
            at: cancelledAt,
            action: "cancel",
            from_status: "open",
            to_status: "cancelled",
            notes: "Packed for the wrong atoll",
          },
        ]
      : []),
    ...lines.flatMap(({ line_status, resolved_at }, place) => {
      const action = cardEvents[line_status];
      const serial_number = serialAt(place);
      return action && resolved_at
        ? [
            {
              ...got,
              at: resolved_at,
              action,
              from_status: "in_transit",
              to_status: line_status,
              serial_number,
            },
          ]
        : [];
    }),
    ...(receivedAt
      ? [
          {
            ...got,
            ...whole,
            at: receivedAt,
            action: "receive_batch",
            from_status: "receiving",
            to_status: "received",
          },
        ]
      : []),
    ...(plan.isSmsSent && receivedAt
      ? [
          {
            ...got,
            ...whole,
            at: new Date(receivedAt.getTime() + 5 * minute),
            action: "send_ready_sms",
            from_status: "received",
            to_status: "received",
          },
        ]
      : []),
  ];
  const last = events.at(-1);

  const batch = {
    id: plan.id,
    batch_no: nextNumber("DB", createdAt),
    status: plan.status,
    origin_center_id: plan.from,
    destination_center_id: plan.to,
    name: plan.name ?? null,
    version: events.length,
    created_by: packer,
    created_at: createdAt,
    changed_by: last?.actor_id ?? packer,
    changed_at: last?.at ?? createdAt,
    dispatched_by: dispatchedAt && packer,
    dispatched_at: dispatchedAt,
    received_by: receivedAt && receiver,
    received_at: receivedAt,
    received_on: receivedAt && readRegistryDay(receivedAt),
    cancelled_by: cancelledAt && packer,
    cancelled_at: cancelledAt,
    cancel_reason: cancelledAt && "Packed for the wrong atoll",
    expected_count: plan.expected ?? null,
    expected_on: plan.arrivesIn === undefined ? null : readRegistryDay(ago(-plan.arrivesIn, 0)),
    seal_no: plan.outside?.seal_no ?? null,
    courier_name: plan.outside?.courier_name ?? null,
    courier_contact: plan.outside?.courier_contact ?? null,
    courier_reference: plan.outside?.courier_reference ?? null,
    ready_sms_sent_at: plan.isSmsSent && receivedAt ? new Date(receivedAt.getTime() + 5 * minute) : null,
  };
  const notes = plan.note
    ? [{ batch_id: plan.id, body: plan.note, author_id: packer, center_id: plan.from, at: createdAt }]
    : [];
  return { batch, lines, notes, events };
}
