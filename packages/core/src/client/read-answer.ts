import { readExtensions } from "../dispatch/extensions.ts";
import {
  readBatch,
  readBatchChanges,
  readBatchEvents,
  readBatchSummary,
  readChangedBatch,
  readChangedCard,
  readLocatedBatch,
} from "../dispatch/read-batch.ts";
import { readSettings } from "../issuance/issuance-settings.ts";
import {
  readCollector,
  readCountry,
  readIssuance,
  readIssuanceCard,
  readIssuanceSummary,
  readOtp,
} from "../issuance/read-issuance.ts";
import { readCenter, readCenterNode, readSessionAnswer } from "../session/read-session.ts";
import type { OperationId } from "./operation.ts";
import {
  type AnswerRecord,
  type Reader,
  readFields,
  readList,
  readNumber,
  readOptionalList,
  readRecord,
  readText,
  readWord,
} from "./read-fields.ts";

/** Reads an answer that is a record with these fields. */
function readerOf(readers: Readonly<Record<string, Reader>>): Reader {
  return (value) => readFields(readRecord(value, "answer"), readers, { fillsGaps: true });
}

const readBatches: Reader = (value) => {
  const answer = readRecord(value, "answer");
  const batches = readList(answer.batches, "batches", readBatchSummary);
  const extensions = readExtensions(answer.extensions);
  return { ...answer, batches, extensions, meta: readMeta(answer.meta, batches.length) };
};

const readIssuances: Reader = (value) => {
  const answer = readRecord(value, "answer");
  const issuances = readList(answer.issuances, "hand-overs", readIssuanceSummary);
  const extensions = readExtensions(answer.extensions);
  return { ...answer, issuances, extensions, meta: readMeta(answer.meta, issuances.length) };
};

const readAudit: Reader = (value) => {
  const answer = readRecord(value, "answer");
  const events = readBatchEvents(answer.events);
  return { ...answer, events, meta: readMeta(answer.meta, events.length) };
};

/** Where a page stands in its list; where a server does not say, it is the only one. */
function readMeta(value: unknown, count: number): unknown {
  const meta = isRecord(value) ? value : {};
  const per_page = readNumber(meta.per_page) ?? Math.max(1, count);
  const total = readNumber(meta.total) ?? count;
  const last_page = readNumber(meta.last_page) ?? Math.max(1, Math.ceil(total / per_page));
  return {
    ...meta,
    page: readNumber(meta.page) ?? 1,
    per_page,
    total,
    last_page,
    counts: readCounts(meta.counts),
  };
}

/** Reads how many batches there are of each status; nothing where the server does not count, which is not none. */
function readCounts(value: unknown): Readonly<Record<string, number>> | undefined {
  if (!isRecord(value)) return undefined;
  const counts = Object.entries(value).flatMap(([status, count]) =>
    readNumber(count) === undefined ? [] : [[status, count]],
  );
  return counts.length > 0 ? Object.fromEntries(counts) : undefined;
}

const readCenters: Reader = (value) =>
  Array.isArray(value) ? readOptionalList(value, readCenter) : readList(value, "centres", readCenter);

const readCenterTree: Reader = (value) =>
  Array.isArray(value) ? readOptionalList(value, readCenterNode) : readList(value, "centres", readCenterNode);

const readChanged = readerOf({ batch: readChangedBatch });
const readChangedLine = readerOf({ batch: readChangedBatch, card: readChangedCard });

const readHandOver = readerOf({ issuance: readIssuance, extensions: readExtensions });

/** How the answers are read that screens show. */
const readers: { readonly [Id in OperationId]?: Reader } = {
  getUser: readSessionAnswer,
  login: readSessionAnswer,
  setCenter: readerOf({ dispatch_center: readCenter }),
  listUserCenters: readerOf({ dispatch_centers: readCenters }),
  listCenters: readerOf({ centers: readCenters }),
  listCenterHierarchy: readerOf({ centers: readCenterTree }),
  listAudit: readAudit,
  listSendingBatches: readBatches,
  listReceivingBatches: readBatches,
  getSendingBatch: readerOf({ batch: readBatch, extensions: readExtensions }),
  getReceivingBatch: readerOf({ batch: readBatch, extensions: readExtensions }),
  createBatch: readChanged,
  addBatchNote: readChanged,
  cancelBatch: readChanged,
  dispatchBatch: readChanged,
  reopenBatch: readChanged,
  receiveBatch: readChanged,
  sendReadySms: readChangedSms,
  addCard: readChangedLine,
  removeCard: readChangedLine,
  receiveCard: readChangedLine,
  disputeCard: readChangedLine,
  markCardMissing: readChangedLine,
  undoCard: readChangedLine,
  attachCardPhoto: readChangedLine,
  getCardPhoto: readPicture,
  listBatchChanges: readBatchChanges,
  locateCard: readerOf({ batch: readLocatedBatch }),
  markPrinted: readerOf({ copies: (value) => readNumber(value) ?? 1, batch: readChangedBatch }),
  loadIssuance: readHandOver,
  checkCollector: readerOf({ collector: readCollector }),
  sendCollectorOtp: readerOf({ otp: readOtp }),
  verifyCollectorOtp: readerOf({ otp_token: readWord, verified_at: readText }),
  verifyCard: readerOf({ verified: (value) => value !== false, verified_at: readText }),
  issueCard: readHandOver,
  completeIssuance: readHandOver,
  addIssuanceDocument: readerOf({ file_path: readWord }),
  listIssuances: readIssuances,
  getCollectedIssuance: readHandOver,
  getCompletedIssuance: readHandOver,
  returnCard: readerOf({ card: readIssuanceCard, issuance: readIssuance }),
  markReceiptPrinted: readerOf({ copies: (value) => readNumber(value) ?? 1, issuance: readIssuance }),
  getIssuanceEvidence: readPicture,
  getPortrait: readPicture,
  getIssuanceDocument: readPicture,
  getSettings: readerOf({ configs: readSettings }),
  listCountries: readerOf({ countries: (value) => readOptionalList(value, readCountry) }),
};

/** Anything but a file is no picture, whatever it says. */
function readPicture(value: unknown): Blob {
  if (value instanceof Blob) return value;
  throw new SyntaxError("The answer is no picture.");
}

function readChangedSms(value: unknown): unknown {
  const answer = readChanged(value) as AnswerRecord;
  const skipped = readOptionalList(answer.skipped, (card) => readRecord(card, "card"));
  return { ...answer, skipped: skipped.filter(({ serial_number }) => typeof serial_number === "string") };
}

/**
 * Reads an answer of any server that speaks the contract, tolerantly: what is left out is empty, words that
 * are not known stay as they are, and what goes beyond is kept. Throws a `SyntaxError` for an answer of
 * another shape.
 */
export function readAnswerOf(id: OperationId, data: unknown): unknown {
  const reader = readers[id];
  return reader ? reader(data) : data;
}

function isRecord(value: unknown): value is AnswerRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
