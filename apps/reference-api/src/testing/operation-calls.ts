import type { OperationId } from "../contract/operations.ts";
import { biometricsCalls } from "./biometrics.ts";
import type { CallParts } from "./desk.ts";
import { makeDocumentForm, makeProofForm } from "./forms.ts";
import { drawThumb, onePixel } from "./pictures.ts";
import { xpatCalls } from "./xpat.ts";

const notes = "As agreed on the telephone";
const data = { notes };

/** Batch 3 has left DNR Head Office (1) for HDh. Kulhudhuffushi (6); line 56 is its first. */
const onBatch = { batchId: 3 };

/** Application 35 was submitted at DNR Head Office for HDh. Kulhudhuffushi, by the person of this number. */
const application = { id: 35 };
const applicant = { idNumber: "A106010" };
const onCard = { batchId: 3, cardId: 56 };

const draft = { form: "new_application", draft: "A-draft-of-somebody" };

const thumb = await drawThumb();

/** The calls that are about one card, by its id. */
export const callsOfCard = (card_id: number) =>
  ({
    checkCollector: { body: { card_id, collector_type: "self" } },
    sendCollectorOtp: { body: { card_id } },
    verifyCollectorOtp: { body: { card_id, otp: "123456" } },
    verifyCard: { path: { id: card_id }, body: { serial_number: "SN0005204" } },
    issueCard: {
      body: {
        card_id,
        serial_number: "SN0005204",
        collector: { type: "self" },
        otp_token: "none",
        identity_confirmed: true,
      },
    },
    addIssuanceDocument: { body: makeDocumentForm(thumb, { cardId: card_id }) },
    completeIssuance: {
      body: makeProofForm({ card_id, document_path: "none", thumb_missing_reason: "refused" }, {}),
    },
    getIssuanceEvidence: { path: { id: card_id, kind: "thumb" } },
    getIssuanceDocument: { path: { id: card_id, documentId: 1 } },
    getPortrait: { path: { id: card_id, of: "owner" } },
    getCollectedIssuance: { path: { id: card_id } },
    getCompletedIssuance: { path: { id: card_id } },
    returnCard: { path: { id: card_id }, body: { reason: "data_error", notes } },
    markReceiptPrinted: { path: { id: card_id } },
  }) satisfies Partial<Record<OperationId, CallParts>>;

/** A call of every operation that gets as far as the operation itself, where who asks may; its card is SN0005204, which DNR Head Office has handed over. */
export const operationCalls: Readonly<Record<OperationId, CallParts>> = {
  getHealth: {},
  login: { body: { username: "nobody", password: "Nothing-2026!" } },
  getUser: {},
  listUserCenters: {},
  setCenter: { body: { dispatch_center: 2 } },
  updatePassword: {
    body: { current_password: "?", new_password: "Island-2027!", new_password_confirm: "Island-2027!" },
  },
  getSecondFactor: {},
  startSecondFactor: { body: { current_password: "?" } },
  confirmSecondFactor: { body: { otp: "123456" } },
  listSessions: {},
  endOtherSessions: {},
  logout: {},
  listCenters: {},
  listCenterHierarchy: {},
  listSendingBatches: {},
  listReceivingBatches: {},
  createBatch: { body: { destination_center_id: 6 } },
  getSendingBatch: { path: { id: 3 } },
  getReceivingBatch: { path: { id: 3 } },
  listAudit: { path: { type: "batch", id: 3 } },
  addCard: { path: onBatch, body: { serial_number: "SN0000101" } },
  removeCard: { path: onCard, body: { notes } },
  receiveCard: { path: onCard, body: { data: { serial_number: "SN0001301" } } },
  disputeCard: { path: onCard, body: { data: { ...data, reason: "damaged" } } },
  markCardMissing: { path: onCard, body: { data } },
  undoCard: { path: onCard, body: { data: {} } },
  attachCardPhoto: { path: onCard, body: onePixel },
  getCardPhoto: { path: onCard },
  listBatchChanges: { path: { batchId: 3 }, query: { after: 0 } },
  locateCard: { query: { serial_number: "SN0001301" } },
  changeDestination: { path: onBatch, body: { destination_center_id: 2, notes } },
  cancelBatch: { path: onBatch, body: { notes } },
  dispatchBatch: { path: onBatch, body: {} },
  reopenBatch: { path: onBatch, body: { notes } },
  addBatchNote: { path: onBatch, body: { notes } },
  receiveBatch: { path: onBatch, body: { notes } },
  markPrinted: { path: onBatch, body: { document: "manifest" } },
  sendReadySms: { path: onBatch },
  loadIssuance: { body: { serial_number: "SN0005001" } },
  ...callsOfCard(1056),
  addIssuanceDocument: { body: makeDocumentForm(thumb, { idNumber: "A105401", type: "old_card" }) },
  listIssuances: {},
  listWaitingCards: {},
  listCenterApplications: {},
  listPortalApplications: {},
  getCenterApplication: { path: application },
  cancelApplication: { path: { appId: application.id }, body: { reason: "duplicate", notes } },
  sendApplicationOtp: { body: { id_number: "A105401" } },
  submitApplication: {
    body: {
      id_number: "A105401",
      type: "renewal",
      collection_center_id: 1,
      documents: [],
      declared: true,
    },
  },
  sendPaymentLink: { body: { application_id: 30 } },
  getPersonStatus: { path: applicant },
  getActiveApplication: { path: applicant },
  findApplication: { query: { number: applicant.idNumber } },
  markSlipPrinted: { path: application },
  getApplicationFile: { path: { ...application, fileId: 161 } },
  getApplicantPortrait: { path: application },
  getPersonPortrait: { path: applicant },
  ...biometricsCalls,
  listDrafts: { path: { form: draft.form } },
  saveDraft: { path: draft, body: { id_number: applicant.idNumber, version: 0, content: {} } },
  discardDraft: { path: draft, body: {} },
  getSettings: {},
  getStatistics: {},
  getServiceStatistics: {},
  getPopulation: {},
  getPopulationByAge: {},
  getPopulationByAgeGroup: {},
  listCountries: {},
  ...xpatCalls,
};
