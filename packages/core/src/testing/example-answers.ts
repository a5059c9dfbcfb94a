import type { OperationId } from "../client/operation.ts";
import { createApplication, createApplicationSummary, createPersonStatus } from "./example-applications.ts";
import { createApplicantBiometrics, createCapturedPart, createCaptureSet } from "./example-biometrics.ts";
import {
  createCollectedIssuance,
  createCollector,
  createCompletedIssuance,
  createIssuance,
  createIssuanceCard,
  createIssuanceSummary,
  createOtp,
  createWaitingCard,
} from "./example-issuances.ts";
import {
  createAgeGroups,
  createAges,
  createPopulation,
  createServiceStatistics,
  createStatistics,
} from "./example-statistics.ts";
import {
  createExpat,
  createInteraction,
  createInteractionStats,
  createInteractionSummary,
  createPermitHolder,
  exampleEmployer,
  exampleIsland,
  exampleOccupation,
} from "./example-xpat.ts";
import {
  createBatch,
  createBatchCard,
  createBatchSummary,
  createSessionAnswer,
  headOffice,
  islandCenter,
} from "./examples.ts";
import { type FakeReply, reply } from "./reply.ts";

/** What the fake registry answers where a test says nothing; a call without an example needs a handler. */
export type ExampleAnswers = { readonly [Id in OperationId]?: () => FakeReply<Id> };

const meta = { page: 1, per_page: 25, total: 1, last_page: 1 };
const createLine = () => ({ batch: createBatchSummary({ cards_count: 1 }), card: createBatchCard() });

const takenReply = (part: Parameters<typeof createCapturedPart>[0]) =>
  reply(201, { set: createCaptureSet({ version: 2, parts: [createCapturedPart(part)] }) });

/** An answer of the contract for every call that signing in, dispatch, issuance, applications and interactions make. */
export const exampleAnswers: ExampleAnswers = {
  getHealth: () => reply(200, { status: "ok" }),
  getUser: () => reply(200, createSessionAnswer()),
  login: () => reply(200, createSessionAnswer({ center: null })),
  logout: () => reply(200, {}),
  setCenter: () => reply(200, { dispatch_center: headOffice }),
  updatePassword: () => reply(200, { message: "Password updated" }),
  getSecondFactor: () => reply(200, { is_on: true, is_required: false, recovery_codes_left: 9 }),
  startSecondFactor: () => {
    const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
    const issuer = "ID%20Desk";
    return reply(200, {
      secret,
      uri: `otpauth://totp/${issuer}:clerk.male?issuer=${issuer}&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    });
  },
  confirmSecondFactor: () =>
    reply(200, {
      message: "Second factor turned on",
      recovery_codes: Array.from({ length: 10 }, (_, place) => `4TQK-9VXW-2MH${place}`),
    }),
  listSessions: () =>
    reply(200, {
      sessions: [
        {
          is_current: true,
          is_this_browser: true,
          center: headOffice,
          address: "192.0.2.17",
          signed_in_at: "2026-11-19T09:05:00Z",
          last_used_at: "2026-11-19T11:42:10Z",
        },
      ],
    }),
  endOtherSessions: () => reply(200, { message: "Signed out elsewhere", ended: 1 }),
  getStatistics: () => reply(200, { statistics: createStatistics(), extensions: ["figures"] }),
  getServiceStatistics: () => reply(200, { service: createServiceStatistics(), extensions: ["figures"] }),
  getPopulation: () => reply(200, { population: createPopulation(), as_of: "2026-11-19T09:00:00Z" }),
  getPopulationByAge: () => reply(200, { ages: createAges(), as_of: "2026-11-19T09:00:00Z" }),
  getPopulationByAgeGroup: () => reply(200, { age_groups: createAgeGroups(), as_of: "2026-11-19T09:00:00Z" }),
  listUserCenters: () => reply(200, { dispatch_centers: [headOffice, islandCenter] }),
  listCenters: () => reply(200, { centers: [headOffice, islandCenter] }),
  listCenterHierarchy: () =>
    reply(200, { centers: [{ ...headOffice, children: [{ ...islandCenter, children: [] }] }] }),
  listSendingBatches: () => reply(200, { batches: [createBatchSummary()], meta }),
  listReceivingBatches: () => reply(200, { batches: [createBatchSummary({ status: "dispatched" })], meta }),
  getSendingBatch: () => reply(200, { batch: createBatch({ cards: [createBatchCard()] }) }),
  getReceivingBatch: () => {
    const cards = [createBatchCard(1, { line_status: "in_transit" })];
    return reply(200, { batch: createBatch({ status: "dispatched", cards }) });
  },
  listAudit: () => reply(200, { events: createBatch().events, meta: { ...meta, per_page: 10 } }),
  createBatch: () => reply(201, { batch: createBatch() }),
  addBatchNote: () => reply(200, { batch: createBatch() }),
  cancelBatch: () => reply(200, { batch: createBatch({ status: "cancelled" }) }),
  changeDestination: () => reply(200, { batch: createBatch() }),
  dispatchBatch: () => reply(200, { batch: createBatch({ status: "dispatched" }) }),
  reopenBatch: () => reply(200, { batch: createBatch() }),
  receiveBatch: () => reply(200, { batch: createBatch({ status: "received" }) }),
  sendReadySms: () => reply(200, { batch: createBatch({ status: "received", ready_sms_count: 1 }) }),
  addCard: () => reply(201, createLine()),
  removeCard: () => reply(200, createLine()),
  receiveCard: () => reply(200, createLine()),
  disputeCard: () => reply(200, createLine()),
  markCardMissing: () => reply(200, createLine()),
  undoCard: () => reply(200, createLine()),
  attachCardPhoto: () => reply(200, createLine()),
  listBatchChanges: () => reply(200, { batch: createBatchSummary(), cards: [] }),
  locateCard: () => reply(200, { batch: null }),
  markPrinted: () => {
    const printed = { copies: 1, at: "2026-11-19T09:10:00Z", version: 1 };
    return reply(200, { copies: 1, batch: createBatch({ printed }) });
  },
  loadIssuance: () => reply(200, { issuance: createIssuance() }),
  checkCollector: () => reply(200, { collector: createCollector() }),
  sendCollectorOtp: () => reply(200, { otp: createOtp(), message: "One-time password sent" }),
  verifyCollectorOtp: () =>
    reply(200, { otp_token: "tHJ3Yd8mQ0u1oWq2", verified_at: "2026-11-19T09:06:00Z" }),
  verifyCard: () => reply(200, { verified: true, verified_at: "2026-11-19T09:08:00Z" }),
  addIssuanceDocument: () => {
    const document = {
      id: 9,
      content_type: "application/pdf",
      size: 204_800,
      added_at: "2026-11-19T09:04:00Z",
    };
    return reply(201, {
      file_path: "documents/4f1c2a9e",
      document: { ...document, type: "authorisation_letter" },
    });
  },
  issueCard: () => reply(200, { issuance: createCollectedIssuance() }),
  completeIssuance: () => reply(200, { issuance: createCompletedIssuance() }),
  listIssuances: () => reply(200, { issuances: [createIssuanceSummary()], meta }),
  listWaitingCards: () =>
    reply(200, {
      cards: [createWaitingCard()],
      meta: { ...meta, counts: { all: 1, over_30: 0, over_90: 0 } },
      extensions: ["waiting_cards"],
    }),
  getCollectedIssuance: () => reply(200, { issuance: createCollectedIssuance() }),
  getCompletedIssuance: () => reply(200, { issuance: createCompletedIssuance() }),
  returnCard: () => {
    const by = { username: "clerk.male", fullname: "Aishath Shareef" };
    const returned = {
      reason: "data_error",
      notes: "The name is misspelt",
      by,
      at: "2026-11-19T09:20:00Z",
    } as const;
    return reply(200, {
      card: createIssuanceCard(),
      issuance: createCollectedIssuance({ status: "returned", returned }),
    });
  },
  markReceiptPrinted: () => reply(200, { copies: 1, issuance: createCompletedIssuance({ printed: 1 }) }),
  listCenterApplications: () => reply(200, { applications: [createApplicationSummary()], meta }),
  listPortalApplications: () => {
    const made = {
      channel: "portal",
      application_no: "P-2026-000041",
      created_by: null,
      created_center: null,
    } as const;
    return reply(200, { applications: [createApplicationSummary(made)], meta });
  },
  getCenterApplication: () => reply(200, { application: createApplication() }),
  cancelApplication: () => {
    const by = { username: "clerk.male", fullname: "Aishath Shareef" };
    const cancelled = {
      reason: "duplicate",
      notes: "There is another one",
      by,
      at: "2026-11-19T09:20:00Z",
    } as const;
    return reply(200, { application: createApplication({ status: "cancelled", cancelled }) });
  },
  sendPaymentLink: () =>
    reply(200, {
      payment: {
        status: "pending",
        amount: 100,
        currency: "MVR",
        link_sent_at: "2026-11-19T09:10:00Z",
        resend_in: 60,
      },
      sent_to_masked: "*** **45",
    }),
  sendApplicationOtp: () =>
    reply(200, {
      otp: {
        sent_at: "2026-11-19T09:05:00Z",
        sent_to_masked: "*** **45",
        expires_in: 600,
        resend_in: 60,
        attempts_left: 5,
        verified_at: null,
      },
      message: "One-time password sent",
    }),
  submitApplication: () => reply(201, { application: createApplication(), message: "Application submitted" }),
  getPersonStatus: () => reply(200, { status: createPersonStatus() }),
  getApplicantBiometrics: () =>
    reply(200, { biometrics: createApplicantBiometrics(), extensions: ["capture_sets"] }),
  sendPhotograph: () => takenReply({ kind: "photo", hand: null, finger: null, quality: null }),
  sendFingerprint: () => takenReply({}),
  sendSignature: () => takenReply({ kind: "signature", hand: null, finger: null, quality: null }),
  recordException: () => reply(201, { set: createCaptureSet({ version: 2 }) }),
  removeException: () => reply(200, { set: createCaptureSet({ version: 2 }) }),
  removeCapturedPart: () => reply(200, { set: createCaptureSet({ version: 2 }) }),
  getCaptureSet: () => reply(200, { set: createCaptureSet() }),
  submitBiometrics: () => reply(200, { application: createApplicationSummary() }),
  getActiveApplication: () => reply(200, { application: createApplicationSummary() }),
  findApplication: () => {
    const { id, application_no, channel, applicant, created_center, collection_center } =
      createApplicationSummary();
    const { id_number } = applicant;
    return reply(200, {
      found: { id, application_no, channel, id_number, created_center, collection_center, is_ours: true },
    });
  },
  markSlipPrinted: () => reply(200, { copies: 1, application: createApplication({ printed: 1 }) }),
  listDrafts: () => reply(200, { drafts: [] }),
  saveDraft: () =>
    reply(200, {
      draft: { draft: "an-example-of-a-draft", version: 1, saved_at: "2026-11-19T09:05:00Z" },
    }),
  discardDraft: () => reply(200, {}),
  getSettings: () => reply(200, { configs: {} }),
  listCountries: () =>
    reply(200, {
      countries: [
        { id: 20, name: "Bangladesh", alpha3: "BGD" },
        { id: 101, name: "India", alpha3: "IND" },
        { id: 206, name: "Sri Lanka", alpha3: "LKA" },
      ],
    }),
  listOccupations: () => reply(200, { occupations: [exampleOccupation] }),
  listIslands: () => reply(200, { islands: [exampleIsland] }),
  getCurrentIsland: () => reply(200, { island: exampleIsland }),
  listEmployers: () => reply(200, { employers: [exampleEmployer] }),
  findExpatByPassport: () => reply(200, { individuals: [createExpat()] }),
  findExpatByPermit: () => reply(200, { individuals: [createExpat()] }),
  recordInteraction: () => reply(201, { interaction: createInteraction() }),
  listInteractions: () =>
    reply(200, { interactions: [createInteractionSummary()], meta, extensions: ["interactions"] }),
  getInteraction: () => reply(200, { interaction: createInteraction() }),
  markInteractionPrinted: () => reply(200, { copies: 1, at: "2026-11-19T09:10:00Z", version: 1 }),
  getInteractionStats: () => reply(200, { stats: createInteractionStats() }),
  listWorkPermits: () => reply(200, { permits: [createPermitHolder()], meta }),
};
