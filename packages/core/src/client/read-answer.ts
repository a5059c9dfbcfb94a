import { readExtensions } from "../dispatch/extensions.ts";
import { readBatch, readBatchSummary, readChangedBatch, readChangedCard } from "../dispatch/read-batch.ts";
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
} from "./read-fields.ts";

/** Reads an answer that is a record with these fields. */
function readerOf(readers: Readonly<Record<string, Reader>>): Reader {
  return (value) => readFields(readRecord(value, "answer"), readers, { fillsGaps: true });
}

const readBatches: Reader = (value) => {
  const answer = readRecord(value, "answer");
  const batches = readList(answer.batches, "batches", readBatchSummary);
  const meta = isRecord(answer.meta) ? answer.meta : {};
  const per_page = readNumber(meta.per_page) ?? Math.max(1, batches.length);
  const total = readNumber(meta.total) ?? batches.length;
  const last_page = readNumber(meta.last_page) ?? Math.max(1, Math.ceil(total / per_page));
  return {
    ...answer,
    batches,
    extensions: readExtensions(answer.extensions),
    meta: { ...meta, page: readNumber(meta.page) ?? 1, per_page, total, last_page },
  };
};

const readCenters: Reader = (value) =>
  Array.isArray(value) ? readOptionalList(value, readCenter) : readList(value, "centres", readCenter);

const readCenterTree: Reader = (value) =>
  Array.isArray(value) ? readOptionalList(value, readCenterNode) : readList(value, "centres", readCenterNode);

const readChanged = readerOf({ batch: readChangedBatch });
const readChangedLine = readerOf({ batch: readChangedBatch, card: readChangedCard });

/** How the answers are read that screens show. */
const readers: { readonly [Id in OperationId]?: Reader } = {
  getUser: readSessionAnswer,
  login: readSessionAnswer,
  setCenter: readerOf({ dispatch_center: readCenter }),
  listUserCenters: readerOf({ dispatch_centers: readCenters }),
  listCenters: readerOf({ centers: readCenters }),
  listCenterHierarchy: readerOf({ centers: readCenterTree }),
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
  markPrinted: readerOf({ copies: (value) => readNumber(value) ?? 1, batch: readChangedBatch }),
};

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
