import {
  type AnswerRecord,
  readList,
  readNumber,
  readOptionalList,
  readRecord,
} from "../client/read-fields.ts";
import {
  type AnswerReaders,
  readerOf,
  readerOfPage,
  readFile,
  readMeta,
} from "../client/read-list-answer.ts";
import { readCenterNode, readCenters } from "../session/read-session.ts";
import { readExtensions } from "./extensions.ts";
import {
  readBatch,
  readBatchChanges,
  readBatchEvents,
  readBatchSummary,
  readChangedBatch,
  readChangedCard,
  readLocatedBatch,
} from "./read-batch.ts";

const readBatches = readerOfPage("batches", "batches", readBatchSummary);
const readChanged = readerOf({ batch: readChangedBatch });
const readChangedLine = readerOf({ batch: readChangedBatch, card: readChangedCard });

function readAudit(value: unknown): unknown {
  const answer = readRecord(value, "answer");
  const events = readBatchEvents(answer.events);
  return { ...answer, events, meta: readMeta(answer.meta, events.length) };
}

function readCenterTree(value: unknown): unknown {
  return Array.isArray(value)
    ? readOptionalList(value, readCenterNode)
    : readList(value, "centres", readCenterNode);
}

function readChangedSms(value: unknown): unknown {
  const answer = readChanged(value) as AnswerRecord;
  const skipped = readOptionalList(answer.skipped, (card) => readRecord(card, "card"));
  return { ...answer, skipped: skipped.filter(({ serial_number }) => typeof serial_number === "string") };
}

/** How the answers of dispatch are read. */
export const dispatchAnswers: AnswerReaders = {
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
  getCardPhoto: readFile,
  listBatchChanges: readBatchChanges,
  locateCard: readerOf({ batch: readLocatedBatch }),
  markPrinted: readerOf({ copies: (value) => readNumber(value) ?? 1, batch: readChangedBatch }),
};
