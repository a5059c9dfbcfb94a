import type { CardStatus } from "../../domain/dispatch/card-lines.ts";
import {
  decideStep,
  describeOutOfOrder,
  type IssuanceStatus,
  type IssuanceStep,
  isOfSession,
  unfinishedStatuses,
} from "../../domain/issuance/issuance-steps.ts";
import { Refusal, refuseMissing } from "../../domain/refusal.ts";
import type { Subject } from "../../domain/subject.ts";
import type { Acting } from "../acting.ts";
import { recordAct } from "../audit.ts";
import { type Center, formatCenter } from "../centers.ts";
import type { IssuanceColumns } from "../issuance-tables.ts";
import type { Database } from "../tables.ts";

/** What decides about a hand-over, and what it holds so far. */
export interface IssuanceHead extends IssuanceColumns {
  readonly id: number;
  readonly card_id: number;
  readonly serial_number: string;
  readonly status: IssuanceStatus;
  readonly version: number;
  readonly changed_at: Date;
  readonly changer: { readonly username: string; readonly fullname: string };
  readonly center: Center;
}

/** A hand-over that this transaction holds, with the status that the step will lead to. */
export interface HeldIssuance extends IssuanceHead {
  readonly to: IssuanceStatus;
}

/** Returns a hand-over as a subject. */
export const subjectOf = ({ id }: Pick<IssuanceHead, "id">): Subject<"issuance"> => ({
  type: "issuance",
  id,
});

/** Returns the card of a hand-over as a subject. */
export const cardOf = ({ card_id: id }: Pick<IssuanceHead, "card_id">): Subject<"card"> => ({
  type: "card",
  id,
});

/**
 * Reads the last hand-over of a card: under way or made, or that alone which was made. Of several there is at most one
 * that did not come back, and it is the last.
 */
export async function findIssuance(
  database: Database,
  cardId: number,
  { isMade = false }: { readonly isMade?: boolean } = {},
): Promise<IssuanceHead | undefined> {
  const ofCard = database
    .selectFrom("issuances as i")
    .innerJoin("cards as k", "k.id", "i.card_id")
    .innerJoin("users as u", "u.id", "i.changed_by")
    .innerJoin("centers as c", "c.id", "i.center_id")
    .where("i.card_id", "=", cardId)
    .selectAll("i")
    .select(["k.serial_number", "u.username", "u.fullname"])
    .select(["c.name", "c.atoll", "c.island", "c.kind", "c.phone"])
    .orderBy("i.id", "desc");
  const row = await (isMade ? ofCard.where("i.issued_at", "is not", null) : ofCard).executeTakeFirst();
  if (!row) return undefined;
  const { username, fullname, name, atoll, island, kind, phone, ...head } = row;
  const center = formatCenter({ id: head.center_id, name, atoll, island, kind, phone });
  return { ...head, changer: { username, fullname }, center };
}

/** Whether a hand-over is under way, so that the card is still the registry's. */
export function isUnfinished({ status }: { readonly status: IssuanceStatus }): boolean {
  return unfinishedStatuses.some((each) => each === status);
}

/** Says where a card is, or was handed over, to somebody at another centre. */
export function refuseOtherCenter(center: { readonly id: number; readonly name: string }): Refusal {
  return new Refusal(403, {
    message: `This card is at ${center.name}.`,
    code: "other_center",
    context: { center: { id: center.id, name: center.name } },
  });
}

/** Says that a step cannot be taken now, and where the hand-over stands. */
export function refuseOutOfOrder(
  step: IssuanceStep,
  status: IssuanceStatus | null,
  message?: string,
): Refusal {
  return new Refusal(409, {
    message: message ?? describeOutOfOrder(step, status),
    code: "out_of_order",
    context: { status },
  });
}

/**
 * Holds a card until the transaction ends: everything that happens to it, its hand-over among it, waits meanwhile.
 *
 * @returns whether there is such a card.
 */
export async function holdCard(database: Database, cardId: number): Promise<boolean> {
  const held = await database.selectFrom("cards").where("id", "=", cardId).select("id").forUpdate().execute();
  return held.length > 0;
}

/** Refuses a card that is not there, or whose centre is another one. */
export async function checkCardOfCenter(
  { database, center }: Pick<Acting, "database" | "center">,
  cardId: number,
): Promise<void> {
  const card = await database
    .selectFrom("cards as k")
    .leftJoin("centers as c", "c.id", "k.current_center_id")
    .where("k.id", "=", cardId)
    .select(["c.id", "c.name"])
    .executeTakeFirst();
  if (!card) throw refuseMissing("Card not found.");
  if (card.id !== center.id) {
    throw card.id !== null && card.name !== null
      ? refuseOtherCenter({ id: card.id, name: card.name })
      : new Refusal(403, { message: "This card is not at this center.", code: "other_center" });
  }
}

function refuseStale({ changer, version, changed_at }: IssuanceHead): Refusal {
  return new Refusal(409, {
    message: `This hand-over was changed by ${changer.fullname}.`,
    code: "stale_version",
    context: { version, changed_by: changer, changed_at: changed_at.toISOString() },
  });
}

async function refuseTakenOver(database: Database, { begun_by }: IssuanceHead): Promise<Refusal> {
  const by = await database
    .selectFrom("users")
    .where("id", "=", begun_by)
    .select(["username", "fullname"])
    .executeTakeFirstOrThrow();
  return new Refusal(409, {
    message: `${by.fullname} has begun to hand this card over.`,
    code: "taken_over",
    context: { by },
  });
}

/**
 * Holds the hand-over of a card until the transaction ends, after checking that it is this centre's, that it is this
 * session's where the step needs that, that nobody changed it since the version the screen shows, and that the step's
 * turn has come. A card that was not loaded is out of order as well; an operation that names the card in its address
 * asks `checkCardOfCenter` first whether there is one.
 */
export async function holdIssuance(
  acting: Acting,
  cardId: number,
  step: IssuanceStep,
  { version }: { readonly version?: number | undefined } = {},
): Promise<HeldIssuance> {
  // Held first and read afterwards: a statement that waits for a lock goes on with the rows it began with.
  const isKnown = await holdCard(acting.database, cardId);
  return checkStep(acting, { cardId, isKnown }, step, version);
}

/** Finds the hand-over of a card for which this session may take a step now; nothing where its turn has not come. */
export async function findTurn(
  { database, session, center }: Acting,
  cardId: number,
  step: IssuanceStep,
): Promise<IssuanceHead | undefined> {
  const issuance = await findIssuance(database, cardId);
  const isTurn =
    issuance?.session_hash === session.idHash &&
    issuance.center_id === center.id &&
    decideStep(step, issuance.status) !== undefined;
  return isTurn ? issuance : undefined;
}

/**
 * Refuses a step as `holdIssuance` does, by how the hand-over stands at this moment: nobody who works with the card waits.
 */
export async function refuseOutOfTurn(acting: Acting, cardId: number, step: IssuanceStep): Promise<void> {
  const card = await acting.database.selectFrom("cards").where("id", "=", cardId).select("id").execute();
  await checkStep(acting, { cardId, isKnown: card.length > 0 }, step);
}

async function checkStep(
  acting: Acting,
  { cardId, isKnown }: { readonly cardId: number; readonly isKnown: boolean },
  step: IssuanceStep,
  version?: number,
): Promise<HeldIssuance> {
  const { database, center, session } = acting;
  const issuance = await findIssuance(database, cardId);
  if (isKnown && (!issuance || issuance.status === "returned")) await checkCardOfCenter(acting, cardId);
  if (!issuance) throw refuseOutOfOrder(step, null);
  if (issuance.center_id !== center.id) throw refuseOtherCenter(issuance.center);
  const isOthers = isUnfinished(issuance) && issuance.session_hash !== session.idHash;
  if (isOthers && isOfSession(step)) throw await refuseTakenOver(database, issuance);
  if (version !== undefined && version !== issuance.version) throw refuseStale(issuance);
  const to = decideStep(step, issuance.status);
  if (!to) throw refuseOutOfOrder(step, issuance.status);
  return { ...issuance, to };
}

/** What happened to a hand-over, for its history and the audit trail. */
export interface IssuanceChange {
  readonly action: string;
  readonly set?: Partial<IssuanceColumns>;
  /** What its card becomes; left out where that stays as it is. */
  readonly card?: CardStatus;
  readonly notes?: string | null;
}

/** Writes the new status of a held hand-over, its next version and the event, in one transaction. */
export async function writeIssuanceChange(
  acting: Acting,
  issuance: HeldIssuance,
  change: IssuanceChange,
): Promise<void> {
  const { database, session, now } = acting;
  if (change.card) {
    await database
      .updateTable("cards")
      .set({ status: change.card, status_at: now })
      .where("id", "=", issuance.card_id)
      .execute();
  }
  const { numUpdatedRows } = await database
    .updateTable("issuances")
    .set({
      touched_at: now,
      ...change.set,
      status: issuance.to,
      version: issuance.version + 1,
      changed_by: session.member.id,
      changed_at: now,
    })
    .where("id", "=", issuance.id)
    .where("version", "=", issuance.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error("A hand-over that was held was changed meanwhile.");
  await recordIssuanceEvent(acting, issuance, {
    action: change.action,
    notes: change.notes ?? null,
    toStatus: issuance.to,
  });
}

/** Says that a hand-over is still worked on, so that it stays its session's. */
export async function touchIssuance(
  { database, session, now }: Acting,
  issuance: Pick<IssuanceHead, "id">,
): Promise<void> {
  await database
    .updateTable("issuances")
    .set({ touched_at: now })
    .where("id", "=", issuance.id)
    .where("session_hash", "=", session.idHash)
    .execute();
}

/** Writes down what happened to a hand-over, without changing it. */
export async function recordIssuanceEvent(
  acting: Acting,
  issuance: Pick<IssuanceHead, "id" | "status" | "serial_number">,
  event: { readonly action: string; readonly notes?: string | null; readonly toStatus?: IssuanceStatus },
): Promise<void> {
  await recordAct(acting, {
    action: event.action,
    subject: subjectOf(issuance),
    fromStatus: issuance.status,
    toStatus: event.toStatus ?? issuance.status,
    serialNumber: issuance.serial_number,
    notes: event.notes ?? null,
    isInHistory: true,
  });
}
