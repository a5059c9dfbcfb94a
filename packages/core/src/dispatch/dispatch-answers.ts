import { givenListOf, numberOr, readList, recordOf } from "../client/read-fields.ts";
import { type AnswerReaders, pageOf, readFile } from "../client/read-list-answer.ts";
import { readBatchEvents } from "../history/read-history.ts";
import { readCenterNode, readCenters } from "../session/read-session.ts";
import { readExtensions } from "./extensions.ts";
import {
  readBatch,
  readBatchChanges,
  readBatchSummary,
  readChangedBatch,
  readChangedCard,
  readLocatedBatch,
  readSkipped,
} from "./read-batch.ts";

const readBatches = pageOf(
  { batches: (value) => readList(value, "batches", readBatchSummary) },
  ({ batches }) => batches.length,
);
const readOpened = recordOf({ batch: readBatch, extensions: readExtensions });
const readChanged = recordOf({ batch: readChangedBatch });
const changedLine = { batch: readChangedBatch, card: readChangedCard };
const readChangedLine = recordOf(changedLine);
/** Nothing where a server does not say it, or says what is no moment. */
const readMoment = (value: unknown) =>
  typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : undefined;

/** How the answers of dispatch are read. */
export const answers: AnswerReaders = {
  listCenters: recordOf({ centers: readCenters }),
  listCenterHierarchy: recordOf({ centers: givenListOf("centres", readCenterNode) }),
  listAudit: pageOf({ events: readBatchEvents }, ({ events }) => events.length),
  listSendingBatches: readBatches,
  listReceivingBatches: readBatches,
  getSendingBatch: readOpened,
  getReceivingBatch: readOpened,
  createBatch: readChanged,
  addBatchNote: readChanged,
  cancelBatch: readChanged,
  changeDestination: readChanged,
  dispatchBatch: readChanged,
  reopenBatch: readChanged,
  receiveBatch: readChanged,
  sendReadySms: recordOf({ batch: readChangedBatch, skipped: readSkipped }),
  addCard: recordOf({ ...changedLine, owner_told_at: readMoment }),
  removeCard: readChangedLine,
  receiveCard: readChangedLine,
  disputeCard: readChangedLine,
  markCardMissing: readChangedLine,
  undoCard: readChangedLine,
  attachCardPhoto: readChangedLine,
  getCardPhoto: readFile,
  listBatchChanges: readBatchChanges,
  locateCard: recordOf({ batch: readLocatedBatch }),
  markPrinted: recordOf({ copies: numberOr(1), batch: readChangedBatch }),
};
