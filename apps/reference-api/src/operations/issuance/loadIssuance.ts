import { recordAct } from "../../database/audit.ts";
import { otpSubjectOf } from "../../database/issuance/collector-otps.ts";
import {
  findIssuance,
  holdCard,
  type IssuanceHead,
  isUnfinished,
  recordIssuanceEvent,
  writeIssuanceChange,
} from "../../database/issuance/hold-issuance.ts";
import { type CardNumber, findCardId } from "../../database/issuance/read-card.ts";
import { noCollector, notVerified } from "../../database/issuance/read-collector.ts";
import {
  type CardInQuestion,
  findCardInQuestion,
  findInProgress,
  formatUnissuable,
  type Issuance,
  readIssuance,
} from "../../database/issuance/read-issuance.ts";
import { closeOtps } from "../../database/otps/write-otp.ts";
import { countLookup } from "../../database/people/count-lookup.ts";
import { type Missed, recordMiss } from "../../database/people/record-miss.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { checkCardForIssuance } from "../../domain/issuance/issuance-checks.ts";
import { type Refusal, refuseByRule, refuseFields } from "../../domain/refusal.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import { readApplicationNo, readIdNumber, readSerialNumber } from "../../domain/written-forms.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";

type Asked = AskedAtCenter<"loadIssuance">;

/** Reads the one number that was scanned or typed. */
function readNumber({ serial_number, id_number, application_no }: Asked["body"]): CardNumber {
  const given = [serial_number, id_number, application_no].filter((number) => number !== undefined);
  if (given.length !== 1) {
    throw refuseFields({ serial_number: ["Serial number, ID number or application number is required."] });
  }
  if (serial_number !== undefined) {
    const serialNumber = readSerialNumber(serial_number);
    if (serialNumber === "") throw refuseFields({ serial_number: ["Serial Number is not valid."] });
    return { serialNumber };
  }
  if (id_number !== undefined) {
    const idNumber = readIdNumber(id_number);
    if (idNumber === "") throw refuseFields({ id_number: ["ID Number is not valid."] });
    return { idNumber };
  }
  const applicationNo = readApplicationNo(application_no ?? "");
  if (applicationNo === "") throw refuseFields({ application_no: ["Application Number is not valid."] });
  return { applicationNo };
}

/** Returns the look-up that did not find a card by this number. */
function missOf({ serialNumber, idNumber, applicationNo = "" }: CardNumber): Missed {
  if (serialNumber !== undefined) return { subject: "card", kind: "serial_number", number: serialNumber };
  if (idNumber !== undefined) return { subject: "card", kind: "id_number", number: idNumber };
  return { subject: "card", kind: "application_no", number: applicationNo };
}

function refuseUnknown({ idNumber, applicationNo }: CardNumber): Refusal {
  if (idNumber !== undefined) {
    return refuseByRule({ message: "Card not found by registry", code: "card_not_found_by_registry" });
  }
  if (applicationNo !== undefined) {
    return refuseByRule({ message: "Card of this application not found", code: "card_not_found" });
  }
  return refuseByRule({ message: "Valid card with serial number not found", code: "card_not_found" });
}

/** What a hand-over begins with, whoever had it before. */
function startOver({ session, center, now }: Asked) {
  return {
    center_id: center.id,
    begun_by: session.member.id,
    begun_at: now,
    session_hash: session.idHash,
    ...noCollector,
    ...notVerified,
  };
}

/** Begins a hand-over. Its versions go on from those of the one before: what was read of that fits none of this one. */
async function begin(
  asked: Asked,
  { card }: CardInQuestion,
  before: IssuanceHead | undefined,
): Promise<void> {
  const { database, session, now } = asked;
  const { id } = await database
    .insertInto("issuances")
    .values({
      ...startOver(asked),
      card_id: card.id,
      status: "ready",
      version: (before?.version ?? 0) + 1,
      touched_at: now,
      changed_by: session.member.id,
      changed_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordAct(asked, {
    action: "load",
    subject: { type: "issuance", id },
    toStatus: "ready",
    serialNumber: card.serial_number,
    notes: describeMethod(asked),
    isInHistory: true,
  });
}

const describeMethod = ({ body }: Asked) => (body.method === "manual" ? "The number was typed." : null);

/** Whoever had it under way, what they verified is gone. */
async function takeOver(asked: Asked, issuance: IssuanceHead): Promise<void> {
  await closeOtps(asked.database, otpSubjectOf(issuance));
  const isRunning = (await findInProgress(asked, issuance)) !== null;
  await writeIssuanceChange(
    asked,
    { ...issuance, to: "ready" },
    { action: isRunning ? "take_over" : "load", set: startOver(asked), notes: describeMethod(asked) },
  );
}

/** Goes on with what this session has under way. */
async function goOn(asked: Asked, issuance: IssuanceHead): Promise<void> {
  await asked.database
    .updateTable("issuances")
    .set({ touched_at: asked.now })
    .where("id", "=", issuance.id)
    .execute();
  await recordIssuanceEvent(asked, issuance, { action: "load", notes: describeMethod(asked) });
}

/** Somebody looked at a card and its owner, and no hand-over tells of it. */
async function recordLook(asked: Asked, { card, checks }: CardInQuestion): Promise<void> {
  const failed = checks.filter(({ ok }) => !ok).map(({ code }) => code);
  await recordAct(asked, {
    action: "load",
    subject: { type: "card", id: card.id },
    serialNumber: card.serial_number,
    notes: failed.join(", "),
  });
}

/** The checks as they are for whoever takes a card over from somebody who has begun. */
function takeFromOthers({ card, owner, collector }: CardInQuestion, { center, now }: Asked): CardInQuestion {
  const today = readRegistryDay(now);
  const checks = checkCardForIssuance({ card, owner, centerId: center.id, today, inProgress: null });
  return { card, owner, collector, checks, inProgress: null };
}

async function load(asked: Asked, cardId: number): Promise<Issuance> {
  const { database, center, session, body } = asked;
  await holdCard(database, cardId);
  const issuance = await findIssuance(database, cardId);
  const found = await findCardInQuestion(asked, cardId, issuance);
  if (!found) throw new Error("A card that was found is not there.");
  const question = body.take_over ? takeFromOthers(found, asked) : found;
  const isHandedOver = issuance?.status === "collected" || issuance?.status === "completed";
  if (isHandedOver && issuance.center_id === center.id) {
    await recordIssuanceEvent(asked, issuance, { action: "load", notes: describeMethod(asked) });
    return readIssuance(asked, cardId);
  }
  if (question.checks.some(({ ok }) => !ok)) {
    await recordLook(asked, question);
    return formatUnissuable(question, center);
  }
  if (!issuance || !isUnfinished(issuance)) await begin(asked, question, issuance);
  else if (issuance.session_hash === session.idHash && issuance.center_id === center.id) {
    await goOn(asked, issuance);
  } else await takeOver(asked, issuance);
  return readIssuance(asked, cardId);
}

/** Finds a card at the counter, and begins its hand-over or goes on with it where nothing stands against it. */
export const loadIssuance = answerCenter(
  "loadIssuance",
  async (asked) => {
    const number = readNumber(asked.body);
    const cardId = await findCardId(asked.database, number, asked.center.id);
    if (cardId === undefined) {
      asked.onceRefused((database) => recordMiss({ ...asked, database }, missOf(number)));
      throw refuseUnknown(number);
    }
    const issuance = await load(asked, cardId);
    return { status: 200, body: { issuance, extensions: listExtensions(asked.ports) } };
  },
  countLookup,
);
