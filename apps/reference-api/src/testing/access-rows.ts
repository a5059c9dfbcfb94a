import type { OperationId } from "../contract/operations.ts";
import type { CallParts } from "./desk.ts";
import { makeProofForm } from "./forms.ts";
import { onePixel } from "./pictures.ts";

const notes = "As agreed on the telephone";
const data = { notes };

/**
 * Who may: anyone, everybody signed in, these with a centre, or with a centre by dnr and full access. And what a call
 * carries.
 */
export interface AccessRow {
  readonly for: "anyone" | "member" | "center" | "dnr";
  readonly parts?: CallParts;
  /** The side of the batch whose centre alone may do it. */
  readonly side?: "origin" | "destination" | "either";
  /** It is about a card, by its id in the path or in the body, and for the centre that has it alone. */
  readonly isOfCard?: true;
}

/** Batch 3 has left DNR Head Office (1) for HDh. Kulhudhuffushi (6); line 56 is its first. */
const onBatch = { batchId: 3 };
const onCard = { batchId: 3, cardId: 56 };

/** Who may do what; an operation of the contract without a row here fails. */
export const accessRows: Readonly<Record<OperationId, AccessRow>> = {
  getHealth: { for: "anyone" },
  login: { for: "anyone", parts: { body: { username: "nobody", password: "Nothing-2026!" } } },
  getUser: { for: "member" },
  listUserCenters: { for: "member" },
  setCenter: { for: "member", parts: { body: { dispatch_center: 2 } } },
  updatePassword: {
    for: "member",
    parts: {
      body: { current_password: "?", new_password: "Island-2027!", new_password_confirm: "Island-2027!" },
    },
  },
  logout: { for: "member" },
  listCenters: { for: "dnr" },
  listCenterHierarchy: { for: "dnr" },
  listSendingBatches: { for: "dnr" },
  listReceivingBatches: { for: "dnr" },
  createBatch: { for: "dnr", parts: { body: { destination_center_id: 6 } } },
  getSendingBatch: { for: "dnr", side: "origin", parts: { path: { id: 3 } } },
  getReceivingBatch: { for: "dnr", side: "destination", parts: { path: { id: 3 } } },
  listAudit: { for: "dnr", side: "either", parts: { path: { type: "batch", id: 3 } } },
  addCard: {
    for: "dnr",
    side: "origin",
    parts: { path: onBatch, body: { serial_number: "SN0000101" } },
  },
  removeCard: { for: "dnr", side: "origin", parts: { path: onCard, body: { notes } } },
  receiveCard: {
    for: "dnr",
    side: "destination",
    parts: { path: onCard, body: { data: { serial_number: "SN0001301" } } },
  },
  disputeCard: {
    for: "dnr",
    side: "destination",
    parts: { path: onCard, body: { data: { ...data, reason: "damaged" } } },
  },
  markCardMissing: { for: "dnr", side: "destination", parts: { path: onCard, body: { data } } },
  undoCard: { for: "dnr", side: "destination", parts: { path: onCard, body: { data: {} } } },
  attachCardPhoto: { for: "dnr", side: "destination", parts: { path: onCard, body: onePixel } },
  getCardPhoto: { for: "dnr", side: "either", parts: { path: onCard } },
  listBatchChanges: {
    for: "dnr",
    side: "either",
    parts: { path: { batchId: 3 }, query: { after: 0 } },
  },
  locateCard: { for: "dnr", parts: { query: { serial_number: "SN0001301" } } },
  cancelBatch: { for: "dnr", side: "origin", parts: { path: onBatch, body: { notes } } },
  dispatchBatch: { for: "dnr", side: "origin", parts: { path: onBatch, body: {} } },
  reopenBatch: { for: "dnr", side: "origin", parts: { path: onBatch, body: { notes } } },
  addBatchNote: { for: "dnr", side: "either", parts: { path: onBatch, body: { notes } } },
  receiveBatch: { for: "dnr", side: "destination", parts: { path: onBatch, body: { notes } } },
  markPrinted: {
    for: "dnr",
    side: "either",
    parts: { path: onBatch, body: { document: "manifest" } },
  },
  sendReadySms: { for: "dnr", side: "destination", parts: { path: onBatch } },
  loadIssuance: { for: "dnr", parts: { body: { serial_number: "SN0005001" } } },
  checkCollector: { for: "dnr", isOfCard: true, parts: { body: { card_id: 1, collector_type: "self" } } },
  sendCollectorOtp: { for: "dnr", isOfCard: true, parts: { body: { card_id: 1 } } },
  verifyCollectorOtp: { for: "dnr", isOfCard: true, parts: { body: { card_id: 1, otp: "123456" } } },
  verifyCard: {
    for: "dnr",
    isOfCard: true,
    parts: { path: { id: 1 }, body: { serial_number: "SN0005204" } },
  },
  issueCard: {
    for: "dnr",
    isOfCard: true,
    parts: {
      body: {
        card_id: 1,
        serial_number: "SN0005204",
        collector: { type: "self" },
        otp_token: "none",
        identity_confirmed: true,
      },
    },
  },
  addIssuanceDocument: {
    for: "dnr",
    parts: { body: { upload_id: "nothing", type: "signed_receipt", card_id: 1 } },
  },
  completeIssuance: { for: "dnr", parts: { body: makeProofForm({ card_id: 1 }, {}) } },
  getIssuanceEvidence: { for: "dnr", isOfCard: true, parts: { path: { id: 1, kind: "thumb" } } },
  getIssuanceDocument: { for: "dnr", isOfCard: true, parts: { path: { id: 1, documentId: 1 } } },
  getPortrait: { for: "dnr", isOfCard: true, parts: { path: { id: 1, of: "owner" } } },
  listIssuances: { for: "dnr" },
  getCollectedIssuance: { for: "dnr", isOfCard: true, parts: { path: { id: 1 } } },
  getCompletedIssuance: { for: "dnr", isOfCard: true, parts: { path: { id: 1 } } },
  returnCard: {
    for: "dnr",
    isOfCard: true,
    parts: { path: { id: 1 }, body: { reason: "data_error", notes } },
  },
  markReceiptPrinted: { for: "dnr", isOfCard: true, parts: { path: { id: 1 } } },
  getSettings: { for: "center" },
  listCountries: { for: "center" },
};
