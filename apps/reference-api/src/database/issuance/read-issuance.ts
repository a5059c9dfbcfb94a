import type { components } from "../../contract/registry.gen.d.ts";
import { checkCardForIssuance, type IssuanceCheck } from "../../domain/issuance/issuance-checks.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import type { RegistrySettings } from "../../domain/registry-settings.ts";
import { isWithin, readWindow } from "../../domain/windows.ts";
import { sign } from "../../session/digest.ts";
import type { Session } from "../../session/sessions.ts";
import { findPeople, formatPerson, type KnownPerson, type PortraitSource } from "../people/read-person.ts";
import { readIssuanceEvents } from "../read-events.ts";
import type { Staff } from "../staff.ts";
import { listDocuments } from "../stored-documents.ts";
import type { Database } from "../tables.ts";
import { readOtp } from "./collector-otps.ts";
import { findIssuance, type IssuanceHead, isUnfinished, subjectOf } from "./hold-issuance.ts";
import { formatReturn, readAccount } from "./read-account.ts";
import { type FoundCard, findCounterCard, formatCounterCard } from "./read-card.ts";
import {
  formatCollector,
  judgeCollector,
  type KnownCollector,
  readCollectorFigures,
} from "./read-collector.ts";

/** A hand-over as answers carry it. */
export type Issuance = components["schemas"]["Issuance"];

/** Who looks at a hand-over, from which centre and when. */
export interface Looking {
  readonly database: Database;
  readonly session: Session;
  readonly center: components["schemas"]["Center"];
  readonly now: Date;
  readonly ports: { readonly settings: RegistrySettings } & PortraitSource;
}

const time = (moment: Date | null) => moment?.toISOString() ?? null;

/**
 * The proof that the collector of a hand-over is verified. It follows from what only the session's own requests carry,
 * so that nothing that is stored lets anybody make it.
 */
export function makeOtpToken(session: Session, issuanceId: number, seed: string): string {
  return sign(session.csrf, `collector of hand-over ${issuanceId} ${seed}`);
}

/** Who else has a card's hand-over under way: one that was left alone, or whose session has ended, is nobody's. */
export async function findInProgress(
  { database, session, now, ports }: Looking,
  issuance: IssuanceHead | undefined,
): Promise<{ by: Staff; since: string } | null> {
  if (!issuance || !isUnfinished(issuance) || issuance.session_hash === session.idHash) return null;
  const held = ports.settings.issuance.heldFor * 60_000;
  if (!isWithin(issuance.touched_at, readWindow(now, held, held))) return null;
  const holder = await database
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .where("s.id_hash", "=", issuance.session_hash)
    .where("s.ended_at", "is", null)
    .select(["u.username", "u.fullname"])
    .executeTakeFirst();
  return holder ? { by: holder, since: issuance.begun_at.toISOString() } : null;
}

/** When this session found the card in hand to be this one, unless that was too long ago. */
export async function findCardVerified(
  { database, session, now, ports }: Looking,
  cardId: number,
): Promise<Date | null> {
  const length = ports.settings.issuance.cardVerifiedFor * 60_000;
  const { after, until } = readWindow(now, length, length);
  const found = await database
    .selectFrom("card_verifications")
    .where("session_hash", "=", session.idHash)
    .where("card_id", "=", cardId)
    .where("at", ">", after)
    .where("at", "<=", until)
    .select("at")
    .executeTakeFirst();
  return found?.at ?? null;
}

/** A card at the counter with its owner, whom else it concerns, and what must be so before it is handed over. */
export interface CardInQuestion {
  readonly card: FoundCard;
  readonly owner: KnownPerson;
  /** Who collects it, once somebody was looked up. */
  readonly collector: KnownCollector | null;
  readonly inProgress: { by: Staff; since: string } | null;
  readonly checks: IssuanceCheck[];
}

/** Reads a card with its owner and the checks of a hand-over; nothing where there is no such card. */
export async function findCardInQuestion(
  looking: Looking,
  cardId: number,
  issuance: IssuanceHead | undefined,
): Promise<CardInQuestion | undefined> {
  const { database, center, now, ports } = looking;
  const card = await findCounterCard(database, cardId);
  if (!card) return undefined;
  const { collector_type: type = null, collector_person_id: collectorId = null } = issuance ?? {};
  const people = await findPeople(database, [card.personId, ...(collectorId === null ? [] : [collectorId])]);
  const owner = people.get(card.personId);
  if (!owner) return undefined;
  const inProgress = await findInProgress(looking, issuance);
  const today = readRegistryDay(now);
  const checks = checkCardForIssuance({ card, owner, centerId: center.id, today, inProgress });
  const collector =
    !issuance || type === null
      ? null
      : judgeCollector(
          collectorId === null ? undefined : people.get(collectorId),
          { ...issuance, collector_type: type },
          { owner, today, figures: readCollectorFigures(ports.settings) },
        );
  return { card, owner, collector, inProgress, checks };
}

/** A card for which there is no hand-over: the checks say why. */
export function formatUnissuable(
  { card, owner, inProgress, checks }: CardInQuestion,
  center: Looking["center"],
): Issuance {
  const { permanent_address = null, phone_masked = null, ...person } = formatPerson(owner);
  // Where somebody lives, and how they are reached, concerns the centre that has their card.
  const isHere = card.current_center?.id === center.id;
  return {
    id: null,
    issuance_no: null,
    status: null,
    card: formatCounterCard(card),
    owner: {
      ...person,
      permanent_address: isHere ? permanent_address : null,
      phone_masked: isHere ? phone_masked : null,
    },
    checks,
    collector: null,
    otp: null,
    card_verified_at: null,
    documents: [],
    old_card_surrendered: null,
    in_progress: inProgress,
    issued_by: null,
    issued_at: null,
    completed_by: null,
    completed_at: null,
    returned: null,
    proof: {
      thumb: false,
      finger: null,
      hand: null,
      resolution_ppi: null,
      thumb_missing_reason: null,
      signature: false,
      documents: 0,
    },
    notes: null,
    center,
    events: [],
  };
}

/** Reads the hand-over of a card with everything that this session may know of it. */
export async function readIssuance(looking: Looking, cardId: number): Promise<Issuance> {
  const issuance = await findIssuance(looking.database, cardId);
  if (!issuance) throw new Error("A card without a hand-over was to be read with it.");
  return formatIssuance(looking, issuance);
}

/** A hand-over as an answer carries it to this session. */
export async function formatIssuance(looking: Looking, issuance: IssuanceHead): Promise<Issuance> {
  const { database, session, now, ports } = looking;
  const { verification_seed: seed } = issuance;
  const question = await findCardInQuestion(looking, issuance.card_id, issuance);
  if (!question) throw new Error("A hand-over is of a card that is not there.");
  const { card, owner, collector, inProgress, checks } = question;
  const isOurs = isUnfinished(issuance) && issuance.session_hash === session.idHash;
  const verifiedHere = isOurs ? await findCardVerified(looking, issuance.card_id) : issuance.card_verified_at;
  const { issuer, completer, returner, copies, proof } = await readAccount(database, issuance.id);
  return {
    id: issuance.id,
    issuance_no: issuance.issuance_no,
    status: issuance.status,
    card: formatCounterCard(card),
    owner: formatPerson(owner, ports),
    checks,
    collector: collector && formatCollector(collector, ports),
    otp: await readOtp(database, issuance, { now, figures: ports.settings.otp }),
    ...(isOurs && seed !== null && { otp_token: makeOtpToken(session, issuance.id, seed) }),
    card_verified_at: time(verifiedHere),
    documents: await listDocuments(database, subjectOf(issuance)),
    old_card_surrendered: issuance.old_card_surrendered,
    in_progress: inProgress,
    issued_by: issuer,
    issued_at: time(issuance.issued_at),
    completed_by: completer,
    completed_at: time(issuance.completed_at),
    returned: formatReturn(issuance, returner),
    proof,
    notes: issuance.notes,
    center: issuance.center,
    events: await readIssuanceEvents(database, issuance.id),
    printed: copies,
    version: issuance.version,
  };
}
